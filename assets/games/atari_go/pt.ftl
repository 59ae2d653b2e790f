goal = Ser o primeiro a capturar: tirar a última liberdade a um grupo do adversário.
aliases = Jogo da captura, Primeira captura

play-now =
    1. O tabuleiro começa vazio. Na tua vez, pões uma peça tua num ponto vazio.
    2. Peças da mesma cor, lado a lado, formam um grupo. Na diagonal não contam.
    3. Um grupo sem pontos vazios ao lado é capturado.
    4. Quem capturar primeiro ganha, nem que seja uma só peça.

first-match = Depois de cada jogada do adversário, conta os pontos vazios à volta dos teus grupos. Um grupo só com um está em perigo: dá-lhe já mais espaço, se não puderes capturar tu primeiro.

rules =
    # O tabuleiro
    Joga-se nos pontos onde se cruzam as linhas de um tabuleiro de 9×9, vazio no começo. Começam as Negras.

    # Grupos e liberdades
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. As liberdades de um grupo são os pontos vazios vizinhos de alguma das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio. Se com isso um ou mais grupos do adversário ficarem sem liberdades, são capturados e a partida acaba.

    @ show-1

    Não podes deixar sem liberdades o grupo da peça que colocas, a não ser que essa jogada capture.

    @ no-liberties

    Não se passa a vez por opção: só passa quem não tiver nenhum ponto onde possa colocar.

    @ pass

    # Fim
    Ganha quem fizer a primeira captura, seja de uma peça ou de muitas.

    @ show-3

    @ capture-1

    # Opções
    - Tamanho: de 3×3 a 13×13.
    - Quem começa: as Negras, salvo outra escolha.

notation = Uma peça escreve-se com o seu ponto, letra e número: { $show-1 }. As letras crescem da esquerda para a direita, sem saltar nenhuma, e os números de baixo para cima. A peça que captura escreve-se da mesma maneira: { $capture-1 }. Quem não pode pôr nenhuma peça passa, e escreve-se { $pass-1 }.

history =
    Yasutoshi Yasuda, jogador profissional de Go, propôs esta versão reduzida para que qualquer pessoa comece a jogar em poucos minutos. Fica só a captura, sem a contagem de território. O nome vem da palavra japonesa que se usa quando um grupo está a uma jogada de ser capturado: atari.

idea = Um grupo teu à volta de dois pontos vazios separados está a salvo: o adversário teria de ocupar os dois ao mesmo tempo. Mas, enquanto puderes jogar, tens de jogar: e se só te restarem esses dois pontos?

mathematics =
    Cada peça respira pelos pontos vazios ao lado: quatro no meio, três na margem, dois no canto. Quem fica sem ar perde, e por isso é melhor andarem juntas.

    Esta versão do jogo não empata. Repara num ponto vazio qualquer. Se tem um vizinho vazio, qualquer dos lados pode jogar ali. Se não tem, está rodeado de peças: um grupo que só respire por esse ponto pode ser capturado pelo outro lado, e um grupo que respire também por outro sítio pode receber ali mais uma peça. Há sempre alguém que pode jogar. E como nada sai do tabuleiro antes do fim, cada colocação gasta um ponto e a partida acaba depressa.

    Aos dois pontos vazios que salvam um grupo chama-se olhos. No Go, quem tem dois olhos deixa-os em paz e passa. Aqui ninguém passa por opção, e chega o momento em que só restam pontos desses: quem tiver menos é o primeiro a tapar os próprios olhos. É assim que o território, expulso das regras, volta a entrar no jogo.

    Um grupo em escada foge numa diagonal, sempre com uma só liberdade depois de cada ataque. Quem vence pode depender de uma peça do outro lado do tabuleiro: um bom exercício de previsão, porque a sequência é longa e não tem ramos.

    Em tabuleiros pequenos sabe-se quem ganha sem erros: em 3×3, quem começa; em 4×4, o segundo. Este programa provou os dois. Em 5×5 ganha outra vez quem começa: mostraram-no em 2002 Erik van der Werf, Jos Uiterwijk e Jaap van den Herik, por computador.

in-class =
    A partir dos 6 anos · 5 minutos por partida.
    - 10 min: contar os pontos livres de uma peça e de grupos desenhados no quadro.
    - 10 min: partidas a pares em 5×5, com papel e lápis.
    - 15 min: pequeno torneio em 9×9: quem ganha muda de mesa.
    - 10 min: em 3×3, quem ganha? Experimentar todas as primeiras jogadas.
    # Perguntas
    - Quantas liberdades tem uma peça sozinha no meio, na margem e no canto? → Quatro, três e duas.
    - Em 3×3, onde deve começar quem joga primeiro? → No centro ou no meio de um lado: assim ganha, e num canto perde.
    - Pode haver empate? → Não: há sempre alguém que pode jogar, e os pontos vazios vão acabando.

end-first-capture = A primeira captura decide a partida.

