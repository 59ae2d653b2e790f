goal = Semear à volta do tabuleiro e juntar mais sementes no teu depósito.

aliases = Kalaha, Mancala

variant-literal = Ganha logo quem juntar 17 sementes
variant-maioria = Ganha logo quem juntar 19 sementes

end-swept = Um dos lados ficou sem sementes: { $first }–{ $second }.

play-now =
    1. Cada casa começa com três sementes. As seis casas do teu lado são tuas, e o depósito à tua direita também.
    2. Na tua vez, apanha todas as sementes de uma casa tua e deixa uma em cada lugar seguinte. O teu depósito também recebe uma.
    3. Se a última cair no teu depósito, jogas outra vez.
    4. Se cair numa casa tua que estava vazia, recolhes as sementes da casa em frente.
    5. Ganha quem juntar 17 sementes no depósito.

first-match = Procura primeiro as jogadas que acabam no teu depósito, porque te dão outra vez. E não deixes muitas sementes em frente de uma casa vazia do adversário.

rules =
    # O tabuleiro
    Há duas filas de seis casas, uma de cada jogador, e um depósito à direita de cada um, a que se chama kalah. No começo cada casa tem três sementes: 36 ao todo. Começa o Sul.

    # Semear
    Na tua vez, apanhas todas as sementes de uma casa tua e deixas uma em cada lugar seguinte, no sentido contrário ao dos ponteiros do relógio. O teu depósito conta como lugar e também recebe uma; o do adversário salta-se. A casa de onde partiste não se salta.
    @ over

    # A última semente
    - Se cair no teu depósito, jogas outra vez. Isto pode repetir-se quantas vezes conseguires.
    @ again-2

    - Se cair numa casa tua que estava vazia, recolhes as sementes da casa em frente, se as houver. A que acabou de cair fica onde está.
    @ show-2

    - Se cair noutro sítio, não acontece mais nada.

    # Fim
    - Ganha logo quem tiver 17 sementes no depósito.
    @ show-3

    - Quando uma das filas fica vazia, a partida acaba: cada jogador guarda as sementes que tem do seu lado e contam-se os depósitos. Ganha quem tiver mais.
    @ keep

    - Com a opção de 19 sementes, 18 para cada lado é empate. Com 17 nunca há empates.
    @ draw

    # Variantes e opções
    - Com 17 sementes: o número que as regras do torneio indicam, embora não chegue a metade das 36.
    - Com 19 sementes: mais de metade. Assim, 18 para cada lado é empate.
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

notation = Uma jogada escreve-se com o nome da casa semeada: { $show-1 }. O Sul tem as casas da fila 1 e o Norte as da fila 2. As letras vão de a até f, da esquerda de quem joga com o Sul para a direita. As casas com a mesma letra estão frente a frente. Quem joga outra vez escreve as casas umas a seguir às outras: { $again-2 }. As sementes recolhidas não se escrevem.

history =
    O Kalah foi criado nos Estados Unidos por William Julius Champion, em meados do século XX, a partir dos jogos de semear africanos. Ao contrário de muitos deles, semeia-se também no depósito, e foi esta versão que popularizou a família nas escolas americanas. Existe com três, quatro, cinco ou seis sementes por casa.

    Aqui seguimos as regras do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, que usa três.

idea = Uma casa com tantas sementes como passos até ao depósito dá-te outra jogada. Se tiveres duas assim, começa pela mais próxima do depósito: a outra deixava-lhe uma semente a mais e estragava-a.

