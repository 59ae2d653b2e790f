goal = Unir os três lados do triângulo; em cada turno, uma peça nova e um passo de outra.
aliases = Sesqui Y, Ípsilon

ask-step-or-pass = Move outra peça uma casa, ou passa
end-three-sides = Um só grupo toca nos três lados.

play-now =
    1. O tabuleiro é um triângulo de hexágonos e começa vazio. Os três lados são dos dois jogadores.
    2. Na tua vez, pões uma peça tua numa casa vazia. Começam as Negras.
    3. Depois, se quiseres, outra peça tua dá um passo para uma casa vazia ao lado.
    4. Na sua primeira vez, o segundo jogador pode trocar de cor em vez de jogar.
    5. Ganha quem tiver um grupo de peças vizinhas que toque nos três lados.

first-match = Não te prendas a um lado só: começa perto do meio, de onde se chega aos três. E conta os buracos de dois em dois, porque num turno o adversário pode tapar dois.

rules =
    # O tabuleiro
    Joga-se num triângulo de hexágonos com 11 casas de lado, que começa vazio. Os três lados são dos dois jogadores, e a casa de um canto pertence aos dois lados que ali se encontram. Começam as Negras.

    # O turno
    O turno tem duas partes.

    - Colocas uma peça da tua cor numa casa vazia qualquer.
    - Depois, se quiseres, moves outra peça tua para uma casa vazia vizinha. A peça que acabaste de colocar não se move. Se não quiseres mover, passas.

    As peças não são capturadas.

    @ show-1

    @ pass

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    @ swap

    # Fim
    Ganha quem tiver um grupo de peças vizinhas da sua cor que toque nos três lados, logo que o grupo exista, mesmo a meio do turno. Não há empates.

    @ show-3

    @ turn-1

    # Opções
    - Tamanho: lados de 4 a 14 casas.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Um turno escreve-se em duas partes: { $show-1 }. Primeiro vem a casa da peça nova; depois, as duas casas do passo, a de partida e a de chegada, com um traço no meio. O número é o da linha, a contar do vértice, e a letra é o lugar nessa linha.

    Quem não dá o passo passa: { $pass-2 }. A troca ocupa o lugar de uma peça: { $swap }.

history =
    O Y é parente do Hex: em vez de duas margens para cada um, há três lados para os dois. Em latim, sesqui quer dizer um e meio. Em 2007, Bill Taylor propôs juntar a jogos conhecidos meia jogada por turno, o passo de uma peça que já lá está. O Sesqui-Y é essa ideia aplicada ao Y.

idea = Tenta desenhar no triângulo dois grupos, um de cada cor, que toquem ambos nos três lados: não consegues, porque teriam de se cruzar. E num triângulo cheio há sempre um grupo assim: por isso não há empates.

mathematics =
    Um grupo que toca nos três lados corta o triângulo em bocados. Em nenhum deles o adversário consegue tocar nos três lados.

    Num triângulo cheio há sempre um grupo de uma das cores que toca nos três lados, e nunca um de cada cor. O passo não acrescenta nem tira peças, o tabuleiro acaba por encher-se, e por isso não há empates. Com 11 casas de lado são 66 casas, e uma partida tem, no máximo, 66 colocações.

    O Hex é um caso particular do Y: se encheres dois cantos de um triângulo com peças, um de cada cor, o que sobra pode jogar-se como um losango.

    Uma maneira de saber quem ganhou um triângulo cheio: troca cada três casas que se tocam, voltadas para o mesmo lado que o triângulo, por uma só, da cor da maioria. Obténs um triângulo com uma casa de lado a menos, ganho pela mesma cor. Repete até sobrar uma casa: a cor dela é a do vencedor.

    O triângulo tem seis simetrias e, como os lados são de todos, todas elas conservam o jogo. Com 11 casas de lado, das 66 primeiras jogadas só 14 são diferentes.

in-class =
    A partir dos 9 anos · 15 minutos por partida.
    - 10 min: A lição em pares.
    - 15 min: Uma partida com 5 casas de lado e outra com 7, com troca.
    - 10 min: Cada par enche um triângulo com as duas cores, ao acaso, e procura o grupo que toca nos três lados.
    - 10 min: As perguntas em baixo, primeiro em pares e depois todos juntos.
    # Perguntas
    - Quantas casas tem o triângulo com 11 de lado? → 66: a soma 1 + 2 + 3 + … + 11.
    - Com 5 casas de lado, quantas peças bastam para tocar nos três lados? → Cinco: por exemplo, um lado inteiro. Com quatro não se consegue.
    - Em quantos lados toca uma casa de canto? → Em dois: por isso basta ligá-la ao terceiro.

