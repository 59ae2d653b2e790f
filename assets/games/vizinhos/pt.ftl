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

lesson-first-1 = Captura a peça acesa com uma das tuas: está mesmo ao lado delas!
lesson-first-1-else = Que peças brancas tocam na peça negra acesa?
lesson-first-1-look = Qualquer das tuas duas peças lhe chega, na diagonal.
lesson-first-1-done = Ganhaste! A última negra ficou sem vizinhos, e assim não se pode mover.
lesson-show-1 = Esta peça tem dois vizinhos, por isso anda duas casas.
lesson-move-1 = A peça acesa tem um vizinho, por isso anda uma casa. Move-a.
lesson-move-1-else = Quantas casas anda quem tem um só vizinho?
lesson-move-1-look = As casas acesas estão livres e a um passo.
lesson-move-1-done = Certo! Cada peça anda tantas casas quantos vizinhos tem.
lesson-move-2 = Conta os vizinhos da peça acesa e move-a.
lesson-move-2-else = Conta também na diagonal: quantas peças lhe tocam?
lesson-move-2-look = Tem três vizinhos. As casas acesas estão a três passos livres.
lesson-move-2-done = Três vizinhos, três casas, e o caminho tem de estar livre.
lesson-show-2 = Esta tem três: anda três casas e captura.
lesson-capture-1 = Duas peças brancas podem capturar. Encontra as três capturas.
lesson-capture-1-else = Quantos vizinhos tem cada peça branca? E quem está a essa distância?
lesson-capture-1-look = As peças acesas têm dois vizinhos, por isso andam duas casas.
lesson-capture-1-done = As três! Quem chega à casa de uma peça adversária captura-a.
lesson-capture-2 = És as Negras. Encontra as duas capturas.
lesson-capture-2-else = Os vizinhos são de qualquer cor. Quantos tem cada peça tua?
lesson-capture-2-look = As peças acesas têm dois vizinhos cada uma.
lesson-capture-2-done = Contaste bem! A outra negra tem três vizinhos, e passava do alvo.
lesson-show-3 = Nenhuma negra tem vizinhos: as Negras não têm jogada e perdem.
lesson-alone-1 = Das negras, só uma tem um vizinho. Leva esse vizinho para longe de todas.
lesson-alone-1-else = Qual das negras ainda se podia mover? Quem lhe faz companhia?
lesson-alone-1-look = Olha para as peças acesas: uma tem de se afastar.
lesson-alone-1-done = Nenhuma negra tem vizinhos: as Negras não têm jogada e perdem.
lesson-alone-2 = És as Negras: deixa as Brancas já sem jogada.
lesson-alone-2-else = Que peça branca ainda tem um vizinho?
lesson-alone-2-look = Uma tua e uma branca estão lado a lado. O que podes fazer com um só vizinho?
lesson-alone-2-done = As duas brancas que restam estão sozinhas: não se podem mover.
lesson-alone-3 = As Brancas jogam e ganham já. Não é preciso capturar.
lesson-alone-3-else = Uma peça também fica presa se tiver vizinhos a mais. Quantas casas livres tem?
lesson-alone-3-look = Duas negras podem ficar sós. E a terceira, quantos vizinhos pode ter?
lesson-alone-3-done = Duas ficam sós e a outra tem três vizinhos, sem três casas livres em linha.
lesson-trap-1 = Cuidado! As Negras querem deixar-te sem jogada. Só uma jogada o evita.
lesson-trap-1-else = Depois da tua jogada, quem pode afastar-se de ti ou capturar-te?
lesson-trap-1-look = Só a peça acesa se move. Ela precisa de companhia que não possa fugir toda.
lesson-trap-1-done = A captura perdia: a outra negra retomava e só te restavam peças isoladas.
lesson-trap-2 = Outra vez: só uma das tuas peças se pode mover. Para onde é seguro?
lesson-trap-2-else = Se capturas, quem te captura a seguir? E que vizinhos te sobram?
lesson-trap-2-look = Procura a casa onde duas negras te fazem companhia.
lesson-trap-2-done = Com dois vizinhos, as Negras não te podem deixar sozinho numa só jogada.
lesson-match = Agora ganha! Deixa as Negras sem jogada, ou sem peças.
lesson-match-else = Ainda não. Afasta-te das negras, ou captura-as: sem vizinhos não se movem.
lesson-match-done = Muito bem! Contas vizinhos como se contam passos.

diagram-end-draw = Ninguém arrisca: as peças andam para cá e para lá, e a repetição dá empate.

classic-vizinhos_last_to_move = Ninguém pode mexer: quem perde?
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Todas as peças ficam paradas, mas só perde quem tem a vez.
    .ply-1 = As Brancas também não podem mover, mas a vez é das Negras: perdem elas.

puzzle-block-idea = Conta os vizinhos: deixa as peças dele sem jogada.
puzzle-block-why = Nenhuma peça dele pode andar o número certo de casas.
puzzle-block-in-idea = Muda o número de vizinhos das peças dele.
puzzle-block-in-why = Com outros vizinhos, as peças dele deixaram de poder andar.
