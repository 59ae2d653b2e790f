goal = Decidir no leilão que lado vale mais: o que faz a linha ou o que a impede.
aliases = Cinco em linha, Gomoku com leilão, Quatro em linha

variant-cinco = Cinco: o leilão dá peças às Negras
variant-quatro = Quatro: o leilão dá peças às Brancas

option-max = Peças por turno do leilão

play-now =
    1. O tabuleiro começa vazio. Ainda ninguém tem cor: começa o leilão.
    2. No leilão, na tua vez, pões uma peça negra ou ficas com as Negras.
    3. Quem fica com as Negras tem de fazer cinco seguidas. O outro é as Brancas, e joga logo a seguir.
    4. Depois, cada um põe uma peça da sua cor por turno.
    5. Cinco negras seguidas: ganham as Negras. Tabuleiro cheio sem isso: ganham as Brancas.

first-match = No leilão, antes de pores uma peça, imagina que o adversário fica logo com as Negras. Se ele assim ganhar, não a ponhas aí. E se já houver quatro seguidas com os dois lados livres, fica tu com elas.

rules =
    # O tabuleiro
    Joga-se nas casas de um tabuleiro de 8×8, vazio no começo. Ao princípio ninguém tem cor: há o Jogador 1, que começa, e o Jogador 2.

    # O leilão
    Na sua vez, cada jogador ou coloca uma peça negra numa casa vazia, ou fica com as Negras. Pode-se ficar com elas em qualquer altura, mesmo logo no início. O outro jogador passa então a ser as Brancas, e é ele quem joga a seguir.

    @ show-1

    @ show-2

    # A partida
    Depois do leilão, cada um coloca uma peça da sua cor por turno, numa casa vazia.

    # Fim
    As Negras ganham com cinco ou mais peças negras seguidas, em linha horizontal, vertical ou diagonal. As Brancas ganham se o tabuleiro se encher sem que isso aconteça. Não há empates. Uma linha de cinco que apareça durante o leilão dá a vitória a quem ficar com as Negras.

    @ take-1

    @ show-3

    @ end-full

    # Variantes e opções
    - Cinco: as regras acima.
    - Quatro: às Negras bastam quatro peças seguidas. Por isso o leilão coloca peças brancas, quem escolhe fica com as Brancas, e o outro começa com as Negras.

    @ auction-quatro

    @ end-quatro

    - Peças por turno do leilão: até três peças de cada vez. Quem quiser colocar menos termina o turno. Só se pode escolher o lado no princípio do turno.

    @ auction-end

    - Quem começa: o Jogador 1, salvo outra escolha.

