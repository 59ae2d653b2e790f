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
    @ turn-2

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
    Por volta de 1870 apareceu em Londres o jogo Annexation, de John W. Mollett, num tabuleiro em cruz: as peças apanhadas entre outras duas mudam de cor. O de Lewis Waterman, em 8×8, veio entre 1883 e 1888 e foi o que ficou, com o nome de Reversi. Cada um deles acusou o outro de fraude.

    Nos anos 70 do século XX o jogo renasceu no Japão como Othello, já com os quatro discos centrais no lugar.

    A variante 1-11 é de Bill Taylor. Pôr nas tuas mãos um disco do adversário muda toda a estratégia: agora podes ser tu a obrigá-lo à má jogada que ele nunca faria.

idea = Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. E os discos da mesma cor que o seguem ao longo da margem, sem falhas, também já não se viram: vês porquê?

mathematics =
    Cada disco colocado ocupa uma casa e nunca sai de lá. Como só há 60 casas livres, a partida tem de acabar.

    Sem passes, as cores colocadas alternam sempre: negro, branco, negro, branco… tal como no jogo clássico. O que a regra 1-11 muda não é a sequência das cores, é a mão que coloca cada uma.

    Há 60 casas por preencher. O primeiro turno gasta uma e cada um dos seguintes gasta três; como 59 não é múltiplo de três, numa partida sem passes o último turno fica com dois discos: é o 21.º, e é das Negras. No clássico, 60 é par e o último disco é das Brancas. Contar quem fará a última jogada de cada região fechada é metade da arte deste jogo.

    Um disco da margem só se apanha ao longo da margem, porque nas outras direções um dos lados fica fora do tabuleiro. Se dali até ao canto são todos da mesma cor, desse lado já ninguém o fecha. No clássico luta-se para que o adversário tenha de abrir os cantos; aqui, basta colocar por ele o disco que os abre.

    Em 4×4 calculámos até ao fim: com o melhor jogo dos dois lados, as Brancas ganham por onze discos de diferença.

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
    Por volta de 1870 apareceu em Londres o jogo Annexation, de John W. Mollett, num tabuleiro em cruz: as peças apanhadas entre outras duas mudam de cor. O de Lewis Waterman, em 8×8, veio entre 1883 e 1888 e foi o que ficou, com o nome de Reversi. Cada um deles acusou o outro de fraude.

    Nos anos 70 do século XX o jogo voltou a nascer no Japão, com o nome de Othello. As regras mudaram pouco: os quatro discos do centro passaram a estar no lugar desde o começo.

idea-classico = Virar muitos discos no começo nem sempre é bom: quem tem muitos discos tem muitas vezes poucas jogadas. Conta as jogadas que deixas ao adversário, e não só os discos.

mathematics-classico =
    Cada disco colocado ocupa uma casa e nunca sai de lá. Como só há 60 casas livres, a partida tem de acabar.

    Sem passes, as Negras jogam os discos ímpares e as Brancas os pares: como 60 é par, o último disco é das Brancas. Um passe muda a conta. Por isso se conta quantas casas vazias há em cada região fechada: numa região ímpar onde joguem à vez, quem entra primeiro também lá põe o último disco.

    Um disco num canto nunca mais se vira, porque nada o pode apanhar entre dois. Os discos da mesma cor que o seguem ao longo da margem, sem falhas, também já não se viram. Estes discos estáveis já contam de certeza no fim.

    Em 4×4 calculámos até ao fim: com o melhor jogo dos dois lados, as Brancas ganham por oito discos de diferença. Em 6×6, Joel Feinstein mostrou em 1993, por computador, que o segundo jogador ganha por 20–16. Para 8×8, Hiroki Takizawa anunciou em 2023 um cálculo que conclui pelo empate.

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
    .who = Começo de uma partida do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Seis turnos inteiros de três discos. Os autores viraram-nos à mão, e esqueceram-se de alguns.
    .ply-4 = As Brancas já fizeram um turno inteiro: branco, negro e branco.
    .ply-15 = O canto é ocupado por um disco negro, colocado pelas Brancas.
    .ply-16 = Aqui o livro esqueceu-se de virar o disco de e5.
    .ply-18 = O livro segue com um disco em a4, que não vira nada: as regras não o deixam.

