goal = Capturar o Rei adversário, com peças que mudam de tipo sempre que se movem.
aliases = ProDem

variant-paridade = Paridade: nos turnos pares sobe-se, nos ímpares desce-se
variant-tipo_a = Tipo (a): mover promove, capturar despromove

ask-move-odd = Turno ímpar: a peça que moves desce (os peões não jogam)
ask-move-even = Turno par: a peça que moves sobe (as Damas não jogam)
ask-move-cycle = Move uma peça: andar promove, capturar despromove
end-king = O Rei foi capturado.

play-now =
    1. As peças e a posição inicial são as do Xadrez. As Negras jogam sozinhas no turno 1; depois vêm o 2 das Brancas, o 2 das Negras, e assim por diante.
    2. Num turno par, a peça que moves sobe: o peão torna-se Cavalo ou Bispo, estes tornam-se Torre, e a Torre torna-se Dama. As Damas não jogam.
    3. Num turno ímpar, a peça que moves desce pela mesma escada. Os peões não jogam.
    4. O Rei nunca muda. Não há xeque: ninguém te obriga a defendê-lo.
    5. Ganha quem capturar o Rei adversário. Quem não tiver jogada perde.

first-match = Antes de jogares, vê se o turno do adversário é par ou ímpar. Só depois sabes que peças podem capturar o teu Rei.

rules =
    # O tabuleiro
    O tabuleiro, as peças e a posição inicial são os do Xadrez.

    # Como andam as peças do Xadrez
    - A Torre anda a direito, ao longo da linha ou da coluna; o Bispo, na diagonal; a Dama, das duas maneiras. Andam quantas casas quiserem, sem saltar por cima de outras peças.
    - O Cavalo salta em L: duas casas a direito e uma para o lado.
    - O Rei anda uma casa, em qualquer direção.
    - O peão anda uma casa em frente e captura uma casa em frente na diagonal.

    Uma peça captura ao ir para a casa de uma peça adversária, que sai do tabuleiro.

    # O turno
    Os turnos são numerados, e os dois lados têm o mesmo número. No turno 1 só jogam as Negras; depois vêm o 2 das Brancas, o 2 das Negras, o 3 das Brancas, e assim por diante. Cada jogador move uma peça, como no Xadrez, mas sem roque, sem en passant e sem promoção na última linha.

    # As mudanças
    Depois de se mover, a peça muda. O Rei é o único que fica sempre como é.

    - Nos turnos pares sobe: o peão torna-se Cavalo ou Bispo, à tua escolha; o Cavalo e o Bispo tornam-se Torre; a Torre torna-se Dama. As Damas não podem jogar.

    @ rise-1

    - Nos turnos ímpares desce: a Dama torna-se Torre; a Torre torna-se Cavalo ou Bispo, à tua escolha; o Cavalo e o Bispo tornam-se peões. Os peões não podem jogar.

    @ show-1

    Um peão pode aparecer em qualquer linha. Na 1.ª e na 2.ª do seu lado pode avançar uma ou duas casas; na última nunca mais se move, mas pode ser capturado.

    @ first-rank

    # Fim
    Não há xeque nem mate: o Rei pode ir para uma casa atacada e pode ser capturado. Ganha quem capturar o Rei adversário. Perde quem, na sua vez, não tiver jogada. Há empate se a mesma posição surgir três vezes, com o mesmo jogador e a mesma paridade, ou ao fim de 50 turnos de cada lado sem capturas.

    @ king-1

    @ end-stuck

    @ end-draw

    # Variantes e opções
    - Paridade: as regras acima.
    - Tipo (a): o número do turno não conta e todas as peças podem jogar. Quem se move sem capturar passa ao tipo seguinte da roda peão, Cavalo, Bispo, Torre, Dama, peão; quem captura passa ao anterior. Quando já não há peões no tabuleiro, a roda é Cavalo, Bispo, Torre, Dama, Cavalo. Isto vê-se depois da captura e antes da mudança. Também aqui começam as Negras.

    @ wheel

notation =
    Um lance escreve-se com a letra da peça que se move e a casa de chegada. O peão não tem letra; as outras peças têm a inicial do nome (R, D, T, B, C). Depois de um = vem a letra do novo tipo, p se for um peão: { $show-1 }. O Rei nunca muda, e por isso não leva =.

    Numa captura há dois pontos antes da casa: { $fall-1 }. O peão que captura diz de que coluna vem. Se duas peças do mesmo tipo puderem chegar à casa, junta-se a coluna ou a linha da que se move. Um + no fim avisa que o Rei adversário pode ser capturado a seguir.

