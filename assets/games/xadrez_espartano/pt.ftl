goal = Capturar os dois Reis adversários com um exército de peões que sobe de posto a cada captura.
aliases = Xadrez de Tebas, Esparta
card-tebas = Xadrez de Tebas
goal-tebas = Capturar os seis Reis adversários, com tantos lances por turno quantos os Reis que tens.

variant-espartano = Espartano: dois Reis, dois lances
variant-tebas = Tebas: seis Reis, seis lances

ask-last-move = Move uma peça: falta um lance
ask-moves-2 = Faltam dois lances: move uma peça
ask-moves-3 = Faltam três lances: move uma peça
ask-moves-4 = Faltam quatro lances: move uma peça
ask-moves-5 = Faltam cinco lances: move uma peça
ask-moves-6 = Tens seis lances: move uma peça
end-kings = Um dos lados perdeu o último Rei.

play-now =
    1. Cada lado tem 30 peões e dois Reis, em quatro linhas cheias. As Brancas começam com um só lance.
    2. Em cada turno fazes tantos lances quantos os teus Reis, com peças diferentes: dois, ou um se já só tens um Rei.
    3. As peças movem-se como no Xadrez. Quem captura sobe um posto: peão, Cavalo, Bispo, Torre, Dama, Amazona.
    4. Não há xeque: os Reis podem ser capturados.
    5. Ganha quem capturar os dois Reis do outro.

first-match = Olha sempre para os dois Reis: com dois lances, o adversário pode abrir uma coluna e capturar no mesmo turno. Se perderes um Rei, ficas com um só lance contra dois. Guarda-os atrás de peões.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas. Cada lado ocupa as suas quatro primeiras linhas com 30 peões e 2 Reis, que ficam ao centro da primeira. Começam as Brancas.

    # Como andam as peças do Xadrez
    - A Torre anda a direito, ao longo da linha ou da coluna; o Bispo, na diagonal; a Dama, das duas maneiras. Andam quantas casas quiserem, sem saltar por cima de outras peças.
    - O Cavalo salta em L: duas casas a direito e uma para o lado.
    - O Rei anda uma casa, em qualquer direção.
    - O peão anda uma casa em frente e captura uma casa em frente na diagonal.

    Uma peça captura ao ir para a casa de uma peça adversária, que sai do tabuleiro.

    # O turno
    Em cada turno fazes tantos lances quantos os Reis que tens no início desse turno: dois, ou um se já perdeste um Rei. Cada lance é de uma peça diferente, e os lances são obrigatórios enquanto houver peças que ainda não moveste e possam mover. No primeiro turno da partida, as Brancas fazem um só lance.

    @ show-1

    @ show-2

    # As peças
    As peças movem-se e capturam como no Xadrez, sem roque. A Amazona move-se como Dama e como Cavalo. Não existe xeque: os Reis podem ficar em casas atacadas e podem ser capturados.

    Um peão que esteja na 1.ª ou na 2.ª linha pode avançar duas casas. Pode então ser capturado en passant: em qualquer lance do turno seguinte, um peão adversário move-se na diagonal para a casa que ele saltou, se ela estiver vazia.

    @ en-passant

    # Promoções
    Quem captura sobe um posto: peão, Cavalo, Bispo, Torre, Dama, Amazona. A Amazona já não sobe, e o Rei também não. O peão que chega à 8.ª linha torna-se Cavalo, Bispo, Torre, Dama ou Amazona, à tua escolha, tenha capturado ou não.

    @ promotion

    # Fim
    Ganha quem capturar o último Rei adversário, mesmo que ainda tenha lances por fazer.

    @ show-3

    Há empate se quem começa o turno não puder mover.

    @ end-draw

    Também há empate se a mesma posição surgir três vezes no início de um turno, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

    # Variantes e opções
    - Espartano: as regras acima.
    - Tebas: seis Reis de cada lado. Tem uma página própria.

