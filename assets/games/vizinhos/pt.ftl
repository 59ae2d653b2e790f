goal = Deixar o adversário sem jogada: cada peça anda tantas casas quantos vizinhos tem.
aliases = Neighbours

ask-move-neighbours = Move uma peça tantas casas quantos vizinhos ela tem

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com oito peças de cada lado: as Brancas na linha 1, as Negras na linha 8. Começam as Brancas.

    # O turno
    Moves uma peça tua em linha reta, numa das oito direções. Antes de mover, conta as peças nas oito casas à volta dela, de qualquer cor: a peça anda exatamente esse número de casas, nem mais nem menos. Todas as casas do caminho têm de estar vazias.

    Uma peça sem vizinhos não se move.

    # Capturas
    A casa de chegada pode estar vazia ou ter uma peça do adversário, que é capturada e sai do tabuleiro.

    # Fim
    Perde quem, na sua vez, não tiver jogada, mesmo que o adversário também esteja bloqueado. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    # Opções
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com as duas casas: b6-b4. Numa captura há dois pontos em vez do traço: d3:g6.

history =
    Inventado por Frank Riepenhausen em 2003. São regras de uma frase para partidas muito táticas: cada jogada muda os vizinhos de todos os que ficam à volta da casa deixada e da casa ocupada, e com eles o alcance dessas peças.

idea = Conta os vizinhos de cada peça e soma tudo: dá sempre um número par, em qualquer posição. É que, se eu sou teu vizinho, tu és meu vizinho: cada par conta duas vezes.

mathematics =
    Ser vizinho é uma relação mútua: se a peça A está ao lado de B, B está ao lado de A. Por isso a soma dos vizinhos de todas as peças é sempre um número par, e o número de peças com um número ímpar de vizinhos também é par. É o lema dos apertos de mão, o primeiro teorema da teoria dos grafos.

    Uma peça com n vizinhos precisa de uma linha com n casas à frente, a última das quais vazia ou inimiga. Como uma peça vai, no máximo, até sete casas de distância, uma peça com oito vizinhos nunca se move: está rodeada. E uma peça num canto tem, no máximo, três vizinhos, e na margem tem, no máximo, cinco.

    Uma peça que se move não escolhe quanto anda, mas escolhe que vizinhos deixa. Ao sair, tira um a cada antigo vizinho; ao chegar, dá um a cada novo. Assim se imobiliza o inimigo sem lhe tocar: ou afastas os vizinhos até ficar isolado, ou juntas-lhe tantos que o alcance já não cabe no tabuleiro. Os grupos mais vivos são os de duas e de três peças.

    Nos finais com poucas peças ninguém quer dar o primeiro passo. Duas peças juntas de cada lado podem andar para cá e para lá para sempre: é por isso que a repetição dá empate.

lesson-show-1 = Esta peça tem dois vizinhos, por isso anda duas casas.
lesson-show-2 = Esta tem três: anda três casas e captura.
lesson-show-3 = Nenhuma negra tem vizinhos: as Negras não têm jogada e perdem.
