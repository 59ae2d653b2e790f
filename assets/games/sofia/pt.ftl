goal = Pôr em linha quatro faces da tua cor, sejam de quem forem as peças.
aliases = Sophia

variant-normal = Normal: 4×4, todas as direções
variant-ortogonal = Ortogonal: 4×4, sem diagonais
variant-8x8 = 8×8: cinco em linha

play-now =
    1. As Negras têm sete peões, as Brancas sete damas. Cada peça tem uma face negra e uma branca.
    2. Primeiro, à vez, põem todas as peças no tabuleiro, com a face que quiserem.
    3. Depois, cada um move uma peça sua para uma casa vazia ao lado, ou salta por cima de outra.
    4. A peça saltada vira-se: negra passa a branca, branca passa a negra.
    5. Quatro faces negras em linha dão a vitória às Negras; quatro brancas, às Brancas.

first-match = Antes de moveres, olha para as duas casas vazias. Pergunta: se o adversário chegar ali, ficam quatro faces dele em linha? E cuidado com o que o teu salto vira.

rules =
    # O tabuleiro
    Joga-se em 4×4 casas, vazias no começo. As Negras têm sete peões, as Brancas sete damas. Cada peça tem uma face negra e uma face branca. Começam as Negras.

    # A colocação
    Alternadamente, cada jogador coloca uma peça sua numa casa vazia, com a face que quiser para cima. Quando cada um tiver colocado sete, ficam duas casas vazias.

    @ show-1

    # O movimento
    Depois disso, em cada turno moves uma peça tua, seja qual for a cor que mostra:

    - para uma casa vazia ao lado, em qualquer direção;
    - ou saltando em linha reta por cima de uma peça vizinha, tua ou do adversário, para a casa vazia logo a seguir. A peça saltada fica onde está e vira-se para a outra face.

    @ step-1

    @ show-2

    Quem não puder mover passa.

    # Fim
    As Negras ganham quando houver quatro faces negras em linha, horizontal, vertical ou diagonal; as Brancas, quando houver quatro faces brancas. Não importa de quem são as peças nem quem as pôs em linha: uma jogada tua pode dar a vitória ao adversário. Se um salto fizer as duas linhas ao mesmo tempo, ganha quem saltou.

    @ show-3

    @ end-both

    @ end-other

    Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 movimentos.

    # Variantes e opções
    - Normal: as regras acima.
    - Ortogonal: não se move, não se salta e não se ganha na diagonal.
    - 8×8: cada jogador tem 31 peças e são precisas cinco faces em linha.
    - Jogadas sem progresso: quantos movimentos, dos dois, até ao empate (0 desliga).
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Uma peça colocada escreve-se com a casa, um sinal de igual e a letra da face que fica para cima, n de negra ou b de branca: { $show-1 }.

    Um movimento ou um salto escreve-se com a casa de onde a peça sai e a casa aonde chega: { $show-2 }. É um salto quando há uma casa no meio. A peça que se vira não se escreve.

history =
    Jogo inventado por Richard Hutnik em 1995, que propôs também as variantes. O tabuleiro é um quarto do de xadrez, e cada partida está cheia de armadilhas.

idea = Depois de colocadas todas as peças, só há duas casas vazias, e cada jogada acaba numa delas. Para veres o que o adversário pode fazer, olha para essas duas casas e não para as peças.

mathematics =
    Um passo não vira nada; um salto vira exatamente uma peça. Por isso tens de contar quantas faces de cada cor há à vista.

    No tabuleiro de 4×4 há dez linhas de quatro casas. Com sete peças de cada lado e duas casas vazias há 120 × 3432 × 16 384 maneiras de encher o tabuleiro, quase sete mil milhões, contando as que já têm uma linha.

    O número de faces negras à vista cresce ou diminui de uma em uma, e só com saltos: se forem três ou menos, as Negras não podem ganhar sem um salto.

    Uma casa vazia no meio tem, no máximo, onze entradas: oito passos e três saltos. Um canto só tem seis: três passos e três saltos. E há sempre alguém que pode mover: uma peça ao lado de uma casa vazia tem para onde ir, seja ela de quem for.

    O salto por cima de uma face da outra cor dá-te uma face da tua, mas o salto por cima de uma face da tua cor tira-ta. É por isso que uma linha de três pode ser uma ameaça ou uma fraqueza.

ask-place-face = Coloca uma peça tua e escolhe a face
ask-step-or-jump = Move uma peça tua, ou salta por cima de outra