notation = Um lance escreve-se com a letra da peça (R, A, D, T, B ou C; A é a Amazona, e o peão não tem letra) e a casa de chegada. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem. Se a peça mudar, acrescenta-se um sinal de igual e a letra nova: { $show-1 }. Os dois lances de um turno escrevem-se um a seguir ao outro: { $show-2 }. Uma Dama que captura e se torna Amazona: { $show-3 }. Se duas peças iguais puderem chegar à mesma casa, junta-se a coluna ou a linha de onde vem a que se move. Se houver um + no fim, avisa que a partida pode acabar no lance seguinte.

history =
    Variante do Xadrez divulgada num blogue em maio de 2006. Não tem relação com outra variante, de 2010, que em inglês se chama também Spartan Chess.

    Começa só com peões e Reis: o exército faz-se em combate. O Xadrez de Tebas leva a mesma ideia mais longe, com seis Reis, dos quais alguns se podem sacrificar.

idea = A Amazona é Dama e Cavalo ao mesmo tempo: das 24 casas à volta dela num quadrado de 5×5, a Dama alcança 16 e o Cavalo exatamente as 8 que faltam. Com o caminho livre, ali nada lhe escapa.

mathematics =
    A primeira jogada da partida é sempre uma captura. Há 14 à escolha: sete para um lado e sete para o outro.

    Porquê 14? Os peões de duas linhas vizinhas atacam-se na diagonal: sete pares em cada sentido. Num tabuleiro com n colunas seriam 2(n − 1).

    O número de peças só diminui e o posto delas só aumenta. De peão a Amazona vão cinco capturas; com 32 peças de cada lado, nenhuma partida chega a 64 capturas.

    Porque é a Amazona tão forte? No quadrado de 5×5 casas à volta dela, a Dama alcança 16 das outras 24 casas e o Cavalo exatamente as 8 que faltam. Se o caminho estiver livre, nada lhe escapa a menos de três casas de distância.

    Dois lances por turno valem mais do que o dobro de um. Se houver 30 lances à escolha em cada momento, um turno tem quase 30 × 30 maneiras de se jogar; como a ordem muitas vezes não importa, sobram perto de metade. Em Tebas, com seis lances, a ordem já se pode trocar de 6! = 720 maneiras.

in-class =
    A partir dos 10 anos · 45 minutos por partida.
    - 10 min: A lição, em pares. Cada um diz de cor a escada: peão, Cavalo, Bispo, Torre, Dama, Amazona.
    - 20 min: Começa uma partida em pares. As peças que sobem marcam-se com papelinhos.
    - 5 min: Cada par mostra a sua peça mais alta e conta as capturas que ela fez.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - De quantas maneiras se pode fazer o primeiro lance? → 14, todas capturas de peões: sete para cada lado.
    - Quantas capturas faz um peão até chegar a Amazona, longe da última linha? → Cinco: Cavalo, Bispo, Torre, Dama, Amazona.
    - De quantas maneiras se podem pôr por ordem dois lances que não se estorvem? → Duas, e o tabuleiro acaba igual.

play-now-tebas =
    1. Cada lado tem 26 peões e seis Reis. Os Reis estão na segunda linha, de b a g.
    2. Em cada turno fazes tantos lances quantos os teus Reis, com peças diferentes. As Brancas começam com três.
    3. As peças movem-se como no Xadrez. Quem captura sobe um posto: peão, Cavalo, Bispo, Torre, Dama, Amazona.
    4. Por cada Rei que perdes, tens um lance a menos em cada turno.
    5. Ganha quem capturar os seis Reis do outro.

first-match-tebas = Antes de acabares o turno, conta os lances do outro: com seis, ele pode abrir caminho e capturar dois ou três Reis. Um Rei pode valer uma boa troca, mas cada um que perdes tira-te um lance para sempre.

