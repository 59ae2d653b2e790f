goal = Semear à volta do tabuleiro e recolher mais sementes do que o adversário.
card-oware = Oware
goal-oware = Semear, colher e juntar 24 sementes antes do adversário.
aliases = Oware, Mancala, Awalé, Warri

variant-ouri = Ouri: ganha quem recolher 25 sementes
variant-oware = Oware: ganha quem recolher 24 sementes

play-now =
    1. Cada casa começa com quatro sementes. As seis casas do teu lado são tuas.
    2. Na tua vez, apanha todas as sementes de uma casa tua e deixa uma em cada casa seguinte, à volta do tabuleiro.
    3. Se a última cair numa casa do adversário e lá ficarem duas ou três, são tuas. As das casas dele imediatamente atrás também, uma a uma, enquanto tiverem duas ou três.
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
    3. Se a última cair numa casa do adversário e lá ficarem duas ou três, são tuas. As das casas dele imediatamente atrás também, uma a uma, enquanto tiverem duas ou três.
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

lesson-first = Tens 23 sementes e ganhas com 25. Toca na casa acesa!
lesson-first-else = Qual das tuas casas tem duas sementes?
lesson-first-look = É a casa acesa, na fila de baixo.
lesson-first-done = Ganhaste! Juntar 25 sementes no depósito: é este o objetivo.
lesson-show-1 = As sementes de uma casa semeiam-se nas seguintes.
lesson-sow-1 = Uma semente em cada casa. Qual das tuas acaba na casa acesa?
lesson-sow-1-else = Conta casa a casa, à volta do tabuleiro: onde cai a última semente?
lesson-sow-1-look = É a casa com cinco sementes: conta cinco passos a partir dela.
lesson-sow-1-done = Certo! Cinco sementes, cinco passos. Não é preciso semear para saber.
lesson-sow-2 = Agora mais longe: que casa tua acaba na acesa?
lesson-sow-2-else = De cada casa até à acesa, quantos passos são?
lesson-sow-2-look = Começa a contar na ponta esquerda da tua fila.
lesson-sow-2-done = Boa conta! São oito passos, e lá estavam oito sementes.
lesson-sow-3 = Semeia uma casa que tenha duas sementes ou mais.
lesson-sow-3-else = Essa casa tem uma só semente? Tens alguma com mais?
lesson-sow-3-look = As duas casas que podem jogar são as acesas.
lesson-sow-3-done = Isso mesmo. As casas com uma só semente tiveram de esperar.
lesson-show-2 = A última semente faz colher quatro casas seguidas.
lesson-harvest-1 = Colhe a semente sozinha do Norte. Com que casa tua?
lesson-harvest-1-else = Onde tem de cair a tua última semente, para lá ficarem duas?
lesson-harvest-1-look = A semente está na casa acesa. A partir dela, conta três passos para trás.
lesson-harvest-1-done = Colheste duas: a que lá estava e a que chegou.
lesson-harvest-2 = Encontra as duas jogadas que colhem sementes do Norte.
lesson-harvest-2-else = Em que casas do Norte ficariam duas ou três sementes?
lesson-harvest-2-look = Uma das tuas casas acaba em cada uma das acesas.
lesson-harvest-2-done = Contaste bem! Uma colhe três sementes; a outra colhe cinco.
lesson-show-3 = Mais de metade das sementes no depósito: ganha o Sul.
lesson-count-1 = Tens 22 e precisas de 25. Duas jogadas colhem, mas só uma chega. Qual?
lesson-count-1-else = Quantas sementes colhe cada uma das duas jogadas?
lesson-count-1-look = Escolhe a jogada que colhe as duas casas acesas.
lesson-count-1-done = Quatro sementes: 22 e 4 são 26. Ganhaste!
lesson-count-2 = O Sul tem 15 sementes e precisa de 25. Encontra a jogada que ganha.
lesson-count-2-else = Até que casa do Norte chegam as tuas sementes? E para trás, o que se colhe?
lesson-count-2-look = Procura a casa que faz colher as quatro casas acesas.
lesson-count-2-done = Dez sementes de uma vez! Com 25, o Sul ganha.
lesson-feed-1 = O Norte não tem sementes. Faz uma jogada que lhe dê algumas.
lesson-feed-1-else = As sementes dessa casa chegam ao outro lado?
lesson-feed-1-look = Duas das tuas casas chegam lá: são as acesas.
lesson-feed-1-done = Muito bem: o adversário tem de poder jogar.
lesson-feed-2 = O Norte ficou outra vez sem nada. Só uma casa tua lhe dá de comer: qual?
lesson-feed-2-else = Onde param as sementes de cada casa? Alguma passa para o outro lado?
lesson-feed-2-look = Olha para a casa acesa, mesmo à beira do outro lado.
lesson-feed-2-done = Isso! Para dar de comer, até uma semente sozinha pode jogar.
lesson-trap-1 = Ao Norte falta uma semente para ganhar. Que jogada o impede de colher já?
lesson-trap-1-else = Onde cai a última das duas sementes acesas?
lesson-trap-1-look = Cai na casa da ponta esquerda da tua fila. O que lá fazes?
lesson-trap-1-done = Salvo! A casa ficou vazia: a semente que lá cair fica sozinha.
lesson-trap-2 = O Norte tem 23. Uma só jogada o impede de ganhar já: qual?
lesson-trap-2-else = Até onde chegam as três sementes acesas?
lesson-trap-2-look = A última cairia na tua casa acesa. Não deixes lá ficar duas.
lesson-trap-2-done = Boa defesa! Conta sempre onde caem as sementes do adversário.
lesson-match = A partida é tua: tens 22 sementes e faltam-te três. Conta bem e ganha!
lesson-match-else = Desta vez não chegou. Antes de semear, conta onde cai a última. Outra vez!
lesson-match-done = Ganhaste a partida! Quem conta antes de semear colhe mais.

