goal = Fechar uma linha de quatro peças com algo em comum; quem escolhe a peça é o adversário.
aliases = Quarto

ask-place = Coloca a peça

variant-anuncio = Com anúncio: é preciso dizer «Quarto!»
variant-auto = Automático: a linha ganha logo

play-now =
    1. O tabuleiro tem 4×4 casas. As 16 peças são todas diferentes e não são de ninguém. O Jogador 1 começa por dar uma peça ao Jogador 2.
    2. Na tua vez, colocas a peça que te deram numa casa vazia.
    3. Depois escolhes a peça que o adversário vai colocar, e dá-la.
    4. Se a peça que colocaste fechou uma linha de quatro com algo em comum, anuncia «Quarto!» antes de dar outra: ganhas.
    5. Se as peças acabarem sem nenhum anúncio, há empate.

first-match = Antes de dares uma peça, olha para as linhas que já têm três. Não dês uma peça que feche alguma.

rules =
    # O tabuleiro e as peças
    O tabuleiro tem 4×4 casas e começa vazio. Há 16 peças, todas diferentes, que não são de ninguém. Cada uma é alta ou baixa, clara ou escura, quadrada ou redonda, oca ou maciça.

    # O turno
    O Jogador 1 escolhe uma peça e dá-a ao Jogador 2. Este coloca-a numa casa vazia, escolhe outra peça e dá-a ao Jogador 1, e assim por diante. Nunca escolhes a peça que colocas.

    @ show-1

    @ show-2

    # Quarto
    Uma linha são quatro peças numa fila, numa coluna ou numa das duas diagonais grandes que tenham pelo menos uma característica em comum: todas altas, ou todas redondas, por exemplo. Não importa quem as colocou.

    - Depois de colocares, podes anunciar «Quarto!» se a peça que colocaste fechou uma linha. Ganhas.

    @ close-1

    - Se não o fizeres e deres uma peça, o adversário pode anunciar essa mesma linha em vez de colocar. Ganha ele.

    @ missed-1

    - Se também ele não a vir e colocar, essa linha deixa de valer.

    @ unseen

    Não se aceitam anúncios falsos.

    # Fim
    Ganha quem anunciar uma linha. Depois da 16.ª peça, quem a colocou ainda pode anunciar ou passar, e a seguir o outro. Se ninguém anunciar, há empate.

    @ end-draw

    # Variantes e opções
    - Com anúncio: as regras acima.
    - Automático: uma linha fechada ganha de imediato, sem anúncio.
    - Quem começa: o Jogador 1 é o primeiro a dar, salvo outra escolha.

notation =
    A peça dada escreve-se com quatro letras, uma por característica: { $show-1 }. São a ou b (alta, baixa), c ou e (clara, escura), q ou r (quadrada, redonda), o ou m (oca, maciça).

    A colocação escreve-se com a casa: { $show-2-1 }. As letras são as colunas, da esquerda para a direita; os números são as linhas, de baixo para cima.

    O anúncio tem a sua própria palavra: { $close-1-2 }. Depois da última peça, quem não anuncia passa: { $end-draw-2 }.

history =
    Criado pelo matemático suíço Blaise Müller e publicado em 1991. As regras usadas aqui são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, onde é obrigatório dizer «Quarto!» para ganhar.

idea = As 16 peças são todas as combinações de quatro características, cada uma com duas hipóteses: 2 × 2 × 2 × 2. Pega numa qualquer: das outras 15, só uma é diferente dela em tudo; qual é?

mathematics =
    Cada peça responde a quatro perguntas: alta ou baixa, clara ou escura, quadrada ou redonda, oca ou maciça. Há 16 maneiras de responder, e cada uma é uma peça.

    Quatro características com dois valores cada dão 2 × 2 × 2 × 2 = 16 peças: uma por cada vértice de um cubo de quatro dimensões. Cada peça tem exatamente uma oposta, com a qual não partilha nada.

    Há dez linhas, quatro características e dois valores: 80 maneiras de fazer Quarto. Por outro lado, o jogo é muito simétrico: 24 maneiras de trocar as características entre si, vezes 16 de trocar os seus valores, são 384; com 32 maneiras de rearranjar as casas conservando as linhas, há 12 288 ao todo. É por isso que a primeira peça e a primeira casa quase não são uma escolha.

    Luc Goossens mostrou em 1998, por computador, que o jogo empata se ninguém errar.

    Quem dá a primeira peça coloca a última, porque 16 é par. No fim da partida conta quantas peças ainda podes dar sem perder: muitas vezes tudo se decide na paridade desse número.

in-class =
    A partir dos 8 anos · 10 minutos por partida.
    - 10 min: arrumar as 16 peças em grupos e descobrir porque são 16.
    - 10 min: as regras, com os passos da lição; quantas linhas há no tabuleiro?
    - 15 min: partidas aos pares; quem dá uma peça diz porque ela não fecha nada.
    - 10 min: um par mostra três peças em linha, a turma diz quais se podem dar.
    # Perguntas
    - Quantas linhas há no tabuleiro? → Dez: quatro filas, quatro colunas e duas diagonais.
    - Quantas peças são diferentes de uma dada peça em tudo? → Uma só: a que tem as quatro características trocadas.
    - Há três peças altas em linha, sem mais nada em comum, e no resto do tabuleiro não há nada. Quantas das outras 13 podes dar sem perigo? → As oito baixas; as cinco altas fecham a linha.

