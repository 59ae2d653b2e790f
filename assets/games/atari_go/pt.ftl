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

    Um grupo que rodeia dois pontos separados, dois olhos, não pode ser capturado enquanto o seu dono não os encher: o adversário teria de ocupar os dois ao mesmo tempo. Mas aqui ninguém passa por opção, e chega o momento em que é preciso jogar: quem tiver menos pontos seguros fica obrigado a tapar as próprias liberdades. É assim que o território, expulso das regras, volta a entrar no jogo.

    Um grupo em escada foge numa diagonal, sempre com uma só liberdade depois de cada ataque. Quem vence pode depender de uma peça do outro lado do tabuleiro: um bom exercício de previsão, porque a sequência é longa e não tem ramos.

    Em tabuleiros pequenos calculou-se quem ganha sem erros: em 3×3, quem começa; em 4×4, o segundo; em 5×5, outra vez quem começa.

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

lesson-show-1 = À vez, cada um põe uma peça num ponto vazio.
lesson-show-2 = Agora este grupo branco só tem um ponto livre ao lado.
lesson-show-3 = Sem pontos livres, o grupo é capturado: ganham as Negras.
lesson-capture-1 = Captura as duas peças brancas: tira-lhes o último ponto livre.
lesson-capture-1-else = Aí o grupo branco ainda respira. Procura o ponto vazio que lhe toca.
lesson-capture-1-done = Sem pontos livres, as duas são capturadas: ganhas!
lesson-save-1 = A tua peça do meio só tem um ponto livre ao lado. Salva-a!
lesson-save-1-else = Assim as Brancas capturam-na já. Põe uma peça junto dela, no seu ponto livre.
lesson-save-1-done = Agora são três peças juntas, e o grupo já tem quatro pontos livres.
lesson-atari-1 = Empurra a peça branca para o canto: ameaça capturá-la, e depois captura.
lesson-atari-1-else = A peça branca ainda se escapa. Tapa-lhe o caminho para o meio do tabuleiro.
lesson-atari-1-done = No canto há poucos pontos livres: quem foge para lá é apanhado.
lesson-trap-1 = Ninguém pode passar! Só há um ponto onde não ficas em perigo. Qual é?
lesson-trap-1-else = Aí um grupo teu fica só com um ponto livre, e é capturado a seguir.
lesson-trap-1-done = Às vezes qualquer jogada estraga qualquer coisa. Guarda pontos seguros para o fim.
lesson-puzzle-1 = Uma só peça pode ameaçar duas brancas. Onde a pões?
lesson-puzzle-1-else = As Brancas ainda se salvam. Procura um ponto que toque nas duas peças brancas do meio.
lesson-puzzle-1-done = Duas ameaças ao mesmo tempo: as Brancas só salvam uma, e tu capturas a outra.

diagram-no-liberties = No canto a peça não tem pontos livres, mas pode pôr-se ali, porque captura.
diagram-pass = As Brancas não podem pôr nenhuma peça: passam. As Negras capturam e ganham.

classic-atari_go_a8 = Três peças de uma vez
    .who = Exemplo das regras do Campeonato Nacional de Jogos Matemáticos, 2019
    .why = Uma só peça negra captura dois grupos brancos ao mesmo tempo. Algumas das peças à volta foram postas por nós, porque o desenho se perdeu.
    .ply-1 = Os dois grupos brancos só respiravam por este ponto.

classic-atari_go_i8 = A outra captura
    .who = Exemplo das regras do Campeonato Nacional de Jogos Matemáticos, 2019
    .why = Na mesma posição havia segunda maneira de ganhar: a peça branca do canto de cima também só tinha um ponto livre.
    .ply-1 = Uma peça só também conta: ganham as Negras.

puzzle-last-capture-idea = Que grupo só tem mais uma liberdade?
puzzle-last-capture-why = Era a última liberdade do grupo: capturaste primeiro.
puzzle-trap-idea = O grupo quer fugir. Por que lado o fechas?
puzzle-trap-why = O grupo já não tinha para onde crescer.
puzzle-threats-idea = Um atari obriga-o a responder.
puzzle-threats-why = Enquanto ele salvava um grupo, tu cercavas o outro.