rules-tebas =
    # O tabuleiro
    Joga-se em 8×8 casas. Cada lado ocupa as suas quatro primeiras linhas com 26 peões e seis Reis, que ficam na segunda linha, nas seis colunas centrais. Começam as Brancas.

    # Como andam as peças do Xadrez
    - A Torre anda a direito, ao longo da linha ou da coluna; o Bispo, na diagonal; a Dama, das duas maneiras. Andam quantas casas quiserem, sem saltar por cima de outras peças.
    - O Cavalo salta em L: duas casas a direito e uma para o lado.
    - O Rei anda uma casa, em qualquer direção.
    - O peão anda uma casa em frente e captura uma casa em frente na diagonal.

    Uma peça captura ao ir para a casa de uma peça adversária, que sai do tabuleiro.

    # O turno
    Em cada turno fazes tantos lances quantos os Reis que tens no início desse turno. Cada lance é de uma peça diferente. Os lances são obrigatórios enquanto houver peças que ainda não moveste e possam mover. No primeiro turno da partida, as Brancas fazem três lances.

    @ show-tebas-1

    Por cada Rei perdido, ficas com um lance a menos por turno, a partir do teu turno seguinte.

    @ tebas-order-2

    # As peças
    As peças movem-se e capturam como no Xadrez, sem roque. A Amazona move-se como Dama e como Cavalo. Não existe xeque: os Reis podem ficar em casas atacadas e podem ser capturados.

    Um peão que esteja na 1.ª ou na 2.ª linha pode avançar duas casas. Pode então ser capturado en passant: em qualquer lance do turno seguinte, um peão adversário move-se na diagonal para a casa que ele saltou, se ela estiver vazia.

    @ tebas-en-passant

    # Promoções
    Quem captura sobe um posto: peão, Cavalo, Bispo, Torre, Dama, Amazona. A Amazona já não sobe, e o Rei também não. O peão que chega à 8.ª linha torna-se Cavalo, Bispo, Torre, Dama ou Amazona, à tua escolha, tenha capturado ou não.

    @ show-tebas-2

    # Fim
    Ganha quem capturar o último Rei adversário, mesmo que ainda tenha lances por fazer.

    @ tebas-end

    Há empate se quem começa o turno não puder mover.

    @ tebas-draw

    Também há empate se a mesma posição surgir três vezes no início de um turno, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

notation-tebas = Um lance escreve-se com a letra da peça (R, A, D, T, B ou C; A é a Amazona, e o peão não tem letra) e a casa de chegada. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem. Se a peça mudar, acrescenta-se um sinal de igual e a letra nova. Os lances de um turno escrevem-se uns a seguir aos outros: { $show-tebas-1 }. Um peão que captura na última linha: { $show-tebas-2 }. Um Bispo que captura e se torna Torre: { $tebas-end }. Se duas peças iguais puderem chegar à mesma casa, junta-se a coluna ou a linha de onde vem a que se move. Se houver um + no fim, avisa que a partida pode acabar no lance seguinte.

history-tebas =
    O Xadrez de Tebas é filho do Xadrez Espartano, uma variante divulgada num blogue em maio de 2006. Vem descrito ao lado dele, sem nome de autor.

    Os nomes lembram duas cidades da Grécia antiga. Esparta tinha dois reis ao mesmo tempo; Tebas venceu os Espartanos em Leuctra, em 371 a.C. Aqui, perder um Rei custa menos, e às vezes compensa sacrificá-lo.

idea-tebas = Quanto custa perder um Rei? O primeiro leva-te um sexto dos lances, o segundo um quinto dos que restam, depois um quarto, um terço, metade. O último custa-te a partida.

mathematics-tebas =
    Com seis Reis tens seis lances por turno; com cinco Reis, cinco. Quanto menos Reis te restam, mais falta faz cada um.

    O primeiro Rei perdido tira-te um sexto dos lances, o seguinte um quinto dos que sobram, e assim por diante. Se perderes cinco, as partes que ficam multiplicam-se: 5/6 × 4/5 × 3/4 × 2/3 × 1/2 = 1/6. É mesmo um lance em seis.

    O primeiro lance é sempre uma captura, e há 14: os peões das duas linhas do meio atacam-se na diagonal, sete pares em cada sentido. No primeiro turno, de três lances, o tabuleiro pode ficar em 424 posições diferentes.

    Seis lances de peças que não se estorvem podem fazer-se por 6! = 720 ordens, e o tabuleiro acaba sempre igual. Mas muitas vezes a ordem conta: um peão que captura abre uma coluna, e só depois a Torre passa por ela.

    O número de peças só diminui e o posto delas só aumenta. De peão a Amazona vão cinco capturas, ou uma só viagem até à última linha.

