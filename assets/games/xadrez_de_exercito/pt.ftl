goal = Capturar o Rei adversário, movendo em cada turno o exército inteiro se quiseres.
aliases = Exército

ask-army-3 = Move até três peças tuas
ask-army-10 = Move até dez peças tuas
ask-army-15 = Move até quinze peças tuas
ask-army-16 = Move as peças que quiseres, uma vez cada
ask-last-or-end = Falta um lance: move mais uma peça ou termina o turno

end-king = O Rei foi capturado.

play-now =
    1. O tabuleiro e as peças são os do Xadrez. Começam as Brancas.
    2. Na tua vez, moves várias peças, cada uma no máximo uma vez. Tens de mover pelo menos uma.
    3. Os lances são, no máximo: três para as Brancas, dez para as Negras, quinze para as Brancas e, daí em diante, dezasseis.
    4. Não há xeque: ninguém te avisa de que o Rei está em perigo.
    5. Ganha logo quem capturar o Rei adversário.

first-match = Antes de terminares o turno, imagina que é a vez do outro. Ele pode mover o exército inteiro: tirar peças do caminho e só depois capturar. Deixa o teu Rei onde nem assim lhe chegam.

rules =
    # O tabuleiro
    O tabuleiro, as peças e a posição inicial são os do Xadrez. Começam as Brancas.

    # Como andam as peças do Xadrez
    - A Torre anda a direito, ao longo da linha ou da coluna; o Bispo, na diagonal; a Dama, das duas maneiras. Andam quantas casas quiserem, sem saltar por cima de outras peças.
    - O Cavalo salta em L: duas casas a direito e uma para o lado.
    - O Rei anda uma casa, em qualquer direção.
    - O peão anda uma casa em frente, ou duas na primeira vez, e captura uma casa em frente na diagonal.

    Uma peça captura ao ir para a casa de uma peça adversária, que sai do tabuleiro.

    # O turno
    Em cada turno moves várias peças tuas, cada uma no máximo uma vez. Tens de mover pelo menos uma e podes parar quando quiseres.

    - No primeiro turno da partida, as Brancas movem até três peças.
    - No segundo, as Negras movem até dez.
    - No terceiro, as Brancas movem até quinze.
    - A partir do quarto, cada jogador move até dezasseis.

    O turno passa sozinho quando já não há mais lances ou quando nenhuma peça ainda por mover o pode fazer.

    @ show-1

    # As peças
    As peças movem-se e capturam como no Xadrez. A ordem é tua: uma peça pode abrir caminho a outra.

    @ move-1

    Há três mudanças em relação ao Xadrez.

    - Não existe xeque: o Rei pode ficar em casas atacadas e pode ser capturado.
    - Não há captura en passant.
    - O roque exige apenas que o Rei e essa Torre nunca se tenham movido e que não haja nada entre eles. Conta como o lance do Rei: nesse turno o Rei já não se move, mas a Torre ainda pode mover-se.

    @ castling

    O peão que chega à última linha torna-se Dama, Torre, Bispo ou Cavalo, e já não se move nesse turno.

    @ promotion

    # Fim
    Ganha logo quem capturar o Rei adversário.

    @ show-3

    Há empate se quem começa o turno não puder mover nenhuma peça.

    @ end-draw

    Também há empate se a mesma posição surgir três vezes no início de um turno, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

notation = Um lance escreve-se com a letra da peça (R, D, T, B ou C; o peão não tem letra) e a casa de chegada. Assim pode ser o primeiro turno: { $show-1 }. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem: { $move-1 }. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move. A promoção acrescenta um sinal de igual e a letra da peça nova: { $promotion }. O roque pequeno escreve-se { $castling-1 }; o grande tem mais um O. Terminar o turno antes de gastar os lances escreve-se { $trap-1-3 }. Se houver um + no fim, avisa que a partida pode acabar no lance seguinte.

history =
    As variantes progressivas do Xadrez dão a cada jogador vários lances por turno. Quase todas deixam mover a mesma peça muitas vezes; aqui cada peça move-se uma só vez, como numa batalha em que todas as unidades avançam ao mesmo tempo. Não sabemos quem inventou esta variante nem quando.

idea = Três lances de peças que não se estorvem podem fazer-se por 6 ordens diferentes, e o tabuleiro acaba sempre igual. Com dezasseis lances, as ordens já são cerca de 21 milhões de milhões, e a posição final é só uma.

