goal = Dar xeque-mate ao Rei adversário, com peças que só se movem pelo poder que outras lhes emprestam.
aliases = Delegação

play-now =
    1. As peças são as do Xadrez. No começo, as Torres e os Cavalos estão trocados. Começam as Brancas.
    2. O Rei move-se como no Xadrez. Qualquer outra peça usa o poder das peças amigas que a veem.
    3. Se a tua Torre vê um peão teu, esse peão move-se e captura como Torre. Se também o vê um Bispo, escolhes.
    4. Uma peça que nenhuma amiga vê não se pode mover.
    5. Ganha quem der xeque-mate.

first-match = Não mandes uma peça para longe das outras: se ninguém a vir, já não sai dali.

rules =
    # O tabuleiro
    O tabuleiro e as peças são os do Xadrez. A posição inicial também, mas as Torres e os Cavalos trocam de lugar. Começam as Brancas.

    # Como andam as peças do Xadrez
    - A Torre anda a direito, ao longo da linha ou da coluna; o Bispo, na diagonal; a Dama, das duas maneiras. Andam quantas casas quiserem, sem saltar por cima de outras peças.
    - O Cavalo salta em L: duas casas a direito e uma para o lado.
    - O Rei anda uma casa, em qualquer direção.
    - O peão anda uma casa em frente e captura uma casa em frente na diagonal.

    Uma peça captura ao ir para a casa de uma peça adversária, que sai do tabuleiro. Dar xeque é ameaçar capturar o Rei; xeque-mate é um xeque a que o Rei não consegue escapar.

    # O turno
    Moves uma peça tua. O Rei move-se como no Xadrez. Nenhuma outra peça tem movimentos próprios: usa os que lhe são delegados.

    # Delegação
    Uma peça recebe o poder de cada peça da sua cor que a vê, isto é, que poderia mover-se para a casa onde ela está se essa casa estivesse vazia. Se uma Torre e um Bispo teus veem um peão teu, esse peão move-se e captura como Torre ou como Bispo. Ao tocar numa peça, vês quem lhe empresta poderes.

    @ show-1

    @ cut-1

    - Conta o movimento natural de quem empresta, não o que ele próprio recebeu. Os poderes não passam de mão em mão.
    - Uma peça pregada, ou que não se possa mover, empresta na mesma.
    - Um peão empresta o avanço de uma casa à peça que tem mesmo à frente, e a captura às que tem nas diagonais da frente. Quem recebe usa-os também para a frente.

    @ pawn-step

    @ capture-2

    - O Rei empresta o seu passo às peças vizinhas, mas não recebe nada.
    - Uma peça que ninguém vê não se pode mover.

    O peão que chega à última linha, seja como for, torna-se Dama, Torre, Bispo ou Cavalo. Um peão pode recuar, até à 1.ª linha. Não há roque, nem avanço de duas casas, nem en passant.

    @ show-2

    # Xeque
    Um Rei está em xeque se uma peça adversária o puder capturar com os poderes que tem nesse momento. Nenhuma jogada pode deixar o próprio Rei em xeque.

    # Fim
    Ganha quem der xeque-mate. Há empate se quem vai jogar não estiver em xeque e não tiver jogada legal, se a mesma posição surgir três vezes, ou ao fim de 50 turnos de cada lado sem capturas nem promoções.

    @ mate-2

    @ end-stalemate

notation =
    Um lance escreve-se com a letra da peça e a casa de chegada: { $cut-1 }. O peão não tem letra; as outras peças têm a inicial do nome (R, D, T, B, C). Conta a peça que se move, e não a que lhe empresta o poder.

    Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem: { $show-1 }. Se duas peças do mesmo tipo puderem chegar à casa, junta-se a coluna ou a linha da que se move. A promoção acrescenta um = e a letra da peça nova: { $show-2 }. O xeque leva + e o xeque-mate ++: { $mate-2 }.

history =
    Variante do Xadrez concebida por João Pedro Neto em 2002. A troca das Torres com os Cavalos na posição inicial serve para equilibrar a abertura: com a disposição do Xadrez, as Brancas ameaçavam promover logo um peão.

idea = Um Cavalo só vê casas de cor diferente da sua, e quem usa o salto dele passa para a cor da casa do Cavalo. Por isso, mal o salto é usado, o Cavalo deixa de ver quem ajudou.

