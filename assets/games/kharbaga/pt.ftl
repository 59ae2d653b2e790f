goal = Capturar todas as peças do adversário, saltando por cima delas.
aliases = Kharbaga, Damas do Magrebe

ask-capture = Tens de capturar, e o maior número possível

rules =
    # O tabuleiro
    Joga-se nos 41 pontos de uma rede de linhas: 25 cruzamentos e, no meio de cada quadrado, um centro. De um cruzamento saem linhas na horizontal, na vertical e na diagonal; de um centro, só na diagonal. Cada lado tem 20 peças e só o ponto do meio, e5, fica livre. Começam as Brancas.

    # Mover
    Uma peça avança um passo ao longo de uma linha, sempre para a frente: a direito ou numa das duas diagonais. O ponto de chegada tem de estar vazio.

    # Capturar
    Uma peça captura saltando por cima de uma adversária vizinha, ao longo de uma linha, para o ponto logo a seguir, que tem de estar vazio. Pode fazê-lo em todas as direções, também para trás. A peça saltada sai imediatamente.

    Se da chegada puderes capturar de novo, continuas com a mesma peça. A captura é obrigatória, e tens de escolher uma que apanhe o maior número de peças.

    # O Mulá
    Uma peça que acabe o movimento na última linha é coroada e passa a Mulá. Se só lá tocar a meio de uma captura, continua a ser uma peça simples.

    O Mulá anda em todas as direções, os pontos vazios que quiser. Captura a primeira peça adversária que encontrar numa linha, a qualquer distância, se houver lugar vazio logo atrás dela, e para em qualquer dos pontos vazios que se seguem.

    # Fim
    Ganha quem capturar todas as peças do adversário ou o deixar sem jogada. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas em que só se movem Mulás, sem capturas.

    # Opções
    - Jogadas sem progresso: quantas jogadas seguidas de Mulás dos dois lados, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com os dois pontos: d4-e5. Numa captura escrevem-se todos os pontos onde a peça pousa, com dois pontos antes do último: c3:e5, ou c7-e9:g7.

history =
    Jogo tradicional do Norte de África, comum em Marrocos e da família do Zamma. É um jogo de damas num tabuleiro parecido com o do Alquerque, mas com o dobro das diagonais, o que dá às peças muito mais liberdade.

    O nome da peça coroada, Mulá ou Sultão, vem com o jogo. A disposição inicial usada aqui é a de um ficheiro de regras conhecido, porque se perdeu a figura das regras que seguimos, as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil.

idea = Quando captura, uma peça simples salta de cruzamento para cruzamento, ou de centro para centro. Por mais saltos seguidos que dê, chega a menos de um terço dos pontos: quais são os da tua?

mathematics =
    Há dois tipos de pontos: 25 cruzamentos, com até oito vizinhos, e 16 centros, com quatro. Um passo na diagonal muda sempre de tipo; um passo a direito leva de cruzamento a cruzamento.

    Um salto, porém, são dois passos na mesma direção. Por isso uma peça simples que captura nunca muda de tipo: de um cruzamento salta para um cruzamento, de um centro para um centro. E há mais: se numerares as colunas e as linhas dos cruzamentos de 1 a 5 e somares os dois números, a soma de uma peça que salta continua par se era par, e ímpar se era ímpar. Uma captura, por longa que seja, só alcança uma parte do tabuleiro: 13 ou 12 dos cruzamentos, ou 8 dos centros.

    No início só há um ponto vazio, e só três jogadas possíveis: todas levam uma peça para o centro. A resposta é sempre uma captura, porque o lugar que essa peça deixou fica logo atrás dela.

    As peças simples só andam para a frente, menos quando capturam. Por isso só as jogadas de Mulás podem repetir-se para sempre, e é só essas que o limite das jogadas sem progresso conta.

lesson-show-1 = As peças avançam um passo, ao longo das linhas.
lesson-show-2 = Captura-se saltando por cima; e é obrigatório.
lesson-show-3 = Uma só peça dá cinco saltos e captura cinco.
