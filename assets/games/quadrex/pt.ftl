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

    @ connect-1

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
    .who = Partida do livro de João Pedro Neto e Jorge Nuno Silva, sem nomes de jogadores
    .why = Cinquenta jogadas em 19×19, com bloqueios, corridas e muitas peças que nascem sozinhas.
    .ply-10 = As Brancas estendem-se mesmo a tempo: as Negras queriam chegar a Oeste pela linha do meio.
    .ply-18 = Foi uma corrida para o canto a19. A peça branca de e13 trava o caminho das Negras.
    .ply-20 = As Brancas respondem logo, para que j4 não se ligue a p4.
    .ply-29 = As Negras tentam fechar o norte, mas as Brancas guardam em g19 um bloqueio duplo.
    .ply-36 = Nascem duas peças brancas, em k4 e k6, e o grupo fica mais forte.
    .ply-45 = As Negras tentam separar as Brancas do norte do grupo do centro.
    .ply-50 = As Negras desistem: o caminho branco já não pode ser travado.

classic-quadrex_after50_h18 = E se as Negras não desistissem?
    .who = Continuação da partida dada no mesmo livro
    .why = Duas jogadas mostram porque a posição estava perdida.
    .ply-51 = As Negras tentam tapar o norte, e nasce mais uma peça sua.
    .ply-52 = As Brancas respondem e garantem o acesso ao norte.

lesson-goal = És as Negras. Põe a peça no ponto aceso e une os teus dois lados: ganhas!
lesson-goal-else = Onde está o buraco do teu caminho, da esquerda para a direita?
lesson-goal-look = É o ponto aceso, entre as tuas peças.
lesson-goal-done = Ganhaste! O teu caminho vai de um lado ao outro, sem diagonais.
lesson-show-1 = Duas peças em diagonal completam o quadrado: nasce outra.
lesson-born-1 = És as Negras. Joga na diagonal da tua peça acesa, à volta da branca: nasce outra!
lesson-born-1-else = Em que quadrado ficam duas negras em diagonal e a branca acesa a um canto?
lesson-born-1-look = Põe a peça logo acima ou logo abaixo da branca acesa.
lesson-born-1-done = Duas negras em diagonal e uma branca: o quarto canto encheu-se sozinho.
lesson-born-2 = És as Negras. Une a esquerda e a direita numa só jogada!
lesson-born-2-else = Ainda fica um buraco. Podia nascer lá uma peça?
lesson-born-2-look = Joga entre as peças acesas: ao lado de uma e na diagonal da outra.
lesson-born-2-done = Nasceu mais uma peça e o caminho fechou-se: ganham as Negras.
lesson-born-3 = És as Brancas: unes cima e baixo. Que jogada faz nascer o que te falta?
lesson-born-3-else = Uma jogada pode fazer nascer duas peças. Onde?
lesson-born-3-look = Joga num ponto que fique na diagonal das duas peças acesas.
lesson-born-3-done = Uma peça posta, duas nascidas, e o caminho está feito!
lesson-show-2 = Cuidado! Uma peça branca aqui faz nascer quatro negras.
lesson-block-1 = És as Brancas. As Negras vão unir os seus lados: trava-as!
lesson-block-1-else = O que falta às Negras para chegarem à direita?
lesson-block-1-look = O buraco das Negras fica entre as duas peças acesas.
lesson-block-1-done = Era o único ponto que impedia as Negras de ganhar já.
lesson-block-2 = És as Brancas outra vez. Desta vez, o ponto mais à mão não chega. Qual te salva?
lesson-block-2-else = Depois disso, que peça poderia nascer às Negras?
lesson-block-2-look = As Negras querem ir de uma peça acesa à outra. Joga junto à de baixo.
lesson-block-2-done = Agora foi a ti que nasceu uma peça, e o caminho negro ficou tapado.
lesson-block-3 = Agora és as Negras, e as Brancas querem subir até cima. Fecha-lhes a passagem!
lesson-block-3-else = Uma jogada pode fazer nascer duas peças tuas. Onde?
lesson-block-3-look = As Brancas sobem da peça acesa da esquerda. Joga mesmo por cima dela.
lesson-block-3-done = Nasceram duas negras: uma parede inteira com uma só jogada!
lesson-show-3 = Uma reação em cadeia une Norte e Sul: ganham as Brancas.
lesson-connect-1 = És as Negras. Avança na diagonal para o ponto aceso; depois segue para a direita.
lesson-connect-1-else = As Brancas tentaram cortar-te. Conseguiram?
lesson-connect-1-look = Primeiro o ponto na diagonal; depois o que lhe fica à direita.
lesson-connect-1-done = As Brancas quiseram cortar e nasceu uma negra: a diagonal já era uma ligação.
lesson-connect-2 = És as Brancas. Junta as tuas peças de cima à de baixo e ganha na vez seguinte!
lesson-connect-2-else = Que ponto liga as peças, a direito ou na diagonal?
lesson-connect-2-look = Procura o ponto que toca na peça acesa de baixo e na diagonal da de cima.
lesson-connect-2-done = Nasceu a peça que faltava. As Negras já não te cortam!
lesson-plan-1 = És as Negras. Joga de modo a ganhar na vez seguinte, responda o outro o que responder.
lesson-plan-1-else = As Brancas ainda se defendem. Que jogada faz nascer duas peças tuas?
lesson-plan-1-look = Joga ao lado da peça acesa da esquerda, na diagonal da outra.
lesson-plan-1-done = Nasceram duas peças. As Brancas já não impedem a ligação à esquerda.
lesson-plan-2 = Agora és as Brancas. Faz nascer duas peças e ninguém te trava. Onde?
lesson-plan-2-else = Que ponto está na diagonal de duas brancas ao mesmo tempo?
lesson-plan-2-look = Procura um ponto na diagonal das duas peças acesas.
lesson-plan-2-done = Em baixo já chegaste, e em cima tens dois caminhos. Ganhas na vez seguinte!
lesson-match = És as Negras e o meio é teu. Une a esquerda e a direita e ganha a partida!
lesson-match-else = Desta vez não deu. Antes de jogares, vê o que nasce, para ti e para o outro.
lesson-match-done = Ganhaste! As peças que nascem também fazem caminho.

diagram-swap = A peça do centro é muito forte: o segundo jogador troca de cor e fica com ela.
diagram-gift = As Brancas jogam em b2, mas nasce c3: ganham as Negras.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes as margens pelo outro.
puzzle-bridge-idea = Duas peças em diagonal, com os outros cantos vazios, já estão ligadas.
puzzle-bridge-why = Se ele tapar um dos cantos, o outro fica logo teu.
