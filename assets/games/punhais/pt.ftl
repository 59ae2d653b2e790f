goal = Capturar uma coroa do adversário, ou levar uma coroa tua ao outro lado.
aliases = Coroas e punhais

variant-livro = Livro: coroas brancas em d1 e e1
variant-wag = Autor: coroas brancas em c1 e f1

ask-move-dagger = Move um punhal ou uma coroa
end-crown-captured = Uma coroa foi capturada.
end-crown-across = Uma coroa chegou ao outro lado.

play-now =
    1. O tabuleiro é uma escada. As Negras estão em cima, as Brancas em baixo.
    2. Um punhal desce as casas que quiser, mas só sobe uma. Nunca anda para o lado.
    3. Os punhais capturam na diagonal; a direito, só capturam coroas.
    4. Uma coroa anda uma casa em qualquer direção e captura o que lá estiver.
    5. Ganha quem capturar uma coroa, ou levar uma coroa sua ao outro lado.

first-match = Antes de moveres, olha para cima das tuas coroas, a direito e nas diagonais: um punhal negro desce muitas casas de uma vez. Põe sempre uma peça no caminho.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas que são uma escada: descer é ir para a linha 1, subir é ir para a linha 8, para os dois jogadores. As Negras estão em cima, com duas coroas e quatro punhais; as Brancas em baixo, com duas coroas e oito punhais. Começam as Negras.

    # O turno
    Moves uma peça tua. Não se salta sobre outras peças.

    - Um punhal desce, a direito ou na diagonal, as casas vazias que quiseres. A subir, a direito ou na diagonal, anda uma só casa. Nunca anda para o lado.

    @ show-1

    - Uma coroa anda uma casa em qualquer direção, como o rei do xadrez.

    # Capturas
    Captura-se ocupando a casa da peça adversária, que sai do tabuleiro.

    - Um punhal captura qualquer peça na diagonal; a direito, só coroas.
    - Uma coroa captura qualquer peça ao seu lado, em qualquer direção.

    @ show-2

    @ crown-1

    # Fim
    Ganha quem capturar uma coroa do adversário, ou levar uma das suas coroas ao outro lado: à linha 8 as Brancas, à linha 1 as Negras. Quem não puder mover passa. Há empate se os dois ficarem bloqueados, se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    @ show-3

    @ end-across

    # Variantes e opções
    - Livro: as coroas brancas começam em d1 e e1.
    - Autor: as coroas brancas começam em c1 e f1, como na página do autor.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Um movimento escreve-se com a casa de onde a peça sai e a casa aonde chega: { $show-1 }. Não se diz se é punhal ou coroa: vê-se no tabuleiro.

    Dois pontos em vez do traço querem dizer que houve captura: { $show-2 }.

history =
    Inventado por Luke Weisman em 2002. O que tem de raro é a gravidade: o que uma peça pode fazer depende de ir a subir ou a descer, e não apenas de quem a move. Quem está em cima alcança mais longe; por isso quem está em baixo tem o dobro dos punhais.

idea = As Negras só têm 6 peças contra 10, mas estão no alto da escada. Num tabuleiro vazio, um punhal no cimo da coluna d alcança 14 casas, e no fundo só 3: quantos punhais vale a altura?

mathematics =
    Descer é fácil e subir é difícil, como numa escada a sério. Quem está em cima tem menos peças, mas chega mais longe.

    Na maior parte dos jogos basta rodar o tabuleiro e trocar as cores para passar de um lado para o outro. Aqui não: a escada só tem um sentido. A posição só tem uma simetria, a troca da esquerda com a direita.

    Num tabuleiro vazio, um punhal na linha 8 da coluna d tem 14 casas ao seu alcance; na linha 1 da mesma coluna só tem 3. Cada passo para baixo gasta energia que só se recupera subindo, casa a casa. As Negras começam com toda a energia e gastam-na ao atacar; as Brancas vão-na ganhando.

    Os dois lados não têm as mesmas peças, e mesmo assim o jogo pretende ser equilibrado: 6 peças contra 10. A altura paga-se com quatro punhais. Trocar peça por peça favorece quem tem mais: de 4 contra 8, uma troca faz 3 contra 7.

    Uma coroa que caminhe direita ao outro lado precisa de sete passos. Faz sempre essa conta: muitas defesas têm de olhar ao mesmo tempo para a coroa que foge e para a que é ameaçada.

lesson-show-1 = Um punhal desce as casas que quiser.
lesson-show-2 = A subir anda só uma casa; na diagonal captura.
lesson-show-3 = Um punhal captura uma coroa: ganham as Brancas.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: no quadro, marcar todas as casas a que chega um punhal no cimo, a meio e ao fundo.
    - 10 min: só com coroas: quem chega primeiro ao outro lado?
    - 20 min: uma partida por par, trocando de lado a meio se houver tempo.
    - 5 min: conversar: preferias ser as Negras, com 6 peças, ou as Brancas, com 10?
    # Perguntas
    - Quantas jogadas precisa uma coroa para ir da linha 1 à linha 8? → 7, no mínimo.
    - Em que coluna da linha 8 é que um punhal, sozinho no tabuleiro, alcança mais casas? → Em todas o mesmo: 14.
    - Trocam um punhal por um punhal. De 4 contra 8, passa-se a quê? → A 3 contra 7: agora as Brancas têm mais do dobro.

lesson-dagger-1 = Joga com as Negras: desce com o punhal de d7 as casas que quiseres.
lesson-dagger-1-else = Toca no punhal de d7 e depois numa casa iluminada.
lesson-dagger-1-done = Quem está em cima alcança muitas casas. Mas voltar a subir custa, uma a uma.
lesson-capture-1 = Encontra as três capturas das Brancas.
lesson-capture-1-else = Assim não capturas. A coroa captura ao lado; o punhal, na diagonal.
lesson-capture-1-done = São três! O punhal de g3 não captura g4: a direito só se capturam coroas.
lesson-trap-1 = Um punhal ameaça uma coroa tua. Só uma jogada te salva: qual?
lesson-trap-1-else = As Negras capturam-te uma coroa a seguir. Trata primeiro do punhal de c2!
lesson-trap-1-done = A tua própria coroa captura o punhal, e nenhum outro lá chega.
lesson-puzzle-1 = Ganha já, numa só jogada!
lesson-puzzle-1-else = Capturar um punhal é bom, mas há aqui uma peça que vale a partida.
lesson-puzzle-1-done = A direito, um punhal captura coroas. Ganhaste!
diagram-crown-1 = A coroa captura qualquer peça ao seu lado.
diagram-end-across = A coroa branca chega à linha 8: ganham as Brancas.

classic-punhais_setup = A posição inicial do livro
    .who = Exemplo do livro (Punhais, material).
    .why = Seis peças no alto contra dez no fundo: é daqui que as Negras começam.

puzzle-king-idea = Há uma coroa ao teu alcance. Que peça lá chega?
puzzle-king-why = Capturaste a coroa: a partida acaba ali.
puzzle-mate-net-idea = A coroa ainda pode fugir. Fecha-lhe primeiro as casas.
puzzle-mate-net-why = A coroa já não tinha casa segura.