mathematics =
    Conta os passos de uma casa até ao depósito. Se ela tiver tantas sementes como passos, jogas outra vez.

    Em f1 serve uma semente, em e1 duas, em d1 três… No começo só d1 serve. Convém jogar primeiro a casa mais próxima do depósito: semear de mais longe deixa-lhe uma semente a mais e estraga-a.

    Quantas sementes podes levar para o depósito, uma a uma, num só turno? Com seis casas, para cada número até 17 há uma única arrumação que o permite, e encontra-se andando para trás: tira uma semente do depósito e uma de cada casa até à primeira vazia, e põe-nas todas nessa. O máximo é 17, precisamente o número que aqui dá a vitória. A partir do depósito, as casas dessa arrumação têm 1, 1, 3, 2, 4 e 6 sementes.

    Quem tivesse mais casas chegaria mais longe: com k casas, o máximo cresce como k² a dividir por pi (3,14159…). Duane Broline e Daniel Loeb estudaram-no em 1995, num jogo para uma só pessoa chamado Tchoukaillon. O número do círculo aparece onde não há círculo nenhum.

    Treze sementes dão a volta completa e a última cai na casa de onde saíram, que ficou vazia: recolhe as que estiverem em frente.

    Com 17 sementes não há empates: se ninguém lá tivesse chegado e uma fila ficasse vazia, um empate pedia 18 num depósito, e 18 já são mais do que 17.

    Este programa resolveu o jogo com poucas sementes. Com 17 sementes, quem começa ganha, mas só se abrir com e1 ou f1. A abertura d1, que dá outra jogada, perde! Com 19 sementes, sem erros de ninguém, a partida empata.

    Em 2000, Geoffrey Irving, Jeroen Donkers e Jos Uiterwijk resolveram por computador muitos tamanhos de Kalah, com uma regra de captura um pouco diferente. Com seis casas e quatro ou cinco sementes em cada uma, quem começa ganha.

in-class =
    A partir dos 7 anos · 10 minutos por partida.
    - 10 min: semear em conjunto e descobrir que casas dão outra jogada.
    - 10 min: desafio: quantas jogadas seguidas consegues fazer?
    - 20 min: partidas a pares; depois trocam de lado.
    - 5 min: que aberturas ganharam mais vezes?
    # Perguntas
    - Que casas do Sul dão outra jogada no começo? → Só d1: tem três sementes e está a três passos.
    - Quantas sementes dão a volta e acabam na casa de partida? → Treze: onze casas, o depósito e a própria casa.
    - Com 17 sementes, porque é que não há empates? → Empatar seria 18–18, e quem tem 18 já ganhou antes.

classic-kalah_capture = Duas jogadas seguidas e uma captura
    .who = Exemplo nosso
    .why = Mostra, logo no começo, as duas surpresas da última semente.
    .ply-1 = A última semente caiu no depósito: o Sul joga outra vez.
    .ply-2 = A última caiu em d1, que estava vazia: o Sul recolhe as três sementes em frente.