mathematics =
    Se três peças não se estorvarem, podes movê-las por seis ordens diferentes. O tabuleiro acaba sempre igual.

    Porquê 3, 10, 15 e depois sempre 16 lances? Supõe que cada um gasta todos os seus. Depois de cada turno, conta quantos lances as Brancas têm a mais: 3, −7, 8, −8, 8, −8… O sinal menos quer dizer que são as Negras que vão à frente. Desde o terceiro turno, ora vai um à frente, ora o outro, sempre por oito. Com 16 desde o início seria 16, 0, 16, 0…: as Negras nunca iriam à frente.

    No Xadrez há 20 primeiras jogadas. Aqui, o primeiro turno, com três lances no máximo, pode deixar o tabuleiro em 2433 posições diferentes.

    Muitos caminhos levam ao mesmo sítio. Se dezasseis peças se puderem mover sem se estorvarem, há 16! ordens para o fazer, cerca de 21 biliões (um 21 seguido de doze zeros), e todas dão a mesma posição. Ao computador não basta ser rápido: tem de reconhecer as posições a que já chegou por outra ordem.

    Outras vezes a ordem é tudo. Uma peça que sai abre a linha à que está atrás dela; uma que avança pode tapá-la. E cada peça captura no máximo uma vez por turno: contra dez peças ameaçadas, um único atacante só leva uma.

    Por isso conta-se de outra maneira. Antes de terminar o turno, vê quantas peças tuas o adversário consegue capturar com todas as dele, uma por cada. Um ataque ao Rei que no Xadrez seria mate pode aqui ser desfeito por várias peças, cada uma com o seu lance; mas se ao fim do turno o Rei continuar ao alcance de uma só, a partida acabou.

in-class =
    A partir dos 10 anos · 40 minutos por partida.
    - 10 min: A lição, em pares. Quem já joga Xadrez lembra aos outros como anda cada peça.
    - 20 min: Começa uma partida em pares. Em cada turno, cada jogador tem dois minutos para mover as suas peças.
    - 5 min: Os pares param e contam: quem capturou mais peças num só turno?
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - Por quantas ordens se podem mover três peças que não se estorvem? → Seis: três escolhas para a primeira, duas para a segunda, uma para a última.
    - Se cada um gastar todos os seus lances, quem fez mais ao fim do terceiro turno? → As Brancas, 18 contra 10: têm oito a mais.
    - Dez peças estão ao alcance de uma só Dama. Quantas pode ela capturar num turno? → Uma, porque cada peça só se move uma vez.