lesson-goal-1 = A peça branca acesa só respira por um lado. Tapa-o, captura-a e ganha!
lesson-goal-1-else = Que ponto vazio ainda toca na peça branca?
lesson-goal-1-look = De três lados já tem peças negras. Falta o lado de baixo.
lesson-goal-1-done = Ganhaste! Quem captura primeiro uma peça ganha logo.
lesson-show-1 = À vez, cada um põe uma peça num ponto vazio.
lesson-capture-1 = Captura uma peça branca. No canto é mais fácil!
lesson-capture-1-else = Quantos pontos vizinhos tem uma peça num canto?
lesson-capture-1-look = A peça branca do canto só tem dois vizinhos, e um já é teu.
lesson-capture-1-done = Capturada! No canto bastam duas peças; no meio são precisas quatro.
lesson-capture-2 = Captura as duas peças brancas: tira-lhes o último ponto livre.
lesson-capture-2-else = Que ponto vazio ainda toca numa das duas?
lesson-capture-2-look = Procura à esquerda delas.
lesson-capture-2-done = Peças vizinhas respiram juntas. Sem pontos livres, saem as duas: ganhas!
lesson-show-2 = Agora este grupo branco só tem um ponto livre ao lado.
lesson-save-1 = A tua peça do meio só tem um ponto livre ao lado. Salva-a!
lesson-save-1-else = Onde iam as Brancas jogar para a capturar?
lesson-save-1-look = Joga tu nesse ponto, por baixo dela.
lesson-save-1-done = Agora são três peças juntas, e o grupo já tem quatro pontos livres.
lesson-save-2 = Agora és as Brancas. Um dos teus grupos está em perigo. Salva-o!
lesson-save-2-else = Qual dos teus grupos tem um só ponto livre ao lado?
lesson-save-2-look = É a peça do meio da coluna d. Por onde é que ela pode crescer?
lesson-save-2-done = Salva! Um grupo com um só ponto livre tem de crescer logo.
lesson-show-3 = Sem pontos livres, o grupo é capturado: ganham as Negras.
lesson-race-1 = És as Brancas e estás em perigo. Mas há melhor do que fugir: ganha já!
lesson-race-1-else = Há algum grupo negro com um só ponto livre ao lado?
lesson-race-1-look = Conta os pontos livres das duas negras juntas, à direita.
lesson-race-1-done = Quem captura primeiro ganha: não precisas de te salvar!
lesson-race-2 = Outra corrida: és as Brancas, e há quatro peças tuas em perigo. Ganha já!
lesson-race-2-else = Que peça negra só tem um ponto livre ao lado?
lesson-race-2-look = Procura uma negra entre as tuas, perto da margem esquerda.
lesson-race-2-done = Antes de fugir, vê sempre se podes capturar.
lesson-atari-1 = Empurra a peça branca para o canto: ameaça capturá-la, e depois captura.
lesson-atari-1-else = De que lado a deves tapar, para ela só poder fugir para o canto?
lesson-atari-1-look = Tapa-lhe o caminho por baixo. Depois, fecha o canto.
lesson-atari-1-done = No canto há poucos pontos livres: quem foge para lá é apanhado.
lesson-atari-2 = Cerca as duas brancas contra a margem. Há duas jogadas que ganham sempre.
lesson-atari-2-else = Que pontos livres têm as duas brancas juntas?
lesson-atari-2-look = Têm só dois pontos livres, junto à margem. Tapa um.
lesson-atari-2-done = Elas crescem para o outro lado, mas na margem falta-lhes espaço.
lesson-atari-3 = Uma só peça pode ameaçar duas brancas. Onde a pões?
lesson-atari-3-else = Que ponto toca em duas brancas ao mesmo tempo?
lesson-atari-3-look = Há uma branca em cima e outra em baixo. O que está no meio?
lesson-atari-3-done = Duas ameaças ao mesmo tempo: as Brancas salvam uma, tu capturas a outra.
lesson-match-1 = As tuas três peças estão juntas, as brancas não. Sê o primeiro a capturar!
lesson-match-1-else = Desta vez não deu. Antes de jogares, conta os pontos livres dos teus grupos.
lesson-match-1-done = Ganhaste a tua primeira partida de Atari Go!

diagram-no-liberties = No canto a peça não tem pontos livres, mas pode pôr-se ali, porque captura.
diagram-pass = As Brancas não podem pôr nenhuma peça: passam. As Negras capturam e ganham.

classic-atari_go_a8 = Três peças de uma vez
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos de 2019
    .why = Uma só peça negra captura dois grupos brancos ao mesmo tempo. Algumas das peças à volta foram postas por nós, porque o desenho se perdeu.
    .ply-1 = Os dois grupos brancos só respiravam por este ponto.

classic-atari_go_i8 = A outra captura
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos de 2019
    .why = Na mesma posição havia segunda maneira de ganhar: a peça branca do canto de cima também só tinha um ponto livre.
    .ply-1 = Uma peça só também conta: ganham as Negras.

puzzle-last-capture-idea = Que grupo dele já só tem uma liberdade?
puzzle-last-capture-why = Era a última liberdade do grupo: capturaste primeiro.
puzzle-trap-idea = O grupo quer fugir. Por que lado o fechas?
puzzle-trap-why = O grupo já não tinha para onde crescer.
puzzle-threats-idea = Um atari obriga-o a responder.
puzzle-threats-why = Foi preciso responder ao atari, e a resposta não chegou.
