goal = Capturar mais peças, cercando-as com quadrados de cantos vazios.
aliases = Cerco

ask-take-away = Retira uma peça

play-now =
    1. O tabuleiro está cheio de peças, que não são de ninguém.
    2. Na tua vez, retiras uma peça qualquer. Essa não conta pontos.
    3. Se com ela ficarem vazios os quatro cantos de um quadrado, ganhas as peças lá de dentro.
    4. A partida acaba quando só houver peças na margem. Ganha quem capturou mais.

first-match = Antes de retirares uma peça, procura quadrados que já tenham dois cantos vazios. Se esvaziares o terceiro canto, o adversário esvazia o quarto e fica com o que está dentro.

rules =
    # O tabuleiro
    Joga-se nos pontos de uma grelha de 7×7, cheia de peças no começo. As peças são todas iguais e não pertencem a ninguém. Começa o Jogador 1.

    # O turno
    Retiras uma peça qualquer do tabuleiro. Essa peça não conta pontos.

    @ show-1

    # Capturas
    Se o ponto que esvaziaste for o canto de um quadrado cujos outros três cantos também estejam vazios, capturas todas as peças que estiverem dentro dele. Só contam os quadrados direitos, com os lados ao longo da grelha, e só as peças estritamente no interior: as que estão sobre os lados ficam. Uma só jogada pode fechar vários quadrados.

    @ capture-1

    @ double-1

    Um quadrado já vazio nos cantos não volta a capturar: um dos cantos tem de ser o ponto acabado de esvaziar.

    # Fim
    A partida acaba quando só restarem peças na margem do tabuleiro, ou nenhuma. Ganha quem tiver capturado mais. Números iguais dão empate.

    @ show-3

    @ end-draw

    # Opções
    - Tamanho: de 3×3 a 9×9.
    - Quem começa: o Jogador 1, salvo outra escolha.

notation =
    Cada jogada escreve-se com um x, que quer dizer «sai», e com o ponto da peça retirada: { $show-1 }.

    As letras contam as colunas, da esquerda para a direita; os números contam as linhas, de baixo para cima. As peças capturadas seguem das regras e não se escrevem. Por isso { $double-1 } é uma só jogada, embora saiam três peças.

history =
    Inventado por João Pedro Neto na década de 1990, sem conhecer o antigo jogo chinês Fang, que também vive de quadrados.

idea = Se esvaziares o terceiro canto de um quadrado, o adversário esvazia o quarto e leva as peças lá de dentro. Há uma altura em que toda a jogada é um presente: conta a tempo as jogadas seguras, para não seres tu a dá-lo.

mathematics =
    Olha para os quatro cantos de um quadrado: quem esvazia o último leva tudo o que está dentro. Por isso ninguém quer esvaziar o terceiro.

    Deixar um quadrado com três cantos vazios é um presente: o adversário esvazia o quarto. Por isso, depois de algumas jogadas, todas as retiradas são perigosas e ganha quem obrigar o outro a abrir o primeiro quadrado grande. Contar as jogadas que ainda não oferecem nada é a arte deste jogo.

    Em 7×7 há 55 quadrados direitos com peças dentro: 25 de lado 2, 16 de lado 3, 9 de lado 4, 4 de lado 5 e 1 de lado 6, uma soma de quadrados perfeitos. O maior tem por cantos os cantos do tabuleiro, e no começo fecharia de uma vez as 25 peças do interior.

    Retirar uma peça do interior diminui o que há para capturar: às vezes, a melhor defesa é tirar tu aquilo que o outro ia ganhar.

    Em 3×3, 4×4 e 5×5, se ninguém se enganar, a partida acaba empatada. Calculámo-lo do fim para o princípio, para cada conjunto de peças que pode ficar no tabuleiro: em 5×5 são 33 554 432. Em 3×3 vê-se bem porquê. Só há uma peça no interior, e qualquer dos dois a pode retirar: a partida acaba logo, 0–0.

in-class =
    A partir dos 8 anos · 15 minutos por partida.
    - 10 min: cada par joga em 3×3, com o tabuleiro cheio de feijões. Acaba sempre empatado?
    - 10 min: em 5×5, à vez, procurar todos os quadrados direitos com peças dentro.
    - 20 min: duas partidas em 5×5, trocando quem começa.
    - 5 min: conversar: quando é que todas as jogadas eram um presente?
    # Perguntas
    - Quantas peças há no interior do tabuleiro de 7×7? → 5 × 5 = 25. As outras 24 estão na margem.
    - Quantos quadrados direitos com peças dentro há em 5×5? → 9 + 4 + 1 = 14: de lado 2, de lado 3 e de lado 4.
    - Em 3×3, quem não quiser perder, o que pode fazer na sua primeira vez? → Retirar a peça do meio: a partida acaba 0–0.