in-class-tebas =
    A partir dos 10 anos · 45 minutos por partida.
    - 10 min: A lição, em pares. Cada um diz de cor a escada: peão, Cavalo, Bispo, Torre, Dama, Amazona.
    - 20 min: Começa uma partida em pares. Em cada turno contam-se os lances em voz alta.
    - 5 min: Os pares comparam: quem perdeu Reis, e o que ganhou em troca?
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - Cada lado enche quatro linhas e tem seis Reis. Quantos peões são? → 26, porque 4 × 8 − 6 = 26.
    - Tens seis Reis e perdes dois. Quantos lances fazes no teu turno seguinte? → Quatro.
    - Por quantas ordens se podem fazer seis lances que não se estorvem? → 720, que é 6 × 5 × 4 × 3 × 2 × 1.

lesson-first-1 = As Negras só têm um Rei. Captura-o com o teu Cavalo!
lesson-first-1-else = Como salta um Cavalo?
lesson-first-1-look = O Cavalo salta em L: duas casas para cima e uma para o lado.
lesson-first-1-done = Ganhaste! Ganha quem captura o último Rei do adversário.
lesson-show-1 = O peão captura e é promovido a Cavalo.
lesson-capture-1 = Encontra as duas capturas do teu peão. Em que se torna ele?
lesson-capture-1-else = Em que direções captura um peão?
lesson-capture-1-look = O peão do centro tem uma peça negra em cada diagonal da frente.
lesson-capture-1-done = Quem captura sobe um posto: o peão passa a Cavalo.
lesson-capture-2 = Encontra as quatro capturas. Repara como a peça muda.
lesson-capture-2-else = O peão captura na diagonal. E o Cavalo, onde cai?
lesson-capture-2-look = O peão captura na diagonal em frente. O Cavalo salta em L, e tem três capturas.
lesson-capture-2-done = Quem captura sobe um posto: o peão passa a Cavalo, o Cavalo passa a Bispo.
lesson-capture-3 = És as Negras. Encontra as três capturas da Torre e da Dama.
lesson-capture-3-else = Que linhas livres têm a Torre e a Dama?
lesson-capture-3-look = A Torre anda a direito; a Dama também, e ainda na diagonal. Estão na mesma linha.
lesson-capture-3-done = A Torre sobe a Dama, e a Dama a Amazona, que anda ainda como Cavalo.
lesson-show-2 = As Negras têm dois Reis: fazem dois lances.
lesson-two-1 = Dois Reis, dois lances! Que primeiro lance deixa capturar o Rei no segundo?
lesson-two-1-else = Quem aponta ao Rei negro? E quem lhe tapa o caminho?
lesson-two-1-look = A Torre e o Rei estão na mesma coluna. O peão no meio pode capturar.
lesson-two-1-done = O peão saiu da coluna a capturar. Agora a Torre leva o Rei!
lesson-two-2 = És as Negras. Abre caminho à Dama para ela levar o Rei! Há duas maneiras.
lesson-two-2-else = Em que linha estão a tua Dama e o Rei branco?
lesson-two-2-look = O peão no meio da diagonal só tem de sair dela.
lesson-two-2-done = O primeiro lance prepara e o segundo captura: pensa sempre em pares.
lesson-show-3 = O último Rei é capturado: ganham as Brancas.
lesson-kings-1 = Há dois Reis negros ao teu alcance. Com que lances podes começar?
lesson-kings-1-else = Que peça tua chega a cada um dos Reis?
lesson-kings-1-look = Um Rei está na diagonal do teu peão, o outro a um salto do Cavalo.
lesson-kings-1-done = Um lance para cada Rei, por qualquer ordem: e assim ganhas.
lesson-kings-2 = Captura os dois Reis neste turno! Qual é o primeiro lance?
lesson-kings-2-else = Desta vez a ordem conta. Que peça está no caminho da Torre?
lesson-kings-2-look = O peão pode levar um Rei e abrir a coluna da Torre?
lesson-kings-2-done = O peão leva um Rei e abre a coluna. Depois, a Torre leva o outro.
lesson-trap-1 = Só te resta um Rei, e a Torre ataca-o. Encontra os dois lances que o salvam.
lesson-trap-1-else = Se capturas o Cavalo, o que faz a Torre a seguir?
lesson-trap-1-look = Foge da coluna acesa, para onde o Cavalo não chega, ou põe uma peça no meio.
lesson-trap-1-done = Boa! Capturar o Cavalo era tentador, mas custava o último Rei.
lesson-trap-2 = Agora é o Cavalo que ataca o teu último Rei. Há três maneiras de o salvar.
lesson-trap-2-else = Podes tapar o salto de um Cavalo? Que mais podes fazer?
lesson-trap-2-look = Captura o Cavalo, ou foge para onde nem ele nem o Bispo chegam.
lesson-trap-2-done = De um Cavalo, ou se foge, ou se captura. Com um só Rei, olha para ele primeiro.
lesson-match = Agora ganha! Tens dois lances por turno, e as Negras só um.
lesson-match-else = Ainda não. Aponta as duas Torres ao Rei: de uma ele foge, das duas não.
lesson-match-done = O último Rei caiu. Com mais Reis tens mais lances: é essa a tua força.
lesson-tebas-first = A Torre anda a direito. Captura com ela o último Rei das Negras!
lesson-tebas-first-else = Em que coluna está o Rei negro?
lesson-tebas-first-look = A Torre sobe pela coluna acesa até ao fim.
lesson-tebas-first-done = Ganhaste! Em Tebas há seis Reis de cada lado, e este era o último.
lesson-show-tebas-1 = Há seis Reis de cada lado, e muitos lances num turno.
lesson-tebas-capture-1 = Encontra as duas maneiras de capturar a Torre negra.
lesson-tebas-capture-1-else = Quem chega à Torre negra a direito, e quem na diagonal?
lesson-tebas-capture-1-look = Olha para o peão e para a tua Torre.
lesson-tebas-capture-1-done = Quem captura sobe um posto: o peão a Cavalo, a Torre a Dama.
lesson-tebas-capture-2 = Encontra as três capturas. Uma delas é de um Rei!
lesson-tebas-capture-2-else = Que peças tuas têm uma peça negra ao alcance?
lesson-tebas-capture-2-look = Olha para o peão e para o Cavalo.
lesson-tebas-capture-2-done = Com um Rei a menos, as Negras fazem menos um lance. E quem captura sobe um posto.
lesson-show-tebas-2 = As Negras perdem um Rei: fazem menos um lance por turno.
lesson-tebas-order-1 = És as Negras: dois Reis, dois lances. Captura duas peças, pela ordem certa.
lesson-tebas-order-1-else = Qual das tuas peças tapa a outra?
lesson-tebas-order-1-look = O peão sai da coluna a capturar; depois, a Torre desce por ela.
lesson-tebas-order-1-done = A ordem é tua: um lance abriu o caminho ao outro.
lesson-tebas-order-2 = Três Reis, três lances: captura com o peão, depois com a Torre e com o Bispo.
lesson-tebas-order-2-else = Porque é que a Torre tem de esperar?
lesson-tebas-order-2-look = O peão captura na diagonal, e a coluna dele fica livre para a Torre.
lesson-tebas-order-2-done = O peão abriu a coluna à Torre. As três peças subiram um posto.
lesson-show-tebas-3 = Os dois últimos Reis são capturados num só turno: ganham as Brancas.
lesson-tebas-kings-1 = Dois Reis, dois lances: captura os dois Reis negros. Por onde começas?
lesson-tebas-kings-1-else = Para que Rei aponta o Bispo? E quem está no caminho?
lesson-tebas-kings-1-look = O peão pode sair da diagonal do Bispo e levar um Rei.
lesson-tebas-kings-1-done = Um lance fez duas coisas: levou um Rei e abriu caminho para o outro.
lesson-tebas-kings-2 = Captura os três Reis em três lances. Por onde começas?
lesson-tebas-kings-2-else = Que lance abre caminho à Torre? E quem espera que a Torre saia?
lesson-tebas-kings-2-look = A Dama está atrás da Torre, e a Torre atrás do peão.
lesson-tebas-kings-2-done = O peão abre caminho à Torre, e a Torre abre caminho à Dama.
lesson-tebas-trap-1 = És as Negras com um só Rei: um só lance. Como o salvas da Torre? Há duas maneiras.
lesson-tebas-trap-1-else = Em que coluna manda a Torre branca?
lesson-tebas-trap-1-look = Sai da coluna acesa, para um dos lados.
lesson-tebas-trap-1-done = Com um só Rei tens um só lance: olha para ele antes de mais nada.
lesson-tebas-trap-2 = O Bispo ataca o teu último Rei, que não tem para onde ir. Há duas defesas.
lesson-tebas-trap-2-else = O Rei não pode sair. O que se pode pôr no caminho?
lesson-tebas-trap-2-look = Dois peões chegam à diagonal entre o Bispo e o Rei.
lesson-tebas-trap-2-done = Quem não pode fugir pode tapar: o Bispo já não chega ao Rei.
lesson-tebas-match = Agora ganha! Tens três lances por turno, e as Negras só um.
lesson-tebas-match-else = Ainda não. Põe as peças de modo que o Rei esteja atacado para onde quer que vá.
lesson-tebas-match-done = O último Rei caiu. Quem guarda os seus Reis guarda os seus lances!