notation = Uma peça escreve-se com a sua casa, letra e número; no leilão, os dois põem peças da mesma cor: { $show-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. Ficar com o lado em leilão escreve-se { $show-2-1 }. Quando se podem pôr várias peças por turno, terminar o turno mais cedo escreve-se { $auction-end-3 }. Uma partida curta: { $take-1 }.

history =
    O 5-em-linha é um dos jogos de alinhamento mais conhecidos do mundo, e o seu defeito também: quem começa leva vantagem. A troca de cores, que noutros jogos chega para o corrigir, falha quando um lado é tão forte que nenhuma primeira jogada o estraga.

    O leilão leva a ideia mais longe. Começa-se por um jogo em que um lado está perdido e vai-se ajudando esse lado, até que alguém o queira.

idea = É como repartir um bolo: um corta, o outro escolhe. Cada peça do leilão só pode ajudar o lado da sua cor: se puseres uma a mais, o adversário fica com o lado melhor.

mathematics =
    É como repartir um bolo: um corta e o outro escolhe. Quem demora demasiado no leilão dá o lado melhor ao adversário; quem se apressa fica com o pior.

    Num tabuleiro de 8×8 há 96 maneiras de pôr cinco peças seguidas e 130 de pôr quatro. Às Brancas basta ter uma peça em cada linha ainda possível.

    Uma peça negra a mais nunca prejudica as Negras. À medida que o leilão avança, a posição delas só melhora: começa difícil e acaba ganha. Entre dois jogadores perfeitos, ninguém quer colocar a peça que a torna ganha, porque o outro a aproveita logo; e ninguém quer ficar com as Negras antes dela. O leilão é, portanto, ele próprio um jogo de evitar uma última jogada.

    Entre pessoas decide a avaliação: uma peça num canto parece inofensiva e pode ser a que falta. Quem a coloca sabendo o que faz arrisca-se, porque na vez seguinte pode já não poder escolher.

    No 5-em-linha habitual os dois procuram a linha. Em 8×8 ninguém ganha, se ambos jogarem sem erros: Hsu e outros provaram-no em 2020, com um programa que trabalhou mais de 17 horas.

in-class =
    A partir dos 9 anos · 15 minutos por partida.
    - 5 min: repartir um bolo: um corta, o outro escolhe. O que faz quem corta?
    - 10 min: jogar sem leilão, com as Negras a precisar de cinco. Quem ganha quase sempre?
    - 20 min: partidas a pares com leilão, escrevendo quantas peças ele teve.
    - 10 min: comparar esses números no quadro. Que número parece justo?
    # Perguntas
    - Porque não há empates? → No fim ou há cinco negras seguidas ou não há; cada caso dá a vitória a um lado.
    - De quantas maneiras cabem cinco peças seguidas numa só fila de oito casas? → De quatro. Nas oito filas são 32.
    - Uma peça negra a mais pode prejudicar as Negras? → Não: a linha que elas fariam sem essa peça continua a poder fazer-se.

ask-auction-black = Leilão: coloca uma peça negra ou fica com as Negras
ask-auction-white = Leilão: coloca uma peça branca ou fica com as Brancas
ask-auction-more = Leilão: coloca mais uma peça ou termina o turno
ask-auction-take = O tabuleiro está cheio: fica com o lado em leilão
ask-play-black = És as Negras: coloca uma peça negra
ask-play-white = És as Brancas: coloca uma peça branca
end-no-line = O tabuleiro encheu-se sem linha negra: ganham as Brancas.

lesson-goal = És as Negras. Põe a peça na casa acesa e faz cinco em linha: ganhas!
lesson-goal-else = De que lado pode crescer a tua diagonal?
lesson-goal-look = De um lado está tapada; do outro está a casa acesa.
lesson-goal-done = Ganhaste! Cinco negras seguidas dão a vitória às Negras.
lesson-show-1 = No leilão, os dois põem peças negras.
lesson-take-1 = Quatro seguidas, livres dos dois lados! Fica com as Negras e completa a linha.
lesson-take-1-else = Se puseres outra peça, quem fica com as Negras a seguir?
lesson-take-1-look = Escolhe ficar com as Negras. Quando as Brancas taparem um lado, vai pelo outro.
lesson-take-1-done = As Brancas só taparam um lado. No leilão é preciso saber quando parar.
lesson-take-2 = Ainda é o leilão. Há duas linhas de quatro, com um buraco cada. Que fazes?
lesson-take-2-else = Se fosses as Negras agora, conseguiam as Brancas tapar tudo?
lesson-take-2-look = Olha para a fila e para a coluna acesas: são dois buracos, e elas só tapam um.
lesson-take-2-done = Fica com as Negras quem primeiro vê que elas já ganham.
lesson-show-2 = Um fica com as Negras; o outro tem de as travar.
lesson-block-1 = Agora és as Brancas. As Negras ameaçam fazer cinco: tapa.
lesson-block-1-else = Onde pode a coluna negra ainda crescer?
lesson-block-1-look = A coluna vai de uma peça acesa à outra. Em cima já está tapada.
lesson-block-1-done = Travada! As Brancas só têm de impedir: se o tabuleiro se encher, ganham.
lesson-block-2 = És as Brancas. Há outra ameaça escondida. Onde?
lesson-block-2-else = Procura quatro negras na mesma diagonal. Falta-lhes alguma no meio?
lesson-block-2-look = As quatro peças acesas estão na mesma diagonal, com um buraco.
lesson-block-2-done = Um buraco no meio é tão perigoso como uma ponta livre.
lesson-block-3 = Três negras com as pontas livres! Tapa já, antes que sejam quatro.
lesson-block-3-else = Se as Negras fizerem quatro com as duas pontas livres, ainda as travas?
lesson-block-3-look = Tapa uma das duas pontas: serve qualquer das casas acesas.
lesson-block-3-done = Tapa-se aos três. Aos quatro, livres dos dois lados, já é tarde.
lesson-show-3 = Cinco em linha: ganham as Negras. Sem linha, ganham as Brancas.
lesson-fork-1 = És as Negras. Joga de modo a ganhar na vez seguinte: há duas maneiras.
lesson-fork-1-else = Que linha de quatro não se consegue tapar?
lesson-fork-1-look = Alonga a fila acesa, para um lado ou para o outro.
lesson-fork-1-done = Quatro com as duas pontas livres: as Brancas só tapam uma.
lesson-fork-2 = És as Negras. Põe uma peça que ameace duas linhas ao mesmo tempo.
lesson-fork-2-else = As Brancas ainda podem travar isso. Onde se cruzam duas linhas negras?
lesson-fork-2-look = Segue a fila e a coluna acesas até se encontrarem.
lesson-fork-2-done = Duas ameaças, e as Brancas só tapam uma: ganhas na vez seguinte.
lesson-fork-3 = És as Negras outra vez. As tuas linhas têm pontas tapadas: onde fazes duas ameaças?
lesson-fork-3-else = Que casa serve ao mesmo tempo a diagonal e a coluna?
lesson-fork-3-look = Segue a diagonal e a coluna acesas até se encontrarem.
lesson-fork-3-done = No cruzamento nascem duas linhas de quatro. Uma delas há de ser cinco!
lesson-match = É o leilão e és tu a jogar. Decide-te, e ganha a partida!
lesson-match-else = Desta vez não deu. Há duas linhas de três: que lado queres ter?
lesson-match-done = Ganhaste! Escolheste bem o lado, e depois fizeste a linha.

diagram-auction-end = Leilão com três peças por turno: põem-se duas e termina-se o turno.
diagram-auction-quatro = Quatro: no leilão põem-se peças brancas. Um fica com as Brancas; o outro começa.
diagram-end-quatro = Na variante Quatro, bastam quatro negras seguidas.
diagram-end-full = O tabuleiro encheu-se sem cinco negras seguidas: ganham as Brancas.

classic-leilao_seven_then_take = Seis peças, e alguém se decide
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Mostra a passagem do leilão para a partida: quem fica com as Negras não põe peça, e as Brancas jogam a seguir.
    .ply-6 = Seis peças negras no tabuleiro, três de cada jogador.
    .ply-7 = Em vez de pôr a sétima, o Jogador 1 fica com as Negras.
    .ply-8 = O outro jogador é agora as Brancas, e põe a primeira peça branca no meio.

puzzle-bid-idea = Conta as negras que já lá estão: chegam para fazer cinco?
puzzle-bid-why = O lado que escolheste é o que ganha nesta posição.
