goal = Ser o primeiro a levar uma peça à última linha.
aliases = Breakthrough, Avanço 7×7, Avanço 6×6

ask-move = Avança uma das tuas peças
end-last-rank = Uma peça chegou à última linha.

play-now =
    1. Cada lado tem duas linhas de peças. Começam as Brancas.
    2. Na tua vez, avanças uma peça uma casa: em frente ou numa das duas diagonais.
    3. Na diagonal podes capturar: entras na casa de uma peça adversária e ela sai.
    4. Em frente não se captura, e nenhuma peça anda para trás.
    5. Ganha quem primeiro puser uma peça na última linha, do outro lado.

first-match = Em 8×8, deixa em casa enquanto puderes as peças de b1, c1, f1 e g1 (com as Negras: b8, c8, f8 e g8). Só com essas quatro já podes capturar em qualquer casa da linha à frente delas.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas. As Brancas enchem as linhas 1 e 2, as Negras as linhas 7 e 8. Começam as Brancas.

    # O turno
    Moves uma peça tua uma casa, sempre para a frente: a direito ou na diagonal, para uma casa vazia.

    @ show-1

    # Capturas
    Na diagonal, e só na diagonal, a tua peça também pode entrar numa casa do adversário: a peça que lá estava sai do tabuleiro. Capturar nunca é obrigatório e captura-se uma peça de cada vez. Uma peça mesmo em frente fecha o caminho.

    @ show-2

    @ capture-1

    # Fim
    Ganha quem chegar com uma peça à última linha: a 8 para as Brancas, a 1 para as Negras.

    @ show-3

    Quem ficar sem peças perde.

    @ end-no-men

    Não há empates.

    # Opções
    - Tamanho: de 5×5 a 8×8, sempre com duas linhas de peças de cada lado. No campeonato joga-se em 7×7.
    - Quem começa: as Brancas, salvo outra escolha.

notation = Um movimento escreve-se com duas casas, a de partida e a de chegada: { $show-1 }. Numa captura, o sinal «:» toma o lugar do traço: { $show-2-1 }.

history =
    Dan Troyka inventou este jogo em 2000, com o nome de Breakthrough. Venceu o primeiro concurso internacional de jogos abstratos, pela simplicidade das regras e pela riqueza da tática que delas nasce.

    Em Portugal chama-se Avanço e jogou-se no Campeonato Nacional de Jogos Matemáticos, num tabuleiro de 7×7.

idea = Podes alguma vez ficar preso, sem jogada? Não: a tua peça mais adiantada pode sempre avançar numa diagonal, a capturar ou sem capturar, e, como nenhuma peça recua, alguém tem de ganhar.

mathematics =
    Cada jogada avança uma peça uma linha. Se somares os passos que todas podem dar, vês que em 8×8 uma partida tem menos de 178 jogadas.

    Num jogo que acaba sempre e nunca empata, um dos dois tem uma estratégia vencedora. Em 5×5 é quem joga em segundo lugar: sabe-se desde 2006, pelo sítio de jogos Little Golem, e foi de novo calculado por este programa.

    Uma peça sozinha não trava outra. Para cada casa à frente, conta as tuas peças que lá podem retomar e as do adversário que lá podem entrar: com tantas de um lado como do outro a casa é de quem defende, porque quem ataca tem de entrar primeiro.

    Chama tempo de uma peça à linha em que está, contada a partir do seu lado. Em 8×8, se uma peça tua na 2.ª linha tomar uma na 3.ª e for logo retomada, perdes 2 tempos, e o adversário perde 6 mas ganha 1 ao retomar: lucras 3. A mesma troca, com uma peça tua na 6.ª linha, custa-te 5. Quem tem tempos de sobra espera; quem os gastou é obrigado a abrir a sua defesa.

    Uma peça que nenhum adversário pode apanhar já ganhou a corrida: basta contar passos. As casas que um adversário ainda pode alcançar formam um triângulo que se alarga à sua frente, uma coluna para cada lado em cada linha; fora de todos os triângulos o caminho está livre.

in-class =
    A partir dos 8 anos · 15 minutos por partida.
    - 10 min: Em pares, a lição e uma partida em 5×5, para aprender a mover e a capturar.
    - 15 min: Uma partida em 7×7, como no campeonato. Antes de mover, cada um conta quem pode capturar.
    - 10 min: Duas equipas jogam no quadro, com um minuto para combinar cada jogada.
    - 10 min: As perguntas em baixo, primeiro em pares e depois todos juntos.
    # Perguntas
    - Quantas primeiras jogadas diferentes têm as Brancas em 8×8? → 22: oito a direito e 14 na diagonal.
    - Em 8×8, quantos passos faltam a uma peça da linha 2 para chegar à linha 8? → Seis: cada jogada avança uma linha, capture ou não.
    - Pode uma partida acabar empatada? → Não: enquanto tens peças há sempre uma jogada; e, como nenhuma recua, a partida acaba.