lesson-first = Prende os três discos brancos: põe um negro na casa acesa.
lesson-first-else = Que casa fecha a fila dos três brancos entre dois negros?
lesson-first-look = É a casa acesa, na ponta da fila.
lesson-first-done = Ganhaste! Já só há discos negros: ganha quem acaba com mais.
lesson-show-1 = O disco branco preso entre dois negros vira-se.
lesson-place-1 = Coloca um disco negro que prenda um branco entre dois negros.
lesson-place-1-else = De que lado do disco branco já há um negro? Então onde falta o outro?
lesson-place-1-look = Qualquer das quatro casas acesas serve.
lesson-place-1-done = Boa! O disco preso virou-se: agora é negro.
lesson-place-2 = Há duas casas onde um negro vira dois discos brancos. Escolhe uma.
lesson-place-2-else = Depois de pores o disco, em quantas direções ficam brancos presos?
lesson-place-2-look = São as duas casas acesas: para baixo e na diagonal.
lesson-place-2-done = Muito bem! Viram-se todos os que ficam presos, em todas as direções.
lesson-show-2 = Cada turno tem três discos: meu, teu e meu.
lesson-turn-1 = És as Negras, a meio do turno. Põe um disco branco que te abra o canto.
lesson-turn-1-else = Que disco branco, ao lado do canto, poderias depois prender?
lesson-turn-1-look = Primeiro o branco ao lado do canto aceso; depois o negro no canto.
lesson-turn-1-done = O canto é teu! Um disco no canto nunca mais se vira.
lesson-turn-2 = Joga um turno inteiro, casa a casa, até ao canto: negro, branco e negro.
lesson-turn-2-else = Qual das três casas acesas está mais longe do canto?
lesson-turn-2-look = Começa por cima e desce até ao canto aceso.
lesson-turn-2-done = O disco branco abriu-te o canto. Um disco no canto nunca se vira.
lesson-show-3 = O último disco vira três filas inteiras: ganham as Negras.
lesson-wipe-1 = Vira todos os discos brancos de uma vez, e a partida acaba logo.
lesson-wipe-1-else = Em que linha estão os brancos, um a seguir ao outro?
lesson-wipe-1-look = Estão na diagonal acesa. Que ponta ainda está vazia?
lesson-wipe-1-done = Três de uma vez! Sem discos brancos, as Negras ganham logo.
lesson-wipe-2 = Último disco do turno: encontra a casa que vira todos os brancos.
lesson-wipe-2-else = De que casa saem três filas, cada uma com brancos presos?
lesson-wipe-2-look = Procura a casa encostada aos brancos acesos.
lesson-wipe-2-done = Três filas de uma vez! Sem discos brancos, as Negras ganham logo.
lesson-help-1 = A meio do turno: põe um branco que te deixe virar tudo a seguir.
lesson-help-1-else = Há três brancos numa diagonal. Onde continua ela para cima?
lesson-help-1-look = O branco vai para a ponta da diagonal acesa; o negro, logo atrás.
lesson-help-1-done = Cinco discos de uma vez! O disco branco é uma arma tua.
lesson-help-2 = És as Negras, a meio do turno: põe o disco branco que te deixa virar tudo a seguir.
lesson-help-2-else = Depois do branco, haverá uma casa que toque em todos os brancos?
lesson-help-2-look = O teu disco negro irá para a mais baixa das casas acesas.
lesson-help-2-done = É esse! O próximo disco negro, em c3, vira todos os brancos.
lesson-trap-1 = És as Brancas e só te resta um disco. Encontra as duas casas que te salvam.
lesson-trap-1-else = Depois da tua jogada, um só disco negro vira todos os teus?
lesson-trap-1-look = As duas casas seguras são as acesas.
lesson-trap-1-done = Escapaste! Com poucos discos, vê sempre o que o outro pode virar.
lesson-trap-2 = Outra vez só um disco branco. Que duas casas te salvam?
lesson-trap-2-else = Depois da tua jogada, há um negro na ponta da tua fila?
lesson-trap-2-look = Uma é o canto, a outra fica na ponta da fila: são as acesas.
lesson-trap-2-done = Bem salvo! Uma fila de pontas livres, ou presa a um canto, não cai toda.
lesson-match = És as Negras, e só há quatro casas vazias. Joga o fim e fica com mais discos!
lesson-match-else = Não chegou. Com o teu disco vira muitos; com o do adversário, poucos. Outra vez!
lesson-match-done = Ganhaste a partida! Um disco teu, um do outro, um teu: já sabes jogar.

