goal = Começar um turno com mais peças tuas na última linha do que o adversário tem na dele.
aliases = Crossings, Falanges

ask-march = Move uma falange: a última peça, depois a casa da primeira

end-far-rank = Mais peças na última linha no começo do turno.

rules =
    # O tabuleiro
    O tabuleiro tem 14 colunas e 12 linhas. Cada lado tem 28 peças, nas duas linhas mais próximas de si. Começam as Brancas. A última linha das Brancas é a linha 12; a das Negras é a linha 1.

    # A falange
    Uma falange é uma fila de peças tuas seguidas, na horizontal, na vertical ou na diagonal. Pode ter qualquer tamanho: uma peça sozinha é uma falange de um. Também podes separar parte de uma fila e mover só as peças da frente.

    # O movimento
    Em cada turno moves uma falange, em frente ao longo da sua própria linha. Ela anda no máximo tantas casas quantas peças tem: três peças andam uma, duas ou três casas. As casas por onde a primeira peça passa têm de estar vazias.

    Para jogar, toca na última peça da falange e depois na casa aonde chega a primeira. Se tocares numa peça mais à frente, a falange é mais curta.

    # A captura
    Se a primeira peça chegar a uma peça adversária, conta a falange inimiga que continua nessa direção. Se tiver menos peças do que a tua, é toda capturada e a tua falange para na casa da primeira inimiga. Se for igual ou maior, não podes avançar até lá. Capturar não é obrigatório.

    # Fim
    No começo do teu turno contam-se as peças: se tens mais na tua última linha do que o adversário tem na dele, ganhaste. Quem chega primeiro dá, pois, ao outro uma jogada para responder: capturar, ou chegar também.

    Quem não puder mover passa. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    # Opções
    - Tamanho: a partir de oito linhas cada lado enche duas; com menos, só uma. Em 8×8 é o jogo original, Crossings.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Escrevem-se a última e a primeira peça da falange e a casa aonde a primeira chega: h1,h3-h6. Uma peça sozinha: a2-a3. Numa captura há dois pontos em vez do traço: h1,h3:h6.

history =
    Robert Abbott inventou o jogo em 1963, para o tabuleiro de xadrez, com o nome de Crossings. Sid Sackson publicou-o em 1969 no livro A Gamut of Games.

    Em 1975 Abbott alargou o tabuleiro para 14×12 e deu-lhe o nome do general de Tebas que venceu os Espartanos em Leuctra, em 371 a.C., com a sua falange.

idea = Uma falange de cinco peças pode capturar qualquer falange mais curta que alcance à sua frente. De lado, porém, é fraca: quem a ataca de través pode encontrar uma só peça, e bastam duas para a levar.

mathematics =
    A mesma peça pertence a várias falanges ao mesmo tempo, de tamanhos diferentes conforme a direção. Uma falange que é forte quando avança pode ser fraca de lado: quem ataca de través só vê uma peça.

    Para capturar k peças em fila são precisas pelo menos k + 1, e o ataque alcança no máximo tantas casas quantas as peças da falange. Por isso uma falange de n peças ataca todas as falanges mais curtas até n casas da sua frente, e só essas.

    Avançar não muda o tamanho da falange. Quando ela anda s casas, o efeito no tabuleiro é como se as s peças de trás saltassem para a frente: as do meio parecem não ter saído do lugar. Este programa move-as assim por dentro.

    Um truque de simetria: num tabuleiro simétrico o segundo jogador pode imitar o primeiro. Sem a regra de que se ganha só no começo do turno, chegar primeiro bastaria; com ela, a imitação iguala as contas. Por isso algumas regras publicadas proíbem chegar à última linha deixando o tabuleiro simétrico; aqui, a repetição e as jogadas sem progresso acabam em empate.

lesson-show-1 = Duas peças em fila andam juntas até duas casas.
lesson-show-2 = Três brancas em fila capturam duas negras em fila.
lesson-show-3 = Só as Brancas chegaram à última linha: ganham.