mathematics =
    Sozinha, nenhuma peça anda: precisa de uma amiga que a veja. Só o Rei não precisa de ajuda.

    Desenha uma seta de cada peça para cada peça da sua cor que ela vê. As setas dizem tudo: a que não recebe nenhuma está parada. Mas não se somam: se A empresta a B e B a C, C nada recebe de A. Em linguagem matemática, a delegação não é transitiva.

    Entre duas peças do mesmo tipo que não sejam peões, as setas são sempre duas: se uma Torre vê outra, a outra vê-a também. É por isso que duas Damas na mesma linha, sem nada entre elas, não precisam de mais ninguém.

    O Cavalo empresta uma vez e fica para trás. Ele só vê casas de cor diferente da sua; a peça que usa um salto de Cavalo muda de cor de casa, e passa a estar numa da cor da do Cavalo. Depois desse salto, o mesmo Cavalo já não a vê, enquanto ele próprio não se mover.

    O Bispo é o contrário: só empresta a peças nas casas da sua cor, e quem usa o seu poder fica nessa cor.

    Na posição inicial há 62 jogadas legais. No Xadrez há 20.

in-class =
    A partir dos 10 anos · 30 minutos por partida.
    - 10 min: recordar o Xadrez; na posição inicial, desenhar setas de cada peça para as que vê.
    - 10 min: os passos da lição, com a turma a dizer quem empresta o poder.
    - 15 min: partidas aos pares; antes de cada lance, diz-se quem o empresta.
    - 10 min: o problema do mate em dois; a seguir, as perguntas.
    # Perguntas
    - No começo, porque não se pode mover o peão de a2? → Porque nenhuma peça branca o vê: tem o Cavalo atrás, e um Cavalo não vê a casa da frente.
    - Uma Torre vê um Bispo, e o Bispo vê um peão que a Torre não vê. O peão move-se como Torre? → Não, só como Bispo: os poderes não passam de mão em mão.
    - Duas Damas estão na mesma coluna, sem nada no meio. Podem mover-se? → Podem: cada uma vê a outra e empresta-lhe o seu poder.

classic-delegacao_b2b7_g7a1 = Captura e resposta na primeira jogada
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Mostra porque não convém às Brancas capturar logo em b7.
    .ply-1 = A Torre de b1 empresta o poder ao peão.
    .ply-2 = O Bispo de f8 empresta o seu: o peão de g7 captura o Cavalo e torna-se Dama.

classic-delegacao_disposicao_de_xadrez = Porque trocam de lugar Torres e Cavalos
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Com a disposição do Xadrez, as Brancas teriam uma grande vantagem.
    .ply-1 = Com o poder da Torre, o peão captura em a7 e já ameaça promover.

classic-delegacao_forquilha = A forquilha de um peão
    .who = Lances do livro de João Pedro Neto e Jorge Nuno Silva; o desenho perdeu-se e a posição é nossa
    .why = O peão muda de protetor: primeiro a Dama, depois o Cavalo.
    .ply-1 = Com o poder da Dama, o peão captura em f3. Agora vê-o o Cavalo: xeque, e o Bispo também está atacado.
    .ply-3 = O Rei fugiu, e o peão captura o Bispo com um salto de Cavalo.

classic-delegacao_final_5_lances = Três Damas ao longe
    .who = Lances do livro de João Pedro Neto e Jorge Nuno Silva; o desenho perdeu-se e a posição é nossa
    .why = As Damas não se mexem: cada lance branco apoia-se numa Dama diferente.
    .ply-1 = O peão vai a d5 com o poder da Dama de d7: xeque.
    .ply-3 = O Bispo captura em e5 com o poder da Dama de b1: xeque.
    .ply-5 = O peão chega a h5 com o poder da Dama de h2: xeque-mate.

classic-delegacao_imobilizacao = Um Bispo corta a ligação
    .who = Lances do livro de João Pedro Neto e Jorge Nuno Silva; o desenho perdeu-se e a posição é nossa
    .why = A Torre e a Dama viviam uma da outra.
    .ply-1 = Em b1, o Bispo separa a Torre da Dama: nenhuma das duas se pode mover.

classic-delegacao_bloqueio_total = Um exército parado
    .who = Lances do livro de João Pedro Neto e Jorge Nuno Silva; o desenho perdeu-se e a posição é nossa
    .why = Um só lance quebra todas as ligações das Brancas.
    .ply-1 = O Cavalo captura em d5. Já só o Rei branco se pode mover.
    .ply-3 = O mesmo Cavalo captura a Dama.

classic-delegacao_puzzle_mate_em_2 = Mate em dois lances
    .who = Problema do livro de João Pedro Neto e Jorge Nuno Silva; o desenho perdeu-se e a posição é nossa
    .why = A Dama não dá o mate: prepara-o para o Bispo.
    .ply-1 = Nesta posição, só este lance dá mate em dois.
    .ply-3 = Com o poder da Dama, o Bispo chega a f6: xeque-mate.

