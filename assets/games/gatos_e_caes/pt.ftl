goal = Colocar o último animal: cães e gatos nunca ficam lado a lado.
aliases = Snort, Gatos e Cães

ask-first-cat = Coloca o primeiro gato na zona central
ask-first-dog = Coloca o primeiro cão fora da zona central
ask-cat = Coloca um gato longe dos cães
ask-dog = Coloca um cão longe dos gatos

play-now =
    1. Um jogador tem os gatos, o outro os cães. O tabuleiro começa vazio e começam os gatos.
    2. Na tua vez, pões um dos teus animais numa casa vazia. Não pode ficar ao lado de um animal do adversário; na diagonal pode.
    3. O primeiro gato fica na zona central, o primeiro cão fica fora dela.
    4. Os animais não se movem nem saem. Quem já não puder colocar nenhum perde.

first-match = Não gastes cedo as casas onde só tu podes jogar: ninguém tas tira. Joga primeiro nas casas que os dois ainda querem.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, vazias no começo. As quatro casas do meio, d4, d5, e4 e e5, são a zona central. Um jogador tem os gatos (negros), o outro os cães (brancos). Começam os gatos.

    # O turno
    Colocas um dos teus animais numa casa vazia que não toque, na horizontal ou na vertical, em nenhum animal do adversário. Na diagonal não há problema. Os animais não se movem nem saem do tabuleiro.

    @ show-2

    @ reserve-1

    # Os primeiros dois
    O primeiro gato tem de ficar na zona central. O primeiro cão tem de ficar fora dela, e também não pode tocar no gato. Depois disso a zona central é igual às outras casas.

    @ show-1

    @ dog-1

    # Fim
    Quem, na sua vez, não puder colocar nenhum animal perde.

    @ show-3

    Não há empates.

    # Opções
    - Quem começa: os gatos, salvo outra escolha.

notation = Um animal escreve-se só com a casa onde fica: { $show-1-1 } para o primeiro gato, { $show-1-2 } para o primeiro cão.

history =
    O jogo é de Simon Norton, da década de 1970, e em inglês chama-se Snort. É um dos jogos clássicos da teoria combinatória dos jogos.

    Com gatos, cães e a regra da zona central faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Para que serve a zona central? Sem ela, o segundo jogador ganhava sempre: bastava-lhe responder a cada animal na casa oposta, do outro lado do centro, e nunca lhe faltava lugar.

mathematics =
    Cada animal teu fecha casas ao adversário, mas nenhuma a ti. Por isso é bom ter, no fim, mais casas só tuas do que o outro tem só dele.

    Cada animal que colocas fecha ao adversário até quatro casas vizinhas e não te fecha nenhuma a ti. As casas onde só tu podes jogar são uma provisão: podes guardá-las para o fim. Quando já não há casas em disputa ganha quem tiver mais; se forem iguais, perde quem tem de jogar.

    Porque existe a zona central? Sem ela, o segundo jogador ganhava sempre em 8×8, e sem pensar: respondia a cada gato com um cão na casa simétrica em relação ao centro do tabuleiro. Duas casas simétricas distam um número ímpar de colunas e um número ímpar de linhas, por isso nunca se tocam; e se a casa do novo cão tocasse num gato, já a casa do gato acabado de colocar tocaria num cão. A regra obriga o primeiro gato a ficar na zona, cuja casa simétrica também está na zona, onde o primeiro cão não pode entrar. O espelho parte-se logo na primeira jogada.

    Num tabuleiro com uma casa no centro seria o primeiro jogador a ganhar assim: ocupava-a e, daí em diante, espelhava ele.

in-class =
    A partir dos 7 anos · 15 minutos por partida.
    - 10 min: A lição, todos juntos. Quantas casas fecha um gato aos cães?
    - 15 min: Uma partida em pares. Perto do fim, cada um conta em voz alta as casas só suas.
    - 10 min: Segunda partida, com os animais trocados.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - Quantas casas vazias pode um gato fechar aos cães, no máximo? → Quatro: as vizinhas na horizontal e na vertical.
    - O primeiro gato está em d5. Em quantas casas pode ficar o primeiro cão? → Em 58: das 64, não servem as quatro da zona central, nem c5 e d6.
    - Porque acaba sempre a partida? → Cada jogada enche uma casa, e só há 64.

turn-dark = Gatos
turn-light = Cães
puzzle-plays-dark = Jogam os Gatos.
puzzle-plays-light = Jogam os Cães.
wins-dark = Ganham os Gatos
wins-light = Ganham os Cães

lesson-show-1 = Um gato no centro, um cão fora dele.
lesson-show-2 = Cães e gatos nunca ficam lado a lado.
lesson-show-3 = O último gato: os cães já não têm lugar, e perdem.
lesson-first-1 = És os gatos. Põe o primeiro gato na zona central.
lesson-first-1-else = O primeiro gato só pode ficar numa das quatro casas do meio.
lesson-first-1-done = Boa! O primeiro cão, esse, tem de ficar fora desta zona.
lesson-dog-1 = Agora és os cães. Põe um cão na diagonal do gato, fora da zona central.
lesson-dog-1-else = Escolhe c3, c5 ou e3: tocam no gato só na diagonal, e isso pode ser.
lesson-dog-1-done = Na diagonal podem ficar juntos; lado a lado é que não.
lesson-reserve-1 = És os gatos. Põe um gato de modo que o canto a1 fique só para ti.
lesson-reserve-1-else = Põe o gato ao lado do canto, em a2 ou b1. A casa a1 fica vazia.
lesson-reserve-1-done = Ali já não entra nenhum cão: é uma casa guardada para o fim.
lesson-trap-1 = h1 é só dos gatos, e1 só dos cães; h8 serve aos dois. Onde pões o gato?
lesson-trap-1-else = A casa h1 é só tua e pode esperar. Assim, os cães ficavam com h8.
lesson-trap-1-done = Certo: primeiro a casa disputada, depois a guardada.
lesson-puzzle-1 = Os gatos têm quatro casas, os cães três. Uma só jogada ganha: qual?
lesson-puzzle-1-else = Não chega: procura a casa que fecha duas casas aos cães de uma vez.
lesson-puzzle-1-done = Fechaste c2 e d1. Aos cães resta f3, e depois já não têm lugar!

classic-gatos_start = O primeiro gato e a casa proibida
    .who = Exemplo das regras do Campeonato Nacional de Jogos Matemáticos
    .why = Mostra onde pode começar o gato e onde não pode ficar o primeiro cão.
    .ply-1 = O cão não pode ir para c5: está fora da zona central, mas toca no gato.

puzzle-block-idea = Deixa-o sem casa para mais um animal.
puzzle-block-why = Já não há casa nenhuma onde ele possa pôr um animal.
puzzle-reserve-idea = Faz casas onde só os teus animais podem ficar.
puzzle-reserve-why = Ficaste com casas que ele não podia usar.
puzzle-parity-idea = Conta as casas que só tu podes usar e as que só ele pode.
puzzle-parity-why = Contadas as casas, a última jogada era tua.
