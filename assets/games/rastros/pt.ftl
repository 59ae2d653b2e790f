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

    @ block-1

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

    Qual dos dois? Um computador resolveu o jogo: em 7×7 ganha o primeiro jogador. Das suas oito primeiras jogadas, ganham as que levam a pedra a d4, e4, d5, f5 ou e6. Perdem f4, d6 e f6.

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
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos
    .why = Vê-se o rastro a crescer: cada jogada fecha uma casa.
    .ply-1 = A pedra parte em direção a a1, a casa do Jogador 1.
    .ply-2 = O Jogador 2 desvia-a logo.

classic-rastros_c1 = Sem saída, senão para casa
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos
    .why = Uma só jogada deixa o adversário sem outra escolha. O desenho perdeu-se; as pedras são nossas.
    .ply-1 = De c1 só se sai para b1 ou b2, e ambas tocam em a1.
    .ply-3 = A pedra chega a a1: ganha o Jogador 1.

lesson-first = A tua casa é o canto aceso. Leva para lá a pedra branca e ganha!
lesson-first-else = Onde está a pedra branca, e onde está a tua casa?
lesson-first-look = Toca na pedra branca e depois no canto aceso.
lesson-first-done = Ganhaste! A pedra chegou à tua casa: é este o objetivo.
lesson-show-1 = A pedra anda uma casa; a que deixa fecha-se.
lesson-move-1 = És o Jogador 1. Leva a pedra para uma casa vizinha aberta.
lesson-move-1-else = Que casas tocam na pedra? E quais delas estão abertas?
lesson-move-1-look = As casas abertas à volta da pedra são as acesas.
lesson-move-1-done = Muito bem! Em linha reta ou na diagonal, só conta se a casa está aberta.
lesson-move-2 = Junto à margem há menos saídas. Move a pedra por uma delas.
lesson-move-2-else = Por onde é que a pedra já passou? Essas casas estão fechadas.
lesson-move-2-look = Restam três saídas: são as acesas.
lesson-move-2-done = Isso! Cada jogada deixa menos casas abertas.
lesson-show-2 = O rastro cresce: já não se pode voltar atrás.
lesson-block-1 = Quem não puder mover perde. Deixa o adversário sem saída.
lesson-block-1-else = Para onde podes levar a pedra, de modo que ela já não saia?
lesson-block-1-look = Olha para o canto aceso: quantas casas abertas lhe tocam?
lesson-block-1-done = Ganhaste! Desse canto a pedra já não sai.
lesson-block-2 = Aqui não é num canto. Fecha outra vez a pedra!
lesson-block-2-else = A casa de onde a pedra sai também se fecha: que saídas ficam?
lesson-block-2-look = Há uma casa aberta encostada às fechadas acesas.
lesson-block-2-done = Ganhaste! A casa que a pedra deixou fechou a última saída.
lesson-show-3 = A pedra chega à casa final do Jogador 1, que ganha.
lesson-trap-1 = Neste tabuleiro de 5×5, a casa dele é e5. Descobre as duas jogadas que não lha dão.
lesson-trap-1-else = Depois da tua jogada, a pedra fica ao lado do canto dele?
lesson-trap-1-look = Das três casas acesas, uma toca no canto e5.
lesson-trap-1-done = Certo! Nunca pares ao lado da casa do adversário.
lesson-trap-2 = Agora és o Jogador 2, e a1 é a casa dele. Foge com a pedra: há três maneiras.
lesson-trap-2-else = Depois da tua jogada, a pedra ainda toca no canto aceso?
lesson-trap-2-look = As três casas acesas não tocam no canto.
lesson-trap-2-done = Boa fuga! Duas casas de distância, e o perigo passou.
lesson-hand-1 = A tua casa é a1. Faz com que seja o adversário a levar para lá a pedra!
lesson-hand-1-else = Em que casa fica a pedra com uma única saída?
lesson-hand-1-look = Olha para a casa acesa por cima da tua: por onde se sai dela?
lesson-hand-1-done = Isso! Só pode ir para a tua casa. Não importa quem move a pedra.
lesson-hand-2 = És o Jogador 2: a tua casa é e5. Obriga o adversário a ir para lá.
lesson-hand-2-else = Qual das tuas três jogadas só deixa uma saída?
lesson-hand-2-look = Olha para a casa acesa ao lado da tua.
lesson-hand-2-done = Muito bem! O adversário não tem outra saída, e ganhas tu.
lesson-force-1 = És o Jogador 2. Deixa só saídas más: a tua casa, ou uma casa ao lado dela.
lesson-force-1-else = De que casa só se sai para e5 ou para uma casa vizinha de e5?
lesson-force-1-look = É uma das casas acesas.
lesson-force-1-done = É isso! Para onde quer que ele vá, a pedra acaba em tua casa.
lesson-force-2 = És o Jogador 1. Deixa-lhe só casas ao lado de a1; depois entra tu.
lesson-force-2-else = De que casa só se sai para perto da tua?
lesson-force-2-look = Olha para as casas acesas: a pedra deve parar na mais afastada de a1.
lesson-force-2-done = Ganhaste! O adversário teve de pôr a pedra ao lado da tua casa.
lesson-match = A partida é tua! És o Jogador 1: leva a pedra a a1, ou fecha-a. Cuidado com e5.
lesson-match-else = Desta vez fugiu-te. Não pares onde o adversário tenha boas saídas. Outra vez!
lesson-match-done = Ganhaste a partida! Já sabes empurrar a pedra para a tua casa.

diagram-other-hand = O Jogador 2 só pode ir para a1: é o Jogador 1 quem ganha.

puzzle-goal-idea = A tua casa final está mesmo ali ao lado.
puzzle-goal-why = A pedra chegou à tua casa final.
puzzle-breakthrough-idea = Cada passo fecha uma casa. Que caminho sobra para a pedra?
puzzle-breakthrough-why = As casas fechadas levaram a pedra para a tua casa final.
puzzle-forced-replies-idea = Leva a pedra por onde ele não possa escolher.
puzzle-forced-replies-why = Ele quase não pôde escolher o caminho: quem o escolheu foste tu.
