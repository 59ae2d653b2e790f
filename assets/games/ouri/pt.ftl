goal = Semear à volta do tabuleiro e recolher mais sementes do que o adversário.
card-oware = Oware
goal-oware = Semear, colher e juntar 24 sementes antes do adversário.
aliases = Oware, Mancala, Awalé, Warri

variant-ouri = Ouri: ganha quem recolher 25 sementes
variant-oware = Oware: ganha quem recolher 24 sementes

rules =
    # O tabuleiro
    Há duas filas de seis casas, uma de cada jogador, e um depósito à direita de cada um. No começo cada casa tem quatro sementes: 48 ao todo. Começa o Sul.

    # Semear
    Na tua vez, apanhas todas as sementes de uma casa tua e deixas uma em cada casa seguinte, no sentido contrário ao dos ponteiros do relógio. Os depósitos não contam. Com 12 ou mais sementes dás a volta toda e saltas a casa de onde partiste.

    Uma casa com uma só semente não pode ser jogada enquanto tiveres outra com duas ou mais.

    # Colher
    Se a última semente cair numa casa do adversário e essa casa ficar com duas ou três sementes, recolhe-as. Recolhe também as da casa anterior, se for do adversário e tiver duas ou três, e assim por diante, recuando até à primeira que não sirva.

    # Dar de comer
    - Se o adversário estiver sem sementes, tens de fazer uma jogada que lhe dê alguma. Esta obrigação sobrepõe-se à regra da semente única.
    - Se a tua colheita o deixar sem sementes, jogas outra vez e dás-lhe alguma.

    # Fim
    - Ganha logo quem tiver 25 sementes no depósito (24 no Oware).
    - Se não for possível dar sementes a quem está sem elas, o outro recolhe as do seu lado e contam-se os depósitos.
    - Se a mesma posição surgir pela terceira vez, a partida acaba: as sementes do tabuleiro não são de ninguém e contam-se os depósitos.

    Ganha quem tiver mais sementes. Números iguais dão empate.

    # Variantes e opções
    - Ouri: 25 sementes, mais de metade.
    - Oware: 24 sementes, metade.
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

    # Como se escreve
    Uma jogada escreve-se com o nome da casa semeada: o Sul tem a1 a f1, o Norte tem a2 a f2, com a2 mesmo em frente de a1.

history =
    O Ouri pertence à grande família africana dos jogos de semear, a que se costuma chamar mancala. É conhecido por muitos nomes, entre eles Oware e Awari, e não tem autor nem data.

    Em Portugal joga-se no Campeonato Nacional de Jogos Matemáticos; a nossa variante Oware segue as regras do torneio da Universidade Federal de Goiás, em Catalão, no Brasil.

idea = Não precisas de semear para saberes onde cai a última semente: se a casa tem cinco, cai cinco casas à frente. Conta primeiro, e procura uma casa do adversário que fique então com duas ou três.

mathematics =
    Uma casa com n sementes deixa cair a última exatamente n casas à frente, se n não passar de 11. Entre 12 e 22, cai n + 1 casas à frente, por causa da casa saltada. Quem conta assim vê as colheitas antes de semear.

    As sementes nunca desaparecem: somando casas e depósitos há sempre 48. É por isso que 25 chegam para ganhar. Uma partida pode não avançar, com meia dúzia de sementes a andar à roda; daí a regra que conta os depósitos quando a posição se repete.

    Em 2002, John Romein e Henri Bal resolveram por computador a versão a que chamam Awari, que difere desta em algumas regras. Calcularam o valor de todas as posições, cerca de 889 mil milhões, e concluíram que, sem erros de ninguém, a partida empata.

lesson-show-1 = As sementes de uma casa semeiam-se nas seguintes.
lesson-show-2 = A última semente faz colher quatro casas seguidas.
lesson-show-3 = Mais de metade das sementes no depósito: ganha o Sul.
