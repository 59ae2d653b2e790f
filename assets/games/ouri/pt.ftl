goal = Semear à volta do tabuleiro e recolher mais sementes do que o adversário.
card-oware = Oware
goal-oware = Semear, colher e juntar 24 sementes antes do adversário.
aliases = Oware, Mancala, Awalé, Warri

variant-ouri = Ouri: ganha quem recolher 25 sementes
variant-oware = Oware: ganha quem recolher 24 sementes

play-now =
    1. Cada casa começa com quatro sementes. As seis casas do teu lado são tuas.
    2. Na tua vez, apanha todas as sementes de uma casa tua e deixa uma em cada casa seguinte, à volta do tabuleiro.
    3. Se a última cair numa casa do adversário e lá ficarem duas ou três, são tuas. As casas dele imediatamente atrás também, uma a uma, enquanto tiverem duas ou três.
    4. Ganha quem juntar 25 sementes no depósito.

first-match = Antes de semear, olha para as tuas casas com uma ou duas sementes. Se uma casa do adversário chegar lá exatamente, ele colhe-as.

rules =
    # O tabuleiro
    Há duas filas de seis casas, uma de cada jogador, e um depósito à direita de cada um. No começo cada casa tem quatro sementes: 48 ao todo. Começa o Sul.

    # Semear
    Na tua vez, apanhas todas as sementes de uma casa tua e deixas uma em cada casa seguinte, no sentido contrário ao dos ponteiros do relógio. Os depósitos não contam.
    @ show-1

    Com 12 ou mais sementes dás a volta toda e saltas a casa de onde partiste.
    @ skip

    Uma casa com uma só semente não pode ser jogada enquanto tiveres outra com duas ou mais.

    # Colher
    Se a última semente cair numa casa do adversário e essa casa ficar com duas ou três sementes, recolhe-as. Recolhe também as da casa anterior, se for do adversário e tiver duas ou três, e assim por diante, recuando até à primeira que não sirva.
    @ show-2

    # Dar de comer
    - Se o adversário estiver sem sementes, tens de fazer uma jogada que lhe dê alguma. Esta obrigação sobrepõe-se à regra da semente única.
    - Se a tua colheita o deixar sem sementes, jogas outra vez e dás-lhe alguma.
    @ again

    # Fim
    - Ganha logo quem tiver 25 sementes no depósito.
    @ show-3

    - Se não for possível dar sementes a quem está sem elas, o outro recolhe as do seu lado e contam-se os depósitos.
    - Se a mesma posição surgir pela terceira vez, a partida acaba: as sementes do tabuleiro não são de ninguém e contam-se os depósitos.

    Ganha quem tiver mais sementes. Números iguais dão empate.
    @ draw

    # Variantes e opções
    - Ouri: 25 sementes, mais de metade.
    - Oware: 24 sementes, metade.
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

notation = Uma jogada escreve-se com o nome da casa semeada: { $show-1 }. O Sul tem as casas da fila 1 e o Norte as da fila 2. As letras vão de a até f, da esquerda de quem joga com o Sul para a direita. As casas com a mesma letra estão frente a frente. As sementes colhidas não se escrevem, porque as regras as dizem.

history =
    O Ouri pertence à grande família africana dos jogos de semear, a que se costuma chamar mancala. É conhecido por muitos nomes, entre eles Oware e Awari, e não tem autor nem data.

    Em Portugal joga-se no Campeonato Nacional de Jogos Matemáticos; a nossa variante Oware segue as regras do torneio da Universidade Federal de Goiás, em Catalão, no Brasil.

idea = Não precisas de semear para saberes onde cai a última semente: se a casa tem cinco, cai cinco casas à frente. Conta primeiro, e procura uma casa do adversário que fique então com duas ou três.

mathematics =
    As sementes nunca desaparecem: mudam de casa ou vão para um depósito. Por isso, se as contares todas, são sempre 48.

    Uma casa com n sementes deixa cair a última exatamente n casas à frente, se n não passar de 11. Entre 12 e 22, cai n + 1 casas à frente, por causa da casa saltada. Quem conta assim vê as colheitas antes de semear.

    Como há sempre 48 sementes, 25 chegam para ganhar. Uma partida pode não avançar, com meia dúzia de sementes a andar à roda; daí a regra que conta os depósitos quando a posição se repete.

    Em 2002, John Romein e Henri Bal resolveram por computador a versão a que chamam Awari, que difere desta em algumas regras. Calcularam o valor de todas as posições, cerca de 889 mil milhões, e concluíram que, sem erros de ninguém, a partida empata.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: semear em conjunto: onde cai a última semente? Adivinhar antes de semear.
    - 10 min: colher: encontrar no tabuleiro todas as jogadas que recolhem sementes.
    - 20 min: partidas a pares.
    - 5 min: quem fez a maior colheita? Mostrar como foi.
    # Perguntas
    - Uma casa tem cinco sementes: onde cai a última? → Cinco casas à frente.
    - E se tiver doze? → Treze casas à frente: dá a volta, salta a casa de partida e cai na seguinte.
    - Os depósitos têm 20 e 17 sementes: quantas estão nas casas? → Onze, porque 48 − 37 = 11.

