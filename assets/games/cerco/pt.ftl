goal = Capturar mais peças, cercando-as com quadrados de cantos vazios.
aliases = Cerco

ask-take-away = Retira uma peça

rules =
    # O tabuleiro
    Joga-se nos pontos de uma grelha de 7×7, cheia de peças no começo. As peças são todas iguais e não pertencem a ninguém. Começa o Jogador 1.

    # O turno
    Retiras uma peça qualquer do tabuleiro. Essa peça não conta pontos.

    # Capturas
    Se o ponto que esvaziaste for o canto de um quadrado cujos outros três cantos também estejam vazios, capturas todas as peças que estiverem dentro dele. Só contam os quadrados direitos, com os lados ao longo da grelha, e só as peças estritamente no interior: as que estão sobre os lados ficam. Uma só jogada pode fechar vários quadrados.

    Um quadrado já vazio nos cantos não volta a capturar: um dos cantos tem de ser o ponto acabado de esvaziar.

    # Fim
    A partida acaba quando só restarem peças na margem do tabuleiro, ou nenhuma. Ganha quem tiver capturado mais. Números iguais dão empate.

    # Opções
    - Tamanho: de 3×3 a 9×9.
    - Quem começa: o Jogador 1, salvo outra escolha.

    # Como se escreve
    Retirar uma peça escreve-se com x e o seu ponto: xd4. As capturas seguem das regras e não se escrevem.

history =
    Inventado por João Pedro Neto na década de 1990, sem conhecer o antigo jogo chinês Fang, que também vive de quadrados.

idea = Se esvaziares o terceiro canto de um quadrado, o adversário esvazia o quarto e leva as peças lá de dentro. Há uma altura em que toda a jogada é um presente: conta a tempo as jogadas seguras, para não seres tu a dá-lo.

mathematics =
    Deixar um quadrado com três cantos vazios é um presente: o adversário esvazia o quarto. Por isso, depois de algumas jogadas, todas as retiradas são perigosas e ganha quem obrigar o outro a abrir o primeiro quadrado grande. Contar as jogadas que ainda não oferecem nada é a arte deste jogo.

    Em 7×7 há 55 quadrados direitos com peças dentro: 25 de lado 2, 16 de lado 3, 9 de lado 4, 4 de lado 5 e 1 de lado 6, uma soma de quadrados perfeitos. O maior tem por cantos os cantos do tabuleiro, e no começo fecharia de uma vez as 25 peças do interior.

    Retirar uma peça do interior diminui o que há para capturar: às vezes, a melhor defesa é tirar tu aquilo que o outro ia ganhar.

lesson-show-1 = À vez, cada um tira uma peça qualquer.
lesson-show-2 = Quatro cantos vazios: a peça lá dentro é capturada.
lesson-show-3 = Um quadrado grande captura nove peças de uma vez.
