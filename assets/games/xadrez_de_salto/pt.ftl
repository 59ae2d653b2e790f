goal = Dar xeque-mate ao Rei adversário, com dois trampolins que dão saltos às peças.
aliases = Trampolim, Xadrez com trampolins

rules =
    # O tabuleiro
    O tabuleiro, as peças e a posição inicial são os do Xadrez. Cada jogador tem ainda um trampolim da sua cor, que começa fora do tabuleiro. Valem as regras do Xadrez, com estas mudanças. Começam as Brancas.

    # O turno
    - Moves uma peça tua.
    - Colocas o teu trampolim numa casa sem peças e sem o outro trampolim. Pode ficar onde estava, mas desde a primeira vez está sempre no tabuleiro.

    No primeiro turno da partida, as Brancas movem uma peça e não colocam o trampolim.

    # Saltos
    Uma peça que pare num trampolim, de qualquer cor, move-se logo outra vez a partir dele, à sua maneira. Se cair no outro trampolim, salta ainda mais uma vez. Cada trampolim serve uma só vez por jogada, e a peça não pode acabar na casa de onde partiu. Se não puder continuar, esse caminho não vale.

    - A Dama que chega na diagonal sai na diagonal, e a que chega por uma linha ou coluna sai por uma linha ou coluna; pode mudar de direção.
    - O peão que chega a um trampolim avança uma casa ou captura na diagonal. Se o trampolim estiver na última linha, é promovido primeiro e continua já como a peça nova; se for Dama, sai em qualquer direção.
    - O Rei não entra em trampolins.
    - Há no máximo uma captura por jogada, sempre na última etapa.

    As peças que não param no trampolim passam-lhe por cima, menos os peões. Não se pode rocar com um trampolim entre o Rei e a Torre. A captura en passant só é possível se o avanço de duas casas e a captura forem feitos sem trampolim.

    # Xeque
    Um Rei está em xeque se uma peça adversária o puder capturar numa jogada completa, saltos incluídos. O teu Rei só tem de estar a salvo no fim do turno, já com o trampolim no seu lugar: podes sair de um xeque com o trampolim.

    # Fim
    Ganha quem der xeque-mate. Há empate se quem vai jogar não estiver em xeque e não tiver jogada legal, se a mesma posição surgir três vezes, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

    # Como se escreve
    Uma jogada escreve-se com a letra da peça (R, D, T, B ou C; o peão não tem letra) e a casa onde acaba: e4, Cf3. A seguir escreve-se a casa do trampolim: d5. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem: B:f6, d:e5. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move. A promoção acrescenta um = e a letra da peça nova: b8=D. Os roques são O-O e O-O-O. O xeque leva + e o xeque-mate ++.

history =
    Variante do Xadrez inventada por João Pedro Neto em 2002. O trampolim acelera os peões, trava o passo aos Reis e faz de uma casa qualquer uma encruzilhada para várias peças. O resto continua a ser Xadrez.

idea = Na primeira resposta, as Negras escolhem uma de 20 jogadas e uma de 32 casas para o trampolim. Não são 52 maneiras de jogar, são cerca de 640: as escolhas não se somam, multiplicam-se.

mathematics =
    No Xadrez, as Negras respondem à primeira jogada de 20 maneiras. Aqui, cada uma dessas 20 pode juntar-se a qualquer das 32 casas livres para o trampolim: cerca de 640 turnos possíveis logo na primeira resposta.

    Uma jogada tem no máximo três etapas, ou seja, dois saltos, porque só há dois trampolins e cada um serve uma vez. E tem no máximo uma captura: os trampolins estão sempre em casas sem peças, por isso só a última etapa pode acabar numa captura.

    Pensa no tabuleiro como um grafo, com uma seta de cada peça para cada casa que ela ataca. No Xadrez o grafo muda só onde a jogada mexeu; aqui, mudar um trampolim pode criar e apagar setas em todo o tabuleiro. É por isso que um xeque pode vir de muito longe e ser travado sem tocar em nenhuma peça.

    Nos finais o trampolim também defende: posto no caminho do Rei adversário, é uma parede que ele não pisa. Alguns mates do Xadrez ficam assim mais difíceis.

lesson-show-1 = Move-se uma peça e põe-se o trampolim numa casa vazia.
lesson-show-2 = O Bispo cai no trampolim, salta outra vez e captura.
lesson-show-3 = Com o trampolim aqui, o Rei não escapa: xeque-mate.
