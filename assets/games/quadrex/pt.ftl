goal = Ligar as duas margens da tua cor; as peças que se cruzam fazem nascer outras.
aliases = Quadrex

play-now =
    1. O tabuleiro começa vazio. As Negras querem unir Oeste e Este; as Brancas, Norte e Sul.
    2. Na tua vez, pões uma peça tua num ponto vazio.
    3. Olha para os quadrados de quatro pontos. Se numa diagonal houver duas peças iguais e na outra uma contrária e um vazio, nasce ali uma peça da cor do par.
    4. A peça que nasce pode fazer nascer outras, tuas ou do adversário.
    5. Ganha a cor que unir as suas duas margens. As peças têm de se tocar na horizontal ou na vertical.

first-match = Avança na diagonal, com os outros dois pontos do quadrado vazios: o adversário não consegue passar pelo meio.

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. As Negras querem ligar Oeste e Este; as Brancas, Norte e Sul. Começam as Negras.

    # O turno
    Colocas uma peça tua num ponto vazio. Depois completam-se os quadrados.

    @ connect

    # A reação em cadeia
    Olha para cada quadrado de 2×2 pontos. Se numa diagonal houver duas peças da mesma cor, e na outra uma peça da cor contrária e um ponto vazio, esse ponto recebe logo uma peça da cor do par, mesmo que seja a do adversário. Cada peça nova pode completar outros quadrados, e assim se continua até não haver mais nenhum. Três peças da mesma cor e um ponto vazio não contam.

    @ show-1

    @ show-2

    A ordem é sempre a mesma: primeiro as peças mais antigas, e à volta de cada uma os quadrados a nordeste, sudeste, sudoeste e noroeste.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    @ swap

    # Fim
    Ganha a cor que unir as suas duas margens com peças vizinhas na horizontal ou na vertical; as diagonais não ligam. Verifica-se no fim da reação, e a jogada pode dar a vitória ao adversário. Não há empates.

    @ show-3

    @ gift

    # Opções
    - Tamanho: de 5×5 a 19×19. O jogo ganha profundidade nos tabuleiros grandes.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Escreve-se o ponto escolhido. As letras são as colunas, da esquerda para a direita; os números são as linhas, de baixo para cima.

    Por cada peça que nasce junta-se um sinal: + se for da cor de quem jogou, - se for da outra. Com uma peça nascida: { $show-1 }. Com quatro: { $show-2 }.

    A troca tem a sua própria palavra: { $swap }.

history =
    Concebido por Bill Taylor em 2006, para levar aos tabuleiros quadrados o prazer do Hex. Num tabuleiro quadrado, com as regras do Hex, os caminhos cruzam-se nas diagonais e bloqueiam-se uns aos outros; muitos jogos procuraram um remédio para isso, e este é dos mais elegantes.

idea = Se duas peças brancas e duas negras se cruzassem em diagonal, nenhuma das cores podia passar. As peças que nascem sozinhas impedem esses cruzamentos, e por isso uma das cores acaba sempre por ligar as suas margens.

mathematics =
    Num tabuleiro quadrado, dois caminhos podem cruzar-se na diagonal e tapar-se um ao outro. A regra dos quadrados não deixa que isso aconteça.

    Quatro pontos em quadrado são o problema dos tabuleiros quadrados: duas peças brancas numa diagonal e duas negras na outra, e nenhuma das cores passa. A regra dos quadrados existe para que essa figura nunca apareça. E num tabuleiro cheio sem tais cruzamentos há sempre um caminho vencedor, e só de uma cor, tal como no Hex.

    Cada turno acrescenta pelo menos uma peça e nenhuma sai, por isso uma partida não pode ter mais colocações do que há pontos. Não havendo empates, cada primeira jogada é boa ou má para quem a fez; com a troca, o segundo jogador pode sempre escolher o lado certo.

    Já o argumento de Nash, o do roubo de estratégia, não serve aqui sem mais: no Hex uma peça a mais nunca prejudica, mas no Quadrex uma peça tua pode fazer nascer outras do adversário.

    Duas peças tuas na diagonal, com os outros dois pontos vazios, já estão ligadas: se o adversário ocupar um deles, o outro enche-se sozinho com a tua cor.