diagram-en-passant = O peão negro saltou a casa da frente: o branco entra lá e captura-o.
diagram-promotion = O peão chega à 8.ª linha: pode tornar-se Amazona.
diagram-end-draw = O Bispo fecha a última saída e as Negras não podem mover: empate.
diagram-tebas-en-passant = O peão negro saltou c7: o branco entra nessa casa e captura-o.
diagram-tebas-end = O Bispo captura o último Rei negro: ganham as Brancas.
diagram-tebas-draw = O Bispo fecha a última saída e as Negras não podem mover: empate.

classic-espartano_partida_12_turnos = Trocas de peões, até à Torre
    .who = Começo de uma partida do livro de João Pedro Neto e Jorge Nuno Silva
    .why = De peões nascem Cavalos, Bispos e uma Torre, ao ritmo de dois lances por turno.
    .ply-1 = A primeira jogada é sempre uma captura. O peão torna-se logo Cavalo.
    .ply-7 = Em dois turnos de cada lado já há um Bispo negro, em d3, e um Cavalo de cada cor.
    .ply-15 = As Negras começam melhor: ganham algumas lutas, como a de f4, onde têm um Bispo.
    .ply-31 = As Negras já têm uma Torre, em b3, e um peão a mais.
    .ply-47 = As Brancas podem agora capturar os dois Cavalos negros, em b3 e f5. Terão dois Cavalos contra Bispo e Torre.

classic-tebas_inicio = Três lances para começar
    .who = Exemplo nosso
    .why = Mostra o primeiro turno: três peões capturam, e em cada captura nasce um Cavalo.
    .ply-3 = Agora jogam as Negras: têm seis Reis e fazem seis lances.

puzzle-king-idea = Falta capturar um Rei. Que peça lhe chega?
puzzle-king-why = Era o Rei que faltava capturar.
puzzle-promotion-idea = Quem captura sobe de posto: que peça precisas de ter?
puzzle-promotion-why = Com o novo posto, a peça chegou aonde antes não chegava.
puzzle-capture-chain-idea = Tens várias jogadas no turno: quantas peças consegues capturar?
puzzle-capture-chain-why = Num só turno saíram várias peças, e as outras já não chegam.
