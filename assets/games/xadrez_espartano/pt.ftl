goal = Capturar os dois Reis adversários com um exército de peões que sobe de posto a cada captura.
aliases = Xadrez de Tebas, Esparta
card-tebas = Xadrez de Tebas
goal-tebas = Capturar os seis Reis adversários, com tantos lances por turno quantos os Reis que tens.

variant-espartano = Espartano: dois Reis, dois lances
variant-tebas = Tebas: seis Reis, seis lances

ask-last-move = Move uma peça: falta um lance
ask-moves-2 = Faltam dois lances: move uma peça
ask-moves-3 = Faltam três lances: move uma peça
ask-moves-4 = Faltam quatro lances: move uma peça
ask-moves-5 = Faltam cinco lances: move uma peça
ask-moves-6 = Tens seis lances: move uma peça
end-kings = Um dos lados perdeu o último Rei.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas. Cada lado ocupa as suas quatro primeiras linhas com 30 peões e 2 Reis, que ficam ao centro da primeira. Começam as Brancas.

    # O turno
    Em cada turno fazes tantos lances quantos os Reis que tens no início desse turno: dois, ou um se já perdeste um Rei. Cada lance é de uma peça diferente, e os lances são obrigatórios enquanto houver peças que ainda não moveste e possam mover. No primeiro turno da partida, as Brancas fazem um só lance.

    # As peças
    As peças movem-se e capturam como no Xadrez, sem roque. A Amazona move-se como Dama e como Cavalo. Não existe xeque: os Reis podem ficar em casas atacadas e podem ser capturados.

    Um peão que esteja na 1.ª ou na 2.ª linha pode avançar duas casas. Pode então ser capturado en passant: em qualquer lance do turno seguinte, um peão adversário move-se na diagonal para a casa que ele saltou, se ela estiver vazia.

    # Promoções
    Quem captura sobe um posto: peão, Cavalo, Bispo, Torre, Dama, Amazona. A Amazona já não sobe, e o Rei também não. O peão que chega à 8.ª linha torna-se Cavalo, Bispo, Torre, Dama ou Amazona, à tua escolha, tenha capturado ou não.

    # Fim
    Ganha quem capturar o último Rei adversário, mesmo que ainda tenha lances por fazer. Há empate se quem começa o turno não puder mover, se a mesma posição surgir três vezes no início de um turno, ou ao fim de 50 turnos de cada lado sem capturas nem movimentos de peões.

    # Variantes e opções
    - Espartano: as regras acima.
    - Tebas: 26 peões e seis Reis de cada lado, nas seis colunas centrais da 2.ª linha, e tantos lances por turno quantos os Reis. No primeiro turno, as Brancas fazem três lances.

    # Como se escreve
    Um lance escreve-se com a letra da peça (R, A, D, T, B ou C; o peão não tem letra) e a casa de chegada: e5, Re2. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move. Se a peça mudar, acrescenta-se um = e a letra nova: d:e5=C, b8=A.

history =
    Variante do Xadrez divulgada num blogue em maio de 2006. Não tem relação com outra variante, de 2010, que em inglês se chama também Spartan Chess.

    Começa só com peões e Reis: o exército faz-se em combate. O Xadrez de Tebas leva a mesma ideia mais longe, com seis Reis, dos quais alguns se podem sacrificar.

idea = A Amazona é Dama e Cavalo ao mesmo tempo: das 24 casas à volta dela num quadrado de 5×5, a Dama alcança 16 e o Cavalo exatamente as 8 que faltam. Com o caminho livre, ali nada lhe escapa.

mathematics =
    A primeira jogada é sempre uma captura, e há 14. Os peões de duas linhas vizinhas atacam-se na diagonal: sete pares num sentido e sete no outro. Num tabuleiro com n colunas seriam 2(n − 1).

    O número de peças só diminui e o posto delas só aumenta. De peão a Amazona vão cinco capturas; com 32 peças de cada lado, nenhuma partida chega a 64 capturas.

    Porque é a Amazona tão forte? No quadrado de 5×5 casas à volta dela, a Dama alcança 16 das outras 24 casas e o Cavalo exatamente as 8 que faltam. Se o caminho estiver livre, nada lhe escapa a menos de três casas de distância.

    Dois lances por turno valem mais do que o dobro de um. Se houver 30 lances à escolha em cada momento, um turno tem quase 30 × 30 maneiras de se jogar; como a ordem muitas vezes não importa, sobram perto de metade. Em Tebas, com seis lances, a ordem já se pode trocar de 6! = 720 maneiras.

lesson-show-1 = O peão captura e é promovido a Cavalo.
lesson-show-2 = As Negras têm dois Reis: fazem dois lances.
lesson-show-3 = O último Rei é capturado: ganham as Brancas.
lesson-show-tebas-1 = Há seis Reis de cada lado, e muitos lances num turno.
lesson-show-tebas-2 = As Negras perdem um Rei: fazem menos um lance por turno.
