goal = Dar xeque-mate ao Rei adversário, com peças que só se movem pelo poder que outras lhes emprestam.
aliases = Delegação

rules =
    # O tabuleiro
    O tabuleiro e as peças são os do Xadrez. A posição inicial também, mas as Torres e os Cavalos trocam de lugar. Começam as Brancas.

    # O turno
    Moves uma peça tua. O Rei move-se como no Xadrez. Nenhuma outra peça tem movimentos próprios: usa os que lhe são delegados.

    # Delegação
    Uma peça recebe o poder de cada peça da sua cor que a vê, isto é, que poderia mover-se para a casa onde ela está se essa casa estivesse vazia. Se uma Torre e um Bispo teus veem um peão teu, esse peão move-se e captura como Torre ou como Bispo. Ao tocar numa peça, vês quem lhe empresta poderes.

    - Conta o movimento natural de quem empresta, não o que ele próprio recebeu. Os poderes não passam de mão em mão.
    - Uma peça pregada, ou que não se possa mover, empresta na mesma.
    - Um peão empresta o avanço de uma casa à peça que tem mesmo à frente, e a captura às que tem nas diagonais da frente. Quem recebe usa-os também para a frente.
    - O Rei empresta o seu passo às peças vizinhas, mas não recebe nada.
    - Uma peça que ninguém vê não se pode mover.

    O peão que chega à última linha, seja como for, torna-se Dama, Torre, Bispo ou Cavalo. Um peão pode recuar, até à 1.ª linha. Não há roque, nem avanço de duas casas, nem en passant.

    # Xeque
    Um Rei está em xeque se uma peça adversária o puder capturar com os poderes que tem nesse momento. Nenhuma jogada pode deixar o próprio Rei em xeque.

    # Fim
    Ganha quem der xeque-mate. Há empate se quem vai jogar não estiver em xeque e não tiver jogada legal, se a mesma posição surgir três vezes, ou ao fim de 50 turnos de cada lado sem capturas nem promoções.

    # Como se escreve
    Um lance escreve-se com a letra da peça (R, D, T, B ou C; o peão não tem letra) e a casa de chegada: e4, Bf6. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem: b:b7. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move. A promoção acrescenta um = e a letra da peça nova: g:a1=D. O xeque leva + e o xeque-mate ++.

history =
    Variante do Xadrez concebida por João Pedro Neto em 2002. A troca das Torres com os Cavalos na posição inicial serve para equilibrar a abertura: com a disposição do Xadrez, as Brancas ameaçavam promover logo um peão.

idea = Um Cavalo só vê casas de cor diferente da sua, e quem usa o salto dele passa para a cor da casa do Cavalo. Por isso, mal o salto é usado, o Cavalo deixa de ver quem ajudou.

mathematics =
    Desenha uma seta de cada peça para cada peça da sua cor que ela vê. As setas dizem tudo: a que não recebe nenhuma está parada. Mas não se somam: se A empresta a B e B a C, C nada recebe de A. Em linguagem matemática, a delegação não é transitiva.

    Entre duas peças do mesmo tipo que não sejam peões, as setas são sempre duas: se uma Torre vê outra, a outra vê-a também. É por isso que duas Damas na mesma linha, sem nada entre elas, não precisam de mais ninguém.

    O Cavalo empresta uma vez e fica para trás. Ele só vê casas de cor diferente da sua; a peça que usa um salto de Cavalo muda de cor de casa, e passa a estar numa da cor da do Cavalo. Depois desse salto, o mesmo Cavalo já não a vê, enquanto ele próprio não se mover.

    O Bispo é o contrário: só empresta a peças nas casas da sua cor, e quem usa o seu poder fica nessa cor.

    Na posição inicial há 62 jogadas legais. No Xadrez há 20.

lesson-show-1 = A Torre empresta o seu poder a este peão.
lesson-show-2 = O Bispo faz o mesmo: o peão vai longe e torna-se Dama.
lesson-show-3 = Com o poder da Dama, o Bispo dá xeque-mate.
