goal = Alinhar seis peças tuas, colocando duas de cada vez.
aliases = Connect6, Conecta seis, Seis em linha

play-now =
    1. O tabuleiro começa vazio. As Negras põem uma só peça.
    2. Depois disso, na tua vez pões sempre duas peças tuas em pontos vazios.
    3. As peças não se movem e nunca saem.
    4. Quem fizer seis seguidas, em qualquer direção, ganha logo.
    5. Se o tabuleiro se encher sem isso, há empate.

first-match = Antes de jogar, procura linhas de seis pontos com quatro peças do adversário e nenhuma tua. Se não puderes ganhar já, põe uma peça tua em cada uma delas: ele só precisa de um turno para as acabar.

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. Começam as Negras.

    # O turno
    No primeiro turno da partida coloca-se uma só peça. Daí em diante, cada jogador coloca duas peças suas por turno, em pontos vazios quaisquer. As peças não se movem e não são capturadas.

    @ show-2

    # Fim
    Ganha quem tiver seis ou mais peças suas seguidas, em linha horizontal, vertical ou diagonal. A linha conta logo, mesmo que surja com a primeira peça do turno. Se o tabuleiro se encher sem linhas, há empate.

    @ show-3

    @ six-1

    @ end-draw

    # Opções
    - Tamanho: de 9×9 a 19×19.
    - Quem começa: as Negras, salvo outra escolha.

notation = Uma peça escreve-se com o seu ponto, letra e número: { $show-1 }. As letras crescem da esquerda para a direita, sem saltar nenhuma, e os números de baixo para cima. Um turno são duas peças, escritas uma a seguir à outra: { $show-2 }. O turno que ganha escreve-se como os outros: { $show-3 }. As peças nunca saem do tabuleiro, e por isso não há mais sinais.

history =
    Jogo proposto em 2003 por I-Chen Wu, da Universidade Chiao Tung, em Taiwan. É possível que outros já o tivessem inventado sem o divulgar.

    Nasceu de um defeito do 5-em-linha: aí, quem começa tem demasiada vantagem, que só regras de abertura complicadas corrigem. Aqui basta que o primeiro turno tenha uma peça e os outros duas.

idea = Porque é que o primeiro turno é de uma só peça e os outros são de duas? Assim, quem acaba de jogar tem sempre exatamente uma peça a mais, e ninguém vai à frente duas vezes seguidas.

mathematics =
    O primeiro turno põe uma peça, e os outros põem duas. Por isso ora vai à frente um jogador, ora vai o outro, sempre por uma peça.

    Depois de cada turno, quem acabou de jogar tem exatamente uma peça a mais do que o adversário: 1–0, 1–2, 3–2, 3–4… Nenhum jogador tem a vantagem duas vezes seguidas, e é isso que equilibra o jogo.

    Seis pontos seguidos com quatro peças tuas e nenhuma do adversário são uma ameaça: faltam duas peças, as de um turno. Para a travar, o adversário tem de ocupar um dos seus pontos vazios, que são no máximo dois. Travar várias ameaças é escolher poucos pontos que toquem em todas: chama-se a isso uma cobertura. Com duas peças por turno, três ameaças sem pontos vazios em comum já não se travam: só resta ganhar antes.

    No 5-em-linha, quem joga em segundo não pode ter uma estratégia vencedora, porque o primeiro roubava-lha. Esse argumento não se aplica aqui: para jogar como segundo, o primeiro teria de encontrar no tabuleiro uma peça adversária, e encontra duas.

    Uma boa defesa vale mais do que parece: se uma ameaça se trava com uma só peça, a outra peça do turno fica livre para o contra-ataque.

    Haverá um método rápido para saber quem ganha em qualquer posição, num tabuleiro do tamanho que se quiser? Ninguém conhece nenhum, e é provável que não exista: Hsieh e Tsai provaram em 2007 que o problema é PSPACE-completo, isto é, tão difícil como qualquer outro que um computador resolva com uma memória moderada e todo o tempo que quiser.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 5 min: no quadro, um turno com uma peça e três turnos com duas.
    - 10 min: quatro peças seguidas: quando chega uma peça para as travar, e quando são precisas duas?
    - 25 min: partidas a pares em 9×9 ou 11×11, trocando quem começa.
    - 5 min: cada par mostra a sua última ameaça e diz porque não foi travada.
    # Perguntas
    - Depois do terceiro turno das Negras, quantas peças há? → Nove: 1 + 2 + 2 + 2 + 2. Cinco são negras.
    - Quantas peças travam quatro seguidas, com os dois lados bem livres? → Duas: uma só deixa sempre uma linha de seis por acabar.
    - Quem tem mais peças depois de cada turno? → Quem acabou de jogar, e sempre só uma a mais.

ask-first-of-two = Coloca a primeira de duas peças
ask-second-of-two = Coloca a segunda peça