lesson-first = Tens 16 sementes e ganhas com 17. Toca na casa acesa!
lesson-first-else = Que casa está mesmo ao lado do teu depósito?
lesson-first-look = É a casa acesa, à direita, com uma só semente.
lesson-first-done = Ganhaste! Juntar 17 sementes no depósito: é este o objetivo.
lesson-show-1 = A última semente cai no depósito: joga-se outra vez!
lesson-again-1 = Que casa tua acaba certinho no teu depósito e te dá outra jogada?
lesson-again-1-else = De cada casa até ao depósito, quantos passos são? E quantas sementes tem?
lesson-again-1-look = A casa acesa está a quatro passos do depósito.
lesson-again-1-done = Isso! Tantas sementes como passos: jogas outra vez.
lesson-again-2 = Joga três vezes seguidas, sempre a acabar no depósito. Por onde começas?
lesson-again-2-else = Se jogares primeiro a casa mais longe, o que acontece à mais perto?
lesson-again-2-look = Começa pela casa mais perto do depósito; depois, a do lado.
lesson-again-2-done = Três sementes no depósito, e ainda jogas! Começa-se pela casa mais perto.
lesson-show-2 = A última cai numa casa vazia: recolhem-se as da casa em frente.
lesson-capture-1 = Recolhe as cinco sementes acesas. Que casa jogas?
lesson-capture-1-else = Que casa tua está vazia, em frente das cinco? Quem lá chega?
lesson-capture-1-look = A última semente tem de cair na casa vazia acesa.
lesson-capture-1-done = Boa! Casa tua vazia, casa cheia em frente: é assim que se captura.
lesson-capture-2 = Encontra as duas jogadas que recolhem as cinco sementes acesas.
lesson-capture-2-else = A que casa vazia tem de chegar a última semente? De onde se lá chega?
lesson-capture-2-look = A casa vazia é a acesa na tua fila. Conta os passos até ela.
lesson-capture-2-done = Muito bem! Duas casas diferentes chegam ao mesmo lugar.
lesson-show-3 = Dezassete sementes no depósito: ganha o Sul.
lesson-sweep-1 = Encontra a jogada que deixa o Norte sem sementes.
lesson-sweep-1-else = Como podes recolher a única semente do Norte?
lesson-sweep-1-look = Cai na casa vazia em frente dela: a acesa na tua fila.
lesson-sweep-1-done = O Norte ficou sem nada. O Sul guarda as suas e ganha, 24–12.
lesson-sweep-2 = O Norte tem 15 e está quase a ganhar. Acaba tu a partida já!
lesson-sweep-2-else = Se o Norte ficar sem sementes, de quem são as que sobram?
lesson-sweep-2-look = Um passo leva-te à casa vazia em frente da última semente do Norte.
lesson-sweep-2-done = Acabou! As sementes do teu lado são tuas: 21 contra 15.
lesson-trap-1 = O Norte tem 15 e quer recolher duas sementes tuas. Salva-as!
lesson-trap-1-else = Onde acabam as sementes da casa acesa? O que está em frente?
lesson-trap-1-look = Acabam na casa vazia da ponta. As sementes em perigo estão em frente dela.
lesson-trap-1-done = Fugiram a tempo! Em frente da casa vazia já não há nada para recolher.
lesson-trap-2 = Ao Norte falta uma semente. Qual das tuas foge a tempo?
lesson-trap-2-else = Onde acabam as duas sementes acesas? O que está em frente?
lesson-trap-2-look = Acabam na casa vazia acesa. Tira a tua semente de frente dela.
lesson-trap-2-done = Salva! Olha sempre para as casas vazias do adversário.
lesson-combo-1 = O Sul tem 8 sementes e ganha com 17. Por onde começa?
lesson-combo-1-else = Que jogada te dá outra, antes de recolheres as acesas?
lesson-combo-1-look = As duas jogadas de que precisas são as casas acesas. Qual vem primeiro?
lesson-combo-1-done = Nove, e outra vez! Agora a outra casa recolhe oito: dezassete.
lesson-combo-2 = Recolhe as seis acesas em duas jogadas seguidas. Por onde começas?
lesson-combo-2-else = Em frente das seis, a tua casa não está vazia. Como a esvazias?
lesson-combo-2-look = Esvazia a casa em frente, e acaba no depósito. Depois, a do lado.
lesson-combo-2-done = A casa ficou vazia e jogas outra vez: agora recolhes as seis!
lesson-match = A partida é tua: tens 14 e faltam-te três. Procura jogadas que dão outra!
lesson-match-else = Desta vez não chegou. Começa pela casa que acaba no depósito. Outra vez!
lesson-match-done = Ganhaste a partida! Jogar outra vez e capturar: é assim que se enche o depósito.

diagram-over = O Sul salta o depósito do Norte e continua a semear.
diagram-keep = O Sul ficou sem sementes: o Norte guarda as suas dezasseis e ganha.
diagram-draw = Com a opção de 19: 18 para cada lado, empate.

puzzle-extra-turn-idea = Acaba a sementeira no teu depósito e joga outra vez.
puzzle-extra-turn-why = Cada sementeira que acabou no depósito deu-te mais uma jogada.
puzzle-count-idea = Conta onde cai a última semente de cada jogada.
puzzle-count-why = Só esta sementeira traz as sementes que faltam.
puzzle-forced-replies-idea = Conta que jogadas lhe ficam, e deixa-o quase sem escolha.
puzzle-forced-replies-why = Ele quase não podia escolher, e tu já tinhas feito as contas.

# O que se diz a quem não vê o tabuleiro
say-board = A linha 1 é do Sul, a linha 2 é do Norte. Semeia-se de a1 para f1 e de f2 para a2, com o depósito de quem semeia pelo meio.
