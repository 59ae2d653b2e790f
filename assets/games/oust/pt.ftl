goal = Tirar do tabuleiro todas as peças do adversário, com grupos maiores do que os dele.
aliases = Oust, Expulsar

play-now =
    1. O tabuleiro começa vazio. Põe-se uma peça de cada vez, e ela não se move.
    2. Na tua vez, pões uma peça que não toque nas tuas. Nas do adversário pode tocar.
    3. Só podes ligar-te às tuas peças para capturar: o teu grupo tem de ser maior do que cada grupo adversário em que toca.
    4. Os grupos capturados saem, e jogas outra vez.
    5. Ganha quem tirar do tabuleiro a última peça do adversário.

first-match = Não ponhas uma peça sozinha a um ou dois passos de uma peça adversária. Se o fizeres, o adversário põe outra peça ao lado da sua, fica com um grupo de duas e captura a tua.

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. Para aprender, escolhe 7×7 ou 9×9. Começam as Negras.

    # Grupos
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. O tamanho de um grupo é o número das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio, de uma de duas maneiras.

    - Sem captura: a peça não toca em nenhuma peça tua. Pode tocar em peças do adversário. O turno acaba.
    - Com captura: a peça toca em peças tuas, e o grupo que assim se forma toca em pelo menos um grupo do adversário e é maior do que cada um dos que toca. Esses grupos saem todos do tabuleiro, e tens de continuar a colocar.

    @ show-1

    @ capture-1

    O turno só acaba com uma colocação sem captura.

    @ reach-1

    Um grupo do mesmo tamanho não captura.

    @ trap-1

    Se não tiveres nenhuma colocação possível, passas.

    @ end-pass

    # Fim
    Ganha quem capturar a última peça do adversário.

    @ show-3

    Se nenhum dos dois puder jogar, há empate; é muito raro.

    @ end-draw

    # Opções
    - Tamanho: de 5×5 a 19×19.
    - Quem começa: as Negras, salvo outra escolha.

notation = Uma peça escreve-se com o ponto onde fica: { $place-1-1 }. Com captura escreve-se da mesma maneira: { $show-2-1 }. Quem não pode jogar passa: { $end-pass-1 }.

history =
    Criado por Mark Steere em 2007. As capturas dependem apenas do tamanho dos grupos, e não de os cercar, como no Go.

idea = O maior grupo do tabuleiro nunca diminui: só um grupo ainda maior o podia capturar. Se um grupo teu ocupar mais de metade dos pontos, já ninguém o captura: onde caberia um maior?

mathematics =
    Dois grupos encontram-se: o maior fica e o menor sai. Por isso o maior grupo do tabuleiro nunca encolhe.

    Uma posição nunca se repete. Escreve os tamanhos de todos os grupos por ordem, do maior para o menor, e lê a lista como quem ordena palavras num dicionário. Uma colocação sem captura acrescenta um 1 no fim. Uma captura faz nascer um grupo maior do que todos os que juntou e todos os que tirou. Das duas maneiras, a lista avança no dicionário; e como só há um número finito de listas, toda a partida acaba.

    Pela mesma razão, o maior grupo do tabuleiro nunca diminui: só um grupo maior o podia capturar. Por isso, um grupo que ocupe mais de metade dos pontos já não pode ser capturado. Num tabuleiro de 7×7 bastam 25 peças.

    Só ao longo de capturas é que um grupo cresce. Assim, perto do fim, tudo depende dos pontos onde ainda se pode colocar sem tocar nas próprias peças: quem os esgotar primeiro tem de passar, enquanto o outro se prepara. Capturar obriga a continuar, e por isso sacrificar uma peça pode servir para gastar os pontos livres do adversário.

    Com a ajuda dos dois, um tabuleiro pode encher-se com as cores alternadas, como as casas do xadrez, e então ninguém pode jogar: o programa chama-lhe empate.

in-class =
    A partir dos 9 anos · 20 minutos por partida.
    - 10 min: A lição, todos juntos. Depois, cada par constrói no tabuleiro uma captura de dois contra um.
    - 20 min: Uma partida em 7×7, em pares. Antes de capturar, contam-se os grupos em voz alta.
    - 5 min: Quem teve de passar? Cada par conta o que aconteceu.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - O teu grupo vai tocar num grupo de três e num de cinco. Que tamanho precisa de ter? → Pelo menos seis, com a peça nova.
    - Pode um grupo teu crescer sem capturar? → Não: uma peça só pode tocar nas tuas se capturar.
    - Em 7×7, porque é que ninguém captura um grupo de 25 peças? → Seria preciso um de 26, e 25 com 26 são 51 peças; o tabuleiro só tem 49 pontos.