classic-quarto_missed_then_opponent = A linha que um não viu
    .who = Exemplo nosso, com as regras do Torneio de Jogos Matemáticos
    .why = Quem fecha uma linha e não a anuncia pode oferecer a vitória.
    .ply-8 = A linha está fechada: quatro peças altas e claras. Falta dizer «Quarto!».
    .ply-9 = Em vez de anunciar, deu outra peça.
    .ply-10 = O adversário viu a linha, anunciou-a e ganhou.

lesson-goal = Fechaste uma coluna de peças redondas. Toca em «Quarto!» e ganhas!
lesson-goal-else = O que têm em comum as quatro peças acesas?
lesson-goal-look = As quatro são redondas. Agora só falta tocar no botão «Quarto!».
lesson-goal-done = Ganhaste! Quatro peças com algo em comum, e foste tu a anunciar.
lesson-show-1 = Escolhes uma peça e dá-la ao adversário.
lesson-close-1 = Põe a tua peça na casa que fecha a linha das altas. Depois anuncia «Quarto!».
lesson-close-1-else = Há três peças altas em fila. Onde cabe a quarta?
lesson-close-1-look = A fila acesa só tem uma casa livre. Põe lá a peça e anuncia.
lesson-close-1-done = Quatro peças altas em linha, e anunciaste: ganhaste!
lesson-close-2 = Recebeste uma peça baixa e redonda. Descobre as duas casas onde fecha uma linha.
lesson-close-2-else = Onde estão três baixas em linha? E três redondas?
lesson-close-2-look = Vê o que têm em comum as peças da fila e da coluna acesas.
lesson-close-2-done = Numa casa são quatro baixas; na outra, quatro redondas.
lesson-close-3 = Há muitas peças. Onde fechas uma linha com a que te deram?
lesson-close-3-else = Aí não fechas linha nenhuma. Já viste as diagonais?
lesson-close-3-look = As três peças acesas têm uma coisa em comum com a tua.
lesson-close-3-done = Quatro peças claras na diagonal: agora anuncia-se «Quarto!».
lesson-show-2 = Ele põe-na onde quiser e escolhe uma para ti.
lesson-give-1 = Há três altas em linha. Dá ao adversário uma peça que não a feche.
lesson-give-1-else = Que peças fecham uma linha de altas?
lesson-give-1-look = A fila acesa só espera uma peça alta. Procura uma que seja baixa.
lesson-give-1-done = As baixas não fecham a linha. Escolher bem a peça é meio caminho.
lesson-give-2 = Agora há três altas e três redondas à espera. Que peça podes dar sem perigo?
lesson-give-2-else = Essa peça fecha uma linha. É por ser alta ou por ser redonda?
lesson-give-2-look = Procura uma peça que não seja alta nem redonda.
lesson-give-2-done = Baixa e quadrada: essa não fecha nem uma linha nem a outra.
lesson-give-3 = Três peças altas e quadradas em linha! Só uma das que sobram não a fecha. Qual?
lesson-give-3-else = Porque é que essa fechava a linha: por ser alta ou por ser quadrada?
lesson-give-3-look = Procura a única peça que seja baixa e redonda.
lesson-give-3-done = Uma linha pode ter duas coisas em comum: então fecha-se de duas maneiras.
lesson-show-3 = Quatro peças altas em linha: Quarto! Está ganho.
lesson-missed-1 = O adversário fechou uma linha e não a anunciou. Ganha tu!
lesson-missed-1-else = O que têm em comum as quatro peças acesas? E de quem é a linha?
lesson-missed-1-look = Não coloques a peça: a linha deixaria de valer. Anuncia «Quarto!».
lesson-missed-1-done = Quatro peças redondas: a linha é de quem a anuncia.
lesson-missed-2 = Ninguém anunciou a linha acesa, e já não vale. Fecha uma linha nova!
lesson-missed-2-else = Que tem a tua peça em comum com as outras? Onde há três em linha?
lesson-missed-2-look = Na fila acesa são todas altas, como a tua peça.
lesson-missed-2-done = Uma linha nova, fechada por ti. Desta vez não te esqueças de anunciar!
lesson-match = Põe a tua peça e pensa bem na que dás a seguir. Ganha a partida!
lesson-match-else = Desta vez não deu. Antes de dares uma peça, vê se ela fecha alguma linha.
lesson-match-done = Ganhaste! O adversário já só tinha peças perigosas para te dar.

diagram-unseen = Nenhum dos dois anunciou: a linha das redondas deixa de valer.
diagram-end-draw = A última peça não fecha linha nenhuma. Passam os dois: há empate.

puzzle-line-idea = Que linha tem três peças com alguma coisa em comum?
puzzle-line-why = As quatro peças da linha têm uma coisa em comum.
puzzle-parity-idea = Conta as peças que ainda se podem dar sem perigo.
puzzle-parity-why = As peças sem perigo acabaram na vez dele.
puzzle-gift-idea = Que peça podes dar que não faça nenhuma linha?
puzzle-gift-why = A peça que deste não fez linha, e qualquer uma que te deem a seguir completa a tua.
