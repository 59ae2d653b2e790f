goal = Capturar todas as peças do adversário, saltando por cima delas.
aliases = Kharbaga, Damas do Magrebe

ask-capture = Tens de capturar, e o maior número possível

play-now =
    1. Cada lado tem 20 peças, nos pontos de uma rede de linhas. Só o ponto do meio está vazio. Começam as Brancas.
    2. Na tua vez, avanças uma peça um passo, ao longo de uma linha, para um ponto vazio.
    3. Se puderes capturar, tens de o fazer, e com o maior número de peças: saltas por cima de uma peça adversária, para o ponto vazio logo atrás. Podes saltar em todas as direções e dar vários saltos seguidos.
    4. Uma peça que pare na última linha é coroada: é um Mulá e anda quanto quiser.
    5. Ganha quem capturar todas as peças do adversário ou o deixar sem jogada.

first-match = Antes de mover, olha para trás das tuas peças. Se uma tem um adversário de um lado e um ponto vazio do outro, na mesma linha, vai ser saltada: enche esse ponto.

rules =
    # O tabuleiro
    Joga-se nos 41 pontos de uma rede de linhas: 25 cruzamentos e, no meio de cada quadrado, um centro. De um cruzamento saem linhas na horizontal, na vertical e na diagonal; de um centro, só na diagonal. Cada lado tem 20 peças e só o ponto do meio, e5, fica livre. Começam as Brancas.

    # Mover
    Uma peça avança um passo ao longo de uma linha, sempre para a frente: a direito ou numa das duas diagonais. O ponto de chegada tem de estar vazio.

    @ show-1

    # Capturar
    Uma peça captura saltando por cima de uma adversária vizinha, ao longo de uma linha, para o ponto logo a seguir, que tem de estar vazio. Pode fazê-lo em todas as direções, também para trás. A peça saltada sai imediatamente.

    Se da chegada puderes capturar de novo, continuas com a mesma peça. A captura é obrigatória, e tens de escolher uma que apanhe o maior número de peças.

    @ show-2

    # O Mulá
    Uma peça que acabe o movimento na última linha é coroada e passa a Mulá. Se só lá tocar a meio de uma captura, continua a ser uma peça simples.

    @ in-passing

    O Mulá anda em todas as direções, os pontos vazios que quiser. Captura a primeira peça adversária que encontrar numa linha, a qualquer distância, se houver lugar vazio logo atrás dela, e para em qualquer dos pontos vazios que se seguem.

    @ crown-1

    # Fim
    Ganha quem capturar todas as peças do adversário ou o deixar sem jogada.

    @ end-win

    @ end-blocked

    Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas em que só se movem Mulás, sem capturas.

    @ end-draw

    # Opções
    - Jogadas sem progresso: quantas jogadas seguidas de Mulás dos dois lados, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation = Um movimento escreve-se com o ponto de partida e o de chegada: { $show-1 }. Numa captura, o sinal «:» toma o lugar do último traço: { $show-2-1 }. Quando há vários saltos, escrevem-se todos os pontos onde a peça pousa: { $show-3 }.

history =
    Jogo tradicional do Norte de África, comum em Marrocos e da família do Zamma. É um jogo de damas num tabuleiro parecido com o do Alquerque, mas com o dobro das diagonais, o que dá às peças muito mais liberdade.

    O nome da peça coroada, Mulá ou Sultão, vem com o jogo. A disposição inicial usada aqui é a de um ficheiro de regras conhecido, porque se perdeu a figura das regras que seguimos, as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil.

idea = Quando captura, uma peça simples salta de cruzamento para cruzamento, ou de centro para centro. Por mais saltos seguidos que dê, chega a menos de um terço dos pontos: quais são os da tua?

mathematics =
    As peças simples avançam sempre, e só recuam para capturar. Quem é obrigado a capturar vai, às vezes, para onde o outro quer.

    Há dois tipos de pontos: 25 cruzamentos, com até oito vizinhos, e 16 centros, com quatro. Um passo na diagonal muda sempre de tipo; um passo a direito leva de cruzamento a cruzamento.

    Um salto, porém, são dois passos na mesma direção. Por isso uma peça simples que captura nunca muda de tipo: de um cruzamento salta para um cruzamento, de um centro para um centro. E há mais: se numerares as colunas e as linhas dos cruzamentos de 1 a 5 e somares os dois números, a soma de uma peça que salta continua par se era par, e ímpar se era ímpar. Uma captura, por longa que seja, só alcança uma parte do tabuleiro: 13 ou 12 dos cruzamentos, ou 8 dos centros.

    No início só há um ponto vazio, e só três jogadas possíveis: todas levam uma peça para o centro. A resposta é sempre uma captura, porque o lugar que essa peça deixou fica logo atrás dela.

    As peças simples só andam para a frente, menos quando capturam. Por isso só as jogadas de Mulás podem repetir-se para sempre, e é só essas que o limite das jogadas sem progresso conta.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: A lição, todos juntos. Com um dedo, seguem-se as linhas que saem de um cruzamento e as que saem de um centro.
    - 20 min: Uma partida em pares. Antes de capturar, procura-se a captura com mais saltos.
    - 5 min: Cada par mostra a captura mais longa que fez.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - O tabuleiro tem 25 cruzamentos e 16 centros, e cada lado tem 20 peças. Quantos pontos ficam vazios no começo? → Um só: 25 mais 16 são 41, e duas vezes 20 são 40.
    - Quantas primeiras jogadas diferentes há? → Três: só as peças de d4, e3 e f4 podem ir para o meio.
    - Uma peça simples está num centro. Pode capturar e parar num cruzamento? → Não: um salto são dois passos na mesma direção, e leva sempre de centro a centro.