lesson-first-1 = A tua Torre anda a direito, e nada está entre ela e o Rei negro. Captura-o!
lesson-first-1-else = Que peça tua está na mesma coluna do Rei?
lesson-first-1-look = Olha para a coluna acesa, de uma ponta à outra.
lesson-first-1-done = Ganhaste! Aqui não há xeque: quem captura o Rei ganha logo.
lesson-show-1 = Num turno movem-se várias peças, uma vez cada. No primeiro, até três.
lesson-once-1 = Que peças negras podes capturar? Encontra as três capturas.
lesson-once-1-else = Como salta um Cavalo? E por onde anda uma Torre?
lesson-once-1-look = O Cavalo salta em L, a Torre anda a direito: uma das negras está ao alcance dos dois.
lesson-once-1-done = Três! Mas o Cavalo só pode fazer uma: cada peça move-se uma vez por turno.
lesson-once-2 = O teu Cavalo já se moveu neste turno. Quem ainda captura? Há duas maneiras.
lesson-once-2-else = O Cavalo já fez o seu lance. Que outras peças chegam a uma peça negra?
lesson-once-2-look = Segue a coluna da Torre, e vê as diagonais do peão do centro.
lesson-once-2-done = O Cavalo espera pelo próximo turno; as outras ainda têm o seu lance.
lesson-show-2 = A ordem é tua: o Cavalo sai do caminho e o Bispo captura a seguir.
lesson-move-1 = O teu peão tapa a Torre. Captura com ele e depois com ela.
lesson-move-1-else = Qual das duas peças tem de sair primeiro?
lesson-move-1-look = O peão captura na diagonal; depois, a coluna da Torre fica livre.
lesson-move-1-done = O peão abriu a coluna, e a Torre usou-a no mesmo turno.
lesson-move-2 = És as Negras. O teu Bispo quer capturar a Torre branca: abre-lhe o caminho.
lesson-move-2-else = Que peça tua está entre o Bispo e a Torre?
lesson-move-2-look = Segue a diagonal do Bispo, e afasta o peão que lá está.
lesson-move-2-done = Um passo pequeno de um peão abriu um caminho grande.
lesson-show-3 = Peão e Cavalo saem da coluna, e a Torre captura o Rei: ganham as Brancas.
lesson-king-1 = És as Negras. Captura o Rei branco em dois lances!
lesson-king-1-else = A tua Dama aponta ao Rei. Quem lhe tapa o caminho?
lesson-king-1-look = Não basta o peão avançar: tem de sair da coluna da Dama.
lesson-king-1-done = O peão capturou e abriu a coluna. A Dama fez o resto!
lesson-king-2 = Ganha em três lances. Que capturas abrem a coluna? Encontra as duas.
lesson-king-2-else = Quantas peças há entre a tua Torre e o Rei?
lesson-king-2-look = São dois peões teus na coluna acesa. Como pode cada um sair dela?
lesson-king-2-done = Com os dois peões fora da coluna, a Torre captura o Rei no mesmo turno.
lesson-king-3 = Ganha em três lances. Que dois peões podem abrir a diagonal da Dama?
lesson-king-3-else = A Dama aponta ao Rei. O que está no caminho?
lesson-king-3-look = Vê a diagonal acesa: cada peão pode sair dela a capturar.
lesson-king-3-done = Conta as peças no caminho: se todas podem sair, o Rei é teu.
lesson-trap-1 = A Dama está protegida pelo Bispo! Captura os dois, na ordem certa, e termina.
lesson-trap-1-else = Se o Rei captura a Dama já, quem o captura a seguir?
lesson-trap-1-look = Primeiro leva quem protege; depois, a Dama fica sozinha ao pé do Rei.
lesson-trap-1-done = No Xadrez era mate. Aqui, duas peças salvaram o Rei. Olha para ele antes de terminar.
lesson-trap-2 = Só falta mover o Rei, e depois jogam as Negras. Onde fica a salvo? Há duas casas.
lesson-trap-2-else = A Torre, o Bispo e o Cavalo das Negras: que casas alcança cada um?
lesson-trap-2-look = Foge da coluna da Torre; cuidado com a diagonal do Bispo e os saltos do Cavalo.
lesson-trap-2-done = Antes de o turno acabar, pergunta sempre: alguém chega ao meu Rei?
lesson-match = Agora joga até ganhar! A tua Torre está na coluna do Rei.
lesson-match-else = Ainda não. Tira as tuas peças do caminho da Torre, uma a uma, no mesmo turno.
lesson-match-done = O exército abriu caminho e a Torre chegou ao Rei. Já sabes jogar!

diagram-castling = O roque é o lance do Rei. A Torre ainda se pode mover, e captura.
diagram-promotion = O peão chega à última linha e torna-se Dama. Nesse turno já não se move.
diagram-end-draw = As Brancas terminam, e nenhuma peça negra se pode mover: empate.

classic-exercito_partida_8_jogadas = Um ataque em massa ao canto do Rei
    .who = Partida do livro de João Pedro Neto e Jorge Nuno Silva, sem nomes de jogadores
    .why = Em oito turnos, quase tudo o que as Negras têm cai sobre o Rei branco.
    .ply-3 = As Brancas ganham espaço ao centro e abrem linhas para as peças de trás.
    .ply-13 = As Negras gastam os dez lances: sete de peões, dois de Cavalos e um de Bispo.
    .ply-23 = Nove lances chegaram; as Brancas podiam fazer quinze. Guardam os dois roques.
    .ply-33 = As Negras ainda não capturam: pressionam o centro e levam o Rei para g8.
    .ply-41 = Começam as capturas. O roque das Brancas deixou a Torre mover-se no mesmo turno.
    .ply-53 = O ataque junta-se à volta do Rei branco. O Bispo de f3 é um sacrifício.
    .ply-61 = As Brancas capturam os dois Bispos, mas o Rei fica fechado no canto h1.
    .ply-66 = Os peões de f3 e h3 protegem a Dama de g2, e o Cavalo tapa a Dama branca. As Brancas desistem.

classic-exercito_defesa_combinada = Um «mate» desfeito por quatro peças
    .who = Lances de um exemplo do livro de João Pedro Neto e Jorge Nuno Silva; a posição é nossa
    .why = Cada peça faz um só lance, e juntas salvam o Rei de um ataque que no Xadrez era mate.
    .ply-1 = O peão captura um dos Bispos.
    .ply-3 = A Torre captura o Bispo que protegia a Dama.
    .ply-4 = O Rei captura a Dama: já ninguém a protegia.

puzzle-king-idea = O teu exército todo pode mexer: que peça chega ao Rei?
puzzle-king-why = O Rei estava ao alcance do teu exército.
