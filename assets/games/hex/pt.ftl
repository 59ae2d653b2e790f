goal = Unir as duas margens da tua cor com um caminho contínuo.
aliases = Hexágono, Con-tac-tix, Nash

play-now =
    1. O tabuleiro é um losango de hexágonos e começa vazio. Duas margens opostas são das Negras; as outras duas, das Brancas.
    2. Na tua vez, pões uma peça tua numa casa vazia. Começam as Negras.
    3. As peças ficam onde estão: não se movem e não saem.
    4. Na sua primeira vez, o segundo jogador pode trocar de cor em vez de pôr uma peça.
    5. Ganha quem ligar as suas duas margens com peças vizinhas umas das outras.

first-match = Não tapes o adversário encostando-te à última peça dele: ele contorna-te logo. Põe a tua peça mais à frente, no caminho que ele ainda tem de fazer.

rules =
    # O tabuleiro
    Joga-se num losango de hexágonos, 11×11, que começa vazio. As Negras têm as margens noroeste e sudeste; as Brancas, as margens sudoeste e nordeste. As casas dos cantos pertencem às duas margens que ali se encontram. Começam as Negras.

    # O turno
    Colocas uma peça da tua cor numa casa vazia qualquer. As peças não se movem e não são capturadas.

    @ show-1

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas. Por isso convém que a primeira peça não seja nem demasiado boa nem demasiado má.

    @ swap

    # Fim
    Ganha quem unir as suas duas margens com um caminho de peças vizinhas da sua cor. Não há empates.

    @ show-3

    @ last-cell

    # Opções
    - Tamanho: de 3×3 a 14×14. Os tabuleiros pequenos são bons para começar.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Uma peça escreve-se com a sua casa: { $show-1 }. As letras crescem para sudeste e os números para nordeste, a partir do canto oeste.

    A troca ocupa o lugar de uma peça na lista: { $swap }.

history =
    Piet Hein, poeta e inventor dinamarquês, apresentou o jogo em 1942. John Nash redescobriu-o em 1948, em Princeton, sem o conhecer. O nome Hex chegou com a edição comercial de 1952, e Martin Gardner tornou-o conhecido de todos na sua coluna da revista Scientific American, em 1957.

    É o jogo de ligação por excelência: muitos outros nasceram dele ou em resposta a ele.

idea = Enche o tabuleiro com as duas cores, como quiseres: uma delas une sempre as suas margens, e só uma. Por isso não há empates: só barras de vez o caminho do adversário quando acabas o teu.

mathematics =
    Porque é que só uma das cores une as suas margens? Em cada vértice encontram-se apenas três casas, e dois caminhos não se cruzam. David Gale mostrou em 1979 que este facto equivale ao teorema do ponto fixo de Brouwer.

    Sem a troca, quem começa tem uma estratégia vencedora. Nash provou-o por roubo de estratégia: se o segundo jogador tivesse uma, o primeiro poria uma peça em qualquer lado e passaria a usar essa estratégia como sua, porque uma peça a mais nunca prejudica. A prova diz que a estratégia existe, mas não diz qual é. Este programa provou que, em 5×5 e sem troca, 13 das 25 primeiras jogadas ganham, incluindo a do centro. Com a troca, é o segundo jogador que pode sempre ficar com o melhor lado.

    Stefan Reisch provou em 1981 que decidir quem ganha uma posição qualquer, em tabuleiros de qualquer tamanho, é PSPACE-completo. Por computador sabe-se quem ganha depois de cada primeira jogada até 9×9. Em 10×10, Jakub Pawlewicz e Ryan Hayward resolveram uma abertura em 2013.

    Duas casas vazias que ligam as mesmas duas peças valem por uma ligação: se o adversário ocupar uma, ocupas a outra. Chama-se ponte, e é a primeira coisa que se aprende a ver.

in-class =
    A partir dos 8 anos · 10 minutos por partida.
    - 10 min: A lição em pares. Depois, uma partida em 5×5.
    - 15 min: Duas partidas em 7×7, com troca. Quem começa numa, é segundo na outra.
    - 10 min: Cada par enche um losango de 5×5 com as duas cores, ao acaso, e procura quem ganhou.
    - 10 min: As perguntas em baixo, primeiro em pares e depois todos juntos.
    # Perguntas
    - Quantas peças tem, no mínimo, um caminho em 11×11? → 11: uma em cada coluna para as Negras, uma em cada linha para as Brancas.
    - Podem as duas cores ter um caminho? → Não: teriam de se cruzar, e numa casa só cabe uma peça.
    - Em 3×3, sem troca, que primeiras jogadas ganham? → Cinco das nove: a3, c1 e as três da coluna b.

