goal = Ter o maior produto dos teus dois maiores grupos.
aliases = Product

ask-single-stone = Coloca uma só peça, da cor que quiseres
ask-either-colour = Coloca uma peça de qualquer das cores
ask-either-colour-again = Agora outra, também de qualquer cor
end-fewer-stones = Produtos iguais ({ $first }–{ $second }): ganha quem tem menos peças.

play-now =
    1. O tabuleiro tem 61 casas, vazias no começo. Há peças negras e brancas.
    2. Na tua vez, colocas duas peças, cada uma da cor que quiseres. A primeira jogada da partida é uma só peça.
    3. As peças da mesma cor que se tocam formam um grupo.
    4. Quando o tabuleiro estiver cheio, multiplica os tamanhos dos dois maiores grupos da tua cor.
    5. Ganha o maior produto. Se forem iguais, ganha quem tiver menos peças da sua cor.

first-match = Faz dois grupos bem afastados um do outro. Se alguém os ligar, o teu produto pode cair para zero.

rules =
    # O tabuleiro
    Joga-se num hexágono com cinco casas hexagonais de lado, 61 ao todo, vazio no começo. Há peças negras e brancas. Começam as Negras.

    # O turno
    Colocas duas peças em duas casas vazias. Cada uma pode ser da cor que quiseres: duas tuas, duas do adversário ou uma de cada. A exceção é a primeira jogada da partida, com uma só peça. As peças não se movem nem são capturadas. Toca na casa e depois escolhe a cor.

    @ show-1

    @ second-group

    # Grupos
    Um grupo são peças da mesma cor ligadas entre si por casas vizinhas. O resultado de uma cor é o produto dos tamanhos dos seus dois maiores grupos. Com menos de dois grupos o produto é zero.

    @ grow

    @ join

    # Fim
    A partida acaba quando o tabuleiro estiver cheio. Ganha o maior produto. Se forem iguais, ganha quem tiver menos peças da sua cor no tabuleiro. Não há empates.

    @ last

    @ end-tie

    # Opções
    - Tamanho: de 3 a 6 casas de lado.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Uma peça escreve-se com a sua casa, um = e uma letra para a cor: b para uma negra e w para uma branca, como em { $show-1 }. As letras vêm do inglês: black é negra e white é branca.

    A letra da casa é a da coluna; o número conta as casas dessa coluna. Uma vez inteira tem duas peças: { $show-2 }.

history =
    Criado por Nick Bentley, João Pedro Neto e Bill Taylor por volta de 2008. Faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Dois grupos de 6 dão 6 × 6 = 36, mas um de 11 e um de 1, também com 12 peças, dão só 11. Faz crescer o mais pequeno e não deixes que os liguem: com um só grupo, o produto é zero.

mathematics =
    Multiplicar dois números iguais rende mais do que um grande e um pequeno com a mesma soma: 5 × 5 são 25, mas 9 × 1 são só 9. Por isso convém ter dois grupos parecidos.

    Com um número fixo de peças, o produto é maior quando os dois grupos são iguais: 6 × 6 = 36, mas 11 × 1 = 11. Aumentar o grupo menor rende sempre mais do que aumentar o maior, porque cada peça acrescenta ao produto o tamanho do outro grupo.

    A arma mais forte é a peça do adversário. Dois grupos de 5 e de 6 valem 30; se alguém os ligar com uma peça da mesma cor, passam a ser um só grupo de 12, e o produto pode cair para zero. Por isso convém separar bem os teus dois grupos, e lembrar que uma peça tua no sítio errado pode vir da mão do outro.

    O tabuleiro tem 61 casas: uma peça na primeira jogada e duas em cada uma das 30 seguintes, sem sobras. Como 61 é ímpar, as duas cores nunca têm o mesmo número de peças, e o desempate decide sempre. O mesmo acontece nos outros tamanhos, porque um hexágono de lado n tem 3n(n − 1) + 1 casas, um número ímpar.

in-class =
    A partir dos 9 anos · 20 minutos por partida.
    - 10 min: com 12 feijões, fazer dois montes e procurar o maior produto.
    - 10 min: as regras, com os passos da lição, num tabuleiro de 3 casas de lado.
    - 15 min: partidas aos pares, com 3 e depois 4 casas de lado.
    - 10 min: contar os produtos de um fim de partida; a seguir, as perguntas.
    # Perguntas
    - Tens 12 peças em dois grupos. Qual é o maior produto? → 36, com dois grupos de 6.
    - Tens um grupo de 5 e um de 2, e uma peça para juntar a um deles. A qual? → Ao de 2: 5 × 3 são 15, mas 6 × 2 são 12.
    - Porque não há empates? → As casas são em número ímpar. Se os produtos forem iguais, uma das cores tem menos peças e ganha.

classic-produto_21_18 = A meio da partida: 21 contra 18
    .who = Exemplo do Campeonato Nacional de Jogos Matemáticos, 2019
    .why = Boa posição para aprender a contar: as Negras têm 7 × 3 e as Brancas têm 6 × 3.

lesson-show-1 = A primeira jogada é uma só peça.
lesson-show-2 = Depois põem-se duas peças, cada uma da cor que se quiser.
lesson-show-3 = As Brancas juntam os dois grupos negros: um só vale zero!
lesson-second-group = És as Negras. Começa um segundo grupo: uma negra em a3 e outra em a2.
lesson-second-group-else = Escolhe a3 e depois a2, as duas com peças negras: longe do outro grupo.
lesson-second-group-done = Dois grupos de 2: o produto já é 2 × 2 = 4.
lesson-grow = As Negras têm um grupo de 4 e um de 2. Põe a peça negra que rende mais.
lesson-grow-else = Assim rende menos: quem precisa de uma peça negra é o grupo de 2.
lesson-grow-done = Agora são 4 × 3 = 12. No grupo maior seriam só 5 × 2 = 10.
lesson-join = És as Negras. Estraga o produto das Brancas com uma peça branca!
lesson-join-else = Procura a casa que toca nos dois grupos brancos e põe lá uma branca.
lesson-join-done = Um só grupo branco: o produto das Brancas caiu de 6 para 0.
lesson-last = Falta uma peça. De que cor deve ser, para as Brancas ganharem?
lesson-last-else = Não: uma branca liga os dois grupos brancos, e o produto cai para zero.
lesson-last-done = A peça negra mantém separados os dois grupos brancos: 5 × 5 = 25.
lesson-puzzle = Problema: que duas peças dão a vitória às Brancas? Encontra as duas.
lesson-puzzle-else = Conta os dois produtos. Uma peça da tua cor no sítio errado estraga tudo.
lesson-puzzle-done = Branca em a1 e negra em b4: as Brancas fazem 24 e as Negras 18.

diagram-end-tie = Produtos iguais, 0 e 0: as Negras têm menos peças e ganham.

puzzle-count-idea = Multiplica os dois maiores grupos de cada cor.
puzzle-count-why = Um grupo maior e um segundo grupo bom: o produto é o teu.