lesson-oware-first = Tens 22 sementes e ganhas com 24. Toca na casa acesa!
lesson-oware-first-else = Qual das tuas casas tem quatro sementes?
lesson-oware-first-look = É a casa acesa, na fila de baixo.
lesson-oware-first-done = Ganhaste! Juntar 24 sementes no depósito: é este o objetivo.
lesson-show-oware-1 = As quatro sementes semeiam-se nas casas seguintes.
lesson-oware-sow-1 = Uma semente em cada casa. Qual das tuas acaba na casa acesa?
lesson-oware-sow-1-else = Conta casa a casa, à volta do tabuleiro: onde cai a última semente?
lesson-oware-sow-1-look = São cinco passos até à casa acesa. Que casa tua tem cinco sementes?
lesson-oware-sow-1-done = Certo! Tantas sementes, tantos passos: conta antes de semear.
lesson-oware-sow-2 = Semeia uma casa que tenha duas sementes ou mais.
lesson-oware-sow-2-else = Essa casa tem uma só semente? Tens alguma com mais?
lesson-oware-sow-2-look = As duas casas que podem jogar são as acesas.
lesson-oware-sow-2-done = Isso mesmo. As casas com uma só semente tiveram de esperar.
lesson-show-oware-harvest = A última faz duas sementes: colhem-se, e as da casa de trás também.
lesson-oware-harvest-1 = Colhe a semente sozinha do Norte. Com que casa tua?
lesson-oware-harvest-1-else = Onde tem de cair a tua última semente, para lá ficarem duas?
lesson-oware-harvest-1-look = A semente está na casa acesa. Que casa tua lá chega certinho?
lesson-oware-harvest-1-done = Colheste duas: a que lá estava e a que chegou.
lesson-oware-harvest-2 = Encontra a jogada que faz colher quatro casas de uma vez.
lesson-oware-harvest-2-else = Qual das tuas casas chega longe, e deixa atrás de si duas ou três em cada casa?
lesson-oware-harvest-2-look = A última semente tem de cair na mais afastada das casas acesas.
lesson-oware-harvest-2-done = Dez sementes! Colhe-se a recuar, enquanto houver duas ou três.
lesson-show-oware-2 = Duas sementes colhidas: com 24, ganha o Sul.
lesson-oware-count-1 = Tens 19 e precisas de 24. Duas jogadas colhem, mas só uma chega. Qual?
lesson-oware-count-1-else = Quantas sementes colhe cada uma das duas jogadas?
lesson-oware-count-1-look = Escolhe a jogada que colhe as três casas acesas.
lesson-oware-count-1-done = Seis sementes: 19 e 6 são 25. Ganhaste!
lesson-oware-count-2 = O Sul tem 21 sementes e precisa de 24. Encontra a jogada que ganha.
lesson-oware-count-2-else = Que jogada colhe mais do que uma casa?
lesson-oware-count-2-look = Vê as duas casas acesas: quem lhes chega certinho?
lesson-oware-count-2-done = Quatro sementes de uma vez: 25, e o Sul ganha.
lesson-oware-feed-1 = O Norte não tem sementes. Faz uma jogada que lhe dê algumas.
lesson-oware-feed-1-else = As sementes dessa casa chegam ao outro lado?
lesson-oware-feed-1-look = As casas que lá chegam são as acesas.
lesson-oware-feed-1-done = Muito bem: o adversário tem de poder jogar.
lesson-oware-feed-2 = O Norte ficou outra vez sem nada. Só uma casa tua lhe dá de comer: qual?
lesson-oware-feed-2-else = Onde param as sementes de cada casa? Alguma passa para o outro lado?
lesson-oware-feed-2-look = Olha para a casa acesa, mesmo à beira do outro lado.
lesson-oware-feed-2-done = Isso! Para dar de comer, até uma semente sozinha pode jogar.
lesson-oware-trap-1 = Ao Norte faltam duas sementes para ganhar. Que jogada o impede de colher já?
lesson-oware-trap-1-else = Onde vai cair a semente acesa?
lesson-oware-trap-1-look = Vai cair na tua casa mesmo por baixo. Faz alguma coisa por ela!
lesson-oware-trap-1-done = Salvo! A casa ficou vazia: a semente que lá cair fica sozinha.
lesson-oware-trap-2 = Agora o Norte pode colher duas casas tuas. Que jogada o impede de ganhar já?
lesson-oware-trap-2-else = Até onde chegam as duas sementes acesas?
lesson-oware-trap-2-look = A última cairia na tua casa acesa. Não deixes lá ficar duas.
lesson-oware-trap-2-done = Boa defesa! Conta sempre onde caem as sementes do adversário.
lesson-oware-match = A partida é tua: tens 22 sementes e faltam-te duas. Conta bem e ganha!
lesson-oware-match-else = Desta vez não chegou. Antes de semear, conta onde cai a última. Outra vez!
lesson-oware-match-done = Ganhaste a partida! Quem conta antes de semear colhe mais.

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
puzzle-forced-replies-idea = Conta que jogadas lhe ficam, e deixa-o quase sem escolha.
puzzle-forced-replies-why = Ele quase não podia escolher, e tu já tinhas feito as contas.

# O que se diz a quem não vê o tabuleiro
note-feed = { $player }: o adversário está sem sementes. Casas que lhe dão de comer: { $sites }.
note-threat =
    { $count ->
        [one] { $player }: semear { $first } ameaça recolher uma semente.
       *[other] { $player }: semear { $first } ameaça recolher { $count } sementes.
    }
say-board = A linha 1 é do Sul, a linha 2 é do Norte. Semeia-se de a1 para f1 e depois de f2 para a2.
