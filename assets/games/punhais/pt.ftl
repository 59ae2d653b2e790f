goal = Capturar uma coroa do adversário, ou levar uma coroa tua ao outro lado.
aliases = Coroas e punhais

variant-livro = Livro: coroas brancas em d1 e e1
variant-wag = Autor: coroas brancas em c1 e f1

ask-move-dagger = Move um punhal ou uma coroa
end-crown-captured = Uma coroa foi capturada.
end-crown-across = Uma coroa chegou ao outro lado.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas que são uma escada: descer é ir para a linha 1, subir é ir para a linha 8, para os dois jogadores. As Negras estão em cima, com duas coroas e quatro punhais; as Brancas em baixo, com duas coroas e oito punhais. Começam as Negras.

    # O turno
    Moves uma peça tua. Não se salta sobre outras peças.

    - Um punhal desce, a direito ou na diagonal, as casas vazias que quiseres. A subir, a direito ou na diagonal, anda uma só casa. Nunca anda para o lado.
    - Uma coroa anda uma casa em qualquer direção, como o rei do xadrez.

    # Capturas
    Captura-se ocupando a casa da peça adversária, que sai do tabuleiro.

    - Um punhal captura qualquer peça na diagonal; a direito, só coroas.
    - Uma coroa captura qualquer peça ao seu lado, em qualquer direção.

    # Fim
    Ganha quem capturar uma coroa do adversário, ou levar uma das suas coroas ao outro lado: à linha 8 as Brancas, à linha 1 as Negras. Quem não puder mover passa. Há empate se os dois ficarem bloqueados, se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    # Variantes e opções
    - Livro: as coroas brancas começam em d1 e e1.
    - Autor: as coroas brancas começam em c1 e f1, como na página do autor.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com as duas casas: d7-d4. Numa captura há dois pontos em vez do traço: c3:d4. O passe escreve-se pass.

history =
    Inventado por Luke Weisman em 2002. O que tem de raro é a gravidade: o que uma peça pode fazer depende de ir a subir ou a descer, e não apenas de quem a move. Quem está em cima alcança mais longe; por isso quem está em baixo tem o dobro dos punhais.

idea = As Negras só têm 6 peças contra 10, mas estão no alto da escada. Num tabuleiro vazio, um punhal no cimo da coluna d alcança 14 casas, e no fundo só 3: quantos punhais vale a altura?

mathematics =
    Na maior parte dos jogos basta rodar o tabuleiro e trocar as cores para passar de um lado para o outro. Aqui não: a escada só tem um sentido. A posição só tem uma simetria, a troca da esquerda com a direita.

    Num tabuleiro vazio, um punhal na linha 8 da coluna d tem 14 casas ao seu alcance; na linha 1 da mesma coluna só tem 3. Cada passo para baixo gasta energia que só se recupera subindo, casa a casa. As Negras começam com toda a energia e gastam-na ao atacar; as Brancas vão-na ganhando.

    Os dois lados não têm as mesmas peças, e mesmo assim o jogo pretende ser equilibrado: 6 peças contra 10. A altura paga-se com quatro punhais. Trocar peça por peça favorece quem tem mais: de 4 contra 8, uma troca faz 3 contra 7.

    Uma coroa que caminhe direita ao outro lado precisa de sete passos. Faz sempre essa conta: muitas defesas têm de olhar ao mesmo tempo para a coroa que foge e para a que é ameaçada.

lesson-show-1 = Um punhal desce as casas que quiser.
lesson-show-2 = A subir anda só uma casa; na diagonal captura.
lesson-show-3 = Um punhal captura uma coroa: ganham as Brancas.
