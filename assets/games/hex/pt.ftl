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
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas. Por isso convém que a primeira peça não seja nem boa nem má de mais.

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
    Tapar o caminho do adversário e acabar o teu é a mesma coisa. Por isso, num tabuleiro cheio, há sempre um vencedor, e só um.

    Não pode haver empate. Um dos lados acaba por ter o seu caminho, e só um, porque em cada vértice se encontram apenas três casas e dois caminhos não se cruzam. David Gale mostrou em 1979 que este facto equivale ao teorema do ponto fixo de Brouwer.

    Sem a troca, quem começa tem uma estratégia vencedora. Nash provou-o por roubo de estratégia: se o segundo jogador tivesse uma, o primeiro poria uma peça em qualquer lado e passaria a usar essa estratégia como sua, porque uma peça a mais nunca prejudica. A prova diz que a estratégia existe, mas não diz qual é. Com a troca, é o segundo jogador que pode sempre ficar com o melhor lado.

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

lesson-show-1 = As Negras põem uma peça numa casa vazia.
lesson-show-2 = As Brancas tapam uma passagem; as Negras usam a outra.
lesson-show-3 = O caminho negro une as duas margens: ganham as Negras.
lesson-goal-1 = Falta uma casa ao caminho das Negras. Põe lá a tua peça.
lesson-goal-1-else = O caminho ainda tem um buraco: procura a casa que toca nos dois pedaços.
lesson-goal-1-done = Ganhaste! As peças negras ligam as duas margens da sua cor.
lesson-bridge-1 = As Brancas entraram na tua ponte. Usa a outra casa, sempre que entrarem.
lesson-bridge-1-else = Assim cortam-te a ponte. Usa a outra casa, ao lado da peça branca que entrou.
lesson-bridge-1-done = O adversário tapa uma casa e tu usas a outra. É assim que a ponte resiste.
lesson-block-1 = As Brancas ganham com mais uma peça. Ocupa a casa que lhes falta.
lesson-block-1-else = Aí não as travas: na próxima jogada, as Brancas unem as suas margens.
lesson-block-1-done = Boa defesa! Antes de jogar, vê sempre o que falta ao adversário.
lesson-trap-1 = A ponte entre as peças acesas está segura. Joga onde há perigo.
lesson-trap-1-else = A ponte pode esperar. O perigo está junto à margem: as Brancas já lá chegaram.
lesson-trap-1-done = Muito bem. Agora só falta a ponte, e essa ninguém a corta.
lesson-puzzle-1 = Joga de modo a ganhar na jogada seguinte, responda o outro o que responder.
lesson-puzzle-1-else = Aí o adversário ainda te fecha a margem. Experimenta mais longe.
lesson-puzzle-1-done = Uma peça na margem e uma ponte até às outras. Já ninguém te trava!

diagram-swap = O segundo jogador gosta da peça do centro e troca de cor.
diagram-last-cell = Aqui decide a última casa: num tabuleiro cheio, uma das cores liga sempre as margens.

classic-hex_swap = Uma boa primeira peça muda de dono
    .who = Exemplo nosso, com a regra do campeonato
    .why = Mostra porque não convém começar pela melhor casa do tabuleiro.
    .ply-1 = As Negras começam no centro, uma casa muito boa.
    .ply-2 = O segundo jogador troca: a peça fica e agora joga o primeiro, com as Brancas.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes as margens pelo outro.
