goal = Ficar sem peças no tabuleiro.
aliases = Forms

variant-livre = Livre: captura-se em qualquer casa
variant-vizinhas = Vizinhas: só se captura ao lado

ask-capture-anywhere = Leva uma peça tua para a casa de uma peça adversária
ask-capture-neighbour = Captura uma peça adversária vizinha
end-no-men-wins = Quem já não tem peças ganha.

play-now =
    1. O tabuleiro está cheio: metade das peças é tua.
    2. Na tua vez, levas uma peça tua para a casa de qualquer peça adversária, que é capturada.
    3. Depois, tudo o que já não está ligado à peça que jogou sai do tabuleiro, seja teu ou do adversário. A diagonal não liga.
    4. Ganha quem ficar sem peças. Por isso, perder peças é bom!

first-match = Não captures só por capturar: cada peça que tiras ajuda o adversário a ficar sem nenhuma. Procura antes a peça tua que segura um grande grupo teu, e leva-a para longe.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, todas ocupadas no começo: as Negras nas quatro linhas de baixo, as Brancas nas quatro de cima. Começam as Negras.

    # O turno
    Escolhes uma peça tua e leva-la para a casa de uma peça adversária, onde quer que esteja. A peça adversária é capturada. Jogar é obrigatório.

    @ show-1

    # Ligações
    Depois da captura, todas as peças que já não estejam ligadas à peça que jogou saem do tabuleiro, sejam de quem forem. Duas peças estão ligadas se forem vizinhas na horizontal ou na vertical, ou se houver entre elas um caminho de peças vizinhas, de qualquer cor. A diagonal não liga.

    @ cut-1

    @ show-2

    # Fim
    Ganha quem ficar sem peças. Não há empates.

    @ show-3

    @ cut-24

    # Variantes e opções
    - Livre: as regras acima.
    - Vizinhas: só se pode capturar uma das oito casas vizinhas, incluindo as diagonais. Joga-se bem em 6×6.
    - Tamanho: de 4×4 a 12×12, com pelo menos um lado par. Se o número de linhas for ímpar, as Negras ficam com as colunas da esquerda e as Brancas com as da direita.
    - Quem começa: as Negras, salvo outra escolha.

    @ near-1

notation =
    Uma jogada escreve-se com a casa de onde sai a peça e a casa aonde chega: { $show-1 }. Entre as duas há dois pontos, porque toda a jogada captura.

    As peças que caem não se escrevem. Em { $cut-1 } caíram doze de uma vez, e a escrita é igual à das outras.

history =
    Inventado por Steven Meyers em 2007, com o nome Forms.

idea = Para ganhar tens de perder tudo, mas só o adversário te pode tirar a última peça: a que joga fica sempre no tabuleiro. Se ele tiver de jogar e só te restar uma, já ganhaste: é obrigado a capturá-la.

mathematics =
    Imagina as peças de mão dada. Se uma delas sai, quem fica sem mãos para dar cai do tabuleiro.

    No fim de cada turno há um só grupo no tabuleiro. Enquanto ele tiver peças das duas cores há de haver um sítio onde elas se tocam, e por isso existe sempre uma jogada, mesmo na variante Vizinhas.

    A peça que joga fica sempre no tabuleiro: ninguém ganha com a sua própria jogada, é sempre o adversário quem tira a última peça. Mas quem, depois de jogar, ficar com uma única peça já ganhou, porque toda a jogada captura e ao outro só resta capturar essa.

    Cada jogada retira pelo menos uma peça. Como há 64 e uma fica sempre, nenhuma partida passa de 63 jogadas. E começa-se com muita escolha: 32 peças vezes 32 vítimas são 1024 primeiras jogadas.

    Os pontos que decidem são os pontos de articulação, como lhes chama a teoria dos grafos: peças cuja saída parte o grupo em dois. Retirar a tua peça de um ponto de articulação e levá-la para o lado pequeno faz cair o lado grande.

