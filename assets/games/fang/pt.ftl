goal = Capturar todas as peças do adversário; quatro peças em quadrado estão a salvo.
aliases = Quadrados

option-tilted = Quadrados inclinados
option-centre8 = Centro com oito ligações

play-now =
    1. Na primeira fase, cada um põe as suas 24 peças, uma de cada vez. A primeira vai para o centro.
    2. Na segunda, retiras uma peça adversária que tenha uma tua ao lado. Quatro peças nos cantos de um quadrado estão a salvo.
    3. A seguir levas uma peça tua, vizinha, para o lugar que ficou vago.
    4. Se com ela fizeres um quadrado, retiras mais uma peça, onde quiseres.
    5. Ganha quem capturar todas as peças do adversário.

first-match = Na primeira fase, faz quadrados teus e estraga os do adversário: uma peça tua no quarto canto chega para os impedir. As peças dos teus quadrados ninguém te tira.

rules =
    # O tabuleiro
    Joga-se nos 7×7 pontos do tabuleiro, com 24 peças de cada lado. Começam as Negras.

    # O quadrado
    Quatro peças da mesma cor nos cantos de um quadrado, de qualquer tamanho e com os lados sobre as linhas, formam um quadrado. O que está lá dentro não interessa. Uma peça pode pertencer a vários quadrados. Enquanto pertencer a um, não pode ser retirada.

    # Primeira fase
    Cada jogador, na sua vez, coloca uma peça num ponto vazio. A primeira de todas vai para o centro, d4. Quando as 48 peças estiverem no tabuleiro, sobra um ponto vazio e passa-se à segunda fase, que continua com quem começou.

    @ show-1

    @ square-1

    # Segunda fase
    Em cada turno:

    - retiras uma peça adversária que não esteja num quadrado e que tenha uma peça tua ao lado, na horizontal ou na vertical;
    - levas uma peça tua, vizinha desse ponto, para o lugar que ficou vago;
    - se a peça que moveste ficou num quadrado teu, retiras mais uma peça adversária que não esteja num quadrado, onde quer que ela esteja. Se não houver nenhuma, esta parte não se faz.

    @ turn-1

    Se não puderes retirar nenhuma peça, moves uma das tuas para um ponto vizinho vazio, e o turno acaba aí, mesmo que faças um quadrado. Se nem isso puderes, passas.

    @ free-move

    @ pass

    # Fim
    Ganha quem capturar todas as peças do adversário. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    @ end-win

    @ end-draw

    # Opções
    - Quadrados inclinados: contam também os quadrados cujos lados não seguem as linhas.
    - Centro com oito ligações: d4 fica ligado também a c3, e3, c5 e e5, para retirar e para mover.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Negras, salvo outra escolha.

