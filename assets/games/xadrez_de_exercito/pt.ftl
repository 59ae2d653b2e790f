goal = Capturar o Rei adversário, movendo em cada turno o exército inteiro se quiseres.
aliases = Exército

ask-army-3 = Move até três peças tuas
ask-army-10 = Move até dez peças tuas
ask-army-15 = Move até quinze peças tuas
ask-army-16 = Move as peças que quiseres, uma vez cada
ask-last-or-end = Falta um lance: move mais uma peça ou termina o turno

end-king = O Rei foi capturado.

rules =
    # O tabuleiro
    O tabuleiro, as peças e a posição inicial são os do Xadrez. Começam as Brancas.

    # O turno
    Em cada turno moves várias peças tuas, cada uma no máximo uma vez. Tens de mover pelo menos uma e podes parar quando quiseres.

    - No primeiro turno da partida, as Brancas movem até três peças.
    - No segundo, as Negras movem até dez.
    - No terceiro, as Brancas movem até quinze.
    - A partir do quarto, cada jogador move até dezasseis.

    O turno passa sozinho quando já não há mais lances ou quando nenhuma peça ainda por mover o pode fazer.

    # As peças
    As peças movem-se e capturam como no Xadrez, com três mudanças.

    - Não existe xeque: o Rei pode ficar em casas atacadas e pode ser capturado.
    - Não há captura en passant.
    - O roque exige apenas que o Rei e essa Torre nunca se tenham movido e que não haja nada entre eles. Conta como o lance do Rei: nesse turno o Rei já não se move, mas a Torre ainda pode mover-se.

    O peão que chega à última linha torna-se Dama, Torre, Bispo ou Cavalo, e já não se move nesse turno.

    # Fim
    Ganha logo quem capturar o Rei adversário. Há empate se quem começa o turno não puder mover nenhuma peça, se a mesma posição surgir três vezes no início de um turno, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

    # Como se escreve
    Um lance escreve-se com a letra da peça (R, D, T, B ou C; o peão não tem letra) e a casa de chegada: e4, Cf3. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem: B:f6, d:e5. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move. A promoção acrescenta um = e a letra da peça nova: b8=D. Os roques são O-O e O-O-O. Terminar o turno escreve-se end.

history =
    As variantes progressivas do Xadrez dão a cada jogador vários lances por turno. Quase todas deixam mover a mesma peça muitas vezes; aqui cada peça move-se uma só vez, como numa batalha em que todas as unidades avançam ao mesmo tempo. Não sabemos quem inventou esta variante nem quando.

idea = Três lances de peças que não se estorvem podem fazer-se por 6 ordens diferentes, e o tabuleiro acaba sempre igual. Com dezasseis lances, as ordens já são cerca de 21 milhões de milhões, e a posição final é só uma.

mathematics =
    No Xadrez há 20 primeiras jogadas. Aqui, o primeiro turno, com três lances no máximo, pode deixar o tabuleiro em 2433 posições diferentes.

    Muitos caminhos levam ao mesmo sítio. Se dezasseis peças se puderem mover sem se estorvarem, há 16! ordens para o fazer, cerca de 21 biliões (um 21 seguido de doze zeros), e todas dão a mesma posição. Ao computador não basta ser rápido: tem de reconhecer as posições a que já chegou por outra ordem.

    Outras vezes a ordem é tudo. Uma peça que sai abre a linha à que está atrás dela; uma que avança pode tapá-la. E cada peça captura no máximo uma vez por turno: contra dez peças ameaçadas, um único atacante só leva uma.

    Por isso conta-se de outra maneira. Antes de terminar o turno, vê quantas peças tuas o adversário consegue capturar com todas as dele, uma por cada. Um ataque ao Rei que no Xadrez seria mate pode aqui ser desfeito por várias peças, cada uma com o seu lance; mas se ao fim do turno o Rei continuar ao alcance de uma só, a partida acabou.

lesson-show-1 = No primeiro turno movem-se até três peças.
lesson-show-2 = No turno seguinte já se movem até dez.
lesson-show-3 = O Rei branco é capturado: ganham as Negras.