lesson-first = Aqui ganha quem fica sem peças! Leva a negra acesa para cima de uma branca.
lesson-first-else = Qual é a tua peça que toca nas brancas? Onde a podes levar?
lesson-first-look = Toca na peça negra acesa e depois numa branca.
lesson-first-done = As outras caíram, e a última é capturada: ganhaste, ficaste sem peças!
lesson-show-1 = Uma peça vai para a casa de qualquer adversária e captura-a.
lesson-capture-1 = Captura com a peça acesa: serve qualquer casa com uma peça branca.
lesson-capture-1-else = Tocaste primeiro na tua peça e depois numa branca?
lesson-capture-1-look = Por exemplo, da peça do canto para uma das brancas acesas.
lesson-capture-1-done = Podes capturar em todo o lado. E a peça que joga fica sempre no tabuleiro.
lesson-capture-2 = Agora és as Brancas: captura a negra que invadiu o teu lado.
lesson-capture-2-else = Que peça está acesa lá em cima? Quem a pode capturar?
lesson-capture-2-look = Qualquer peça branca serve: toca nela e depois na negra acesa.
lesson-capture-2-done = Boa! Longe ou perto, qualquer peça chega lá.
lesson-show-2 = Peças que ficam separadas da que jogou caem todas.
lesson-cut-1 = A peça acesa segura todo o teu grupo. Leva-a para o canto!
lesson-cut-1-else = Que peça liga as negras às brancas? Para onde a levas?
lesson-cut-1-look = Toca na peça do meio acesa e depois no canto.
lesson-cut-1-done = As tuas doze peças de baixo caíram. Só te resta uma: já ganhaste!
lesson-cut-2 = Deixa cair todas as tuas peças menos uma. Qual delas jogas?
lesson-cut-2-else = Que peça tua é a ponte para as brancas de cima?
lesson-cut-2-look = A ponte é a peça acesa por baixo das brancas.
lesson-cut-2-done = As outras caíram! Só fica a que jogou, e o adversário tem de a capturar.
lesson-show-3 = As Negras ficaram sem peças: é assim que se ganha!
lesson-ends-1 = Tens duas peças. Encontra as duas jogadas em que a próxima captura te tira ambas.
lesson-ends-1-else = Depois da tua jogada, que peça liga as tuas duas?
lesson-ends-1-look = As tuas peças devem ficar presas só à branca do meio.
lesson-ends-1-done = Isso! Capture a que capturar, a outra fica solta e cai.
lesson-ends-2 = Tens duas peças. Joga de modo que a próxima captura te tire as duas.
lesson-ends-2-else = Como pões as tuas peças em pontas opostas do grupo?
lesson-ends-2-look = Uma peça em cada ponta: nas casas acesas.
lesson-ends-2-done = Qualquer jogada branca deixa-te sem peças: ganhaste!
lesson-trap-1 = Cuidado: as Negras têm só duas peças. Encontra as duas jogadas que não perdem.
lesson-trap-1-else = Depois da tua jogada, ainda fica alguma peça negra no tabuleiro?
lesson-trap-1-look = Só há duas negras para capturar. Joga com a peça certa: a de baixo.
lesson-trap-1-done = Isso: fica sempre uma peça negra. Capturar a última dá a vitória ao outro.
lesson-trap-2 = És as Negras, e as Brancas têm só duas peças. Que duas jogadas não perdem?
lesson-trap-2-else = Se levares uma peça do meio, a outra branca ainda fica ligada?
lesson-trap-2-look = Não partas a fila: joga com a peça que está por baixo dela.
lesson-trap-2-done = Certo! A fila continua inteira, e fica uma branca no tabuleiro.
lesson-match = A partida é tua! És as Negras e tens três peças: fica sem nenhuma.
lesson-match-else = Desta vez ficaste com peças a mais. Que peça tua segura as outras? Outra vez!
lesson-match-done = Ganhaste a partida: perdeste tudo, e era isso que querias!

in-class =
    A partir dos 9 anos · 15 minutos por partida.
    - 10 min: em 4×4, com botões de duas cores, jogar devagar e dizer em voz alta quem cai.
    - 10 min: procurar, numa posição desenhada no quadro, as peças que seguram um grupo inteiro.
    - 20 min: duas partidas em 6×6, trocando quem começa.
    - 5 min: conversar: porque é que ninguém ganha com a sua própria jogada?
    # Perguntas
    - Quantas primeiras jogadas há em 6×6? → 18 × 18 = 324: qualquer das tuas, para qualquer das outras.
    - Ficaste com uma só peça e joga o adversário. Quem ganha? → Tu: ele tem de capturar, e só pode capturar essa.
    - Quantas jogadas pode ter, no máximo, uma partida em 4×4? → 15: há 16 peças, cada jogada tira pelo menos uma e fica sempre uma.

diagram-near-1 = Vizinhas: a peça de a3 só pode capturar ao seu lado.
diagram-cut-24 = Caem 24 peças brancas; as Negras têm de capturar a última.

classic-formas_game_12 = Doze jogadas até desistir
    .who = Partida do livro de João Pedro Neto e Jorge Nuno Silva, sem nomes de jogadores
    .why = Vê-se como os pontos onde as duas cores se tocam decidem a partida.
    .ply-3 = Com b1 a caminho de a8, a peça de a1 fica sozinha e cai.
    .ply-8 = Agora os dois exércitos só se tocam em h5 e, nas colunas b, c e d, na 4.ª e na 5.ª linhas.
    .ply-12 = As Negras desistem: os dois grupos só se ligam por h4 e h5, e nada impede já a vitória branca.
classic-formas_puzzle = Vinte e quatro de uma vez
    .who = Problema do livro de João Pedro Neto e Jorge Nuno Silva; o fim é nosso
    .why = Com um só ponto de contacto, levar essa peça embora faz cair um exército inteiro.
    .ply-1 = As Brancas deixam um só ponto de contacto: entre b4 e b5.
    .ply-2 = As Negras tentam ocupá-lo em b4.
    .ply-3 = A peça de b5 vai-se embora, e caem 24 peças brancas.
    .ply-4 = As Negras são obrigadas a capturar a última: ganham as Brancas.
classic-formas_6x6_vizinhas = Vizinhas em 6×6
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Só se captura ao lado, e cada ponto de contacto conta.
    .ply-6 = A peça negra de b3 fica presa: se sair, as Brancas jogam de d3 para d2 e ganham a seguir.
    .ply-7 = A peça de f3 fica separada e cai.
    .ply-10 = As Negras só têm duas jogadas: de b3 para b4 ou de d3 para d4.
    .ply-12 = As Brancas têm uma só peça, e as Negras são obrigadas a capturá-la.
classic-formas_6x6_vizinhas_b = Vizinhas em 6×6: a outra defesa
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Muda a 11.ª jogada, mas o resultado é o mesmo.
    .ply-11 = Desta vez as Negras tentam de b3 para b4.
    .ply-12 = As Brancas respondem de d4 para d3 e ganham na jogada seguinte.

puzzle-capture-chain-idea = Corta o tabuleiro: o que não está ligado sai, e perder é bom.
puzzle-capture-chain-why = Do outro lado do corte saíram as tuas peças: era o que querias.
puzzle-sacrifice-idea = Aqui perder peças é bom: obriga-o a tirar as tuas.
puzzle-sacrifice-why = Ele teve de tirar as tuas peças, e ficaste sem nenhuma.
puzzle-capture-idea = Qual é a captura que desliga mais peças tuas?
puzzle-capture-why = A captura certa deixou as tuas peças sem ligação.
