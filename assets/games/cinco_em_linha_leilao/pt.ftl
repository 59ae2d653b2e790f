goal = Decidir no leilão que lado vale mais: o que faz a linha ou o que a impede.
aliases = Cinco em linha, Gomoku com leilão, Quatro em linha

variant-cinco = Cinco: o leilão dá peças às Negras
variant-quatro = Quatro: o leilão dá peças às Brancas

option-max = Peças por turno do leilão

rules =
    # O tabuleiro
    Joga-se nas casas de um tabuleiro de 8×8, vazio no começo. Ao princípio ninguém tem cor: há o Jogador 1, que começa, e o Jogador 2.

    # O leilão
    Na sua vez, cada jogador ou coloca uma peça negra numa casa vazia, ou fica com as Negras. Pode-se ficar com elas em qualquer altura, mesmo logo no início. O outro jogador passa então a ser as Brancas, e é ele quem joga a seguir.

    # A partida
    Depois do leilão, cada um coloca uma peça da sua cor por turno, numa casa vazia.

    # Fim
    As Negras ganham com cinco ou mais peças negras seguidas, em linha horizontal, vertical ou diagonal. As Brancas ganham se o tabuleiro se encher sem que isso aconteça. Não há empates. Uma linha de cinco que apareça durante o leilão dá a vitória a quem ficar com as Negras.

    # Variantes e opções
    - Cinco: as regras acima.
    - Quatro: às Negras bastam quatro peças seguidas. Por isso o leilão coloca peças brancas, quem escolhe fica com as Brancas, e o outro começa com as Negras.
    - Peças por turno do leilão: até três peças de cada vez. Quem quiser colocar menos termina o turno. Só se pode escolher o lado no princípio do turno.
    - Quem começa: o Jogador 1, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com a sua casa: d5. Ficar com o lado em leilão escreve-se take; terminar um turno do leilão, end.

history =
    O 5-em-linha é um dos jogos de alinhamento mais conhecidos do mundo, e o seu defeito também: quem começa leva vantagem. A troca de cores, que noutros jogos chega para o corrigir, falha quando um lado é tão forte que nenhuma primeira jogada o estraga.

    O leilão leva a ideia mais longe. Começa-se por um jogo em que um lado está perdido e vai-se ajudando esse lado, até que alguém o queira.

idea = É como repartir um bolo: um corta, o outro escolhe. Cada peça do leilão só pode ajudar o lado da sua cor: se puseres uma a mais, o adversário fica com o lado melhor.

mathematics =
    Num tabuleiro de 8×8 há 96 maneiras de pôr cinco peças seguidas e 130 de pôr quatro. Às Brancas basta ter uma peça em cada linha ainda possível.

    Uma peça negra a mais nunca prejudica as Negras. À medida que o leilão avança, a posição delas só melhora: começa perdida e acaba ganha. Entre dois jogadores perfeitos, ninguém quer colocar a peça que a torna ganha, porque o outro a aproveita logo; e ninguém quer ficar com as Negras antes dela. O leilão é, portanto, ele próprio um jogo de evitar uma última jogada.

    Entre pessoas decide a avaliação: uma peça num canto parece inofensiva e pode ser a que falta. Quem a coloca sabendo o que faz arrisca-se, porque na vez seguinte pode já não poder escolher.

    O princípio é o de quem reparte um bolo: um corta, o outro escolhe.

ask-auction-black = Leilão: coloca uma peça negra ou fica com as Negras
ask-auction-white = Leilão: coloca uma peça branca ou fica com as Brancas
ask-auction-more = Leilão: coloca mais uma peça ou termina o turno
ask-auction-take = O tabuleiro está cheio: fica com o lado em leilão
ask-play-black = És as Negras: coloca uma peça negra
ask-play-white = És as Brancas: coloca uma peça branca
end-no-line = O tabuleiro encheu-se sem linha negra: ganham as Brancas.

lesson-show-1 = No leilão, os dois põem peças negras.
lesson-show-2 = Um fica com as Negras; o outro tem de as travar.
lesson-show-3 = Cinco em linha: ganham as Negras. Sem linha, ganham as Brancas.
