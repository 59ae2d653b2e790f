goal = Dar xeque-mate ao Rei adversário, com dois trampolins que dão saltos às peças.
aliases = Trampolim, Xadrez com trampolins

play-now =
    1. Joga-se como o Xadrez, e cada jogador tem também um trampolim. Começam as Brancas.
    2. Na tua vez, moves uma peça. Depois pões o teu trampolim numa casa sem peças. Só no primeiro turno é que as Brancas não o põem.
    3. Uma peça que pare num trampolim, teu ou do outro, salta logo: faz dali mais um movimento.
    4. O Rei não usa trampolins. Para ele, são paredes.
    5. Ganha quem der xeque-mate, com saltos ou sem eles.

first-match = Antes de pousar o trampolim, vê que peças do outro lhe chegam e para onde saltam dali. O teu trampolim também serve ao adversário, até para dar xeque ao teu Rei.

rules =
    # O tabuleiro
    O tabuleiro, as peças e a posição inicial são os do Xadrez. Cada jogador tem ainda um trampolim da sua cor, que começa fora do tabuleiro. Valem as regras do Xadrez, com estas mudanças. Começam as Brancas.

    # Como andam as peças do Xadrez
    - A Torre anda a direito, ao longo da linha ou da coluna; o Bispo, na diagonal; a Dama, das duas maneiras. Andam quantas casas quiserem, sem saltar por cima de outras peças.
    - O Cavalo salta em L: duas casas a direito e uma para o lado.
    - O Rei anda uma casa, em qualquer direção.
    - O peão anda uma casa em frente, ou duas na primeira vez, e captura uma casa em frente na diagonal.

    Uma peça captura ao ir para a casa de uma peça adversária, que sai do tabuleiro. Dar xeque é ameaçar capturar o Rei; xeque-mate é um xeque a que o Rei não consegue escapar.

    # O turno
    - Moves uma peça tua.
    - Colocas o teu trampolim numa casa sem peças e sem o outro trampolim. Pode ficar onde estava, mas desde a primeira vez está sempre no tabuleiro.

    No primeiro turno da partida, as Brancas movem uma peça e não colocam o trampolim.

    @ show-1

    # Saltos
    Uma peça que pare num trampolim, de qualquer cor, move-se logo outra vez a partir dele, à sua maneira. Se cair no outro trampolim, salta ainda mais uma vez. Cada trampolim serve uma só vez por jogada, e a peça não pode acabar na casa de onde partiu. Se não puder continuar, esse caminho não vale.

    @ show-2

    - A Dama que chega na diagonal sai na diagonal, e a que chega por uma linha ou coluna sai por uma linha ou coluna; pode mudar de direção.
    - O peão que chega a um trampolim avança uma casa ou captura na diagonal. Se o trampolim estiver na última linha, é promovido primeiro e continua já como a peça nova; se for Dama, sai em qualquer direção.
    - O Rei não entra em trampolins.
    - Há no máximo uma captura por jogada, sempre na última etapa.

    @ capture-2

    @ promote-1

    As peças que não param no trampolim passam-lhe por cima, menos os peões. Não se pode rocar com um trampolim entre o Rei e a Torre. A captura en passant só é possível se o avanço de duas casas e a captura forem feitos sem trampolim.

    # Xeque
    Um Rei está em xeque se uma peça adversária o puder capturar numa jogada completa, saltos incluídos. O teu Rei só tem de estar a salvo no fim do turno, já com o trampolim no seu lugar: podes sair de um xeque com o trampolim.

    @ own-check

    # Fim
    Ganha quem der xeque-mate.

    @ show-3

    Há empate se quem vai jogar não estiver em xeque e não tiver jogada legal.

    @ end-stalemate

    Também há empate se a mesma posição surgir três vezes, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

notation = Uma jogada escreve-se com a letra da peça (R, D, T, B ou C; o peão não tem letra) e a casa onde acaba; a seguir vem a casa do trampolim: { $show-1 }. Numa captura há dois pontos antes da casa: { $show-2 }. Um peão que captura diz também de que coluna vem. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move. A promoção acrescenta um sinal de igual e a letra da peça nova: { $promote-1 }. O roque escreve-se com duas letras O, ou três se for o grande, separadas por traços. O xeque leva um +, e o xeque-mate dois: { $show-3 }.

