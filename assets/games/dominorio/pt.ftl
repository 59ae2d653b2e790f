goal = Colocar o último dominó: quem não tiver lugar para o seu perde.
aliases = Domineering, Crosscram, Dominós

ask-domino-up = Coloca um dominó na vertical
ask-domino-across = Coloca um dominó na horizontal

play-now =
    1. O tabuleiro começa vazio. Um jogador é o Vertical, o outro é o Horizontal.
    2. Na tua vez, pões um dominó sobre duas casas vazias vizinhas.
    3. O Vertical só os põe ao alto; o Horizontal só os põe deitados.
    4. Os dominós ficam onde estão. Quem já não tiver lugar para o seu perde.

first-match = Faz lugares só teus: se és o Vertical, põe um dominó na segunda coluna e guardas o espaço junto à margem. Não gastes esses lugares cedo: disputa primeiro os que também servem ao adversário.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, vazias no começo. Um jogador é o Vertical e tem os dominós escuros; o outro é o Horizontal e tem os claros. Começa o Vertical.

    # O turno
    Colocas um dominó sobre duas casas vazias vizinhas. O Vertical só os põe ao alto.

    @ show-1

    O Horizontal só os põe deitados.

    @ show-2

    Os dominós não se movem nem saem do tabuleiro. Para colocar um, podes tocar em qualquer das duas casas primeiro.

    # Fim
    Quem, na sua vez, não tiver onde colocar um dominó perde. Aqui ganha o Vertical.

    @ show-3

    E aqui ganha o Horizontal.

    @ end-across

    Não há empates.

    # Opções
    - Tamanho: de 2×2 a 10×10, também em retângulo. Os tabuleiros pequenos são bons para perceber as contas.
    - Quem começa: o Vertical, salvo outra escolha.

notation =
    Um dominó escreve-se com as suas duas casas e um traço no meio. Primeiro vem a casa de baixo: { $show-1 }. Se o dominó está deitado, primeiro vem a da esquerda: { $show-2 }.

    As letras são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

history =
    Foi proposto por Göran Andersson em 1973. Em inglês é conhecido por Domineering e tornou-se um dos exemplos preferidos da teoria combinatória dos jogos.

    Faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Duas casas vazias isoladas, uma por cima da outra, são só do Vertical: o Horizontal nunca lá cabe. Lugares assim podem esperar pelo fim: ganha quem ainda tiver um quando o outro já não puder jogar.

mathematics =
    Cada lugar em que só tu cabes é uma jogada guardada para o fim. Ganha quem souber contar melhor as suas jogadas guardadas.

    À medida que o tabuleiro se enche, parte-se em regiões que já nada têm que ver umas com as outras, e cada uma tem um valor. Uma coluna isolada de duas casas vale uma jogada de avanço para o Vertical; uma fila isolada de duas casas vale outra para o Horizontal. Uma região em L, com três casas, dá uma jogada a quem lá chegar primeiro e depois acaba. Um quadrado de 2×2 é muito mais apetecível: quem joga lá primeiro guarda ainda uma segunda jogada, que ninguém lhe tira.

    Rodar o tabuleiro um quarto de volta troca os papéis dos dois jogadores. Por isso, num tabuleiro quadrado tanto faz que comece o Vertical ou o Horizontal: o que conta é começar.

    E começar, vale a pena? Com jogo perfeito, quem começa ganha em 2×2, 3×3 e 4×4, perde em 5×5 e volta a ganhar em 6×6, 7×7 e 8×8. Este programa refaz as contas até 7×7; para os tabuleiros maiores foram precisas pesquisas longas por computador, de Breuker e colegas. Depois disso soube-se que quem começa ganha também em 9×9, em 10×10 e, desde 2016, em 11×11: o programa de Jos Uiterwijk levou quase meio ano a prová-lo. Não se conhece uma fórmula que diga quem ganha num tabuleiro qualquer.

in-class =
    A partir dos 7 anos · 10 minutos por partida.
    - 10 min: joga-se em 4×4, aos pares, com dominós ou com lápis de duas cores.
    - 10 min: cada par procura lugares onde só um dos dois cabe e conta-os.
    - 15 min: joga-se em 6×6 ou em 8×8; perto do fim, diz-se quem ganha antes de acabar.
    - 10 min: as três perguntas, com a turma toda.
    # Perguntas
    - Quem ganha em 2×2? → Quem começa: põe um dominó, e o outro já não tem lugar.
    - Quantos lugares tem o primeiro dominó do Vertical em 8×8? → 56: há sete em cada uma das oito colunas.
    - Em 3×3, onde deve jogar quem começa? → Na fila do meio: se for o Vertical, na coluna b. Ao Horizontal só cabe mais um dominó, ao Vertical ainda cabem dois.