lesson-goal-1 = Está 1–1. Três cantos já estão vazios: tira o quarto e ganha!
lesson-goal-1-else = Qual dos quatro cantos acesos ainda tem uma peça?
lesson-goal-1-look = É o canto de cima, à esquerda.
lesson-goal-1-done = A peça de dentro é tua: 2–1, e já não há mais nenhuma para capturar. Ganhaste!
lesson-show-1 = À vez, cada um tira uma peça qualquer.
lesson-capture-1 = Três cantos estão vazios. Retira a peça do quarto canto.
lesson-capture-1-else = Que peça falta tirar para os quatro cantos ficarem vazios?
lesson-capture-1-look = Os lados do quadrado são iguais: procura à direita, em cima.
lesson-capture-1-done = Os quatro cantos estão vazios: a peça de dentro é tua e vale 1 ponto.
lesson-show-2 = Quatro cantos vazios: a peça lá dentro é capturada.
lesson-capture-2 = És o Jogador 2. Captura quatro peças com um quadrado maior!
lesson-capture-2-else = Três cantos já estão vazios. Onde está o quarto?
lesson-capture-2-look = Olha para os vazios de cima: o lado de baixo tem o mesmo comprimento.
lesson-capture-2-done = Quanto maior é o quadrado, mais peças estão lá dentro.
lesson-double-1 = Há dois quadrados com um canto em comum. Fecha os dois de uma vez!
lesson-double-1-else = Que peça é canto dos dois quadrados?
lesson-double-1-look = Está ao meio: entre dois pontos vazios e por cima de outro.
lesson-double-1-done = Dois quadrados, duas peças: uma só jogada pode fechar vários.
lesson-double-2 = Aqui também: uma só jogada captura duas peças, longe uma da outra.
lesson-double-2-else = Que peça é canto de um quadrado em baixo e de outro em cima?
lesson-double-2-look = Vê os vazios: três em baixo, à esquerda, e três em cima, à direita.
lesson-double-2-done = Dois quadrados que só se tocam num canto: fechaste ambos!
lesson-show-3 = Um quadrado grande captura nove peças de uma vez: ganhou quem o fechou.
lesson-trap-1 = Está 1–1. Encontra as duas jogadas que não dão a vitória ao Jogador 2.
lesson-trap-1-else = Depois da tua jogada, há três cantos vazios à volta da última peça?
lesson-trap-1-look = Tira tu a peça de dentro, ou uma que não seja canto de nada perigoso.
lesson-trap-1-done = Muito bem: ou não abres um terceiro canto, ou tiras a última peça de dentro.
lesson-trap-2 = És o Jogador 2. Só duas jogadas não deixam o outro ganhar já. Quais?
lesson-trap-2-else = Que cantos faltam para fechar um quadrado à volta de cada peça do interior?
lesson-trap-2-look = Há duas peças no interior. Não lhes abras o terceiro canto.
lesson-trap-2-done = O terceiro canto é sempre um presente: quem tira o quarto captura.
lesson-last-1 = És o Jogador 2 e está 1–1. Uma jogada captura, acaba a partida e ganha.
lesson-last-1-else = Restam duas peças no interior. Podes capturar uma, tirando a outra?
lesson-last-1-look = Procura três cantos vazios à volta da peça mais à direita das duas.
lesson-last-1-done = Também as peças do interior são cantos: tiraste uma e capturaste a outra.
lesson-last-2 = És o Jogador 2 e perdes por 1–0. Uma jogada dá-te a vitória: qual?
lesson-last-2-else = Que quadrado tem três cantos vazios e duas peças lá dentro?
lesson-last-2-look = É um quadrado grande: vai até ao canto de cima, à direita.
lesson-last-2-done = Duas peças de uma vez e acabou: 2–1, ganhas tu!
lesson-match-1 = Ganhas por 1–0, mas a partida ainda não acabou. Leva-a até à vitória!
lesson-match-1-else = Desta vez não deu. Conta os cantos vazios antes de tirares uma peça.
lesson-match-1-done = Ganhaste a tua primeira partida de Cerco!

diagram-end-draw = Sai a última peça do interior. Está 1–1: é empate.

classic-cerco_square = Nove peças de uma só vez
    .who = Exemplo nosso
    .why = Um quadrado de lado 4 fecha-se com o último canto e dá nove pontos.
    .ply-1 = Os quatro cantos ficaram vazios: saem as nove peças que estavam dentro.

puzzle-count-idea = Que quadrado apanha mais peças sem abrir outro?
puzzle-count-why = Feitas as contas, acabas à frente, e ele já não te apanha.
puzzle-best-score-idea = Conta os quadrados que faltam: quem fecha cada um?
puzzle-best-score-why = Contados os quadrados, nenhuma outra peça dá tantos pontos.
