goal = Ter o maior produto dos teus dois maiores grupos.
aliases = Product

ask-single-stone = Coloca uma só peça, da cor que quiseres
ask-either-colour = Coloca uma peça de qualquer das cores
ask-either-colour-again = Agora outra, também de qualquer cor
end-fewer-stones = Produtos iguais ({ $first }–{ $second }): ganha quem tem menos peças.

rules =
    # O tabuleiro
    Joga-se num hexágono com cinco casas hexagonais de lado, 61 ao todo, vazio no começo. Há peças negras e brancas. Começam as Negras.

    # O turno
    Colocas duas peças em duas casas vazias. Cada uma pode ser da cor que quiseres: duas tuas, duas do adversário ou uma de cada. A exceção é a primeira jogada da partida, com uma só peça. As peças não se movem nem são capturadas.

    # Grupos
    Um grupo são peças da mesma cor ligadas entre si por casas vizinhas. O resultado de uma cor é o produto dos tamanhos dos seus dois maiores grupos. Com menos de dois grupos o produto é zero.

    # Fim
    A partida acaba quando o tabuleiro estiver cheio. Ganha o maior produto. Se forem iguais, ganha quem tiver menos peças da sua cor no tabuleiro. Não há empates.

    # Opções
    - Tamanho: de 3 a 6 casas de lado.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com a sua casa e a sua cor: e5=b para uma negra, e5=w para uma branca. Toca na casa e depois escolhe a cor.

history =
    Criado por Nick Bentley, João Pedro Neto e Bill Taylor por volta de 2008. Faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Dois grupos de 6 dão 6 × 6 = 36, mas um de 11 e um de 1, também com 12 peças, dão só 11. Faz crescer o mais pequeno e não deixes que os liguem: com um só grupo, o produto é zero.

mathematics =
    Com um número fixo de peças, o produto é maior quando os dois grupos são iguais: 6 × 6 = 36, mas 11 × 1 = 11. Aumentar o grupo menor rende sempre mais do que aumentar o maior, porque cada peça acrescenta ao produto o tamanho do outro grupo.

    A arma mais forte é a peça do adversário. Dois grupos de 5 e de 6 valem 30; se alguém os ligar com uma peça da mesma cor, passam a ser um só grupo de 12, e o produto pode cair para zero. Por isso convém separar bem os teus dois grupos, e lembrar que uma peça tua no sítio errado pode vir da mão do outro.

    O tabuleiro tem 61 casas: uma peça na primeira jogada e duas em cada uma das 30 seguintes, sem sobras. Como 61 é ímpar, as duas cores nunca têm o mesmo número de peças, e o desempate decide sempre. O mesmo acontece nos outros tamanhos, porque um hexágono de lado n tem 3n(n − 1) + 1 casas, um número ímpar.

lesson-show-1 = A primeira jogada é uma só peça.
lesson-show-2 = Depois põem-se duas peças, cada uma da cor que se quiser.
lesson-show-3 = As Brancas juntam os dois grupos negros: um só vale zero!
