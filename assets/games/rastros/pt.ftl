goal = Levar a pedra branca até à tua casa final, ou deixar o adversário sem saída.
aliases = Slimetrail

play-now =
    1. A pedra branca é dos dois jogadores e começa em e5. A casa final do Jogador 1 é a1; a do Jogador 2 é g7.
    2. Na tua vez, leva a pedra para uma casa vizinha aberta, também na diagonal.
    3. A casa que ela deixa fecha-se para sempre.
    4. Se a pedra chegar à tua casa final, ganhas, mesmo que a leve o adversário.
    5. Quem não puder mover a pedra perde.

first-match = Não deixes a pedra ao lado da casa final do adversário: na vez dele, é ele quem a leva para lá e ganha. Melhor ainda é deixar-lhe só casas ao lado da tua.

rules =
    # O tabuleiro
    Joga-se em 7×7 casas, com uma única pedra branca, que é dos dois jogadores e começa em e5. A casa final do Jogador 1 é o canto a1; a do Jogador 2 é o canto g7. Começa o Jogador 1.

    # O turno
    À vez, cada jogador leva a pedra branca para uma casa vizinha que esteja aberta, na horizontal, na vertical ou na diagonal. A casa que ela deixa fecha-se com uma pedra negra e nunca mais pode ser usada: é o rastro.

    @ show-1

    # Fim
    Se a pedra branca chegar à casa final de um jogador, esse jogador ganha.

    @ show-3

    Não importa quem a moveu: podes ganhar numa jogada do adversário.

    @ other-hand

    Quem, na sua vez, não puder mover a pedra perde.

    @ block

    Não há empates.

    # Opções
    - Tamanho: de 5×5 a 8×8, sempre com as casas finais em cantos opostos.
    - Quem começa: o Jogador 1, salvo outra escolha.

notation =
    Cada jogada escreve-se com duas casas, a que a pedra deixa e aquela a que chega, e um traço no meio: { $show-1 }. A casa de chegada de uma jogada é a de partida da seguinte: { $show-2 }.

    As letras são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

history =
    Inventado por Bill Taylor em 1992, com o nome inglês de Slime Trail, o rastro que a lesma deixa atrás de si. É presença habitual no Campeonato Nacional de Jogos Matemáticos, em Portugal, onde se joga em 7×7.

idea = Cada jogada fecha uma casa para sempre, por isso a partida tem de acabar, e nunca empata. Então, logo no início, um dos dois pode ganhar sempre, faça o outro o que fizer: qual achas que é?

mathematics =
    Em cada partida há uma pessoa que ganha e outra que perde. Um computador descobriu que, em 7×7, quem começa pode ganhar sempre, se não se enganar.

    Cada jogada fecha uma casa, nenhuma se reabre, e só se chega a uma das duas casas finais. Por isso, em 7×7, a pedra passa no máximo por 48 das 49 casas, e a partida tem no máximo 47 jogadas. Como acaba sempre e não há empates, um dos dois jogadores tem uma estratégia vencedora.

    Qual dos dois? Um computador percorreu o jogo todo: em 7×7 ganha o primeiro jogador. Das suas oito primeiras jogadas, ganham as que levam a pedra a d4, e4, d5, f5 ou e6. Perdem f4, d6 e f6.

    A pedra não parte do meio: está a quatro passos de a1 e a apenas dois de g7. Quem joga primeiro tem a iniciativa, o outro tem a meta mais perto.

    Sem as duas casas finais, este seria um jogo bem conhecido: mover num grafo sem repetir vértices. Há um teorema que o resolve por completo: quem vai jogar ganha exatamente quando todos os emparelhamentos máximos do grafo usam o vértice de partida, e isso calcula-se depressa. Com as casas finais tudo muda: Matthew Ferland e Kyle Burke provaram em 2017 que, em grafos planares quaisquer, decidir quem ganha é PSPACE-completo, ou seja, tão difícil quanto os problemas mais difíceis que se resolvem com memória limitada.

    Perto do fim, as casas abertas separam-se em corredores e salas. Conta quantos passos cabem em cada um: muitas vezes é a paridade, par ou ímpar, que decide quem fica sem saída.