lesson-goal = És as Negras. Com a casa acesa, o teu grupo toca nos três lados: ganhas!
lesson-goal-else = Em que lado do triângulo é que o teu grupo ainda não toca?
lesson-goal-look = É a casa do canto, que está acesa.
lesson-goal-done = Ganhaste! O teu grupo toca nos três lados do triângulo.
lesson-show-1 = Põe-se uma peça nova; depois, outra peça dá um passo.
lesson-sides-1 = Ao grupo negro só falta o lado de baixo. Duas casas ganham: encontra-as.
lesson-sides-1-else = Que casas de baixo tocam no teu grupo e ainda estão livres?
lesson-sides-1-look = Procura por baixo das duas pontas acesas do grupo.
lesson-sides-1-done = Muito bem! Uma casa de canto toca em dois lados ao mesmo tempo.
lesson-sides-2 = És as Brancas. Em que lados já toca o teu grupo? Chega ao que falta!
lesson-sides-2-else = Assim o grupo ainda não toca nos três lados. Qual falta?
lesson-sides-2-look = Do lado direito trata a peça acesa de cima. Segue para baixo a partir da outra.
lesson-sides-2-done = Esquerdo, direito e de baixo: três lados, um só grupo.
lesson-show-2 = As Brancas tinham duas portas para a esquerda. A peça e o passo fecham ambas!
lesson-block-1 = És as Brancas. As Negras têm duas portas para o lado esquerdo: fecha as duas!
lesson-block-1-else = Uma porta é para a peça nova, a outra para o passo. Quem lá chega com um passo?
lesson-block-1-look = As portas são as casas acesas. Só uma fica ao lado de uma peça tua livre.
lesson-block-1-done = Duas entradas fechadas num só turno: uma com a peça, outra com o passo.
lesson-block-2 = És as Negras. As Brancas querem juntar a peça de cima às de baixo: corta!
lesson-block-2-else = Uma casa é para a peça nova. A qual das duas chegas com um passo?
lesson-block-2-look = São as casas acesas. Tens uma peça ao lado de uma delas, à direita.
lesson-block-2-done = Duas casas vazias entre duas peças não chegam para as ligar, se houver quem as tape.
lesson-show-3 = A peça nova, o passo, e o grupo toca nos três lados: ganham as Negras!
lesson-turn-1 = És as Negras e faltam-te duas casas. Enche-as no mesmo turno!
lesson-turn-1-else = Uma das casas fica ao lado de uma peça tua que não faz falta. Qual?
lesson-turn-1-look = São as casas acesas: primeiro a peça nova em baixo, depois o passo.
lesson-turn-1-done = A peça e o passo juntaram tudo: o grupo toca nos três lados. Ganhaste!
lesson-turn-2 = És as Brancas. Falta-te o lado esquerdo: chega lá com uma peça e um passo!
lesson-turn-2-else = Que canto toca na esquerda? E quem o liga às tuas peças de baixo?
lesson-turn-2-look = São as casas acesas: o canto é para a peça nova.
lesson-turn-2-done = O canto e um passo: o lado esquerdo já é teu.
lesson-turn-3 = És as Negras. Onde pões a peça nova, para ganhares logo a seguir com um passo?
lesson-turn-3-else = Com a peça aí, nenhum passo chega. Reparaste na tua peça do canto?
lesson-turn-3-look = A peça nova tem de ligar as duas peças acesas.
lesson-turn-3-done = O canto vale dois lados. Agora outra peça dá um passo até baixo e ganha.
lesson-guard-1 = És as Negras e já puseste uma peça. Fecha com um passo a última porta de baixo!
lesson-guard-1-else = A peça que deu o passo não estava já a tapar uma porta?
lesson-guard-1-look = A peça acesa já tapa uma porta: essa fica. Quem mais chega à casa acesa?
lesson-guard-1-done = Isso! A peça que estava livre deu o passo; a outra ficou de guarda.
lesson-guard-2 = És as Brancas e já puseste uma peça. As Negras querem o lado direito: salva-te!
lesson-guard-2-else = Fechaste uma porta. Não abriste outra?
lesson-guard-2-look = A peça acesa guarda um caminho e tem de ficar. Chama outra à casa acesa.
lesson-guard-2-done = Quem guarda uma porta não sai de lá. A outra peça não fazia falta.
lesson-match = És as Negras. Leva o teu grupo aos três lados e ganha a partida!
lesson-match-else = Desta vez não deu. Vê que lado falta ao teu grupo e que portas tem o outro.
lesson-match-done = Ganhaste! Três lados, um grupo, e um passo sempre à mão.

diagram-pass = Já ninguém trava as Negras: põem uma peça e passam, sem dar o passo.
diagram-swap = O segundo jogador gosta da peça do meio e troca de cor.

classic-sesqui_y_program_game_31 = A casa que ficou vazia
    .who = O programa contra si próprio, num triângulo de 7 casas de lado
    .why = As Brancas tapam as duas portas no mesmo turno, mas a peça que dá o passo abre outra.
    .ply-3 = O segundo jogador troca de cor e fica com a peça de c4.
    .ply-22 = Em b2 as Negras tocam no lado direito e ficam a uma casa do esquerdo: a1 ou a2.
    .ply-26 = De b2 a f7 está tudo ligado, e f7 toca no lado de baixo. Só falta o lado esquerdo.
    .ply-27 = Este passo é o segredo: em b4, a peça fica a um passo de a3.
    .ply-28 = As Brancas tapam a1…
    .ply-29 = … e a2, com a peça de b3. Mas agora b3 está vazia.
    .ply-31 = Uma peça em b3 e um passo de b4 para a3: o grupo toca nos três lados.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes os três lados pelo outro.