lesson-first = É a tua vez: põe uma face negra na casa acesa e faz quatro em linha!
lesson-first-else = Que casa falta à fila de faces negras? E de que cor é a tua linha?
lesson-first-look = Toca na casa acesa e escolhe a face negra.
lesson-first-done = Ganhaste! Quatro faces negras em linha: é este o objetivo das Negras.
lesson-show-1 = Põe-se uma peça com a face negra ou branca para cima.
lesson-place-1 = Há três faces negras em linha. Põe a quarta, com a face negra para cima!
lesson-place-1-else = Em que linha estão as três? E que face faz a quarta?
lesson-place-1-look = Segue a diagonal acesa até ao canto.
lesson-place-1-done = Quatro faces negras em linha: ganhaste ainda a colocar!
lesson-place-2 = As Brancas têm três em linha. Tapa-lhes a quarta casa, com a face certa!
lesson-place-2-else = Que casa querem as Brancas? Que face não lhes serve?
lesson-place-2-look = A coluna acesa só tem uma casa livre. Não lhe ponhas uma face branca!
lesson-place-2-done = Tapado! Uma face branca tua teria dado a vitória às Brancas.
lesson-show-2 = Uma peça salta por cima de outra, que se vira.
lesson-jump-1 = Salta com o peão aceso, em baixo, para a casa vazia acesa.
lesson-jump-1-else = Sobre que peça vais saltar? Onde cais?
lesson-jump-1-look = Toca no peão de baixo e depois na casa vazia, logo a seguir à peça do meio.
lesson-jump-1-done = A peça do meio virou-se: mostra agora a face negra.
lesson-jump-2 = Vira uma face branca com um salto. Cuidado: não vires uma negra!
lesson-jump-2-else = Que peça fica no meio do teu salto? Que face mostra ela?
lesson-jump-2-look = Salta para uma das casas acesas, por cima de uma face branca.
lesson-jump-2-done = Boa! Há mais uma face negra à vista, e menos uma branca.
lesson-show-3 = Outro salto, e há quatro faces negras em linha: ganham as Negras.
lesson-win-1 = Um passo chega: que peão faz a quarta face negra em linha?
lesson-win-1-else = Onde há três faces negras em linha e uma casa vazia?
lesson-win-1-look = A fila acesa espera por um peão. Qual está mesmo ao lado?
lesson-win-1-done = Ganhaste! Um passo para uma casa vizinha não vira nada.
lesson-win-2 = Ganha já! Vira uma dama das Brancas e faz com ela a tua linha.
lesson-win-2-else = Em que linha há três faces negras e uma branca que possas saltar?
lesson-win-2-look = Olha para a diagonal acesa: uma das faces tem de se virar.
lesson-win-2-done = Quatro faces negras em diagonal, duas delas do adversário!
lesson-trap-1 = As Brancas só precisam de mais uma face branca em linha. Qual é a única defesa?
lesson-trap-1-else = Onde querem as Brancas chegar? Que peão teu chega lá primeiro, sem virar nada?
lesson-trap-1-look = Ocupa a casa vazia da coluna acesa, com um passo.
lesson-trap-1-done = Defendido! O salto para lá teria virado uma peça, e as Brancas ganhavam.
lesson-trap-2 = As Brancas só precisam da casa acesa para fazer quatro. Qual é a única defesa?
lesson-trap-2-else = Não basta ir para lá: o que deixas para trás, e o que vira o teu salto?
lesson-trap-2-look = Salta para lá da outra ponta da fila.
lesson-trap-2-done = Tapaste a casa, e o salto ainda virou uma peça para o teu lado.
lesson-double-1 = Uma só colocação faz duas ameaças de uma vez. Qual é?
lesson-double-1-else = Que casa pertence a duas linhas onde já tens faces negras?
lesson-double-1-look = Há faces negras na coluna da esquerda e na fila de cima. Onde se cruzam?
lesson-double-1-done = Duas ameaças ao mesmo tempo: as Brancas só podem tapar uma.
lesson-double-2 = Uma só jogada garante a vitória na tua vez seguinte. Qual é?
lesson-double-2-else = Que salto te dá mais uma face negra e várias ameaças?
lesson-double-2-look = Salta para uma das casas vazias, por cima de uma face branca.
lesson-double-2-done = As Brancas não podem tapar tudo: na próxima vez ganhas.
lesson-match = A partida é tua, Negras: faz duas ameaças de uma vez e alinha quatro faces!
lesson-match-else = Desta vez escapou-te. Procura uma casa que sirva a duas linhas. Outra vez!
lesson-match-done = Ganhaste a partida! Olha sempre para as faces, e não só para as peças.

in-class =
    A partir dos 8 anos · 10 minutos por partida.
    - 10 min: com tampas pintadas de um lado, jogar só a primeira fase, a ver quem faz quatro em linha.
    - 10 min: treinar os saltos: o que se vira, e a quem serve?
    - 20 min: três partidas rápidas, trocando quem começa.
    - 5 min: conversar: já deste a vitória ao outro sem querer? Como?
    # Perguntas
    - Quantas linhas de quatro casas há no tabuleiro? → 10: quatro linhas, quatro colunas e duas diagonais.
    - De quantas maneiras podem ficar duas casas vazias entre dezasseis? → 16 × 15 : 2 = 120.
    - Há só três faces negras à vista. As Negras podem ganhar com um passo? → Não: um passo não vira nenhuma peça, e são precisas quatro.

diagram-step-1 = Um passo para a casa vazia ao lado: nenhuma face muda.
diagram-end-both = Quatro brancas e quatro negras de uma vez: ganham as Negras, que saltaram.
diagram-end-other = As Negras movem uma face branca para c3 e dão a vitória às Brancas.

classic-sofia_both_lines_mover_wins = Duas linhas de uma só vez
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Um salto faz uma linha de cada cor, e ganha quem saltou.
    .ply-1 = Há quatro faces brancas na linha 3 e quatro negras na linha 4: ganham as Negras.
classic-sofia_puzzle_b4a3 = O problema do livro: tapar com b4
    .who = Problema do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Uma jogada cria duas ameaças sobre a mesma casa vazia.
    .ply-1 = As Negras saltam de b1 para d3 e ameaçam ganhar em a3, com a peça de a4 ou a de a2.
    .ply-2 = As Brancas tapam a3 com a dama de b4, mas deixam b4 vazia.
    .ply-3 = O salto de d4 para b4 vira c4: quatro faces negras na coluna c.
classic-sofia_puzzle_a1a3 = O problema do livro: tapar com a1
    .who = Problema do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Esta maneira de tapar a3 não perde logo.
    .ply-2 = Desta vez as Brancas tapam a3 com um salto de a1.
    .ply-3 = As Negras seguem com a peça de c1 para b1.

puzzle-line-idea = Procura quatro da tua cor em linha. Um salto também vira uma peça.
puzzle-line-why = Ficaram quatro faces da tua cor em linha.
