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

lesson-first-1 = A tua coroa está a um passo do outro lado. Leva-a até lá!
lesson-first-1-else = Uma coroa anda uma casa. Para onde tem de ir?
lesson-first-1-look = As casas acesas são a última linha.
lesson-first-1-done = Ganhaste! Uma coroa que chega ao outro lado ganha a partida.
lesson-show-1 = Um punhal desce as casas que quiser.
lesson-dagger-1 = Joga com as Negras: desce com o punhal aceso as casas que quiseres.
lesson-dagger-1-else = Para que lado é descer? E quantas casas pode ele andar?
lesson-dagger-1-look = Toca no punhal e depois numa das casas acesas.
lesson-dagger-1-done = Quem está em cima alcança muitas casas. Mas voltar a subir custa, uma a uma.
lesson-dagger-2 = Agora as Brancas: sobe com o punhal aceso.
lesson-dagger-2-else = Quantas casas anda um punhal quando sobe?
lesson-dagger-2-look = Só uma casa: a direito ou na diagonal.
lesson-dagger-2-done = A subir, uma casa de cada vez. É assim para os dois lados.
lesson-show-2 = A subir anda só uma casa; na diagonal captura.
lesson-capture-1 = Encontra as três capturas das Brancas.
lesson-capture-1-else = Como captura um punhal? E uma coroa?
lesson-capture-1-look = A coroa captura ao lado; o punhal, só na diagonal. Vê as negras acesas.
lesson-capture-1-done = São três! Um punhal não captura a direito, a não ser uma coroa.
lesson-capture-2 = És as Negras: encontra as duas capturas de longe.
lesson-capture-2-else = Que diagonais descem dos teus punhais?
lesson-capture-2-look = Segue as diagonais de cada punhal até encontrares uma peça branca.
lesson-capture-2-done = De cima, um punhal captura de longe na diagonal. A direito não podia.
lesson-show-3 = Um punhal captura uma coroa: ganham as Brancas.
lesson-crown-win-1 = Ganha já, numa só jogada!
lesson-crown-win-1-else = Capturar um punhal é bom. Mas que peça vale a partida?
lesson-crown-win-1-look = Olha para o que está mesmo em frente do teu punhal.
lesson-crown-win-1-done = A direito, um punhal captura coroas. Ganhaste!
lesson-crown-win-2 = És as Negras: captura uma coroa de muito longe!
lesson-crown-win-2-else = Que coluna está vazia, do teu punhal até lá abaixo?
lesson-crown-win-2-look = Desce a direito pela coluna acesa.
lesson-crown-win-2-done = A descer, um punhal atravessa o tabuleiro inteiro. Cuidado com as colunas abertas!
lesson-guard-1 = Um punhal ameaça uma coroa tua. Só uma jogada te salva: qual?
lesson-guard-1-else = Que punhal negro está ao pé da tua coroa? Quem o pode tirar dali?
lesson-guard-1-look = Uma coroa também captura. Olha à volta da tua.
lesson-guard-1-done = A tua própria coroa captura o punhal, e nenhum outro lá chega.
lesson-guard-2 = Um punhal aponta de cima à tua coroa. Só uma jogada a salva: qual?
lesson-guard-2-else = A coroa não tem casa segura. O que podes pôr no caminho?
lesson-guard-2-look = A coluna acesa está aberta. Que peça tua pode entrar nela?
lesson-guard-2-done = A direito, um punhal não captura outro punhal: o teu fechou a coluna.
lesson-run-1 = Falta pouco! Por onde corre a tua coroa sem ser capturada? Há duas casas.
lesson-run-1-else = Que peças negras estão perto do caminho dela?
lesson-run-1-look = Uma das casas acesas está ao lado de uma coroa negra.
lesson-run-1-done = A coroa negra já não a alcança. Na próxima jogada chegas ao fim!
lesson-run-2 = És as Negras e corres para baixo. Qual é a única casa segura?
lesson-run-2-else = Que casas guardam a coroa e o punhal das Brancas?
lesson-run-2-look = O punhal branco captura na diagonal, a subir; a coroa, ao seu lado.
lesson-run-2-done = Antes de correr, vê quem guarda cada casa. Agora ninguém te apanha.
lesson-match = Agora ganha! As tuas duas coroas correm, cada uma por seu lado.
lesson-match-else = Ainda não. Corre longe das coroas negras: elas não podem guardar os dois lados.
lesson-match-done = Ganhaste! Duas ameaças ao mesmo tempo são mais do que se pode defender.

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

diagram-crown-1 = A coroa captura qualquer peça ao seu lado.
diagram-end-across = A coroa branca chega à linha 8: ganham as Brancas.

classic-punhais_setup = A posição inicial do livro
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Seis peças no alto contra dez no fundo: é daqui que as Negras começam.

puzzle-king-idea = Há uma coroa ao teu alcance. Que peça lá chega?
puzzle-king-why = Capturaste a coroa: a partida acaba ali.
puzzle-mate-net-idea = A coroa ainda pode fugir. Fecha-lhe primeiro as casas.
puzzle-mate-net-why = A coroa já não tinha casa segura.
puzzle-goal-idea = A coroa está a um passo do outro lado.
puzzle-goal-why = A coroa chegou ao outro lado do tabuleiro.