lesson-first-1 = Só falta um passo: leva a tua peça à última linha!
lesson-first-1-else = Por que lados pode a peça acesa avançar?
lesson-first-1-look = Em frente está uma peça negra. As diagonais estão livres.
lesson-first-1-done = Ganhaste! Ganha quem chega primeiro à última linha.
lesson-show-1 = Uma peça avança uma casa, a direito ou na diagonal.
lesson-move-1 = Move a peça acesa: em frente ou numa das diagonais.
lesson-move-1-else = Para que lado fica a última linha das Brancas?
lesson-move-1-look = As três casas acesas estão vazias: escolhe uma.
lesson-move-1-done = Isso mesmo: uma casa, sempre para a frente.
lesson-move-2 = Uma peça negra tapa o caminho da peça acesa. Por onde pode passar?
lesson-move-2-else = Em frente não dá. Que outras direções tem uma peça?
lesson-move-2-look = As duas diagonais estão vazias.
lesson-move-2-done = Uma peça mesmo em frente fecha o caminho; pelas diagonais passa-se.
lesson-show-2 = Captura-se sempre na diagonal, nunca em frente.
lesson-capture-1 = Encontra as duas capturas das Brancas.
lesson-capture-1-else = Em que direções se captura?
lesson-capture-1-look = A peça do meio toca em três negras. A que está em frente não se pode tomar.
lesson-capture-1-done = As duas! Na diagonal captura-se; em frente a peça fecha o caminho.
lesson-capture-2 = És as Negras e desces. Encontra as três capturas.
lesson-capture-2-else = Para as Negras, quais são as diagonais da frente?
lesson-capture-2-look = Olha para as duas negras do meio: uma captura para dois lados, a outra só para um.
lesson-capture-2-done = As três! As Negras jogam da mesma maneira, mas para baixo.
lesson-guard-1 = Cuidado! As Negras estão quase a chegar. Só uma jogada as trava: qual?
lesson-guard-1-else = Que peça negra está mais perto da tua casa?
lesson-guard-1-look = Uma peça negra está na linha 2. Quem a pode capturar na diagonal?
lesson-guard-1-done = Muito bem. Antes de atacar, olha para as peças que estão perto da tua casa.
lesson-guard-2 = És as Negras. A peça branca quer chegar ao fim: trava-a! Há duas maneiras.
lesson-guard-2-else = Chega pôr uma peça à frente dela?
lesson-guard-2-look = Tapar não serve, ela passa na diagonal. Quem a captura?
lesson-guard-2-done = É por isso que se guardam peças em casa: juntas, vigiam as casas da frente.
lesson-show-3 = Ninguém pode capturar esta peça: corre até à última linha e ganha.
lesson-race-1 = Corre! Vai para onde ninguém te captura, e depois até ao fim.
lesson-race-1-else = Em que casa da frente é que nenhuma peça negra te apanha?
lesson-race-1-look = A peça da frente pode ir para três casas. Duas delas são perigosas.
lesson-race-1-done = Chegaste primeiro! Quem tem o caminho livre só precisa de contar passos.
lesson-race-2 = Uma só jogada ganha na jogada seguinte, faça o outro o que fizer. Qual é?
lesson-race-2-else = A que casa podes chegar sem que te capturem a seguir?
lesson-race-2-look = Olha para a tua peça da direita, e para quem guarda cada casa à frente dela.
lesson-race-2-done = Ninguém pode capturar ali. Na próxima jogada chegas ao fim!
lesson-race-3 = És as Negras. Que duas jogadas chegam ao fim sem que as possam travar?
lesson-race-3-else = Depois da tua jogada, que peça branca te pode capturar?
lesson-race-3-look = Vê cada casa acesa: está na diagonal da frente de uma peça branca?
lesson-race-3-done = Uma peça mesmo em frente não captura. Onde ninguém guarda, passas.
lesson-match = Agora ganha esta partida! Tens uma peça a mais.
lesson-match-else = Ainda não. Um dos lados está mais aberto: conta os passos até ao fim.
lesson-match-done = Bela partida! Já sabes avançar, capturar e contar passos.

diagram-end-no-men = A última peça negra é capturada: ganham as Brancas.

classic-avanco_sacrifice = Duas peças lado a lado: uma delas passa
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = As Brancas oferecem uma peça e, com ela, ganham a corrida.
    .ply-1 = Tomar a peça de b5 também perdia: nesse caso avançava a de a5.
    .ply-2 = A peça de b6 está a dois passos da última linha. Com as melhores defesas, as Brancas ganham à mesma.

classic-avanco_trade = Uma troca que ganha tempo
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Uma peça por outra, mas as Negras perdem mais passos do que as Brancas.
    .ply-1 = A peça branca vinha da sua segunda linha: tinha gasto poucos passos.
    .ply-2 = A peça negra veio da sua quinta linha e ganhou um passo. O livro dá às Brancas um lucro de três tempos.

puzzle-goal-idea = Um passo basta para chegar à última linha.
puzzle-goal-why = A tua peça chegou à última linha primeiro.