play-now-oware =
    1. Cada casa começa com quatro sementes. As seis casas do teu lado são tuas.
    2. Na tua vez, apanha todas as sementes de uma casa tua e deixa uma em cada casa seguinte, à volta do tabuleiro.
    3. Se a última cair numa casa do adversário e lá ficarem duas ou três, são tuas. As casas dele imediatamente atrás também, uma a uma, enquanto tiverem duas ou três.
    4. Ganha quem chegar primeiro a 24 sementes no depósito.

first-match-oware = Não deixes muitas casas tuas com uma ou duas sementes: são as que o adversário pode colher.

rules-oware =
    # O tabuleiro
    Há duas filas de seis casas, uma de cada jogador, e um depósito à direita de cada um. No começo cada casa tem quatro sementes: 48 ao todo. Começa o Sul.

    # Semear
    Na tua vez, apanhas todas as sementes de uma casa tua e deixas uma em cada casa seguinte, no sentido contrário ao dos ponteiros do relógio. Os depósitos não contam.
    @ show-oware-1

    Com 12 ou mais sementes dás a volta toda e saltas a casa de onde partiste.
    @ oware-skip

    Uma casa com uma só semente não pode ser jogada enquanto tiveres outra com duas ou mais.

    # Colher
    Se a última semente cair numa casa do adversário e essa casa ficar com duas ou três sementes, recolhe-as. Recolhe também as da casa anterior, se for do adversário e tiver duas ou três, e assim por diante, recuando até à primeira que não sirva.
    @ oware-take

    # Dar de comer
    - Se o adversário estiver sem sementes, tens de fazer uma jogada que lhe dê alguma. Esta obrigação sobrepõe-se à regra da semente única.
    - Se a tua colheita o deixar sem sementes, jogas outra vez e dás-lhe alguma.
    @ oware-again

    # Fim
    - Ganha logo quem tiver 24 sementes no depósito.
    @ show-oware-2

    - Se não for possível dar sementes a quem está sem elas, o outro recolhe as do seu lado. Ganha quem tiver mais.
    @ oware-collect

    - Se a mesma posição surgir pela terceira vez, a partida acaba: as sementes do tabuleiro não são de ninguém e contam-se os depósitos. Números iguais dão empate.

    # Opções
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

notation-oware = Uma jogada escreve-se com o nome da casa semeada: { $show-oware-1 }. O Sul tem as casas da fila 1 e o Norte as da fila 2. As letras vão de a até f, da esquerda de quem joga com o Sul para a direita. As casas com a mesma letra estão frente a frente. As sementes colhidas não se escrevem, porque as regras as dizem.

history-oware =
    Oware é um dos muitos nomes de um jogo de semear da África Ocidental, da grande família a que se costuma chamar mancala. Não tem autor nem data: passou de mão em mão, e cada terra o joga a seu modo.

    As regras desta variante são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil. Nelas, metade das sementes já dá a vitória.

idea-oware = Uma casa cheia é uma arma: com muitas sementes dá quase a volta ao tabuleiro e pode colher várias casas de uma vez. Guarda-a até o adversário ter muitas casas com uma ou duas.

mathematics-oware =
    As sementes nunca desaparecem: mudam de casa ou vão para um depósito. Por isso, se as contares todas, são sempre 48.

    Quem chega a 24 ganha logo, mas 24 é só metade. Os dois podiam lá chegar, se a partida continuasse; por isso conta quem chega primeiro. E 24–24 nunca acontece: o primeiro a ter 24 já ganhou. Um empate só pode nascer de uma posição que se repete, com sementes ainda no tabuleiro.

    Uma casa com n sementes deixa cair a última exatamente n casas à frente, se n não passar de 11. Entre 12 e 22, cai n + 1 casas à frente, por causa da casa saltada.

    Numa só jogada podem colher-se, no máximo, seis casas com três sementes cada uma: dezoito sementes.

    Em 2002, John Romein e Henri Bal resolveram por computador a versão a que chamam Awari, que difere desta em algumas regras: sem erros de ninguém, a partida empata.

in-class-oware =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: semear em conjunto e adivinhar onde cai a última semente.
    - 10 min: no tabuleiro da lição, procurar a maior colheita.
    - 20 min: partidas a pares.
    - 5 min: contar as sementes de todas as mesas: dão sempre 48?
    # Perguntas
    - Uma casa tem sete sementes: onde cai a última? → Sete casas à frente.
    - Porque é que a partida nunca acaba 24–24? → Quem chega primeiro a 24 ganha logo.
    - Uma casa vazia do adversário recebe a tua última semente. Recolhes alguma coisa? → Não: fica só uma, e são precisas duas ou três.