lesson-goal = És as Negras. Põe a peça na casa acesa e une as tuas duas margens: ganhas!
lesson-goal-else = Onde está o buraco do teu caminho?
lesson-goal-look = É a casa acesa: toca nos dois pedaços do caminho.
lesson-goal-done = Ganhaste! As peças negras ligam as duas margens da sua cor.
lesson-show-1 = As Negras põem uma peça numa casa vazia.
lesson-join-1 = És as Brancas. Que casa falta ao caminho entre as tuas duas margens?
lesson-join-1-else = Que casa toca nos dois pedaços brancos?
lesson-join-1-look = A casa que procuras toca nas duas peças acesas.
lesson-join-1-done = As Brancas ganharam. E repara: era a mesma casa que faltava às Negras!
lesson-join-2 = És as Negras. Há duas casas que te dão a vitória: encontra ambas.
lesson-join-2-else = As tuas peças já chegam às margens. Onde se podem juntar a meio?
lesson-join-2-look = Duas casas vazias tocam nas duas peças acesas.
lesson-join-2-done = Duas casas para o mesmo buraco: isto chama-se uma ponte.
lesson-show-2 = As Brancas tapam uma passagem; as Negras usam a outra.
lesson-bridge-1 = És as Negras. As Brancas entraram na tua ponte: salva-a!
lesson-bridge-1-else = Por onde passam ainda as tuas duas peças, uma para a outra?
lesson-bridge-1-look = A ponte tinha duas casas. As Brancas taparam uma: usa a outra.
lesson-bridge-1-done = O adversário tapa uma casa e tu usas a outra. É assim que a ponte resiste.
lesson-bridge-2 = As margens também têm pontes. Responde sempre que as Brancas lá entrarem.
lesson-bridge-2-else = A peça branca entrou numa ponte. Qual é a outra casa dessa ponte?
lesson-bridge-2-look = Procura a casa vazia ao lado da peça branca que entrou, junto à margem.
lesson-bridge-2-done = Uma peça a uma casa da margem tem lá duas portas: já está ligada.
lesson-bridge-3 = És as Negras. Joga de modo a ganhar na jogada seguinte, responda o outro o que responder.
lesson-bridge-3-else = Aí o adversário ainda te fecha a margem. E se jogares mais longe?
lesson-bridge-3-look = As peças brancas acesas guardam a margem. Entre elas há um lugar bom para uma ponte.
lesson-bridge-3-done = Uma peça na margem e uma ponte até às outras. Já ninguém te trava!
lesson-show-3 = O caminho negro une as duas margens: ganham as Negras.
lesson-block-1 = És as Negras. As Brancas ganham com mais uma peça. Ocupa a casa que lhes falta!
lesson-block-1-else = Que casa uniria os dois grupos de peças brancas?
lesson-block-1-look = A casa perigosa toca nas duas peças brancas acesas.
lesson-block-1-done = Boa defesa! Antes de jogar, vê sempre o que falta ao adversário.
lesson-block-2 = Agora és as Brancas e as Negras estão quase a chegar. Trava-as!
lesson-block-2-else = Por onde passariam as Negras na próxima jogada?
lesson-block-2-look = As duas peças acesas tinham uma ponte, e uma das casas já é tua.
lesson-block-2-done = Travaste-as, e a tua peça ainda aponta para a tua margem. Atacar e defender são o mesmo!
lesson-trap-1 = És as Negras. A ponte entre as peças acesas está segura. Joga onde há perigo!
lesson-trap-1-else = Se as Brancas jogassem agora, onde te cortavam?
lesson-trap-1-look = O perigo está junto à margem: a peça branca acesa já lá chegou.
lesson-trap-1-done = Muito bem. Agora só falta a ponte, e essa ninguém a corta.
lesson-trap-2 = És as Brancas. A peça acesa já está ligada à margem. Onde é que há perigo?
lesson-trap-2-else = Onde podiam as Negras cortar o teu caminho?
lesson-trap-2-look = As duas peças acesas ainda não estão ligadas. Junta-as!
lesson-trap-2-done = Isso! Não gastes jogadas onde já há duas portas: vai aonde há só uma.
lesson-match = És as Negras e o meio é teu. Liga-o às tuas duas margens e ganha a partida!
lesson-match-else = Desta vez não deu. Responde a cada ameaça com a outra casa da ponte.
lesson-match-done = Ganhaste! Com pontes, as tuas peças chegam longe sem se tocarem.

diagram-swap = O segundo jogador gosta da peça do centro e troca de cor.
diagram-last-cell = Aqui decide a última casa: num tabuleiro cheio, uma das cores liga sempre as margens.

classic-hex_swap = Uma boa primeira peça muda de dono
    .who = Exemplo nosso, com a regra do Campeonato Nacional de Jogos Matemáticos
    .why = Mostra porque não convém começar pela melhor casa do tabuleiro.
    .ply-1 = As Negras começam no centro, uma casa muito boa.
    .ply-2 = O segundo jogador troca: a peça fica e agora joga o primeiro, com as Brancas.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes as margens pelo outro.

# O que se diz a quem não vê o tabuleiro
note-bridge = { $player }: ponte entre { $sites }, por { $others }.
note-edge = { $player }: { $first } tem uma ponte até à margem, por { $others }.