history =
    Variante do Xadrez inventada por João Pedro Neto em 2002. O trampolim acelera os peões, trava o passo aos Reis e faz de uma casa qualquer uma encruzilhada para várias peças. O resto continua a ser Xadrez.

idea = Na primeira resposta, as Negras escolhem uma de 20 jogadas e uma de 32 casas para o trampolim. Não são 52 maneiras de jogar, são cerca de 640: as escolhas não se somam, multiplicam-se.

mathematics =
    Em cada turno fazes duas escolhas: a peça e a casa do trampolim. As escolhas multiplicam-se, e por isso há tantas maneiras de jogar.

    No Xadrez, as Negras respondem à primeira jogada de 20 maneiras. Aqui, cada uma dessas 20 pode juntar-se a qualquer das 32 casas livres para o trampolim: 20 × 32 = 640. Só um xeque ao Rei negro pode tirar algumas. Se as Brancas abrirem com o peão do Rei, ficam 636 turnos; quase todas as outras aberturas deixam os 640.

    Uma jogada tem no máximo três etapas, ou seja, dois saltos, porque só há dois trampolins e cada um serve uma vez. E tem no máximo uma captura: os trampolins estão sempre em casas sem peças, por isso só a última etapa pode acabar numa captura.

    Pensa no tabuleiro como um grafo, com uma seta de cada peça para cada casa que ela ataca. No Xadrez o grafo muda só onde a jogada mexeu; aqui, mudar um trampolim pode criar e apagar setas em todo o tabuleiro. É por isso que um xeque pode vir de muito longe e ser travado sem tocar em nenhuma peça.

    Nos finais o trampolim também defende: posto no caminho do Rei adversário, é uma parede que ele não pisa. Alguns mates do Xadrez ficam assim mais difíceis.

in-class =
    A partir dos 10 anos · 40 minutos por partida.
    - 10 min: A lição, em pares. Depois, cada par põe um botão no tabuleiro e salta por ele com todas as peças.
    - 20 min: Começa uma partida em pares. Quem dá xeque diz por que caminho o Rei podia ser capturado.
    - 5 min: Cada par mostra o salto mais comprido que conseguiu.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - Com 20 jogadas e 32 casas para o trampolim, quantos turnos há? → 640, porque as escolhas se multiplicam. Às vezes há uns poucos a menos, por causa de um xeque.
    - Quantos saltos pode uma peça dar numa jogada? → Dois no máximo: há dois trampolins, e cada um serve uma só vez.
    - Porque é que só se captura uma peça por jogada? → Os trampolins estão em casas sem peças: só a última etapa pode acabar numa captura.