classic-ouri_grand_slam = A colheita que leva tudo
    .who = Exemplo nosso
    .why = Quem deixa o adversário sem sementes tem de jogar outra vez e dar-lhe algumas.
    .ply-1 = O Sul recolheu as quatro sementes do Norte. Joga outra vez, e só uma casa chega ao outro lado.
classic-oware_24_win = Vinte e quatro bastam
    .who = Exemplo nosso
    .why = No Oware, metade das sementes já dá a vitória.
    .ply-1 = Duas sementes colhidas: 22 + 2 = 24, e a partida acaba.

lesson-show-1 = As sementes de uma casa semeiam-se nas seguintes.
lesson-show-2 = A última semente faz colher quatro casas seguidas.
lesson-show-3 = Mais de metade das sementes no depósito: ganha o Sul.
lesson-single = Semeia uma casa que tenha duas sementes ou mais.
lesson-single-else = Uma semente sozinha não joga, enquanto tiveres uma casa com mais.
lesson-single-done = Isso mesmo. As casas com uma só semente tiveram de esperar.
lesson-harvest = Encontra as duas jogadas que colhem sementes do Norte.
lesson-harvest-else = Aí não colhes. A última tem de fazer duas ou três numa casa do Norte.
lesson-harvest-done = Contaste bem! Uma colhe três sementes; a outra colhe cinco.
lesson-feed = O Norte não tem sementes. Faz uma jogada que lhe dê algumas.
lesson-feed-else = Essas sementes não chegam ao outro lado. Escolhe uma casa que lá chegue.
lesson-feed-done = Muito bem: o adversário tem de poder jogar.
lesson-trap = Ao Norte falta uma semente para ganhar. Que jogada o impede de colher já?
lesson-trap-else = As duas sementes de b2 chegam a uma casa tua. Que casa é essa?
lesson-trap-done = Salvo! A casa a1 ficou vazia: a semente que lá cair fica sozinha.
lesson-puzzle = O Sul tem 16 sementes e precisa de 25. Encontra a jogada que ganha.
lesson-puzzle-else = Não chega. Procura a casa que faz colher quatro casas seguidas.
lesson-puzzle-done = Nove sementes de uma vez! Com 25, o Sul ganha.

lesson-show-oware-1 = As quatro sementes semeiam-se nas casas seguintes.
lesson-show-oware-2 = Duas sementes colhidas: com 24, ganha o Sul.
lesson-oware-harvest = Encontra a jogada que faz colher quatro casas de uma vez.
lesson-oware-harvest-else = Aí não colhes. Qual das tuas casas chega a b2?
lesson-oware-harvest-done = Dez sementes! Colhe-se a recuar, enquanto houver duas ou três.
lesson-oware-feed = O Norte não tem sementes. Faz uma jogada que lhe dê algumas.
lesson-oware-feed-else = Essa semente não chega ao outro lado. Escolhe uma casa que lá chegue.
lesson-oware-feed-done = Muito bem: o adversário tem de poder jogar.
lesson-oware-trap = Ao Norte faltam duas sementes para ganhar. Que jogada o impede de colher já?
lesson-oware-trap-else = A semente de a2 vai cair na tua casa a1. Faz alguma coisa por ela!
lesson-oware-trap-done = Salvo! A casa a1 ficou vazia: a semente que lá cair fica sozinha.
lesson-oware-puzzle = O Sul tem 21 sementes e precisa de 24. Encontra a jogada que ganha.
lesson-oware-puzzle-else = Não chega a 24. Procura uma colheita de duas casas.
lesson-oware-puzzle-done = Quatro sementes de uma vez: 25, e o Sul ganha.

diagram-skip = Doze sementes: dá-se a volta e salta-se a casa de partida.
diagram-again = O Norte fica sem nada: o Sul joga outra vez e dá-lhe sementes.
diagram-draw = O Sul já não pode receber sementes: contam-se as que há, 24–24. Empate.
diagram-oware-skip = Doze sementes: dá-se a volta e salta-se a casa de partida.
diagram-oware-take = A última faz três sementes em d2; colhem-se três casas, a recuar.
diagram-oware-again = O Norte fica sem nada: o Sul joga outra vez e dá-lhe sementes.
diagram-oware-collect = O Sul não consegue dar sementes ao Norte: guarda as suas e ganha.

puzzle-harvest-idea = Que sementeira deixa duas ou três sementes em várias casas dele?
puzzle-harvest-why = Apanhaste várias casas seguidas, de trás para a frente.
puzzle-count-idea = Conta onde cai a última semente de cada jogada.
puzzle-count-why = Só esta sementeira traz as sementes que faltam.
puzzle-forced-replies-idea = Deixa-o só com uma sementeira possível.
puzzle-forced-replies-why = Ele já não podia escolher: semeou como tu querias.
