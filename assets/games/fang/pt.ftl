goal = Capturar todas as peças do adversário; quatro peças em quadrado estão a salvo.
aliases = Quadrados

option-tilted = Quadrados inclinados
option-centre8 = Centro com oito ligações

ask-place-centre = A primeira peça vai para o centro
ask-take = Retira uma peça adversária que não esteja num quadrado
ask-step-into = Leva uma peça vizinha para o lugar vago
ask-take-again = Fizeste um quadrado! Retira mais uma peça

rules =
    # O tabuleiro
    Joga-se nos 7×7 pontos do tabuleiro, com 24 peças de cada lado. Começam as Negras.

    # O quadrado
    Quatro peças da mesma cor nos cantos de um quadrado, de qualquer tamanho e com os lados sobre as linhas, formam um quadrado. O que está lá dentro não interessa. Uma peça pode pertencer a vários quadrados. Enquanto pertencer a um, não pode ser retirada.

    # Primeira fase
    Cada jogador, na sua vez, coloca uma peça num ponto vazio. A primeira de todas vai para o centro, d4. Quando as 48 peças estiverem no tabuleiro, sobra um ponto vazio e passa-se à segunda fase, que continua com quem começou.

    # Segunda fase
    Em cada turno:

    - retiras uma peça adversária que não esteja num quadrado e que tenha uma peça tua ao lado, na horizontal ou na vertical;
    - levas uma peça tua, vizinha desse ponto, para o lugar que ficou vago;
    - se a peça que moveste ficou num quadrado teu, retiras mais uma peça adversária que não esteja num quadrado, onde quer que ela esteja. Se não houver nenhuma, esta parte não se faz.

    Se não puderes retirar nenhuma peça, moves uma das tuas para um ponto vizinho vazio, e o turno acaba aí, mesmo que faças um quadrado. Se nem isso puderes, passas.

    # Fim
    Ganha quem capturar todas as peças do adversário. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    # Opções
    - Quadrados inclinados: contam também os quadrados cujos lados não seguem as linhas.
    - Centro com oito ligações: d4 fica ligado também a c3, e3, c5 e e5, para retirar e para mover.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma colocação escreve-se com o ponto: d4. Uma peça retirada leva um x antes: xe2. Um movimento tem os dois pontos: d2-e2. O passe escreve-se pass.

history =
    Jogo tradicional chinês, quase desconhecido no Ocidente. O nome quer dizer «quadrado». Um artigo de Shimizu, Miyahara e Masukawa, na revista Board Games Studies, dá notícia dele e diz que se joga sobretudo na região de Xinjiang, no noroeste da China.

    A descrição que chegou até nós deixa pontos em aberto: se os quadrados inclinados contam, se o centro tem diagonais, o que se faz quando nada pode ser retirado. Aqui segue-se a leitura mais simples, e as outras são opções.

idea = O adversário não pode tirar nenhuma peça de um quadrado teu: só tu o podes desfazer. E às vezes és obrigado, quando ao lado do lugar vago só tens peças dos teus quadrados e uma delas tem de se mover.

mathematics =
    Quantos quadrados cabem num tabuleiro de 7×7 pontos? Com lados sobre as linhas são 36 de lado 1, 25 de lado 2, e assim por diante: 36 + 25 + 16 + 9 + 4 + 1 = 91. Contando também os inclinados são 196, que é 7²(7² − 1)/12.

    Nem todos os pontos valem o mesmo. Conta os quadrados direitos que passam por cada um: por um ponto da margem passam sempre 6, seja um canto ou o meio de um lado. No anel seguinte são 8, depois 10, e pelo centro passam 12. A tradição dá o centro a quem começa.

    A captura é obrigatória, e o movimento que se segue também. Por isso um quadrado não se perde às mãos do adversário, mas às do próprio dono: quem só tiver peças de quadrados ao lado do lugar vago tem de desfazer um deles.

    Nunca ficam bloqueados os dois ao mesmo tempo: havendo um ponto vazio, há sempre uma peça ao lado de algum.

lesson-show-1 = Cada um põe as suas peças, a primeira no centro.
lesson-show-2 = Retira-se uma peça, e outra ocupa o lugar: um quadrado!
lesson-show-3 = Quem fez o quadrado retira mais uma peça adversária.