lesson-first-1 = A Torre vê o Cavalo e empresta-lhe o seu poder. Leva-o a direito até ao fim!
lesson-first-1-else = Como anda uma Torre?
lesson-first-1-look = O Cavalo sobe a direito pela coluna acesa, até à última casa.
lesson-first-1-done = Xeque-mate! O Cavalo moveu-se como Torre, e como Torre ataca o Rei.
lesson-show-1 = A Torre empresta o seu poder a este peão.
lesson-leap-1 = O Cavalo aceso vê o peão aceso. Salta com esse peão como um Cavalo!
lesson-leap-1-else = A que casas chegava um Cavalo que estivesse no lugar do peão?
lesson-leap-1-look = Do peão, duas casas numa direção e uma para o lado.
lesson-leap-1-done = O peão saltou. O Cavalo não saiu do sítio: só emprestou o poder.
lesson-leap-2 = Só o Bispo vê a Torre. Move a Torre com o poder que ele lhe empresta.
lesson-leap-2-else = A Torre não usa o seu próprio andar. Como anda um Bispo?
lesson-leap-2-look = A Torre move-se agora pelas diagonais.
lesson-leap-2-done = Uma peça nunca usa o seu andar, só o que outras lhe emprestam.
lesson-cut-1 = És as Negras. A Torre e a Dama brancas ajudam-se: corta a ligação!
lesson-cut-1-else = Em que casa uma peça tua fica entre as duas?
lesson-cut-1-look = A tua Dama empresta ao Bispo: ele desce a direito até à linha delas.
lesson-cut-1-done = Já não se veem uma à outra, e por isso nenhuma se pode mover.
lesson-cut-2 = O Cavalo negro anda como Torre, graças à Torre dele. Captura quem lhe empresta o poder!
lesson-cut-2-else = A que peça empresta a tua Dama? Como se move ela agora?
lesson-cut-2-look = O Bispo usa o poder da Dama: segue a diagonal até ao cimo.
lesson-cut-2-done = Sem a Torre, o Cavalo ficou sem poder nenhum: já não se pode mover.
lesson-show-2 = O Bispo faz o mesmo: o peão vai longe e torna-se Dama.
lesson-capture-1 = És as Negras. A Torre empresta ao Cavalo: encontra as duas capturas.
lesson-capture-1-else = Que linhas direitas tem o Cavalo à sua volta?
lesson-capture-1-look = Do Cavalo, olha para baixo e para a direita.
lesson-capture-1-done = Com o poder de uma Torre, o Cavalo captura a direito.
lesson-capture-2 = Uma das peças brancas pode capturar um peão. Descobre qual.
lesson-capture-2-else = O peão branco também empresta. A quem, e o quê?
lesson-capture-2-look = Um peão captura na diagonal: que peça está na diagonal à frente dele?
lesson-capture-2-done = O peão emprestou a sua captura ao Cavalo.
lesson-show-3 = Com o poder da Dama, o Bispo dá xeque-mate.
lesson-mate-1 = Dá xeque-mate num só lance. O Cavalo tem o poder da Dama!
lesson-mate-1-else = Onde atacaria uma Dama o Rei, sem que ele a pudesse capturar?
lesson-mate-1-look = Ao pé do Rei negro, numa casa que o teu Rei guarda, e que a Dama ainda vê.
lesson-mate-1-done = O Cavalo ainda é visto pela Dama, e o teu Rei protege-o: mate!
lesson-mate-2 = Agora com três Damas: dá xeque-mate num só lance.
lesson-mate-2-else = As Damas não se veem umas às outras. A quem podem emprestar?
lesson-mate-2-look = Um peão recebe o poder de uma Dama: até onde chega ele?
lesson-mate-2-done = O peão foi longe com o poder da Dama, e ainda o tem: xeque-mate!
lesson-mate-3 = Problema do livro: mate em dois lances. Qual é o primeiro?
lesson-mate-3-else = A quem pode a Dama emprestar o seu poder?
lesson-mate-3-look = Um Bispo empresta à Dama. Leva-a a uma casa de onde dê xeque e veja outra peça.
lesson-mate-3-done = O Rei só tem uma casa. Depois um Bispo, com o poder da Dama, dá mate.
lesson-match = Agora dá tu o mate, e ganha a partida!
lesson-match-else = Ainda não. Traz o Rei para perto, e não tires as peças da vista de quem empresta.
lesson-match-done = Mate! Já sabes emprestar, capturar e cortar.

diagram-pawn-step = O peão de d2 empresta o seu passo ao Bispo que está à sua frente.
diagram-end-stalemate = As Negras não estão em xeque e não têm jogada, pois ninguém vê o peão: empate.

puzzle-mate-idea = As peças só andam com poder emprestado: quem empresta a quem?
puzzle-mate-why = O Rei está atacado, e nenhuma jogada o salva.
puzzle-promotion-idea = Que peão pode chegar ao fim? Promovido, empresta muito mais poder.
puzzle-promotion-why = A peça promovida emprestou às outras o poder que lhes faltava.
