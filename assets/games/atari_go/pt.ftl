goal = Ser o primeiro a capturar: tirar a última liberdade a um grupo do adversário.
aliases = Jogo da captura, Primeira captura

end-first-capture = A primeira captura decide a partida.

rules =
    # O tabuleiro
    Joga-se nos pontos onde se cruzam as linhas de um tabuleiro de 9×9, vazio no começo. Começam as Negras.

    # Grupos e liberdades
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. As liberdades de um grupo são os pontos vazios vizinhos de alguma das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio. Se com isso um ou mais grupos do adversário ficarem sem liberdades, são capturados e a partida acaba.

    Não podes deixar sem liberdades o grupo da peça que colocas, a não ser que essa jogada capture.

    Não se passa a vez por opção: só passa quem não tiver nenhum ponto onde possa colocar.

    # Fim
    Ganha quem fizer a primeira captura, seja de uma peça ou de muitas.

    # Opções
    - Tamanho: de 3×3 a 13×13.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com o seu ponto: d4. As colunas vão de a a i, sem saltar letras. O passe escreve-se pass.

history =
    Yasutoshi Yasuda, jogador profissional de Go, propôs esta versão reduzida para que qualquer pessoa comece a jogar em poucos minutos. Fica só a captura, sem a contagem de território. O nome vem da palavra japonesa que se usa quando um grupo está a uma jogada de ser capturado: atari.

idea = Um grupo teu à volta de dois pontos vazios separados está a salvo: o adversário teria de ocupar os dois ao mesmo tempo. Mas, enquanto puderes jogar, tens de jogar: e se só te restarem esses dois pontos?

mathematics =
    Esta versão do jogo não empata. Repara num ponto vazio qualquer. Se tem um vizinho vazio, qualquer dos lados pode jogar ali. Se não tem, está rodeado de peças: um grupo que só respire por esse ponto pode ser capturado pelo outro lado, e um grupo que respire também por outro sítio pode receber ali mais uma peça. Há sempre alguém que pode jogar. E como nada sai do tabuleiro antes do fim, cada colocação gasta um ponto e a partida acaba depressa.

    Um grupo que rodeia dois pontos separados, dois olhos, não pode ser capturado enquanto o seu dono não os encher: o adversário teria de ocupar os dois ao mesmo tempo. Mas aqui ninguém passa por opção, e chega o momento em que é preciso jogar: quem tiver menos pontos seguros fica obrigado a tapar as próprias liberdades. É assim que o território, expulso das regras, volta a entrar no jogo.

    Um grupo em escada foge numa diagonal, sempre com uma só liberdade depois de cada ataque. Quem vence pode depender de uma peça do outro lado do tabuleiro: um bom exercício de previsão, porque a sequência é longa e não tem ramos.

lesson-show-1 = À vez, cada um põe uma peça num ponto vazio.
lesson-show-2 = Agora este grupo branco só tem um ponto livre ao lado.
lesson-show-3 = Sem pontos livres, o grupo é capturado: ganham as Negras.
