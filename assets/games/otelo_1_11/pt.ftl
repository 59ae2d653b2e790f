goal = No fim, ter mais discos da tua cor do que o adversário.
aliases = Reversi, Othello, Otelo clássico
card-classico = Otelo
goal-classico = No fim, ter mais discos da tua cor: um disco por turno.

variant-1_11 = 1-11: três discos por turno
variant-classico = Clássico: um disco por turno

play-now =
    1. Há quatro discos ao centro, dois brancos e dois negros. Começam as Negras, com um só disco.
    2. Um disco só se coloca onde prenda discos da outra cor entre ele e outro igual. Os discos presos viram-se.
    3. Depois, cada turno tem três discos: um teu, um do adversário e outro teu.
    4. Quando ninguém puder colocar discos, ganha quem tiver mais.

first-match = Nos primeiros turnos nunca fiques com dois ou três discos apenas. O adversário pode virá-los todos de uma vez, e a partida acaba ali.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com discos de duas faces, uma branca e outra negra. No começo há quatro discos ao centro: brancos em d5 e e4, negros em e5 e d4. Começam as Negras.

    # Colocar e virar
    Um disco só se coloca numa casa vazia onde vire pelo menos um disco. Entre ele e outro disco da mesma cor tem de ficar uma fila sem falhas de discos da cor contrária, na horizontal, na vertical ou na diagonal. Todas as filas fechadas pelo disco novo se viram, em todas as direções.
    @ show-1

    # O turno
    A primeira jogada da partida é um só disco negro. A partir daí, cada turno tem três partes:

    - um disco da tua cor;
    - um disco da cor do adversário, que vira discos teus;
    - outro disco da tua cor.
    @ corner

    Quando uma parte não tem colocação possível, passa-se essa parte. Quando tem, é obrigatório jogar.
    @ pass

    # Fim
    A partida acaba assim que ninguém puder colocar discos, mesmo a meio de um turno. Ganha quem tiver mais discos.
    @ show-3

    Números iguais dão empate.
    @ draw

    # Variantes e opções
    - 1-11: as regras acima.
    - Clássico: um disco da tua cor por turno; quem não o puder colocar passa.
    - Tamanho: em 4×4 e 6×6 as partidas são mais curtas.
    - Quem começa: as Negras, salvo outra escolha.