turn-dark = Vertical
turn-light = Horizontal
puzzle-plays-dark = Joga o Vertical.
puzzle-plays-light = Joga o Horizontal.
wins-dark = Ganha o Vertical
wins-light = Ganha o Horizontal

classic-dominorio_start = O primeiro dominó
    .who = Exemplo nosso
    .why = Um só dominó no centro tira quatro lugares ao Horizontal: dos 56, ficam-lhe 52.
    .ply-1 = O Vertical também perde lugares, mas só três.

lesson-first = És o Vertical. Põe um dominó nas duas casas acesas!
lesson-first-else = Que duas casas acesas estão uma por cima da outra?
lesson-first-look = Toca numa das duas casas acesas, à direita em baixo.
lesson-first-done = Ganhaste! O Horizontal já não tem onde pôr o seu dominó.
lesson-show-1 = O Vertical põe um dominó ao alto.
lesson-place-1 = És o Vertical. Põe um dominó ao alto, onde couber.
lesson-place-1-else = Há duas casas vazias, uma por cima da outra?
lesson-place-1-look = Em qualquer coluna das acesas cabe um dominó ao alto.
lesson-place-1-done = Muito bem! O Vertical só joga ao alto, e o Horizontal só deitado.
lesson-show-2 = O Horizontal põe um dominó deitado.
lesson-place-2 = Agora és o Horizontal. Põe um dominó deitado, onde couber.
lesson-place-2-else = Há duas casas vazias lado a lado?
lesson-place-2-look = Nas filas acesas há lugar.
lesson-place-2-done = Isso! Os dominós ficam onde estão até ao fim.
lesson-show-3 = O Horizontal já não tem lugar: ganha o Vertical.
lesson-block-1 = Um só dominó tira ao Horizontal todos os lugares. Onde?
lesson-block-1-else = Onde é que o Horizontal ainda cabe? Que casas usam todos esses lugares?
lesson-block-1-look = Repara no espaço aceso, de seis casas. Joga ao meio.
lesson-block-1-done = Ganhaste! Ao meio, cortas todas as filas de uma vez.
lesson-block-2 = Outra vez: tira-lhe todos os lugares com um só dominó.
lesson-block-2-else = O Horizontal ainda cabe em que filas? Que coluna as corta todas?
lesson-block-2-look = Ele só cabe nas casas acesas. Por onde as cortas?
lesson-block-2-done = Ganhaste! Antes de jogar, conta os lugares do adversário.
lesson-reserve-1 = És o Vertical. Guarda junto à margem um lugar onde só tu caibas.
lesson-reserve-1-else = Se puseres o dominó na margem, fica lá algum lugar para depois?
lesson-reserve-1-look = Joga numa das duas colunas do meio, que estão acesas.
lesson-reserve-1-done = Boa! Entre o dominó e a margem o Horizontal já não cabe. É um lugar só teu.
lesson-reserve-2 = Agora és o Horizontal: guarda tu um lugar, em cima ou em baixo.
lesson-reserve-2-else = Que dominó deixa duas casas vazias onde o Vertical já não cabe?
lesson-reserve-2-look = Joga à direita do dominó escuro, numa das filas acesas.
lesson-reserve-2-done = Muito bem! Esse lugar pode esperar: ninguém to tira.
lesson-trap-1 = As duas casas acesas são só tuas: podem esperar. O que é urgente?
lesson-trap-1-else = Que lugares do Horizontal podes estragar de uma só vez?
lesson-trap-1-look = Um dominó pode cortar as duas filas acesas.
lesson-trap-1-done = Isso! Tiraste-lhe dois lugares e guardaste o teu para o fim.
lesson-trap-2 = Descobre a jogada que ganha, faça o Horizontal o que fizer.
lesson-trap-2-else = Quantas jogadas te restam, e quantas a ele, depois da tua?
lesson-trap-2-look = Tens um lugar só teu à esquerda. Joga antes à direita, onde ele também cabe.
lesson-trap-2-done = É essa! A ele resta um lugar, e a ti também: mas é ele quem joga.
lesson-match = A partida é tua, Vertical: guarda lugares, tira-lhe os dele e ganha!
lesson-match-else = Desta vez faltou-te lugar. Guarda um lugar só teu e deixa-o para o fim. Outra vez!
lesson-match-done = Ganhaste a partida! Quem guarda lugares joga por último.

diagram-end-across = O Vertical já não tem lugar: ganha o Horizontal.

puzzle-block-idea = Deixa-o sem lugar para um dominó.
puzzle-block-why = Já não há lugar para nenhum dominó dele.
puzzle-reserve-idea = Faz lugares onde só cabem os teus dominós.
puzzle-reserve-why = Ficaste com lugares que ele não podia usar.
puzzle-parity-idea = Conta os dominós que ainda cabem, teus e dele.
puzzle-parity-why = Contados os lugares, o último dominó era teu.