lesson-goal-1 = Faz um grupo de duas peças encostado à última branca. Captura-a e ganha!
lesson-goal-1-else = Que ponto toca na tua peça e também na branca?
lesson-goal-1-look = Há dois pontos que tocam na branca e na negra que está em diagonal com ela.
lesson-goal-1-done = Ganhaste! Quem captura a última peça do adversário ganha.
lesson-show-1 = À vez, cada um põe uma peça sozinha.
lesson-place-1 = És as Negras. Põe uma peça ao lado da branca: tocar nas dela é permitido.
lesson-place-1-else = Esse ponto fica mesmo ao lado da branca? As diagonais não contam.
lesson-place-1-look = São quatro: por cima, por baixo, à esquerda e à direita dela.
lesson-place-1-done = Tocaste numa branca, mas não nas tuas. Sem captura, o turno acaba.
lesson-place-2 = Só num dos pontos acesos podes pôr uma peça. Em qual?
lesson-place-2-else = Esse ponto tem uma peça negra mesmo ao lado?
lesson-place-2-look = Estas são as tuas peças. A nova não pode tocar em nenhuma delas.
lesson-place-2-done = Certo! Quando não captura, a peça nova não toca nas tuas.
lesson-show-2 = Três peças capturam um grupo de duas, e joga-se outra vez.
lesson-capture-1 = O teu grupo tem duas peças. Encontra os dois pontos onde captura a branca.
lesson-capture-1-else = Que pontos tocam no teu grupo e também na branca acesa?
lesson-capture-1-look = Um fica por cima do grupo, o outro ao lado.
lesson-capture-1-done = Três contra uma: a branca sai. Só para capturar podes tocar nas tuas.
lesson-capture-2 = Com uma só peça podes capturar as duas brancas acesas. Onde?
lesson-capture-2-else = Que ponto toca no teu grupo e nas duas brancas?
lesson-capture-2-look = Fica no meio das duas brancas.
lesson-capture-2-done = O grupo tem de ser maior do que cada um dos que toca: três contra um e um.
lesson-reach-1 = Captura a branca do meio. Como capturaste, joga outra vez, em e7.
lesson-reach-1-else = Que ponto fica entre a tua peça e a branca, na coluna do meio?
lesson-reach-1-look = Primeiro o ponto entre as duas, depois o ponto aceso em cima.
lesson-reach-1-done = Uma peça sozinha a dois passos de ti corre perigo. E quem captura continua.
lesson-reach-2 = Quem captura joga outra vez. Com que captura apanhas depois todas as brancas?
lesson-reach-2-else = Se capturares a branca sozinha, o teu grupo fica maior. Para que lado deve crescer?
lesson-reach-2-look = Captura a da esquerda, mas cresce na direção do grupo de duas.
lesson-reach-2-done = Isso! Mais uma peça, e o grupo de três apanha logo as outras duas.
lesson-reach-3 = Só restam duas brancas. Que captura te deixa tirar logo as duas?
lesson-reach-3-else = Depois da primeira captura, o teu grupo ainda chega à outra branca?
lesson-reach-3-look = A peça de cima pode crescer para a esquerda ou para a direita. Pensa nas duas.
lesson-reach-3-done = Boa! A primeira saiu, jogas outra vez e a outra já não escapa.
lesson-show-3 = Um grupo de cinco captura as brancas todas: ganham as Negras.
lesson-trap-1 = Grupos iguais não se capturam! Encontra as duas capturas do grupo aceso.
lesson-trap-1-else = Com a peça nova ficam três. Contra quantas brancas?
lesson-trap-1-look = À direita seriam três contra três, e não chega. Vê o grupo de duas brancas.
lesson-trap-1-done = Três contra duas, sim; três contra três, não. Conta sempre antes.
lesson-trap-2 = És as Brancas. Só há uma captura possível. Qual é?
lesson-trap-2-else = Que grupos negros são mais pequenos do que o teu, com a peça nova?
lesson-trap-2-look = Os grupos de três são demasiado fortes. Há um de duas peças lá em cima.
lesson-trap-2-done = Certo! As outras tentativas davam três contra três.
lesson-match-1 = És as Negras e tens mais peças. Captura todas as brancas!
lesson-match-1-else = Desta vez não deu. Procura brancas sozinhas a dois passos das tuas.
lesson-match-1-done = Ganhaste a tua primeira partida de Oust!

diagram-end-pass = As Negras não têm onde jogar e passam; as Brancas capturam tudo e ganham.
diagram-end-draw = Tabuleiro cheio de cores alternadas: ninguém pode jogar, e é empate.

classic-oust_win = Uma peça faz um grupo de sete
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva; a figura perdeu-se e as peças são reconstrução nossa
    .why = Uma só peça liga as negras e captura todos os grupos brancos de uma vez.
    .ply-1 = Agora é um grupo de sete peças, maior do que qualquer grupo branco: ganham as Negras.

classic-oust_pass = Doze peças e nenhuma jogada
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva; a figura perdeu-se e as peças são reconstrução nossa
    .why = Ter muitas peças não basta: todos os pontos vazios tocam no grupo negro, que não pode capturar.
    .ply-1 = Com mais uma, o grupo negro teria treze peças, e o branco tem quinze. As Negras passam.
    .ply-2 = O grupo branco, com mais uma peça, é maior e captura as negras todas.

puzzle-whole-turn-idea = Quem captura joga outra vez: qual é a primeira captura?
puzzle-whole-turn-why = Cada captura deu-te outra jogada, até não sobrar peça nenhuma.
puzzle-last-capture-idea = O teu grupo tem de ser maior do que os que toca.
puzzle-last-capture-why = O teu grupo era maior, e a última peça dele saiu.
puzzle-trap-idea = Não captures já: primeiro prepara um grupo maior do que o dele.
puzzle-trap-why = O teu grupo ficou maior, e o dele não se podia salvar.