notation = Pôr uma peça escreve-se com o ponto, letra e número: { $show-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. Um turno da segunda fase tem duas ou três partes, escritas umas a seguir às outras: { $turn-1 }. A primeira, { $turn-1-1 }, é a peça retirada, com um x antes. A segunda, { $turn-1-2 }, diz de onde sai e para onde vai a peça que ocupa o lugar. A terceira só existe quando essa peça faz um quadrado. Passar escreve-se { $pass }.

history =
    Jogo tradicional chinês, quase desconhecido no Ocidente. O nome quer dizer «quadrado». Um artigo de Shimizu, Miyahara e Masukawa, na revista Board Games Studies, dá notícia dele e diz que se joga sobretudo na região de Xinjiang, no noroeste da China.

    A descrição que chegou até nós deixa pontos em aberto: se os quadrados inclinados contam, se o centro tem diagonais, o que se faz quando nada pode ser retirado. Aqui segue-se a leitura mais simples, e as outras são opções.

idea = O adversário não pode tirar nenhuma peça de um quadrado teu: só tu o podes desfazer. E às vezes és obrigado, quando ao lado do lugar vago só tens peças dos teus quadrados e uma delas tem de se mover.

mathematics =
    Uma peça num quadrado está a salvo, e há sítios do tabuleiro onde os quadrados são mais fáceis de fazer. O melhor é o centro: por ele passa o dobro dos quadrados que passam por um canto.

    Quantos quadrados cabem num tabuleiro de 7×7 pontos? Com lados sobre as linhas são 36 de lado 1, 25 de lado 2, e assim por diante: 36 + 25 + 16 + 9 + 4 + 1 = 91. Contando também os inclinados são 196, que é 7²(7² − 1)/12.

    Conta os quadrados direitos que passam por cada ponto: por um ponto da margem passam sempre 6, seja um canto ou o meio de um lado. No anel seguinte são 8, depois 10, e pelo centro passam 12. A tradição dá o centro a quem começa.

    A captura é obrigatória, e o movimento que se segue também. Por isso um quadrado não se perde às mãos do adversário, mas às do próprio dono: quem só tiver peças de quadrados ao lado do lugar vago tem de desfazer um deles.

    Nunca ficam bloqueados os dois ao mesmo tempo: havendo um ponto vazio, há sempre uma peça ao lado de algum.

in-class =
    A partir dos 9 anos · 30 minutos por partida.
    - 10 min: no quadro, procurar quadrados direitos de vários tamanhos em 7×7 pontos.
    - 10 min: dois turnos da segunda fase, feitos por todos: retirar, ocupar, retirar outra vez.
    - 20 min: partidas a pares; ao fim do tempo, ganha quem tiver mais peças.
    - 5 min: quem teve de desfazer um quadrado seu? Porquê?
    # Perguntas
    - Quantos pontos ficam vazios no fim da primeira fase? → Um: são 49 pontos e 48 peças.
    - Quantos quadrados direitos há em 7×7 pontos? → 91: 36 + 25 + 16 + 9 + 4 + 1.
    - Que ponto pertence a mais quadrados direitos? → O centro: a 12. Um canto pertence só a seis.

ask-place-centre = A primeira peça vai para o centro
ask-take = Retira uma peça adversária que não esteja num quadrado
ask-step-into = Leva uma peça vizinha para o lugar vago
ask-take-again = Fizeste um quadrado! Retira mais uma peça

lesson-goal-1 = Fizeste um quadrado, e por isso retiras uma peça. Retira a última e ganha!
lesson-goal-1-else = De que cor é a peça que queres tirar?
lesson-goal-1-look = Só resta uma peça branca.
lesson-goal-1-done = Ganhaste! Quem captura todas as peças do adversário ganha.
lesson-show-1 = Cada um põe as suas peças, a primeira no centro.
lesson-square-1 = Primeira fase: põe a peça que completa um quadrado negro.
lesson-square-1-else = Três peças negras já são cantos de um quadrado. Onde falta o quarto?
lesson-square-1-look = Segue os lados do quadrado: à mesma altura de uma peça, por cima de outra.
lesson-square-1-done = Um quadrado! Enquanto durar, ninguém te retira estas quatro peças.
lesson-square-2 = Agora és as Brancas. Completa um quadrado: pode ser bem grande!
lesson-square-2-else = Que distância há entre os teus cantos? O outro lado tem de ser igual.
lesson-square-2-look = As tuas três peças são cantos. Falta o de baixo, à direita.
lesson-square-2-done = O tamanho não importa, nem o que está lá dentro.
lesson-show-2 = Retira-se uma peça, e outra ocupa o lugar: um quadrado!
lesson-take-1 = Segunda fase: retira uma peça branca. Só três delas se podem retirar.
lesson-take-1-else = Essa peça está num quadrado branco? E tem uma peça negra ao lado?
lesson-take-1-look = Procura brancas encostadas a uma negra e fora do quadrado branco.
lesson-take-1-done = Só se retira quem está fora dos quadrados e tem uma peça tua ao lado.
lesson-take-2 = Desta vez só uma peça branca se pode retirar. Qual?
lesson-take-2-else = Que brancas estão protegidas por um quadrado? E qual não tem uma negra ao lado?
lesson-take-2-look = Em baixo há um quadrado branco: essas quatro não. Procura mesmo ao lado dele.
lesson-take-2-done = Certo! As do quadrado estão protegidas, e a do canto está longe demais.
lesson-show-3 = Outro quadrado: as Brancas retiram a última peça negra e ganham.
lesson-turn-1 = Um turno inteiro: retira uma peça, ocupa o lugar dela e retira mais uma.
lesson-turn-1-else = Que peça branca está no quarto canto do teu quadrado? Começa por ela.
lesson-turn-1-look = Segue as luzes: primeiro b3, depois a peça ao lado entra, e no fim g6.
lesson-turn-1-done = A peça que entrou fez um quadrado. Por isso retiraste mais uma, mesmo longe.
lesson-turn-2 = Só restam duas peças brancas. Que peça deves retirar primeiro, para ganhar já?
lesson-turn-2-else = Que lugar queres ocupar, para fazer um quadrado?
lesson-turn-2-look = Três cantos de um quadrado grande já são teus. Quem está no quarto?
lesson-turn-2-done = Quem ocupar esse lugar faz um quadrado e retira também a última peça.
lesson-trap-1 = Retiraste uma peça. Ocupa o lugar dela sem desfazer o teu quadrado.
lesson-trap-1-else = Que peças ao lado do lugar vazio não são cantos do quadrado?
lesson-trap-1-look = A peça por baixo do lugar vazio está livre.
lesson-trap-1-done = O quadrado ficou inteiro. Tem sempre por perto uma peça livre para mover.
lesson-trap-2 = És as Brancas: ocupa o lugar aceso. Cuidado com o teu quadrado!
lesson-trap-2-else = Onde está o teu quadrado? Que vizinha não pertence a ele?
lesson-trap-2-look = Três brancas podem entrar. A da esquerda não é canto de nada.
lesson-trap-2-done = Se um canto sai, as outras três também ficam sem proteção.
lesson-match-1 = És as Negras, e restam três peças brancas. Ganha esta partida!
lesson-match-1-else = Desta vez não deu. Procura o lugar onde a tua peça faz um quadrado ao entrar.
lesson-match-1-done = Ganhaste a tua primeira partida de Fang!

diagram-free-move = Nenhuma peça branca se pode retirar: as Negras movem uma peça, e o turno acaba.
diagram-pass = A peça branca não pode retirar nem mover: as Brancas passam.
diagram-end-win = Retirar, fazer um quadrado, retirar a última: ganham as Negras.
diagram-end-draw = Ninguém captura. Aqui bastam duas jogadas para o empate; na partida são 100.

classic-fang_turn = Um quadrado de lado três
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Um turno completo da segunda fase: retirar, ocupar o lugar com um quadrado e retirar outra vez.
    .ply-1 = As Brancas retiram uma peça que não está em nenhum quadrado.
    .ply-2 = A peça que ocupa o lugar é o quarto canto de um quadrado branco.
    .ply-3 = Por isso retiram mais uma, mesmo longe dali.

puzzle-forced-replies-idea = Tira as peças que defendem a última.
puzzle-forced-replies-why = Ele quase não tinha por onde fugir.
