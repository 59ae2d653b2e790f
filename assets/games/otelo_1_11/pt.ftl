goal = No fim, ter mais discos da tua cor do que o adversário.
aliases = Reversi, Othello, Otelo clássico
card-classico = Otelo
goal-classico = No fim, ter mais discos da tua cor: um disco por turno.

variant-1_11 = 1-11: três discos por turno
variant-classico = Clássico: um disco por turno

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com discos de duas faces, uma branca e outra negra. No começo há quatro discos ao centro: brancos em d5 e e4, negros em e5 e d4. Começam as Negras.

    # Colocar e virar
    Um disco só se coloca numa casa vazia onde vire pelo menos um disco. Entre ele e outro disco da mesma cor tem de ficar uma fila sem falhas de discos da cor contrária, na horizontal, na vertical ou na diagonal. Todas as filas fechadas pelo disco novo se viram, em todas as direções.

    # O turno
    A primeira jogada da partida é um só disco negro. A partir daí, cada turno tem três partes:

    - um disco da tua cor;
    - um disco da cor do adversário, que vira discos teus;
    - outro disco da tua cor.

    Quando uma parte não tem colocação possível, passa-se essa parte. Quando tem, é obrigatório jogar.

    # Fim
    A partida acaba assim que ninguém puder colocar discos, mesmo a meio de um turno. Ganha quem tiver mais discos. Números iguais dão empate.

    # Variantes e opções
    - 1-11: as regras acima.
    - Clássico: um disco da tua cor por turno; quem não o puder colocar passa.
    - Tamanho: em 4×4 e 6×6 as partidas são mais curtas.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Cada disco escreve-se com o nome da sua casa: e3. A parte sem colocação escreve-se pass.

history =
    Por volta de 1880 apareceram em Londres, pela mão de dois autores diferentes, jogos em que as peças apanhadas entre outras duas mudam de cor. O de John W. Mollett usava um tabuleiro em cruz; o de Lewis Waterman, em 8×8, foi o que ficou, com o nome de Reversi.

    Nos anos 70 do século XX o jogo renasceu no Japão como Othello, já com os quatro discos centrais no lugar.

    A variante 1-11 é de Bill Taylor. Pôr nas tuas mãos um disco do adversário muda toda a estratégia: agora podes ser tu a obrigá-lo à má jogada que ele nunca faria.

idea = Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. E os discos da mesma cor que o seguem ao longo da margem, sem falhas, também já não se viram: vês porquê?

mathematics =
    Sem passes, as cores colocadas alternam sempre: negro, branco, negro, branco… tal como no jogo clássico. O que a regra 1-11 muda não é a sequência das cores, é a mão que coloca cada uma.

    Há 60 casas por preencher. O primeiro turno gasta uma e cada um dos seguintes gasta três; como 59 não é múltiplo de três, numa partida sem passes o último turno fica com dois discos: é o 21.º, e é das Negras. No clássico, 60 é par e o último disco é das Brancas. Contar quem fará a última jogada de cada região fechada é metade da arte deste jogo.

    Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. No clássico luta-se para que o adversário tenha de abrir os cantos; aqui, basta colocar por ele o disco que os abre.

    No jogo clássico em 6×6, Joel Feinstein mostrou em 1993, por computador, que o segundo jogador ganha por 20–16. Para 8×8, Hiroki Takizawa anunciou em 2023 um cálculo que conclui pelo empate. Nada disto se aplica à variante 1-11, onde cada turno se ramifica muito mais.

lesson-show-1 = O disco branco preso entre dois negros vira-se.
lesson-show-2 = Cada turno tem três discos: meu, teu e meu.
lesson-show-3 = O último disco vira três filas inteiras: ganham as Negras.
lesson-show-classico-1 = O disco branco preso entre dois negros vira-se.
lesson-show-classico-2 = Um só disco vira três filas de uma vez.
lesson-show-classico-3 = No fim ganha quem tem mais discos: aqui, as Negras.
