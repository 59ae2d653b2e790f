goal = Levar a pedra branca até à tua casa final, ou deixar o adversário sem saída.
aliases = Slimetrail

rules =
    # O tabuleiro
    Joga-se em 7×7 casas, com uma única pedra branca, que é dos dois jogadores e começa em e5. A casa final do Jogador 1 é o canto a1; a do Jogador 2 é o canto g7. Começa o Jogador 1.

    # O turno
    À vez, cada jogador leva a pedra branca para uma casa vizinha que esteja aberta, na horizontal, na vertical ou na diagonal. A casa que ela deixa fecha-se com uma pedra negra e nunca mais pode ser usada: é o rastro.

    # Fim
    - Se a pedra branca chegar à casa final de um jogador, esse jogador ganha, seja quem for que a moveu.
    - Quem, na sua vez, não puder mover a pedra perde.

    Não há empates.

    # Opções
    - Tamanho: de 5×5 a 8×8, sempre com as casas finais em cantos opostos.
    - Quem começa: o Jogador 1, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com a casa de partida e a de chegada: e5-d4.

history =
    Inventado por Bill Taylor em 1992, com o nome inglês de Slime Trail, o rastro que a lesma deixa atrás de si. É presença habitual no Campeonato Nacional de Jogos Matemáticos, em Portugal, onde se joga em 7×7.

idea = Cada jogada fecha uma casa para sempre, por isso a partida tem de acabar, e nunca empata. Então, logo no início, um dos dois pode ganhar sempre, faça o outro o que fizer: qual achas que é?

mathematics =
    Cada jogada fecha uma casa e nenhuma se reabre, por isso uma partida em 7×7 tem no máximo 48 jogadas. Como acaba sempre e não há empates, um dos dois jogadores tem uma estratégia vencedora.

    A pedra não parte do meio: está a quatro passos de a1 e a apenas dois de g7. Quem joga primeiro tem a iniciativa, o outro tem a meta mais perto.

    Sem as duas casas finais, este seria um jogo bem conhecido: mover num grafo sem repetir vértices. Há um teorema que o resolve por completo: quem vai jogar ganha exatamente quando todos os emparelhamentos máximos do grafo usam o vértice de partida, e isso calcula-se depressa. Com as casas finais tudo muda: Matthew Ferland e Kyle Burke provaram em 2017 que, em grafos planares quaisquer, decidir quem ganha é PSPACE-completo, ou seja, tão difícil quanto os problemas mais difíceis que se resolvem com memória limitada.

    Perto do fim, as casas abertas separam-se em corredores e salas. Conta quantos passos cabem em cada um: muitas vezes é a paridade, par ou ímpar, que decide quem fica sem saída.

lesson-show-1 = A pedra anda uma casa; a que deixa fecha-se.
lesson-show-2 = O rastro cresce: já não se pode voltar atrás.
lesson-show-3 = A pedra chega à casa final do Jogador 1, que ganha.