lesson-goal = És as Negras. Põe a peça no ponto aceso e faz seis em linha: ganhas!
lesson-goal-else = De que lado pode crescer a tua linha de cinco?
lesson-goal-look = De um lado está tapada; do outro está o ponto aceso.
lesson-goal-done = Ganhaste! Seis peças tuas seguidas ganham a partida.
lesson-show-1 = As Negras começam com uma só peça.
lesson-six-1 = És as Brancas e falta-te uma peça neste turno. Faz seis em linha!
lesson-six-1-else = As linhas também vão na diagonal. Por onde pode crescer a tua?
lesson-six-1-look = A diagonal vai de uma peça acesa à outra. Uma das pontas está tapada.
lesson-six-1-done = Seis na diagonal: ganham as Brancas.
lesson-six-2 = És as Negras, com cinco numa coluna. Encontra as duas maneiras de fazer seis.
lesson-six-2-else = Já viste as duas pontas da coluna?
lesson-six-2-look = A coluna acaba nas peças acesas. Que pontos há logo a seguir?
lesson-six-2-done = Ganhas logo com a primeira peça, sem precisares da segunda.
lesson-show-2 = Depois disso põem-se sempre duas peças.
lesson-line-1 = És as Negras. As quatro acesas e as duas deste turno são seis! Que dois pontos?
lesson-line-1-else = Em que sentido há espaço para a linha crescer?
lesson-line-1-look = Em baixo está tapada. Sobe a partir da peça acesa.
lesson-line-1-done = Quatro e duas são seis. Quatro peças com espaço já são uma ameaça!
lesson-line-2 = És as Brancas. Há quatro na mesma coluna: que dois pontos as fazem chegar a seis?
lesson-line-2-else = Um dos pontos enche um buraco. E o outro?
lesson-line-2-look = Olha para a coluna acesa: falta-lhe o meio e uma ponta. Em baixo está tapada.
lesson-line-2-done = As quatro não precisam de estar seguidas: os buracos também se enchem.
lesson-line-3 = As Brancas ameaçam ganhar, mas és tu a jogar. Que dois pontos dão seis às Negras?
lesson-line-3-else = Precisas mesmo de te defender? Onde tens quatro na mesma linha?
lesson-line-3-look = Segue a diagonal que passa pelas peças acesas.
lesson-line-3-done = Com os dois pontos da diagonal fazes seis. Antes de travar, vê se podes ganhar!
lesson-show-3 = Duas peças fecham uma linha de seis: ganham as Negras.
lesson-block-1 = És as Negras. As Brancas ameaçam fazer seis. Trava-as com uma só peça!
lesson-block-1-else = De que dois pontos precisa a linha branca?
lesson-block-1-look = Faltam-lhe os dois pontos acesos, à direita. Basta tapar um deles.
lesson-block-1-done = Travada! Sobra-te a outra peça do turno para atacares.
lesson-block-2 = Quatro brancas, e só tapaste um lado. Onde pões a segunda peça do turno?
lesson-block-2-else = Chegam as Brancas a seis pelo lado que ainda está livre?
lesson-block-2-look = À direita há dois pontos livres. As Brancas precisam dos dois.
lesson-block-2-done = Foram precisas as duas peças. Quem obriga o outro a isso tem a iniciativa.
lesson-block-3 = Duas linhas brancas de quatro! Uma só peça trava ambas. Onde?
lesson-block-3-else = Essa peça trava uma linha. E a outra?
lesson-block-3-look = Onde se cruzam a linha e a coluna das peças acesas?
lesson-block-3-done = No cruzamento travas as duas, e ainda te sobra uma peça.
lesson-match = És as Negras e falta-te uma peça neste turno. Ataca, e ganha a partida!
lesson-match-else = Desta vez não deu. Tenta ameaçar em dois sítios: duas peças não chegam para tapar.
lesson-match-done = Ganhaste! Ameaças a mais, e o outro só tinha duas peças.

diagram-end-draw = As duas últimas peças enchem o tabuleiro. Não há seis seguidas: empate.

classic-conectar_6_program_game_33 = Ameaças em duas direções
    .who = O programa contra si próprio
    .why = As Negras obrigam as Brancas a defender-se turno após turno, até que duas peças já não chegam.
    .ply-13 = Quatro negras na coluna k, livres dos dois lados. As Brancas precisam das duas peças para as travar.
    .ply-27 = Agora são as Brancas que ameaçam, mas uma só peça chega para as travar.
    .ply-29 = A primeira peça do turno travou, e com a segunda há ameaças na linha 11 e na coluna j. Para travar tudo seriam precisas três peças.
    .ply-33 = Seis na coluna j.

puzzle-double-threat-idea = Faz mais ameaças do que ele pode tapar num turno.
puzzle-double-threat-why = Ele tapou o que pôde, mas sobrou uma linha.
puzzle-line-idea = Que linha chega a seis com as peças que ainda pões neste turno?
puzzle-line-why = A linha de seis ficou completa neste turno.
