goal = Colocar o último dominó: quem não tiver lugar para o seu perde.
aliases = Domineering, Crosscram, Dominós

ask-domino-up = Coloca um dominó na vertical
ask-domino-across = Coloca um dominó na horizontal

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, vazias no começo. Um jogador é o Vertical e tem os dominós escuros; o outro é o Horizontal e tem os claros. Começa o Vertical.

    # O turno
    Colocas um dominó sobre duas casas vazias vizinhas. O Vertical só os põe ao alto, o Horizontal só os põe deitados. Os dominós não se movem nem saem do tabuleiro.

    # Fim
    Quem, na sua vez, não tiver onde colocar um dominó perde. Não há empates.

    # Opções
    - Tamanho: de 2×2 a 10×10, também em retângulo. Os tabuleiros pequenos são bons para perceber as contas.
    - Quem começa: o Vertical, salvo outra escolha.

    # Como se escreve
    Um dominó escreve-se com as suas duas casas, primeiro a de baixo ou a da esquerda: d4-d5, a1-b1. Para o colocar podes tocar em qualquer das duas primeiro.

history =
    Foi proposto por Göran Andersson em 1973. Em inglês é conhecido por Domineering e tornou-se um dos exemplos preferidos da teoria combinatória dos jogos.

    Faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Duas casas vazias isoladas, uma por cima da outra, são só do Vertical: o Horizontal nunca lá cabe. Lugares assim podem esperar pelo fim: ganha quem ainda tiver um quando o outro já não puder jogar.

mathematics =
    À medida que o tabuleiro se enche, parte-se em regiões que já nada têm que ver umas com as outras, e cada uma tem um valor. Uma coluna isolada de duas casas vale uma jogada de avanço para o Vertical; uma fila isolada de duas casas vale outra para o Horizontal. Uma região em L, com três casas, dá uma jogada a quem lá chegar primeiro e depois acaba. Um quadrado de 2×2 é muito mais apetecível: quem joga lá primeiro guarda ainda uma segunda jogada, que ninguém lhe tira.

    Rodar o tabuleiro um quarto de volta troca os papéis dos dois jogadores. Por isso, num tabuleiro quadrado tanto faz que comece o Vertical ou o Horizontal: o que conta é começar.

    E começar, vale a pena? Com jogo perfeito, quem começa ganha em 2×2, 3×3 e 4×4, perde em 5×5 e volta a ganhar em 6×6, 7×7 e 8×8. Este programa refaz as contas até 6×6; para os tabuleiros maiores foram precisas pesquisas longas por computador, de Breuker e colegas. Não se conhece uma fórmula que diga quem ganha num tabuleiro qualquer.

turn-dark = Vertical
turn-light = Horizontal
wins-dark = Ganha o Vertical
wins-light = Ganha o Horizontal

lesson-show-1 = O Vertical põe um dominó ao alto.
lesson-show-2 = O Horizontal põe um dominó deitado.
lesson-show-3 = O Horizontal já não tem lugar: ganha o Vertical.