history =
    Variante do Xadrez inventada por João Pedro Neto em 1995. As Brancas não jogam no primeiro turno para que a vantagem de quem começa fique menor: às Negras só resta mover um Cavalo.

    A variante de tipo (a) nasceu de uma pergunta: e se as regras só dependessem do que se vê no tabuleiro?

idea = Nos turnos pares, a peça que jogas sobe; nos ímpares, desce: o teu exército cresce e logo encolhe. Só o Rei nunca muda: e se for sempre ele a jogar nos turnos ímpares?

mathematics =
    Pensa numa escada: nos turnos pares a peça que moves sobe um degrau, e nos ímpares desce um. Se moveres a mesma peça duas vezes seguidas, ela volta ao degrau de onde partiu.

    Dá a cada peça uma altura: peão 0, Cavalo e Bispo 1, Torre 2, Dama 3. Um lance que não seja do Rei soma 1 à altura da peça num turno par e subtrai 1 num turno ímpar. O exército começa com altura 11. Enquanto ninguém captura e o Rei não se move, a soma de cada lado sobe e desce alternadamente. Para a fazer crescer, joga o Rei nos turnos ímpares: ele não desce. O preço é não desenvolver nada.

    Há jogos em que basta ver o tabuleiro e saber quem joga: o Hex, por exemplo. E há jogos em que é preciso saber mais alguma coisa do passado, como o Xadrez, por causa do roque e do en passant. Esta variante é do segundo grupo: a mesma posição, com o mesmo jogador, dá coisas diferentes num turno par e num turno ímpar. Mas basta um bit de memória.

    O tipo (a) não precisa de memória nenhuma, e tem uma aritmética bonita: enquanto há peões, os tipos contam-se como horas num relógio de 5. Uma peça que fez m lances sem capturar e c capturas avançou m − c, módulo 5: ao fim de cinco passeios está como era. Sem peões, o relógio passa a ter 4 horas.

in-class =
    A partir dos 10 anos · 30 minutos por partida.
    - 10 min: recordar como andam as peças do Xadrez; fazer os passos da lição.
    - 10 min: desenhar a escada dos tipos; jogar juntos quatro turnos, dizendo «par» ou «ímpar».
    - 15 min: partidas aos pares, com o número do turno escrito num papel.
    - 10 min: somar as alturas de cada exército; a seguir, as perguntas.
    # Perguntas
    - Porque é que no turno 1 só jogam os Cavalos? → É um turno ímpar: os peões não podem jogar, e só os Cavalos saltam por cima deles.
    - Uma Torre move-se num turno par e no turno seguinte outra vez. O que é no fim? → Uma Torre: subiu a Dama e voltou a descer.
    - Que peça convém mover nos turnos ímpares para o exército crescer? → O Rei, porque nunca desce; as outras sobem nos turnos pares.

classic-prodem_partida_24_turnos = O ataque vale mais do que as peças
    .who = Partida do livro de João Pedro Neto e Jorge Nuno Silva, sem nomes de jogadores
    .why = As Brancas cercam o Rei negro e não o largam até ao fim, no turno 24.
    .ply-5 = As Negras defendem f7 com a Dama, mesmo que ela desça a Torre.
    .ply-6 = Três jogadas brancas com a mesma peça: no Xadrez não se aconselha.
    .ply-17 = As Brancas têm bastante mais material; as Negras estão um pouco mais desenvolvidas.
    .ply-35 = Uma Dama, duas Torres e um Bispo cercam o Rei negro.
    .ply-46 = Joguem as Negras o que jogarem, o Rei é capturado no turno seguinte.

classic-prodem_exemplo_inicio = Três jogadas, duas regras
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Logo no começo se vê uma peça a descer e duas a subir.
    .ply-1 = Turno ímpar: só um Cavalo se pode mover, e desce a peão.
    .ply-2 = Turno par: o peão avança e torna-se Bispo.
    .ply-3 = Ainda o turno par: o peão avança duas casas e também sobe a Bispo.

