goal = Colocar o último animal: cães e gatos nunca ficam lado a lado.
aliases = Snort, Gatos e Cães

ask-first-cat = Coloca o primeiro gato na zona central
ask-first-dog = Coloca o primeiro cão fora da zona central
ask-cat = Coloca um gato longe dos cães
ask-dog = Coloca um cão longe dos gatos

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, vazias no começo. As quatro casas do meio, d4, d5, e4 e e5, são a zona central. Um jogador tem os gatos (negros), o outro os cães (brancos). Começam os gatos.

    # O turno
    Colocas um dos teus animais numa casa vazia que não toque, na horizontal ou na vertical, em nenhum animal do adversário. Na diagonal não há problema. Os animais não se movem nem saem do tabuleiro.

    # Os primeiros dois
    O primeiro gato tem de ficar na zona central. O primeiro cão tem de ficar fora dela, e também não pode tocar no gato. Depois disso a zona central é igual às outras casas.

    # Fim
    Quem, na sua vez, não puder colocar nenhum animal perde. Não há empates.

    # Opções
    - Quem começa: os gatos, salvo outra escolha.

    # Como se escreve
    Um animal escreve-se com a sua casa: d5.

history =
    O jogo é de Simon Norton, da década de 1970, e em inglês chama-se Snort. É um dos jogos clássicos da teoria combinatória dos jogos.

    Com gatos, cães e a regra da zona central faz parte dos jogos do Campeonato Nacional de Jogos Matemáticos, em Portugal.

idea = Para que serve a zona central? Sem ela, o segundo jogador ganhava sempre: bastava-lhe responder a cada animal na casa oposta, do outro lado do centro, e nunca lhe faltava lugar.

mathematics =
    Cada animal que colocas fecha ao adversário até quatro casas vizinhas e não te fecha nenhuma a ti. As casas onde só tu podes jogar são uma provisão: podes guardá-las para o fim. Quando já não há casas em disputa ganha quem tiver mais; se forem iguais, perde quem tem de jogar.

    Porque existe a zona central? Sem ela, o segundo jogador ganhava sempre em 8×8, e sem pensar: respondia a cada gato com um cão na casa simétrica em relação ao centro do tabuleiro. Duas casas simétricas distam um número ímpar de colunas e um número ímpar de linhas, por isso nunca se tocam; e se a casa do novo cão tocasse num gato, já a casa do gato acabado de colocar tocaria num cão. A regra obriga o primeiro gato a ficar na zona, cuja casa simétrica também está na zona, onde o primeiro cão não pode entrar. O espelho parte-se logo na primeira jogada.

    Num tabuleiro com uma casa no centro seria o primeiro jogador a ganhar assim: ocupava-a e, daí em diante, espelhava ele.

turn-dark = Gatos
turn-light = Cães
wins-dark = Ganham os Gatos
wins-light = Ganham os Cães

lesson-show-1 = Um gato no centro, um cão fora dele.
lesson-show-2 = Cães e gatos nunca ficam lado a lado.
lesson-show-3 = O último gato: os cães já não têm lugar, e perdem.
