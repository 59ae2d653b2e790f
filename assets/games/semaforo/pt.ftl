goal = Ser o primeiro a alinhar três luzes da mesma cor.
aliases = Traffic Lights

variant-3x4 = 3×4: o tabuleiro do campeonato
variant-3x3 = 3×3: o mais pequeno

play-now =
    1. O tabuleiro tem 12 casas e começa vazio. As luzes são dos dois jogadores.
    2. Na tua vez, escolhes uma casa e mudas a sua luz.
    3. Uma casa vazia fica verde, uma verde fica amarela e uma amarela fica vermelha. Uma vermelha já não muda.
    4. Ganha quem fizer uma linha de três luzes da mesma cor: na horizontal, na vertical ou na diagonal.

first-match = Antes de tocares numa casa, pergunta: que linha pode o adversário fazer a seguir? Repara em duas luzes iguais, se à terceira casa da linha só faltar uma mudança.

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
    Cada jogada escreve-se com a casa, o sinal = e a letra da nova cor: v de verde, a de amarela, e de encarnada, que é outro nome da vermelha. Uma luz verde numa casa vazia: { $show-1 }. A mesma luz passa a amarela e depois a vermelha: { $show-2 }.

    As letras das casas são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

history =
    Jogo de Alan Parr. Em Portugal joga-se no Campeonato Nacional de Jogos Matemáticos, onde as crianças o aprendem num minuto e descobrem depressa que não é fácil.

idea = Porque é que nunca há empate? Cada casa muda no máximo três vezes: se ninguém fizesse uma linha antes, acabava tudo vermelho, e um tabuleiro todo vermelho está cheio de linhas.

mathematics =
    São 12 casas com três mudanças cada uma: nenhuma partida passa de 36 jogadas. Nem chega lá: não cabem mais de sete luzes de uma cor sem que três fiquem em linha, de modo que oito peças de cada cor chegam sempre.

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
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos
    .why = A mesma posição esconde uma linha verde, uma amarela e uma vermelha: a3, d1 e c1 ganham.

classic-semaforo_two_safe_moves = Já só há duas casas seguras
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos
    .why = Só há dois lugares seguros: b1 e o par d1–d2. Gasta-se um, o adversário gasta o outro, e quem joga a seguir perde. O desenho é nosso.

lesson-first = Ganha já: toca na casa acesa.
lesson-first-else = Que casa completa as três luzes verdes em fila?
lesson-first-look = É a casa acesa, logo ao lado das duas verdes.
lesson-first-done = Ganhaste! Três luzes da mesma cor em linha: é este o objetivo.
lesson-show-1 = Põe-se uma luz verde numa casa vazia.
lesson-green-1 = Põe a luz verde que faz três em linha.
lesson-green-1-else = Onde estão as duas verdes? Que casa falta entre elas?
lesson-green-1-look = Olha para as luzes das duas casas acesas: estão na mesma diagonal.
lesson-green-1-done = Boa! Na diagonal também conta.
lesson-green-2 = Há três casas onde uma luz verde ganha. Descobre-as todas.
lesson-green-2-else = Escolhe duas luzes verdes: que casa fica no meio delas?
lesson-green-2-look = Vê as verdes das três casas acesas, duas a duas.
lesson-green-2-done = Na horizontal, na vertical e na diagonal: todas as linhas servem.
lesson-show-2 = A luz verde passa a amarela, e a amarela a vermelha.
lesson-change-1 = Não ponhas uma luz nova: muda uma das três que já lá estão.
lesson-change-1-else = Tocaste numa casa vazia? Que casas já têm luz?
lesson-change-1-look = As três luzes que podes mudar estão nas casas acesas.
lesson-change-1-done = Muito bem! Verde, amarela, vermelha: é sempre esta a ordem.
lesson-change-2 = Muda uma luz. Atenção: nem todas ainda mudam.
lesson-change-2-else = De que cor é uma luz que já não muda?
lesson-change-2-look = Vermelha é a última cor. Muda uma das outras duas.
lesson-change-2-done = Isso! Uma luz vermelha fica vermelha até ao fim.
lesson-show-3 = Três amarelas em linha: ganha quem as fez.
lesson-lines-1 = Agora não chega o verde. Que luz tens de mudar para ganhar?
lesson-lines-1-else = Que cor já tem duas luzes em fila?
lesson-lines-1-look = Olha para a coluna acesa: duas vermelhas e uma amarela.
lesson-lines-1-done = Três vermelhas: mudar uma luz também faz uma linha.
lesson-lines-2 = Três jogadas ganham já, cada uma com a sua cor. Descobre-as todas.
lesson-lines-2-else = Para cada cor: onde há duas luzes iguais a que só falte a terceira?
lesson-lines-2-look = Olha para as luzes das casas acesas, e para as pontas das suas linhas.
lesson-lines-2-done = Descobriste as três: na vertical e nas duas diagonais.
lesson-trap-1 = Não ofereças uma linha ao adversário! Descobre as quatro jogadas seguras.
lesson-trap-1-else = Se puseres mais uma luz verde, que linha pode ele fazer a seguir?
lesson-trap-1-look = Não ponhas verdes: muda uma luz das casas acesas.
lesson-trap-1-done = Certo! Aqui, qualquer luz verde nova dava a linha ao adversário.
lesson-trap-2 = És o Jogador 2. Descobre as jogadas que não dão já uma linha ao Jogador 1.
lesson-trap-2-else = Depois da tua jogada, onde ficam duas luzes iguais à espera da terceira?
lesson-trap-2-look = Experimenta só nas casas acesas.
lesson-trap-2-done = Certo! São as únicas jogadas seguras que restam.
lesson-last-safe-1 = Só uma jogada é segura. Encontra-a, e depois faz tu a linha.
lesson-last-safe-1-else = Que luz podes mudar sem dar uma linha ao adversário?
lesson-last-safe-1-look = É no canto aceso. E depois, onde ficaram duas verdes em fila?
lesson-last-safe-1-done = Ganhaste! Quem gasta a última jogada segura ganha.
lesson-last-safe-2 = Há duas jogadas seguras, mas só uma ganha. Qual é?
lesson-last-safe-2-else = Depois da tua jogada, o adversário ainda tem uma jogada segura?
lesson-last-safe-2-look = As duas jogadas seguras são nas casas acesas. Qual estraga a outra?
lesson-last-safe-2-done = É essa! Agora, qualquer resposta te deixa fazer uma linha.
lesson-match = A partida é tua. Há três jogadas seguras: começas tu e gastas a última. Ganha!
lesson-match-else = Desta vez não deu. Antes de tocar, pergunta: que linha lhe deixo? Outra vez!
lesson-match-done = Ganhaste a partida! Contar as jogadas seguras é o segredo do Semáforo.

diagram-end-column = A luz de a3 fica amarela: três amarelas na vertical.
diagram-end-diagonal = A luz de d1 fica vermelha: três vermelhas na diagonal.

puzzle-line-idea = Que casa precisa só de mudar uma vez para fazer três iguais?
puzzle-line-why = Com essa mudança ficaram três luzes iguais em linha.
puzzle-safe-move-idea = Quase todas as mudanças preparam a linha dele. Qual não prepara?
puzzle-safe-move-why = Esta mudança não preparou nenhuma linha ao adversário.
puzzle-parity-idea = Conta as mudanças seguras: quem fica sem elas?
puzzle-parity-why = As mudanças seguras acabaram na vez dele.