in-class =
    A partir dos 9 anos · 20 minutos por partida.
    - 10 min: os passos da lição em 5×5, com a turma a dizer que peças nascem.
    - 15 min: partidas em 7×7, aos pares; quem joga diz em voz alta o que vai nascer.
    - 10 min: cada par procura uma jogada que faça nascer peças do adversário.
    - 10 min: partidas em 9×9, agora com a troca; no fim, as perguntas.
    # Perguntas
    - Duas peças negras estão em diagonal e os outros dois pontos do quadrado estão vazios. As Brancas ocupam um deles. Que acontece? → No outro nasce uma peça negra, e as duas ficam ligadas.
    - Porque é que uma partida em 5×5 nunca tem mais de 25 colocações? → Cada uma enche um dos 25 pontos, e nenhuma peça sai do tabuleiro.
    - Podes dar a vitória ao adversário com uma jogada tua? → Podes: as peças que nascem podem fechar o caminho dele.

classic-quadrex_game_50 = As Brancas rompem para norte
    .who = Partida de exemplo do livro; o livro não diz quem jogou
    .why = Cinquenta jogadas em 19×19, com bloqueios, corridas e muitas peças que nascem sozinhas.
    .ply-10 = As Brancas estendem-se mesmo a tempo: as Negras queriam chegar a Oeste pela linha do meio.
    .ply-18 = Foi uma corrida para o canto a19. A peça branca de e13 trava o caminho das Negras.
    .ply-20 = As Brancas respondem logo, para que j4 não se ligue a p4.
    .ply-29 = As Negras tentam fechar o norte, mas as Brancas guardam em g19 um bloqueio duplo.
    .ply-36 = Nascem duas peças brancas, em k4 e k6, e o grupo fica mais forte.
    .ply-45 = As Negras tentam separar as Brancas do norte do grupo do centro.
    .ply-50 = As Negras desistem: o caminho branco já não pode ser travado.

classic-quadrex_after50_h18 = E se as Negras não desistissem?
    .who = Continuação dada no livro para a mesma partida
    .why = Duas jogadas mostram porque a posição estava perdida.
    .ply-51 = As Negras tentam tapar o norte, e nasce mais uma peça sua.
    .ply-52 = As Brancas respondem e garantem o acesso ao norte.

lesson-show-1 = Duas peças em diagonal completam o quadrado: nasce outra.
lesson-show-2 = Cuidado! Uma peça branca aqui faz nascer quatro negras.
lesson-show-3 = Uma reação em cadeia une Norte e Sul: ganham as Brancas.
lesson-connect = És as Negras. Joga em c3, na diagonal de b2, e depois em d3.
lesson-connect-else = Primeiro c3, na diagonal de b2; depois d3, a caminho do Este.
lesson-connect-done = As Brancas quiseram cortar e nasceu b3: a diagonal já valia por uma ligação.
lesson-swap = A peça do centro é muito forte. Troca de cor e fica com ela!
lesson-swap-else = Não ponhas nenhuma peça: desta vez escolhe a troca.
lesson-swap-done = A peça do centro é tua. Só se pode trocar na primeira vez do segundo jogador.
lesson-block = És as Brancas. As Negras vão unir as margens: trava-as.
lesson-block-else = Assim as Negras ganham já a seguir. Vê o que lhes falta na linha 4.
lesson-block-done = Era o único ponto que impedia as Negras de ganhar já.
lesson-win = És as Negras. Une Oeste e Este numa só jogada.
lesson-win-else = Ainda fica um buraco. Procura ao lado de b3 e na diagonal de d4.
lesson-win-done = Nasceu d3 e o caminho fechou-se: ganham as Negras.
lesson-puzzle = Problema: joga com as Negras e garante a vitória na jogada seguinte.
lesson-puzzle-else = Assim as Brancas ainda se defendem. Que jogada faz nascer duas peças tuas?
lesson-puzzle-done = Nasceram d2 e e2. As Brancas já não impedem a ligação a Oeste.

diagram-gift = As Brancas jogam em b2, mas nasce c3: ganham as Negras.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes as margens pelo outro.