lesson-classico-first = Prende os três discos brancos: põe um negro na casa acesa.
lesson-classico-first-else = Que casa fecha a coluna dos três brancos entre dois negros?
lesson-classico-first-look = É a casa acesa, por baixo dos brancos.
lesson-classico-first-done = Ganhaste! Já só há discos negros: ganha quem acaba com mais.
lesson-show-classico-1 = O disco branco preso entre dois negros vira-se.
lesson-classico-place-1 = Coloca um disco negro que prenda um branco entre dois negros.
lesson-classico-place-1-else = De que lado do disco branco já há um negro? Então onde falta o outro?
lesson-classico-place-1-look = Qualquer das quatro casas acesas serve.
lesson-classico-place-1-done = Boa! O disco preso virou-se: agora é negro.
lesson-classico-place-2 = Há duas casas onde um negro vira dois discos brancos. Escolhe uma.
lesson-classico-place-2-else = Depois de pores o disco, em quantas direções ficam brancos presos?
lesson-classico-place-2-look = São as duas casas acesas: ao lado e na diagonal.
lesson-classico-place-2-done = Muito bem! Um disco pode prender em várias direções.
lesson-show-classico-2 = Um só disco vira três filas de uma vez.
lesson-classico-lines-1 = És as Negras. Encontra a casa que vira três discos, cada um na sua fila.
lesson-classico-lines-1-else = Que casa toca em três discos brancos ao mesmo tempo?
lesson-classico-lines-1-look = Os três que se viram são os acesos.
lesson-classico-lines-1-done = Boa! Para cima, para o lado e na diagonal.
lesson-classico-lines-2 = Outra vez três filas de uma vez. Onde?
lesson-classico-lines-2-else = Para cada casa vazia ao lado dos brancos: há um negro do outro lado?
lesson-classico-lines-2-look = Os três que se viram são os acesos.
lesson-classico-lines-2-done = Isso! Procura sempre em todas as direções antes de jogar.
lesson-show-classico-3 = No fim ganha quem tem mais discos: aqui, as Negras.
lesson-classico-corner-1 = Joga na casa acesa. As Brancas vão para o lado do canto: fica tu com ele.
lesson-classico-corner-1-else = Onde puseram as Brancas o disco? Que canto ficou aberto?
lesson-classico-corner-1-look = Primeiro a casa acesa perto do centro, depois o canto.
lesson-classico-corner-1-done = O canto é teu para sempre. Não abras cantos ao adversário!
lesson-classico-corner-2 = Tens quatro jogadas. Três dão um canto às Brancas: encontra a outra.
lesson-classico-corner-2-else = Se jogares ao lado de um canto, podem as Brancas ir para lá?
lesson-classico-corner-2-look = Joga na margem, longe dos cantos: na casa acesa.
lesson-classico-corner-2-done = Certo! As casas ao lado dos cantos são perigosas.
lesson-classico-wipe-1 = Encontra a casa que vira todos os discos brancos.
lesson-classico-wipe-1-else = Em que linha estão os brancos? Que ponta está aberta?
lesson-classico-wipe-1-look = Olha para a fila acesa: falta fechá-la.
lesson-classico-wipe-1-done = Três de uma vez! Sem discos brancos, as Negras ganham logo.
lesson-classico-wipe-2 = Agora os quatro brancos não estão em fila. Que casa os vira a todos?
lesson-classico-wipe-2-else = De que casa saem três linhas com brancos?
lesson-classico-wipe-2-look = É uma casa por baixo dos brancos acesos.
lesson-classico-wipe-2-done = Três direções, quatro discos: não sobrou nenhum branco!
lesson-classico-trap-1 = És as Brancas e só te resta um disco. Encontra as duas casas que te salvam.
lesson-classico-trap-1-else = Depois da tua jogada, um só disco negro vira todos os teus?
lesson-classico-trap-1-look = As duas casas seguras são as acesas.
lesson-classico-trap-1-done = Escapaste! Com poucos discos, vê sempre o que o outro pode virar.
lesson-classico-trap-2 = És as Brancas e só tens um disco. Uma só casa te salva: qual?
lesson-classico-trap-2-else = Que casa te deixa discos que não caem todos na mesma jogada?
lesson-classico-trap-2-look = Procura na diagonal que vai do teu disco para cima.
lesson-classico-trap-2-done = Escapaste! É a única casa em que nem todos os brancos caem.
lesson-classico-match = És as Negras, e só há quatro casas vazias. Joga o fim e fica com mais discos!
lesson-classico-match-else = Não chegou. De que casa viras mais discos? E o canto, é de quem? Outra vez!
lesson-classico-match-done = Ganhaste a partida! Ficaste com mais discos, e é isso que conta.

diagram-pass = Nenhum disco negro viraria nada: esta parte passa-se.
diagram-draw = O último disco, branco e posto pelas Negras, faz 32–32: empate.
diagram-classico-pass = As Negras não viram nada em lado nenhum: passam.
diagram-classico-vanish = Já não há discos brancos: as Negras ganham logo.
diagram-classico-draw = O último disco faz 32–32: empate.

puzzle-count-idea = Não vires só muitos discos: conta os que ele vira depois.
puzzle-count-why = Feitas as contas, acabas com mais discos do que ele.
puzzle-best-score-idea = Conta os discos até ao fim: onde acabas com mais?
puzzle-best-score-why = Contando até ao último disco, nenhuma outra casa dá tantos.
