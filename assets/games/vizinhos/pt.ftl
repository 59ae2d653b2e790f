goal = Deixar o adversário sem jogada: cada peça anda tantas casas quantos vizinhos tem.
aliases = Neighbours

ask-move-neighbours = Move uma peça tantas casas quantos vizinhos ela tem

play-now =
    1. Cada lado tem oito peças na sua primeira linha. Começam as Brancas.
    2. Na tua vez, escolhes uma peça tua e contas os seus vizinhos: as peças das oito casas à volta, de qualquer cor.
    3. A peça anda em linha reta exatamente esse número de casas. O caminho tem de estar livre.
    4. Se acabar numa casa do adversário, captura a peça que lá está.
    5. Quem, na sua vez, não tiver jogada, perde.

first-match = Uma peça sozinha não anda. Mantém as tuas peças aos pares ou em grupos de três e, antes de mover, vê quem fica sem vizinhos.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com oito peças de cada lado: as Brancas na linha 1, as Negras na linha 8. Começam as Brancas.

    # O turno
    Moves uma peça tua em linha reta, numa das oito direções. Antes de mover, conta as peças nas oito casas à volta dela, de qualquer cor: a peça anda exatamente esse número de casas, nem mais nem menos. Todas as casas do caminho têm de estar vazias.

    Uma peça sem vizinhos não se move.

    @ show-1

    # Capturas
    A casa de chegada pode estar vazia ou ter uma peça do adversário, que é capturada e sai do tabuleiro.

    @ show-2

    # Fim
    Perde quem, na sua vez, não tiver jogada, mesmo que o adversário também esteja bloqueado.

    @ show-3

    @ alone-1

    Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    @ end-draw

    # Opções
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation = Um movimento escreve-se com duas casas, a de partida e a de chegada, com um traço no meio: { $show-1 }. Numa captura, dois pontos tomam o lugar do traço: { $show-2 }.

history =
    Inventado por Frank Riepenhausen em 2003. São regras de uma frase para partidas muito táticas: cada jogada muda os vizinhos de todos os que ficam à volta da casa deixada e da casa ocupada, e com eles o alcance dessas peças.

idea = Conta os vizinhos de cada peça e soma tudo: dá sempre um número par, em qualquer posição. É que, se eu sou teu vizinho, tu és meu vizinho: cada par conta duas vezes.

mathematics =
    Se eu estou ao teu lado, tu estás ao meu. Por isso, quem soma os vizinhos de todas as peças conta cada par duas vezes, e o total é par.

    Ser vizinho é uma relação mútua: se a peça A está ao lado de B, B está ao lado de A. Como a soma dos vizinhos de todas as peças é par, o número de peças com um número ímpar de vizinhos também é par. É o lema dos apertos de mão, o primeiro teorema da teoria dos grafos.

    Uma peça com n vizinhos precisa de uma linha com n casas à frente, a última das quais vazia ou inimiga. Como uma peça vai, no máximo, até sete casas de distância, uma peça com oito vizinhos nunca se move: está rodeada. E uma peça num canto tem, no máximo, três vizinhos, e na margem tem, no máximo, cinco.

    Uma peça que se move não escolhe quanto anda, mas escolhe que vizinhos deixa. Ao sair, tira um a cada antigo vizinho; ao chegar, dá um a cada novo. Assim se imobiliza o inimigo sem lhe tocar: ou afastas os vizinhos até ficar isolado, ou juntas-lhe tantos que o alcance já não cabe no tabuleiro. Os grupos mais vivos são os de duas e de três peças.

    Nos finais com poucas peças ninguém quer dar o primeiro passo. Duas peças juntas de cada lado podem andar para cá e para lá para sempre: é por isso que a repetição dá empate.

in-class =
    A partir dos 8 anos · 15 minutos por partida.
    - 10 min: A lição em pares.
    - 15 min: Uma partida. Antes de mover, diz em voz alta quantos vizinhos tem a peça.
    - 10 min: No quadro, grupos de duas, três e quatro peças. Conta-se quantas casas anda cada uma.
    - 10 min: As perguntas em baixo, primeiro em pares e depois todos juntos.
    # Perguntas
    - Quantas jogadas têm as Brancas no começo? → 20: duas com cada uma das peças de a1, b1, g1 e h1, três com cada uma das outras quatro.
    - Porque é que uma peça com oito vizinhos não se move? → Está rodeada: para andar oito casas, a primeira teria de estar livre.
    - Qual é a soma dos vizinhos das 16 peças no começo? → 28: são 14 pares de vizinhos, sete em cada linha, e cada par conta duas vezes.

lesson-show-1 = Esta peça tem dois vizinhos, por isso anda duas casas.
lesson-show-2 = Esta tem três: anda três casas e captura.
lesson-show-3 = Nenhuma negra tem vizinhos: as Negras não têm jogada e perdem.
lesson-move-1 = A peça de a1 tem um vizinho, por isso anda uma casa. Move-a.
lesson-move-1-else = Escolhe a peça de a1: um só vizinho, uma só casa. As casas acesas estão livres.
lesson-move-1-done = Certo! Cada peça anda tantas casas quantos vizinhos tem.
lesson-capture-1 = Duas peças brancas podem capturar. Encontra as três capturas.
lesson-capture-1-else = Conta os vizinhos: as peças acesas têm dois, por isso andam duas casas.
lesson-capture-1-done = As três! Quem chega à casa de uma peça adversária captura-a.
lesson-alone-1 = Das negras, só a de h6 tem um vizinho. Leva esse vizinho para longe de todas.
lesson-alone-1-else = Assim alguma peça negra ainda tem vizinhos e pode mover-se.
lesson-alone-1-done = Nenhuma negra tem vizinhos: as Negras não têm jogada e perdem.
lesson-trap-1 = Cuidado! As Negras querem deixar-te sem jogada. Só uma jogada o evita.
lesson-trap-1-else = Assim podem deixar-te já sem jogada. A peça de g6 precisa de companhia.
lesson-trap-1-done = A captura em h7 perdia: a peça de h8 retomava e só te restavam peças isoladas.
lesson-puzzle-1 = As Brancas jogam e ganham já. Não é preciso capturar.
lesson-puzzle-1-else = As Negras ainda têm uma jogada. Podes isolar peças ou enchê-las de vizinhos.
lesson-puzzle-1-done = Duas ficam sós e a de c8 tem três vizinhos, sem três casas livres em linha.

diagram-end-draw = Ninguém arrisca: as peças andam para cá e para lá, e a repetição dá empate.

classic-vizinhos_last_to_move = Ninguém pode mexer: quem perde?
    .who = Exemplo do livro de jogos abstratos
    .why = Todas as peças ficam paradas, mas só perde quem tem a vez.
    .ply-1 = As Brancas também não podem mover, mas a vez é das Negras: perdem elas.

puzzle-block-idea = Conta os vizinhos: deixa as peças dele sem jogada.
puzzle-block-why = Nenhuma peça dele pode andar o número certo de casas.
puzzle-block-in-idea = Muda o número de vizinhos das peças dele.
puzzle-block-in-why = Com outros vizinhos, as peças dele deixaram de poder andar.