notation = Cada disco escreve-se com o nome da sua casa, letra e número: { $show-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. Num turno completo há três discos seguidos, como { $show-2 }: o do meio é da cor do adversário. Uma parte sem colocação possível escreve-se { $pass }. Não se escreve que discos viraram, porque as regras o dizem.

history =
    Por volta de 1880 apareceram em Londres, pela mão de dois autores diferentes, jogos em que as peças apanhadas entre outras duas mudam de cor. O de John W. Mollett usava um tabuleiro em cruz; o de Lewis Waterman, em 8×8, foi o que ficou, com o nome de Reversi.

    Nos anos 70 do século XX o jogo renasceu no Japão como Othello, já com os quatro discos centrais no lugar.

    A variante 1-11 é de Bill Taylor. Pôr nas tuas mãos um disco do adversário muda toda a estratégia: agora podes ser tu a obrigá-lo à má jogada que ele nunca faria.

idea = Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. E os discos da mesma cor que o seguem ao longo da margem, sem falhas, também já não se viram: vês porquê?

mathematics =
    Cada disco colocado ocupa uma casa e nunca sai de lá. Como só há 60 casas livres, a partida tem de acabar.

    Sem passes, as cores colocadas alternam sempre: negro, branco, negro, branco… tal como no jogo clássico. O que a regra 1-11 muda não é a sequência das cores, é a mão que coloca cada uma.

    Há 60 casas por preencher. O primeiro turno gasta uma e cada um dos seguintes gasta três; como 59 não é múltiplo de três, numa partida sem passes o último turno fica com dois discos: é o 21.º, e é das Negras. No clássico, 60 é par e o último disco é das Brancas. Contar quem fará a última jogada de cada região fechada é metade da arte deste jogo.

    Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. No clássico luta-se para que o adversário tenha de abrir os cantos; aqui, basta colocar por ele o disco que os abre.

    Em 4×4 percorremos todas as partidas: com o melhor jogo dos dois lados, as Brancas ganham por onze discos de diferença.

    No jogo clássico em 6×6, Joel Feinstein mostrou em 1993, por computador, que o segundo jogador ganha por 20–16. Para 8×8, Hiroki Takizawa anunciou em 2023 um cálculo que conclui pelo empate. Nada disto se aplica à variante 1-11, onde cada turno se ramifica muito mais.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: no quadro, prender e virar: uma fila, depois duas ao mesmo tempo.
    - 10 min: um turno inteiro em conjunto: um disco meu, um teu, um meu.
    - 20 min: partidas a pares em 6×6.
    - 5 min: quem ganhou cantos, e como? Cada par mostra o seu melhor truque.
    # Perguntas
    - De quantas maneiras pode começar a partida? → De quatro, e por simetria são todas iguais.
    - Porque é que um disco no canto nunca se vira? → Não há casas dos dois lados dele: não fica preso entre dois.
    - Sem passes, em 8×8, quem faz o último turno e com quantos discos? → As Negras, com dois: 60 = 1 + 19 × 3 + 2.

play-now-classico =
    1. Há quatro discos ao centro, dois brancos e dois negros. Começam as Negras.
    2. Na tua vez colocas um disco teu onde prendas discos do adversário entre ele e outro disco teu.
    3. Os discos presos viram-se e ficam da tua cor, em todas as direções.
    4. Se não puderes virar nada, passas.
    5. Quando ninguém puder jogar, ganha quem tiver mais discos.

first-match-classico = Não coloques discos ao lado de um canto vazio. O adversário fica com o canto, e um disco no canto nunca mais se vira.

rules-classico =
    # O tabuleiro
    Joga-se em 8×8 casas, com discos de duas faces, uma branca e outra negra. No começo há quatro discos ao centro: brancos em d5 e e4, negros em e5 e d4. Começam as Negras, e os jogadores alternam.

    # Colocar e virar
    Na tua vez colocas um disco teu numa casa vazia. Entre ele e outro disco teu tem de ficar uma fila sem falhas de discos do adversário, na horizontal, na vertical ou na diagonal.
    @ show-classico-1

    Todos os discos assim presos se viram, em todas as direções ao mesmo tempo. Tens de virar pelo menos um.
    @ show-classico-2

    # Passar
    Se não houver nenhuma casa onde vires alguma coisa, passas a vez. Se houver, és obrigado a jogar.
    @ classico-pass

    # Fim
    A partida acaba quando nenhum dos dois puder jogar: quase sempre com o tabuleiro cheio. Ganha quem tiver mais discos.
    @ show-classico-3

    Também acaba quando uma cor desaparece.
    @ classico-vanish

    Números iguais dão empate.
    @ classico-draw

    # Opções
    - Tamanho: em 4×4 e 6×6 as partidas são mais curtas.
    - Quem começa: as Negras, salvo outra escolha.

notation-classico = Cada disco escreve-se com o nome da sua casa, letra e número: { $show-classico-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. Quem passa escreve { $classico-pass }. Não se escreve que discos viraram, porque as regras o dizem.

history-classico =
    Por volta de 1880, dois autores apresentaram em Londres, cada um por si, jogos em que as peças apanhadas entre outras duas mudam de cor. O de John W. Mollett jogava-se num tabuleiro em cruz. O de Lewis Waterman, em 8×8 casas, foi o que ficou, com o nome de Reversi.

    Nos anos 70 do século XX o jogo voltou a nascer no Japão, com o nome de Othello. As regras mudaram pouco: os quatro discos do centro passaram a estar no lugar desde o começo.

idea-classico = Virar muitos discos no começo nem sempre é bom: quem tem muitos discos tem muitas vezes poucas jogadas. Conta as jogadas que deixas ao adversário, e não só os discos.

mathematics-classico =
    Cada disco colocado ocupa uma casa e nunca sai de lá. Como só há 60 casas livres, a partida tem de acabar.

    Sem passes, as Negras jogam os discos ímpares e as Brancas os pares: como 60 é par, o último disco é das Brancas. Um passe muda a conta. Por isso se conta quantas casas vazias há em cada região fechada: numa região ímpar onde joguem à vez, quem entra primeiro também lá põe o último disco.

    Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. Os discos da mesma cor que o seguem ao longo da margem, sem falhas, também já não se viram. Estes discos estáveis já contam de certeza no fim.

    Em 4×4 percorremos todas as partidas: com o melhor jogo dos dois lados, as Brancas ganham por oito discos de diferença. Em 6×6, Joel Feinstein mostrou em 1993, por computador, que o segundo jogador ganha por 20–16. Para 8×8, Hiroki Takizawa anunciou em 2023 um cálculo que conclui pelo empate.

in-class-classico =
    A partir dos 7 anos · 20 minutos por partida.
    - 10 min: no quadro, prender e virar em todas as direções.
    - 10 min: problema: onde é perigoso colocar discos, perto de um canto vazio?
    - 20 min: partidas a pares em 6×6 ou 8×8.
    - 5 min: cada par conta os discos do fim que já estavam seguros a meio.
    # Perguntas
    - Quem coloca o último disco, se ninguém passar? → As Brancas: há 60 casas livres, e 60 é par.
    - A partida pode acabar com casas vazias? → Sim: se uma cor desaparecer, ou se ninguém puder virar nada.
    - Pode haver empate em 8×8? → Sim, 32–32, porque 64 é par.

classic-otelo_1_11_legal_prefix = A partida do livro, até onde as regras deixam
    .who = Exemplo do livro, sem nomes de jogadores
    .why = Seis turnos inteiros de três discos. Os autores viraram-nos à mão, e esqueceram-se de alguns.
    .ply-4 = As Brancas já fizeram um turno inteiro: branco, negro e branco.
    .ply-15 = O canto é ocupado por um disco negro, colocado pelas Brancas.
    .ply-16 = Aqui o livro esqueceu-se de virar o disco de e5.
    .ply-18 = O livro segue com um disco em a4, que não vira nada: as regras não o deixam.

lesson-show-1 = O disco branco preso entre dois negros vira-se.
lesson-show-2 = Cada turno tem três discos: meu, teu e meu.
lesson-show-3 = O último disco vira três filas inteiras: ganham as Negras.
lesson-place = Coloca um disco negro que prenda um branco entre dois negros.
lesson-place-else = Aí não prendes nada. O branco tem de ficar no meio de dois negros, em fila.
lesson-place-done = Boa! O disco preso virou-se: agora é negro.
lesson-corner = Joga um turno: g3 com um negro, g2 com um branco, h1 com um negro.
lesson-corner-else = Segue a luz: primeiro g3, depois o disco branco em g2, por fim o canto.
lesson-corner-done = O disco branco abriu-te o canto. Um disco no canto nunca se vira.
lesson-win = Último disco do turno: encontra a casa que vira todos os brancos.
lesson-win-else = Sobra sempre um branco. Procura a casa que toca nas três filas.
lesson-win-done = Três filas de uma vez! Sem discos brancos, as Negras ganham logo.
lesson-trap = És as Brancas e só te resta um disco. Encontra as duas casas que te salvam.
lesson-trap-else = Aí, as Negras viram-te tudo no próximo disco. Tenta outra casa.
lesson-trap-done = Escapaste! Com poucos discos, vê sempre o que o outro pode virar.
lesson-puzzle = És as Negras, a meio do turno: põe o disco branco que te deixa virar tudo a seguir.
lesson-puzzle-else = Ainda não. O disco branco tem de pôr todos os brancos ao alcance do próximo.
lesson-puzzle-done = É esse! O próximo disco negro, em c3, vira todos os brancos.
lesson-show-classico-1 = O disco branco preso entre dois negros vira-se.
lesson-show-classico-2 = Um só disco vira três filas de uma vez.
lesson-show-classico-3 = No fim ganha quem tem mais discos: aqui, as Negras.
lesson-classico-place = Coloca um disco negro que prenda um branco entre dois negros.
lesson-classico-place-else = Aí não prendes nada. O branco tem de ficar no meio de dois negros, em fila.
lesson-classico-place-done = Boa! O disco preso virou-se: agora é negro.
lesson-classico-corner = Joga c3. As Brancas vão para o lado do canto: fica tu com ele.
lesson-classico-corner-else = Primeiro c3. Depois o canto a1, que o disco branco te abriu.
lesson-classico-corner-done = O canto é teu para sempre. Não abras cantos ao adversário!
lesson-classico-win = Encontra a casa que vira todos os discos brancos.
lesson-classico-win-else = Sobra sempre um branco. Estão todos na mesma diagonal.
lesson-classico-win-done = Quatro de uma vez! Sem discos brancos, as Negras ganham logo.
lesson-classico-trap = És as Brancas e só tens um disco. Uma só casa te salva: qual?
lesson-classico-trap-else = Aí, as Negras viram-te tudo na jogada seguinte. Procura outra casa.
lesson-classico-trap-done = Escapaste! É a única casa em que nem todos os brancos caem.
lesson-classico-puzzle = Duas casas vazias. Qual delas dá a vitória às Negras?
lesson-classico-puzzle-else = Depois dessa, as Brancas têm a última palavra e ganham. Conta outra vez.
lesson-classico-puzzle-done = Certo! Nos últimos discos, conta sempre até ao fim.

diagram-pass = Nenhum disco negro viraria nada: esta parte passa-se.
diagram-draw = O último disco, branco e posto pelas Negras, faz 32–32: empate.
diagram-classico-pass = As Negras não viram nada em lado nenhum: passam.
diagram-classico-vanish = Já não há discos brancos: as Negras ganham logo.
diagram-classico-draw = O último disco faz 32–32: empate.

puzzle-count-idea = Não vires só muitos discos: conta os que ele vira depois.
puzzle-count-why = No fim ficaste com mais discos, mesmo depois da resposta dele.
puzzle-best-score-idea = Conta os discos até ao fim: onde acabas com mais?
puzzle-best-score-why = Contando até ao último disco, nenhuma outra casa dá tantos.
