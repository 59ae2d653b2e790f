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

    @ show-2

    @ pass-1

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    @ swap

    # Fim
    Ganha quem tiver um grupo de peças vizinhas da sua cor que toque nos três lados, logo que o grupo exista, mesmo a meio do turno. Não há empates.

    @ turn-1

    # Opções
    - Tamanho: lados de 4 a 14 casas.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Um turno escreve-se em duas partes: { $show-1 } e depois { $show-2 }. Primeiro vem a casa da peça nova; depois, as duas casas do passo, a de partida e a de chegada, com um traço no meio. O número é o da linha, a contar do vértice, e a letra é o lugar nessa linha.

    Quem não dá o passo passa: { $pass-1-2 }. A troca ocupa o lugar de uma peça: { $swap }.

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

lesson-show-1 = Põe-se uma peça nova num lado do triângulo.
lesson-show-2 = Outra dá um passo: o grupo toca nos três lados e ganha!
lesson-corner-1 = Ao grupo negro só falta o lado de baixo. Duas casas ganham: encontra-as.
lesson-corner-1-else = O grupo tem de tocar no lado de baixo. Olha para os cantos acesos.
lesson-corner-1-done = Muito bem! Uma casa de canto toca em dois lados ao mesmo tempo.
lesson-turn-1 = Faltam duas casas. Põe uma peça em c5; depois dá um passo de b3 para c4.
lesson-turn-1-else = Primeiro a peça nova em c5. Depois, o passo da peça de b3 para c4.
lesson-turn-1-done = A peça e o passo juntaram tudo: o grupo toca nos três lados. Ganhaste!
lesson-block-1 = As Brancas estão quase no lado esquerdo. Ocupa as duas casas acesas.
lesson-block-1-else = Uma peça nova em a1 e a peça de a4 para a3. A de a2 já guarda a sua casa.
lesson-block-1-done = Duas entradas fechadas num só turno: uma com a peça, outra com o passo.
lesson-trap-1 = Já puseste uma peça. Dá um passo e tapa c5, sem abrires outra porta.
lesson-trap-1-else = Assim as Brancas chegam lá abaixo. Quem sai de b5 abre essa porta.
lesson-trap-1-done = Isso! A peça de c4 estava livre; a de b5 já tapava uma porta.
lesson-pass-1 = Põe uma peça em b4. Já ninguém te trava: não precisas do passo, passa.
lesson-pass-1-else = Põe em b4 e depois passa: nenhuma peça branca chega às duas casas de baixo.
lesson-pass-1-done = Restam b5 e c5: se o adversário tapa uma, usas a outra.
lesson-puzzle-1 = Onde pões a peça, para ganhares logo a seguir com um passo?
lesson-puzzle-1-else = Com a peça aí, nenhum passo chega. Repara na tua peça do canto.
lesson-puzzle-1-done = O canto vale dois lados. Agora a peça de b4 dá um passo até baixo e ganha.

diagram-swap = O segundo jogador gosta da peça do meio e troca de cor.

classic-sesqui_y_match_b = Uma partida ao acaso, com troca
    .who = Exemplo nosso: os dois lados jogaram ao acaso, num triângulo de 6 casas de lado
    .why = Nem assim há empate: um dos grupos acaba por tocar nos três lados.
    .ply-2 = Não havia outra peça para mover: as Negras passam.
    .ply-3 = O segundo jogador troca de cor.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes os três lados pelo outro.
