goal = Ser o primeiro a alinhar três luzes da mesma cor.
aliases = Traffic Lights

variant-3x4 = 3×4: o tabuleiro do campeonato
variant-3x3 = 3×3: o mais pequeno

play-now =
    1. O tabuleiro tem 12 casas e começa vazio. As luzes são dos dois jogadores.
    2. Na tua vez, escolhes uma casa e mudas a sua luz.
    3. Uma casa vazia fica verde, uma verde fica amarela e uma amarela fica vermelha. Uma vermelha já não muda.
    4. Ganha quem fizer uma linha de três luzes da mesma cor: na horizontal, na vertical ou na diagonal.

first-match = Antes de tocares numa casa, pergunta: que linha pode o adversário fazer a seguir? Repara sobretudo em duas luzes iguais com a cor anterior no terceiro lugar.

rules =
    # O tabuleiro
    Joga-se em quatro colunas e três linhas de casas, vazias no começo. As peças são luzes verdes, amarelas e vermelhas, e são dos dois jogadores.

    # O turno
    Escolhes uma casa e a sua luz muda para a seguinte. Numa casa vazia, coloca-se uma luz verde.

    @ show-1

    Uma luz verde passa a amarela, e uma luz amarela passa a vermelha. Uma luz vermelha já não muda.

    @ show-2

    # Fim
    Ganha quem fizer uma linha de três luzes da mesma cor em casas seguidas. A linha pode ser horizontal, e todas as cores servem.

    @ show-3

    Também pode ser vertical.

    @ end-column

    Ou pode ser diagonal.

    @ end-diagonal

    Não há empates.

    # Variantes e opções
    - 3×4: as regras acima.
    - 3×3: o mesmo em três linhas e três colunas.
    - Quem começa: o Jogador 1, salvo outra escolha.

notation =
    Cada jogada escreve-se com a casa, o sinal = e a letra da nova cor. Uma luz verde numa casa vazia: { $show-1 }. A mesma luz passa a amarela e depois a vermelha: { $show-2 }.

    As letras das casas são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

history =
    Jogo de Alan Parr. Em Portugal joga-se no Campeonato Nacional de Jogos Matemáticos, onde as crianças o aprendem num minuto e descobrem depressa que não é fácil.

idea = Porque é que nunca há empate? Cada casa muda no máximo três vezes: se ninguém fizesse uma linha antes, acabava tudo vermelho, e um tabuleiro todo vermelho está cheio de linhas.

mathematics =
    As luzes só andam para a frente: verde, amarela, vermelha. Por isso a partida não pode durar para sempre, e alguém acaba por fazer uma linha.

    Cada casa muda no máximo três vezes, por isso nenhuma partida passa de 36 jogadas. E alguém faz sempre uma linha: um tabuleiro só de luzes vermelhas está cheio delas. Não cabem mais de sete luzes de uma cor sem que três fiquem em linha, de modo que oito peças de cada cor chegam sempre.

    O jogo está resolvido: sem erros, em 3×4 ganha o segundo jogador. Um computador que experimente as casas por ordem, e não veja duas vezes a mesma posição, examina 5 436 172 para o demonstrar. À abertura no canto a1, por exemplo, só seis respostas ganham: a1, d1, c2, d2, b3 e d3. No tabuleiro de 3×3 é ao contrário: ganha o primeiro, comece por onde começar.

    No fim da partida contam-se as jogadas seguras, as que não deixam ao adversário uma linha na vez seguinte. Cada jogador gasta uma, e quem ficar sem nenhuma perde. Se uma jogada não estragar nem criar outras, um número ímpar é bom para quem vai jogar e um número par é mau.

in-class =
    A partir dos 6 anos · 5 minutos por partida.
    - 10 min: joga-se em 3×4, aos pares, com papel e lápis de três cores ou com tampas.
    - 10 min: cada par mostra uma posição em que se ganha logo; os outros descobrem a jogada.
    - 15 min: jogadas seguras: pinta uma posição de fim e conta quantas há.
    - 10 min: torneio rápido e as três perguntas.
    # Perguntas
    - Quantas linhas de três casas tem o tabuleiro de 3×4? → 14: seis horizontais, quatro verticais e quatro diagonais.
    - E o de 3×3? → 8: três horizontais, três verticais e duas diagonais.
    - Porque não há empates? → As luzes só avançam; no fim estariam todas vermelhas, e isso está cheio de linhas.

ask-change-light = Põe uma luz verde ou muda uma luz para a cor seguinte

classic-semaforo_three_wins = Três maneiras de ganhar
    .who = Exemplo do Campeonato Nacional de Jogos Matemáticos
    .why = A mesma posição esconde uma linha verde, uma amarela e uma vermelha: a3, d1 e c1 ganham.

classic-semaforo_two_safe_moves = Já só há duas casas seguras
    .who = Exemplo do Campeonato Nacional de Jogos Matemáticos
    .why = Só há dois lugares seguros: b1 e o par d1–d2. Gasta-se um, o adversário gasta o outro, e quem joga a seguir perde. O desenho é nosso.

lesson-show-1 = Põe-se uma luz verde numa casa vazia.
lesson-show-2 = A luz verde passa a amarela, e a amarela a vermelha.
lesson-show-3 = Três amarelas em linha: ganha quem as fez.
lesson-change = Não ponhas uma luz nova: muda uma das três que já lá estão.
lesson-change-else = Isso punha uma luz verde nova. Toca numa luz que já esteja acesa.
lesson-change-done = Muito bem! Verde, amarela, vermelha: é sempre esta a ordem.
lesson-lines = Três jogadas ganham já, cada uma com a sua cor. Descobre-as todas.
lesson-lines-else = Aí não se faz linha. Procura duas luzes iguais a que só falte a terceira.
lesson-lines-done = Descobriste as três: na vertical e nas duas diagonais.
lesson-trap = És o Jogador 2. Descobre as jogadas que não dão já uma linha ao Jogador 1.
lesson-trap-else = Cuidado: depois disso, o Jogador 1 faz uma linha e ganha.
lesson-trap-done = Certo! São as únicas jogadas seguras que restam.
lesson-last-safe = Só a1 é segura: muda-a para vermelha. Depois, castiga a resposta.
lesson-last-safe-else = Aí não. Primeiro a1; depois, completa a linha que o adversário te deixar.
lesson-last-safe-done = Ganhaste! Quem gasta a última jogada segura ganha.
lesson-puzzle = Há duas jogadas seguras, mas só uma ganha. Qual é?
lesson-puzzle-else = Depois dessa, o adversário ganha ou ainda tem uma jogada segura.
lesson-puzzle-done = É essa! Agora, qualquer resposta te deixa fazer uma linha.

diagram-end-column = A luz de a3 fica amarela: três amarelas na vertical.
diagram-end-diagonal = A luz de d1 fica vermelha: três vermelhas na diagonal.

puzzle-line-idea = Que casa precisa só de mudar uma vez para fazer três iguais?
puzzle-line-why = Com essa mudança ficaram três luzes iguais em linha.
puzzle-safe-move-idea = Quase todas as mudanças preparam a linha dele. Qual não prepara?
puzzle-safe-move-why = Era a única mudança que não lhe preparava uma linha.
puzzle-parity-idea = Conta as mudanças seguras: quem fica sem elas?
puzzle-parity-why = As mudanças seguras acabaram na vez dele.
