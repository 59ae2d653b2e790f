goal = Pôr em linha quatro faces da tua cor, sejam de quem forem as peças.
aliases = Sophia

variant-normal = Normal: 4×4, todas as direções
variant-ortogonal = Ortogonal: 4×4, sem diagonais
variant-8x8 = 8×8: cinco em linha

rules =
    # O tabuleiro
    Joga-se em 4×4 casas, vazias no começo. As Negras têm sete peões, as Brancas sete damas. Cada peça tem uma face negra e uma face branca. Começam as Negras.

    # A colocação
    Alternadamente, cada jogador coloca uma peça sua numa casa vazia, com a face que quiser para cima. Quando cada um tiver colocado sete, ficam duas casas vazias.

    # O movimento
    Depois disso, em cada turno moves uma peça tua, seja qual for a cor que mostra:

    - para uma casa vazia ao lado, em qualquer direção;
    - ou saltando em linha reta por cima de uma peça vizinha, tua ou do adversário, para a casa vazia logo a seguir. A peça saltada fica onde está e vira-se para a outra face.

    Quem não puder mover passa.

    # Fim
    As Negras ganham quando houver quatro faces negras em linha, horizontal, vertical ou diagonal; as Brancas, quando houver quatro faces brancas. Não importa de quem são as peças nem quem as pôs em linha: uma jogada tua pode dar a vitória ao adversário. Se um salto fizer as duas linhas ao mesmo tempo, ganha quem saltou.

    Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 movimentos.

    # Variantes e opções
    - Normal: as regras acima.
    - Ortogonal: não se move, não se salta e não se ganha na diagonal.
    - 8×8: cada jogador tem 31 peças e são precisas cinco faces em linha.
    - Jogadas sem progresso: quantos movimentos, dos dois, até ao empate (0 desliga).
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça colocada escreve-se com a casa e a face: b2=b com a face negra, b2=w com a branca. Um movimento ou salto escreve-se com as duas casas: b2-b4. O passe escreve-se pass.

history =
    Jogo inventado por Richard Hutnik em 1995, que propôs também as variantes. O tabuleiro é um quarto do de xadrez, e cada partida está cheia de armadilhas.

idea = Depois de colocadas todas as peças, só há duas casas vazias, e cada jogada acaba numa delas. Para veres o que o adversário pode fazer, olha para essas duas casas e não para as peças.

mathematics =
    No tabuleiro de 4×4 há dez linhas de quatro casas. Com sete peças de cada lado e duas casas vazias há 120 × 3432 × 16 384 maneiras de encher o tabuleiro, quase sete mil milhões, contando as que já têm uma linha.

    Mover não muda nenhuma face; saltar muda exatamente uma. O número de faces negras à vista cresce ou diminui portanto de uma em uma, e só com saltos: se forem três ou menos, as Negras não podem ganhar sem um salto.

    Como só há duas casas vazias, todas as jogadas acabam numa delas. Para ver o que o adversário pode fazer, olha para essas duas casas e não para as catorze peças. E há sempre alguém que pode mover: uma peça ao lado de uma casa vazia tem para onde ir, seja ela de quem for.

    O salto por cima de uma face da outra cor dá-te uma face da tua, mas o salto por cima de uma face da tua cor tira-ta. É por isso que uma linha de três pode ser uma ameaça ou uma fraqueza.

ask-place-face = Coloca uma peça tua e escolhe a face
ask-step-or-jump = Move uma peça tua, ou salta por cima de outra

lesson-show-1 = Põe-se uma peça com a face negra ou branca para cima.
lesson-show-2 = Uma peça salta por cima de outra, que se vira.
lesson-show-3 = Outro salto, e há quatro faces negras em linha: ganham as Negras.
