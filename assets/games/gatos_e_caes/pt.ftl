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

    # Os dois primeiros animais
    O primeiro gato tem de ficar na zona central. O primeiro cão tem de ficar fora dela, e também não pode tocar no gato. Depois disso a zona central é igual às outras casas.

    @ show-1

    @ zone-2

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
    Cada animal que colocas fecha ao adversário até quatro casas vizinhas e não te fecha nenhuma a ti. As casas onde só tu podes jogar são uma reserva: podes guardá-las para o fim. Quando já não há casas em disputa ganha quem tiver mais; se forem iguais, perde quem tem de jogar.

    Porque funcionava o espelho em 8×8? Duas casas simétricas em relação ao centro do tabuleiro distam um número ímpar de colunas e um número ímpar de linhas, por isso nunca ficam lado a lado; e se a casa do novo cão tocasse num gato, já a casa do gato acabado de colocar tocaria num cão. O primeiro gato tem de ficar na zona central, e a casa simétrica da dele também lá está, onde o primeiro cão não pode entrar. O espelho parte-se logo na primeira jogada.

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

lesson-first = És os gatos. Põe um gato na casa acesa!
lesson-first-else = Que casa vazia está acesa, lá em cima?
lesson-first-look = Toca na casa acesa, entre os gatos e os cães.
lesson-first-done = Ganhaste! Os cães já não têm onde ficar sem tocar num gato.
lesson-show-1 = Um gato no centro, um cão fora dele.
lesson-zone-1 = És os gatos. Põe o primeiro gato na zona central.
lesson-zone-1-else = Que quatro casas ficam mesmo no meio do tabuleiro?
lesson-zone-1-look = As quatro casas do meio são as acesas.
lesson-zone-1-done = Boa! O primeiro cão, esse, tem de ficar fora desta zona.
lesson-zone-2 = Agora és os cães. Põe um cão na diagonal do gato, fora da zona central.
lesson-zone-2-else = Que casas tocam no gato só por um canto?
lesson-zone-2-look = As três casas acesas tocam no gato na diagonal, e isso pode ser.
lesson-zone-2-done = Na diagonal podem ficar juntos; lado a lado é que não.
lesson-show-2 = Cães e gatos nunca ficam lado a lado.
lesson-reserve-1 = És os gatos. Põe um gato de modo que o canto a1 fique só para ti.
lesson-reserve-1-else = Onde deve estar um gato, para nenhum cão poder entrar no canto?
lesson-reserve-1-look = Basta um gato numa das casas ao lado do canto.
lesson-reserve-1-done = Ali já não entra nenhum cão: é uma casa guardada para o fim.
lesson-reserve-2 = Guarda quatro casas novas com um só gato, longe dos outros animais.
lesson-reserve-2-else = Quantas casas vazias há à volta dessa casa? Algum animal já lhes toca?
lesson-reserve-2-look = Nas casas acesas, as quatro casas à volta estão todas livres.
lesson-reserve-2-done = Quatro casas de uma vez: nenhum cão pode agora entrar nelas.
lesson-show-3 = O último gato: os cães já não têm lugar, e perdem.
lesson-win-1 = És os gatos. Um só gato deixa os cães sem lugar: onde?
lesson-win-1-else = Em que casas vazias ainda cabe um cão?
lesson-win-1-look = Os cães só cabem nas duas casas acesas. Fecha as duas.
lesson-win-1-done = Ganhaste! Ocupaste uma casa dos cães e fechaste a outra.
lesson-win-2 = Agora és os cães. Deixa os gatos sem lugar.
lesson-win-2-else = Em que casas vazias ainda cabe um gato?
lesson-win-2-look = Um gato só cabe nas duas casas acesas. Fecha as duas.
lesson-win-2-done = Ganhaste! E a tua casa guardada nem foi precisa.
lesson-urgent-1 = Das casas acesas, uma é só tua, outra é só dos cães. Onde pões o gato?
lesson-urgent-1-else = Qual das casas te pode fugir, e qual pode esperar?
lesson-urgent-1-look = A casa do meio serve aos dois: se não a tomas, tomam-na os cães.
lesson-urgent-1-done = Certo: primeiro a casa disputada, depois a guardada.
lesson-urgent-2 = Tens duas casas só tuas, os cães também. Qual é a casa que os dois querem?
lesson-urgent-2-else = Onde cabe um gato e cabe também um cão?
lesson-urgent-2-look = Na coluna acesa, a casa do meio serve aos dois.
lesson-urgent-2-done = Boa! Ocupaste a casa disputada e fechaste outra aos cães.
lesson-urgent-3 = Os gatos têm quatro casas e os cães também. Uma só jogada ganha: qual?
lesson-urgent-3-else = Que gato fecha duas casas aos cães de uma vez?
lesson-urgent-3-look = Olha para as três casas acesas: uma delas toca nas outras duas.
lesson-urgent-3-done = Duas casas fechadas com um só gato: agora os cães chegam ao fim primeiro.
lesson-match = A partida é tua! És os gatos: primeiro as casas disputadas, no fim as guardadas.
lesson-match-else = Desta vez faltou-te uma casa. Não gastes cedo as casas só tuas. Outra vez!
lesson-match-done = Ganhaste a partida! Puseste o último animal, e é isso que conta.

classic-gatos_start = O primeiro gato e a casa proibida
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos
    .why = Mostra onde pode começar o gato e onde não pode ficar o primeiro cão.
    .ply-1 = O cão não pode ir para c5: está fora da zona central, mas toca no gato.

puzzle-block-idea = Deixa-o sem casa para mais um animal.
puzzle-block-why = Já não há casa nenhuma onde ele possa pôr um animal.
puzzle-reserve-idea = Faz casas onde só os teus animais podem ficar.
puzzle-reserve-why = Ficaste com casas que ele não podia usar.
puzzle-parity-idea = Conta as casas que só tu podes usar e as que só ele pode.
puzzle-parity-why = Contadas as casas, a última jogada era tua.
