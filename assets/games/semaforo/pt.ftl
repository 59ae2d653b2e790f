goal = Ser o primeiro a alinhar três luzes da mesma cor.
aliases = Traffic Lights

variant-3x4 = 3×4: o tabuleiro do campeonato
variant-3x3 = 3×3: o mais pequeno

rules =
    # O tabuleiro
    Joga-se em quatro colunas e três linhas de casas, vazias no começo. As peças são luzes verdes, amarelas e vermelhas, e são dos dois jogadores.

    # O turno
    Escolhes uma casa e a sua luz muda para a seguinte:

    - numa casa vazia, coloca-se uma luz verde;
    - uma luz verde passa a amarela;
    - uma luz amarela passa a vermelha.

    Uma luz vermelha já não muda.

    # Fim
    Ganha quem fizer uma linha de três luzes da mesma cor em casas seguidas, na horizontal, na vertical ou na diagonal. Não há empates.

    # Variantes e opções
    - 3×4: as regras acima.
    - 3×3: o mesmo em três linhas e três colunas.
    - Quem começa: o Jogador 1, salvo outra escolha.

    # Como se escreve
    Escreve-se a casa e a nova cor: c1=g é verde, c1=y amarela, c1=r vermelha.

history =
    Jogo de Alan Parr. Em Portugal joga-se no Campeonato Nacional de Jogos Matemáticos, onde as crianças o aprendem num minuto e descobrem depressa que não é fácil.

idea = Porque é que nunca há empate? Cada casa muda no máximo três vezes: se ninguém fizesse uma linha antes, acabava tudo vermelho, e um tabuleiro todo vermelho está cheio de linhas.

mathematics =
    Cada casa muda no máximo três vezes, por isso nenhuma partida passa de 36 jogadas. E alguém faz sempre uma linha: um tabuleiro só de luzes vermelhas está cheio delas. Não cabem mais de sete luzes de uma cor sem que três fiquem em linha, de modo que oito peças de cada cor chegam sempre.

    O jogo está resolvido: sem erros, em 3×4 ganha o segundo jogador. Um computador que experimente as casas por ordem, e não veja duas vezes a mesma posição, examina 5 436 172 para o demonstrar. À abertura no canto a1, por exemplo, só seis respostas ganham: a1, d1, c2, d2, b3 e d3. No tabuleiro de 3×3 é ao contrário: ganha o primeiro, comece por onde começar.

    No fim da partida contam-se as jogadas seguras, as que não deixam ao adversário uma linha na vez seguinte. Cada jogador gasta uma, e quem ficar sem nenhuma perde. Se uma jogada não estragar nem criar outras, um número ímpar é bom para quem vai jogar e um número par é mau.

ask-change-light = Põe uma luz verde ou muda uma luz para a cor seguinte

lesson-show-1 = Põe-se uma luz verde numa casa vazia.
lesson-show-2 = A luz verde passa a amarela, e a amarela a vermelha.
lesson-show-3 = Três amarelas em linha: ganha quem as fez.
