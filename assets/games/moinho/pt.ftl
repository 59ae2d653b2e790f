goal = Fazer moinhos, três peças em linha, até o adversário ficar com duas peças ou sem jogada.
aliases = Trilha, Marela, Três em linha com nove peças

rules =
    # O tabuleiro
    São 24 pontos em três quadrados ligados entre si. Três pontos seguidos na mesma linha podem formar um moinho (ou trilha); há 16 linhas destas. Cada jogador tem nove peças. Começam as Brancas.

    # O turno
    - Colocar: enquanto tiveres peças na mão, pões uma num ponto vazio.
    - Mover: depois, levas uma peça tua, ao longo de uma linha, até um ponto vizinho vazio.
    - Saltar: quando só tiveres três peças, podes levar uma para qualquer ponto vazio.

    # Moinhos
    Quando fechas um moinho podes capturar uma peça do adversário que não esteja num moinho. Se todas estiverem, escolhes qualquer uma. Dois moinhos fechados ao mesmo tempo dão uma só captura. As peças capturadas não voltam.

    Se um moinho te deu a tua última captura, fechá-lo outra vez, com os mesmos três pontos, num dos teus dois turnos seguintes não dá nova captura. Ter dois moinhos e alternar entre eles é permitido.

    # Fim
    Perde quem ficar com menos de três peças, contando as que tem na mão, ou quem, na sua vez, não puder jogar. Há empate se a mesma posição surgir três vezes com o mesmo jogador a mover, ou ao fim de 100 jogadas seguidas sem capturas.

    # Opções
    - Captura obrigatória: se estiver ligada, quem fecha um moinho tem mesmo de capturar uma peça; se não, pode passar.
    - Regra do mesmo moinho: se estiver desligada, reabrir e fechar o mesmo moinho dá sempre captura.
    - Jogadas sem progresso: quantas, dos dois lados, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha. Também se pode tirar à sorte.

    # Como se escreve
    Colocar escreve-se d2, mover ou saltar escreve-se d2-d3, capturar escreve-se xd6. Recusar a captura escreve-se pass.

history =
    Jogo muito antigo e sem autor, conhecido em toda a Europa. Em 1283, o Livro dos Jogos do rei Afonso X de Castela já o descrevia. Riscado na pedra, encontra-se em castelos, igrejas e claustros, também em Portugal.

    As regras usadas aqui são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, onde o jogo se chama Trilha.

idea = Para fazer moinhos, todos os pontos valem o mesmo: cada um pertence a exatamente duas linhas. Para te moveres, não: um canto só tem duas saídas, e os outros pontos têm três ou quatro.

mathematics =
    O tabuleiro tem 16 simetrias: as oito do quadrado, e cada uma delas com o quadrado de fora e o de dentro trocados. Muitas posições que parecem diferentes são, afinal, a mesma.

    Em 1993, Ralph Gasser resolveu o jogo com as regras habituais, que não têm a restrição sobre o mesmo moinho: se ninguém errar, a partida empata. Fê-lo andando para trás, a partir das posições terminadas, por milhares de milhões de posições, e juntando a isso uma pesquisa das aberturas.

    Cada ponto pertence a exatamente duas linhas: 24 pontos vezes duas linhas são 48, e cada linha tem três pontos, o que dá as 16 linhas. A diferença está nos vizinhos: os pontos dos cantos têm dois, os do meio têm três ou quatro. Quem ocupa os do meio move-se; quem fica nos cantos arrisca-se a ficar bloqueado.

lesson-show-1 = Põe-se uma peça num ponto vazio.
lesson-show-2 = Três em linha fazem um moinho: captura-se uma peça.
lesson-show-3 = Outro moinho: as Negras ficam com duas peças e perdem.