lesson-goal-1 = Salta por cima da última peça negra e ganha!
lesson-goal-1-else = Que peça tua está mesmo ao lado da negra, na mesma linha?
lesson-goal-1-look = A peça do meio salta na diagonal, para o ponto vazio atrás da negra.
lesson-goal-1-done = Ganhaste! Quem captura todas as peças do adversário ganha.
lesson-show-1 = As peças avançam um passo, ao longo das linhas.
lesson-move-1 = Avança a peça acesa um passo: pode seguir três linhas.
lesson-move-1-else = Que linhas saem desse ponto para a frente?
lesson-move-1-look = Pode ir a direito, ou numa das duas diagonais.
lesson-move-1-done = Sempre para a frente, um passo ao longo de uma linha.
lesson-move-2 = És as Negras e avanças para baixo. Move a peça acesa: só tem duas linhas.
lesson-move-2-else = Que linhas saem do centro de um quadrado?
lesson-move-2-look = De um centro só se sai na diagonal: para a esquerda ou para a direita.
lesson-move-2-done = Nos centros só há diagonais; nos cruzamentos há linhas para todos os lados.
lesson-show-2 = Captura-se saltando por cima; e é obrigatório.
lesson-capture-1 = Podes capturar, e por isso tens de o fazer. Há duas capturas: joga uma.
lesson-capture-1-else = Que negra está ao lado de uma tua, com um ponto vazio logo atrás?
lesson-capture-1-look = Salta por cima de uma destas duas negras, na diagonal.
lesson-capture-1-done = Boa! O ponto atrás da peça saltada estava vazio, e ela saiu logo.
lesson-capture-2 = Uma peça só avança, mas captura também para trás. Encontra a captura!
lesson-capture-2-else = Que negra já passou por uma tua, e tem um ponto vazio atrás?
lesson-capture-2-look = Olha para baixo da tua peça do meio, na diagonal.
lesson-capture-2-done = A andar, só para a frente; a capturar, em todas as direções.
lesson-max-1 = Quem captura tem de apanhar o máximo. Descobre a captura certa!
lesson-max-1-else = Podes saltar uma peça para trás. E para a frente, quantas?
lesson-max-1-look = Salta na diagonal, para a frente, e continua com a mesma peça.
lesson-max-1-done = Dois saltos valem mais do que um: saltar só a de trás era proibido.
lesson-max-2 = Há uma captura de três peças, que muda de direção pelo caminho. Faz os três saltos!
lesson-max-2-else = Que peça tua toca numa negra com um ponto vazio atrás?
lesson-max-2-look = Começa à esquerda: primeiro na diagonal, depois a direito, depois na diagonal.
lesson-max-2-done = Três! Entre saltos podes virar, desde que sigas sempre as linhas.
lesson-show-3 = Três saltos seguidos: sai a última peça negra, e ganham as Brancas.
lesson-crown-1 = Na última linha nasce um Mulá! Leva d8 a e9; depois captura de longe, até a5.
lesson-crown-1-else = Como chega a tua peça à última linha? E o que pode depois fazer o Mulá?
lesson-crown-1-look = Primeiro sobe à última linha. Depois, o Mulá desce pela diagonal até a5.
lesson-crown-1-done = O Mulá captura de longe, se houver lugar vazio atrás da peça.
lesson-crown-2 = Coroa a peça certa: de lá, o Mulá apanha depois as duas negras.
lesson-crown-2-else = De que ponto da última linha se vê, a direito, a peça negra do meio?
lesson-crown-2-look = Segue a diagonal grande que vai do canto de cima até ao de baixo, à direita.
lesson-crown-2-done = As Negras capturam e são coroadas, mas o teu Mulá apanha as duas.
lesson-offer-1 = Oferece uma peça: as Negras têm de a capturar, e tu levas depois as duas.
lesson-offer-1-else = Onde fica a peça negra de cima, depois de capturar?
lesson-offer-1-look = Atrai a negra de cima para a diagonal onde já podes saltar a outra.
lesson-offer-1-done = Capturar é obrigatório: às vezes, é isso que faz perder.
lesson-offer-2 = Outra oferta: que peça dás, para capturares depois as três?
lesson-offer-2-else = Que captura podes obrigar as Negras a fazer, para abrirem o caminho?
lesson-offer-2-look = A negra de baixo pode ser atraída para junto da tua peça da margem direita.
lesson-offer-2-done = Uma dada, três ganhas: procura sempre uma oferta antes de mover.
lesson-match-1 = Tens quatro peças contra duas. Ganha esta partida!
lesson-match-1-else = Desta vez não deu. Coroa uma peça cedo: o Mulá captura de longe.
lesson-match-1-done = Ganhaste a tua primeira partida de Kharbaga!

diagram-in-passing = A peça só tocou na última linha a meio da captura: não é coroada.
diagram-end-win = A última peça negra é capturada: ganham as Brancas.
diagram-end-blocked = A peça negra não pode mover nem capturar: ganham as Brancas.
diagram-end-draw = Neste exemplo o limite é de duas jogadas de Mulás: empate.

classic-kharbaga_last_rank_in_passing = Chegar à última linha sem ser coroada
    .who = Exemplo nosso
    .why = Uma captura que toca na última linha e continua: a peça fica simples.
    .ply-1 = Dois saltos, duas peças. Só seria Mulá se parasse em e9.

puzzle-sacrifice-idea = Capturar é obrigatório: oferece-lhe uma peça.
puzzle-sacrifice-why = Ele teve de capturar e ficou onde tu querias.
puzzle-trap-idea = As capturas são obrigatórias: leva-o para a armadilha.
puzzle-trap-why = Ele já não podia fugir da tua captura.