lesson-first-1 = O Bispo anda na diagonal. Aqui até o Rei se captura: leva o teu Bispo até ele!
lesson-first-1-else = Como anda um Bispo?
lesson-first-1-look = O Bispo segue a diagonal até à casa do Rei.
lesson-first-1-done = Ganhaste! Quem captura o Rei adversário ganha.
lesson-show-1 = Turno 1, ímpar: a peça que se move desce. O Cavalo passa a peão.
lesson-fall-1 = Turno 33, ímpar: quem se move desce, e um peão não pode descer. Quem captura?
lesson-fall-1-else = Abaixo de peão não há nada, por isso os peões esperam. Quem mais lá chega?
lesson-fall-1-look = Procura na coluna do peão negro.
lesson-fall-1-done = Os peões estão parados, mas a Dama captura e desce a Torre.
lesson-fall-2 = Turno 37, ímpar. És as Negras: captura o peão branco e escolhe a que desces.
lesson-fall-2-else = O teu peão não joga. Que outra peça captura, e em que se pode tornar?
lesson-fall-2-look = A Torre desce um posto, e tem duas escolhas. Faz as duas.
lesson-fall-2-done = A Torre desce a Cavalo ou a Bispo, à tua escolha.
lesson-show-2 = Turno 2, par: a peça que se move sobe. Os peões passam a Bispos.
lesson-rise-1 = Turno 2, par: move o peão aceso. Ele sobe: escolhe Cavalo ou Bispo.
lesson-rise-1-else = Quantas casas pode avançar um peão na sua segunda linha?
lesson-rise-1-look = Uma ou duas casas em frente; depois, escolhe Cavalo ou Bispo.
lesson-rise-1-done = O peão subiu. Se essa peça jogar no turno ímpar, volta a ser peão.
lesson-rise-2 = Turno 32, par: quem se move sobe, e a Dama já não pode subir. Quem captura?
lesson-rise-2-else = Acima de Dama não há nada, por isso ela espera. Quem mais chega ao peão?
lesson-rise-2-look = Procura uma peça que salte até lá.
lesson-rise-2-done = O Cavalo captura e sobe a Torre. As Damas só jogam nos turnos ímpares.
lesson-show-3 = O Rei é capturado: ganham as Brancas.
lesson-king-1 = Turno 34, par: as peças sobem. Captura o Rei negro, mas não com a Dama!
lesson-king-1-else = Num turno par as Damas não jogam. Que outra peça chega ao Rei?
lesson-king-1-look = Procura na coluna do Rei negro.
lesson-king-1-done = A Torre captura o Rei e sobe a Dama: ganham as Brancas.
lesson-king-2 = Turno 35, ímpar: as peças descem. És as Negras: captura o Rei branco.
lesson-king-2-else = O peão ao lado do Rei pode jogar num turno ímpar?
lesson-king-2-look = Quem olha para o Rei de longe, pela coluna dele?
lesson-king-2-done = O peão estava parado, mas nos turnos ímpares a Dama joga.
lesson-safe-1 = Turno 31, ímpar para ti e depois para as Negras. Põe o teu Rei numa casa segura.
lesson-safe-1-else = Que peças negras podem jogar num turno ímpar? E qual fica parada?
lesson-safe-1-look = As Torres e o Bispo jogam; o peão não.
lesson-safe-1-done = O peão negro ataca essa casa, mas num turno ímpar os peões não jogam.
lesson-safe-2 = Turno 30, par para ti e depois para as Negras. Onde fica o teu Rei a salvo?
lesson-safe-2-else = Num turno par, que peça negra não pode jogar?
lesson-safe-2-look = As duas Torres e o Bispo jogam. Procura uma casa que só a Dama ataca.
lesson-safe-2-done = A Dama ataca o Rei, mas dorme neste turno. No próximo, cuidado com ela!
lesson-next-1 = Turno 30, par: a peça sobe. Que jogada não deixa o Rei escapar no turno 31?
lesson-next-1-else = Em que se torna o Bispo depois de se mover? Para onde olha ele então?
lesson-next-1-look = Uma Torre na última linha ataca o Rei e a casa ao lado dele.
lesson-next-1-done = O Bispo fez-se Torre, e ela ataca toda a linha. O Rei já não tem saída.
lesson-next-2 = Turno 40, par: a peça sobe. Joga de modo que as Negras já não salvem o Rei.
lesson-next-2-else = A peça muda depois de se mover. Que colunas tens de vigiar?
lesson-next-2-look = A Torre já vigia a coluna b. Falta alguém na coluna do Rei.
lesson-next-2-done = O Bispo fez-se Torre: uma Torre vigia a coluna a, a outra vigia a b.
lesson-match = Agora caça o Rei! Turno par: as Damas dormem, e cada peça tua sobe.
lesson-match-else = Ainda não. Antes de jogar, pensa em que se torna a peça, e se joga a seguir.
lesson-match-done = O Rei caiu! Pensas nos dois turnos, no par e no ímpar: é esse o segredo.

diagram-first-rank = O Cavalo desce a peão na 1.ª linha; dali o peão avança duas casas e sobe.
diagram-end-stuck = O Rei branco está fechado e o turno é ímpar: as Brancas não têm jogada e perdem.
diagram-end-draw = 50 turnos de cada lado sem capturas: há empate.
diagram-wheel = Tipo (a): o Cavalo anda e sobe a Bispo; o Bispo captura e volta a Cavalo.

puzzle-king-idea = As peças mudam de tipo quando andam: qual chega ao Rei?
puzzle-king-why = A peça certa, com o tipo certo, chegou ao Rei.
