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

    @ show-2

    # Grupos
    Um grupo são peças da mesma cor ligadas entre si por casas vizinhas. O resultado de uma cor é o produto dos tamanhos dos seus dois maiores grupos. Com menos de dois grupos o produto é zero.

    @ grow-1

    @ join-1

    # Fim
    A partida acaba quando o tabuleiro estiver cheio. Ganha o maior produto. Se forem iguais, ganha quem tiver menos peças da sua cor no tabuleiro. Não há empates.

    @ last-1

    @ end-tie

    # Opções
    - Tamanho: de 3 a 6 casas de lado.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Uma peça escreve-se com a sua casa, um = e a letra da cor: n se é negra, b se é branca, como em { $show-1 }.

    A letra da casa é a da coluna; o número conta as casas dessa coluna. Uma vez inteira tem duas peças: { $show-2 }.

history =
    Criado por Nick Bentley, João Pedro Neto e Bill Taylor por volta de 2008. Faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Dois grupos de 6 dão 6 × 6 = 36, mas um de 11 e um de 1, também com 12 peças, dão só 11. Faz crescer o mais pequeno e não deixes que os liguem: com um só grupo, o produto é zero.

mathematics =
    Porque rendem mais dois grupos iguais? Cada peça acrescenta ao produto o tamanho do outro grupo, por isso aumentar o grupo menor rende sempre mais do que aumentar o maior.

    A arma mais forte é a peça do adversário: uma só peça da tua cor entre um grupo de 5 e outro de 6 faz deles um grupo de 12. Uma peça tua no sítio errado pode vir da mão do outro.

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
    .who = Exemplo do regulamento do Campeonato Nacional de Jogos Matemáticos de 2019
    .why = Boa posição para aprender a contar: as Negras têm 7 × 3 e as Brancas têm 6 × 3.

lesson-first = És as Brancas. Põe a última peça, branca, na casa acesa.
lesson-first-else = Que casa está ainda vazia? E de que cor és tu?
lesson-first-look = Toca na casa acesa e escolhe a peça branca.
lesson-first-done = Ganhaste! Os teus grupos fazem 5 × 5 = 25; os das Negras, só 5 × 4 = 20.
lesson-show-1 = A primeira jogada é uma só peça.
lesson-place-1 = És as Brancas. Põe uma peça branca onde quiseres.
lesson-place-1-else = Escolheste uma casa vazia? E a cor branca?
lesson-place-1-look = Toca numa das casas acesas e depois na peça branca.
lesson-place-1-done = Muito bem: primeiro a casa, depois a cor.
lesson-place-2 = Tens outra peça, e pode ser negra! Põe uma negra que não toque na outra.
lesson-place-2-else = Que casas estão encostadas à peça negra? Essas não.
lesson-place-2-look = Escolhe uma das casas acesas e depois a peça negra.
lesson-place-2-done = Boa! As peças das duas cores são dos dois jogadores.
lesson-show-2 = Depois põem-se duas peças, cada uma da cor que se quiser.
lesson-group-1 = És as Negras. Peças iguais que se tocam são um grupo: faz um grupo de 3.
lesson-group-1-else = Que casas vazias tocam nas tuas duas peças negras?
lesson-group-1-look = Põe uma negra em qualquer das casas acesas.
lesson-group-1-done = Isso: um grupo de 3.
lesson-group-2 = És as Negras. A peça acesa é um grupo novo: faz dele um grupo de 2!
lesson-group-2-else = Que casas tocam nessa peça, mas não no teu outro grupo?
lesson-group-2-look = Põe uma negra numa das casas acesas.
lesson-group-2-done = Dois grupos de 2: o produto já é 2 × 2 = 4.
lesson-grow-1 = As Negras têm um grupo de 4 e um de 2. Põe a peça negra que rende mais.
lesson-grow-1-else = Quanto dá 5 × 2? E quanto dá 4 × 3?
lesson-grow-1-look = O grupo de 2 cresce em qualquer das casas acesas.
lesson-grow-1-done = Agora são 4 × 3 = 12. No grupo maior seriam só 5 × 2 = 10.
lesson-grow-2 = Agora és as Brancas. Que peça branca faz o maior produto?
lesson-grow-2-else = Quais são os teus dois grupos? Qual deles é mais pequeno?
lesson-grow-2-look = O grupo pequeno cresce em qualquer das casas acesas.
lesson-grow-2-done = 4 × 3 = 12! Faz sempre crescer o grupo mais pequeno.
lesson-show-3 = As Brancas juntam os dois grupos negros: um só vale zero!
lesson-join-1 = És as Negras. Estraga o produto das Brancas com uma peça branca!
lesson-join-1-else = Que casa toca nos dois grupos brancos ao mesmo tempo?
lesson-join-1-look = Põe uma peça branca na casa acesa, no meio.
lesson-join-1-done = Um só grupo branco: o produto das Brancas caiu de 6 para 0.
lesson-join-2 = Agora és as Brancas. Junta tu os dois grupos negros.
lesson-join-2-else = De que cor deve ser a peça que liga dois grupos negros?
lesson-join-2-look = Uma peça negra entre as duas acesas junta os grupos.
lesson-join-2-done = De 2 × 3 = 6 para zero, com uma só peça!
lesson-last-1 = Falta uma peça. De que cor deve ser, para as Brancas ganharem?
lesson-last-1-else = O que acontece aos dois grupos brancos, se lá puseres uma branca?
lesson-last-1-look = Uma branca ligava os teus grupos. Que cor os mantém separados?
lesson-last-1-done = A peça negra mantém separados os dois grupos brancos: 5 × 5 = 25.
lesson-last-2 = Que duas peças dão a vitória às Brancas? Encontra as duas.
lesson-last-2-else = Em cada casa vazia: que cor ajuda o teu produto, e que cor o estraga?
lesson-last-2-look = Numa das casas vazias precisas de uma branca, na outra de uma negra.
lesson-last-2-done = Uma branca e uma negra: as Brancas fazem 24 e as Negras 18.
lesson-match = A partida é tua: as Brancas têm dois grupos de 3. Não deixes que os liguem!
lesson-match-else = Desta vez o produto não chegou. Faz crescer os dois grupos, separados. Outra vez!
lesson-match-done = Ganhaste a partida! Dois grupos iguais e bem separados: é esse o segredo.

diagram-end-tie = Produtos iguais, 0 e 0: as Negras têm menos peças e ganham.

puzzle-count-idea = Multiplica os dois maiores grupos de cada cor.
puzzle-count-why = Feitas as contas, ele já não consegue um produto maior do que o teu.
puzzle-forced-replies-idea = As duas últimas peças são dele: joga de modo que não lhe sirvam.
puzzle-forced-replies-why = Ele podia pôr o que quisesse nas duas últimas casas: ganhavas sempre.