lesson-first-1 = Xeque! O Rei negro só foge para a casa acesa. Põe lá o teu trampolim!
lesson-first-1-else = Para onde pode o Rei negro fugir da Torre?
lesson-first-1-look = A casa acesa é a única saída do Rei.
lesson-first-1-done = Xeque-mate! Nenhum Rei pode entrar num trampolim.
lesson-show-1 = Move-se uma peça e põe-se o trampolim numa casa vazia.
lesson-hop-1 = Salta com o Cavalo para o trampolim aceso e escolhe onde ele cai.
lesson-hop-1-else = O Cavalo anda em L. Chega ao trampolim?
lesson-hop-1-look = Toca no Cavalo e depois numa casa a um salto de Cavalo do trampolim.
lesson-hop-1-done = Dois passos de Cavalo numa só jogada! A seguir porias o teu trampolim.
lesson-hop-2 = Salta com a Torre no trampolim aceso, e segue para o lado.
lesson-hop-2-else = Quem pisa um trampolim tem de jogar outra vez. Como anda a Torre?
lesson-hop-2-look = Toca na Torre e depois numa casa da linha do trampolim.
lesson-hop-2-done = A Torre virou a esquina: subiu e foi para o lado na mesma jogada.
lesson-show-2 = O Bispo cai no trampolim, salta outra vez e captura.
lesson-capture-1 = Captura a Dama negra! A tua Torre precisa de um trampolim.
lesson-capture-1-else = A que trampolim chega a Torre a direito?
lesson-capture-1-look = Sobe pela coluna até ao trampolim e continua para o lado.
lesson-capture-1-done = A captura vem sempre na última etapa da jogada.
lesson-capture-2 = Captura a Dama: desta vez o Cavalo precisa dos dois trampolins.
lesson-capture-2-else = A que trampolim chega o Cavalo primeiro?
lesson-capture-2-look = De um trampolim ao outro também é um salto de Cavalo.
lesson-capture-2-done = Três etapas numa jogada! Cada trampolim serve uma vez.
lesson-promote-1 = O teu peão chega à última linha e salta já como Dama. Captura a Dama negra!
lesson-promote-1-else = Como Dama, que caminho há do primeiro trampolim para o segundo?
lesson-promote-1-look = Segue as casas acesas: sobe, desce na diagonal, e outra vez na diagonal.
lesson-promote-1-done = Num trampolim da última linha, o peão é promovido e continua como a peça nova.
lesson-promote-2 = Captura a Dama negra com o peão. Em que peça se deve tornar?
lesson-promote-2-else = Do trampolim à Dama não há linha direita. Que peça salta assim?
lesson-promote-2-look = De lá à Dama é um salto em L.
lesson-promote-2-done = Nem sempre a Dama é a melhor escolha: às vezes é preciso um Cavalo.
lesson-show-3 = Com o trampolim aqui, o Rei não escapa: xeque-mate.
lesson-mate-1 = És as Negras. A Torre dá xeque. Onde pões o trampolim para ser mate? Há duas casas.
lesson-mate-1-else = Para onde pode fugir o Rei branco?
lesson-mate-1-look = Fecha a saída do Rei, ou faz com que a Torre lá chegue com um salto.
lesson-mate-1-done = Uma casa faz de parede, a outra dá um salto à Torre. Xeque-mate!
lesson-mate-2 = Põe o teu trampolim. Em que casa é que ele faz a Torre dar mate?
lesson-mate-2-else = De que casa podia a Torre capturar o Rei? E como lá chega num salto?
lesson-mate-2-look = A Torre sobe a direito pela coluna; o Rei está na última linha.
lesson-mate-2-done = A Torre chegaria ao Rei com um salto, e isso já é xeque. Não há fuga: mate!
lesson-match = Agora ganha a partida! Põe o trampolim onde ele ajude a tua Torre.
lesson-match-else = Ainda não. Aproxima o Rei, e dá xeque na última linha ou com um salto.
lesson-match-done = Mate! Saltos, muros e xeques de trampolim: já sabes jogar.

diagram-own-check = Por este trampolim, o Cavalo chegava ao Rei. Move-se o peão e muda-se o trampolim.
diagram-end-stalemate = O trampolim tapa g8 e o Rei fica sem casas, mas não está em xeque: empate.

classic-salto_partida_11_lances = Xeques por todos os lados
    .who = Começo de uma partida do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Em onze jogadas veem-se xeques por trampolim e uma posição com uma só jogada legal.
    .ply-7 = Xeque! O Bispo de f8 chega ao Rei branco saltando em b4.
    .ply-21 = As Brancas têm um Cavalo a mais, dominam o centro e dão xeque.
    .ply-23 = As Negras querem aliviar a pressão: o Cavalo de b8, por c6, ameaça a Dama branca.
    .ply-25 = O Rei não pode fugir. Só uma jogada serve: capturar o peão com a Torre, saltando em g8.
    .ply-35 = Dama captura Dama, e com xeque. A resposta será do Cavalo, por d5.
    .ply-41 = Por f5 os Cavalos brancos defendem-se um ao outro, e atacam b8 e g7.

puzzle-mate-idea = Que xeque não tem fuga? Os trampolins também contam.
puzzle-mate-why = Com a ajuda dos trampolins, o Rei ficou sem fuga.