in-class =
    A partir dos 8 anos · 10 minutos por partida.
    - 10 min: joga-se em 5×5, aos pares; basta papel, um lápis e uma borracha.
    - 10 min: a turma procura a armadilha: onde é que a pedra nunca deve parar?
    - 15 min: joga-se em 7×7; no fim, contam-se as casas de cada corredor.
    - 10 min: as três perguntas, com a turma toda.
    # Perguntas
    - Porque não há empates? → Cada jogada fecha uma casa, por isso a partida acaba, e acaba sempre com um vencedor.
    - Em 7×7, com a pedra em e5, qual é a partida mais curta em que ganha o Jogador 2? → Duas jogadas: f6 e g7.
    - Quantas jogadas tem, no máximo, uma partida em 5×5? → 23. A pedra passa no máximo por 24 das 25 casas: só chega a uma das duas casas finais.

classic-rastros_opening = As primeiras quatro jogadas
    .who = Exemplo do Campeonato Nacional de Jogos Matemáticos
    .why = Vê-se o rastro a crescer: cada jogada fecha uma casa.
    .ply-1 = A pedra parte em direção a a1, a casa do Jogador 1.
    .ply-2 = O Jogador 2 desvia-a logo.

classic-rastros_c1 = Sem saída, senão para casa
    .who = Exemplo do Campeonato Nacional de Jogos Matemáticos
    .why = Uma só jogada deixa o adversário sem outra escolha. O desenho perdeu-se; as pedras são nossas.
    .ply-1 = De c1 só se sai para b1 ou b2, e ambas tocam em a1.
    .ply-3 = A pedra chega a a1: ganha o Jogador 1.

lesson-show-1 = A pedra anda uma casa; a que deixa fecha-se.
lesson-show-2 = O rastro cresce: já não se pode voltar atrás.
lesson-show-3 = A pedra chega à casa final do Jogador 1, que ganha.
lesson-move = És o Jogador 1. Leva a pedra para uma casa vizinha aberta.
lesson-move-else = Aí não: a pedra anda uma só casa, e nunca para uma casa fechada.
lesson-move-done = Muito bem! Em linha reta ou na diagonal, só conta se a casa está aberta.
lesson-force = Leva a pedra a c1. O adversário fica sem boas saídas; depois, entra em a1.
lesson-force-else = Experimenta c1: dali só se sai para casas ao lado de a1.
lesson-force-done = Ganhaste! O adversário teve de pôr a pedra ao lado da tua casa.
lesson-trap = Neste tabuleiro de 5×5, a casa dele é e5. Descobre as duas jogadas que não lha dão.
lesson-trap-else = Cuidado: daí, o adversário leva a pedra para e5 e ganha.
lesson-trap-done = Certo! Nunca pares ao lado da casa do adversário.
lesson-block = Quem não puder mover perde. Deixa o adversário sem saída.
lesson-block-else = Daí a pedra ainda pode sair. Procura um canto todo fechado.
lesson-block-done = Ganhaste! Desse canto a pedra já não sai.
lesson-puzzle = Ganha em duas jogadas tuas, faça o adversário o que fizer.
lesson-puzzle-else = Daí o adversário ainda foge. Procura a casa que só dá para perto de a1.
lesson-puzzle-done = É isso! De a2 só se sai para a1, a tua casa, ou para b1, ao lado dela.

diagram-other-hand = O Jogador 2 só pode ir para a1: é o Jogador 1 quem ganha.

puzzle-goal-idea = A tua casa final está mesmo ali ao lado.
puzzle-goal-why = A pedra chegou à tua casa final.
puzzle-breakthrough-idea = Cada passo fecha uma casa. Que caminho sobra para a pedra?
puzzle-breakthrough-why = As casas fechadas levaram a pedra para a tua casa final.
puzzle-forced-replies-idea = Leva a pedra por onde ele não possa escolher.
puzzle-forced-replies-why = Ele teve sempre um só caminho, e era o teu.
