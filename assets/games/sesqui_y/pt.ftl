goal = Unir os três lados do triângulo; em cada turno, uma peça nova e um passo de outra.
aliases = Sesqui Y, Ípsilon

ask-step-or-pass = Move outra peça uma casa, ou passa
end-three-sides = Um só grupo toca nos três lados.

rules =
    # O tabuleiro
    Joga-se num triângulo de hexágonos com 11 casas de lado, que começa vazio. Os três lados são dos dois jogadores, e a casa de um canto pertence aos dois lados que ali se encontram. Começam as Negras.

    # O turno
    O turno tem duas partes.

    - Colocas uma peça da tua cor numa casa vazia qualquer.
    - Depois, se quiseres, moves outra peça tua para uma casa vazia vizinha. A peça que acabaste de colocar não se move. Se não quiseres mover, passas.

    As peças não são capturadas.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    # Fim
    Ganha quem tiver um grupo de peças vizinhas da sua cor que toque nos três lados, logo que o grupo exista, mesmo a meio do turno. Não há empates.

    # Opções
    - Tamanho: lados de 4 a 14 casas.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça nova escreve-se com a sua casa, c5; um passo, com as duas casas, c5-c6. O número é o da linha, a contar do vértice a1, e a letra é o lugar nessa linha. O passe escreve-se pass e a troca swap.

history =
    O Y é parente do Hex: em vez de duas margens para cada um, há três lados para os dois. Em latim, sesqui quer dizer um e meio. Em 2007, Bill Taylor propôs juntar a jogos conhecidos meia jogada por turno, o passo de uma peça que já lá está. O Sesqui-Y é essa ideia aplicada ao Y.

idea = Tenta desenhar no triângulo dois grupos, um de cada cor, que toquem ambos nos três lados: não consegues, porque teriam de se cruzar. E num triângulo cheio há sempre um grupo assim: por isso não há empates.

mathematics =
    Num triângulo cheio há sempre um grupo de uma das cores que toca nos três lados, e nunca um de cada cor: dois grupos assim teriam de se cruzar. O passo não acrescenta nem tira peças, o tabuleiro acaba por encher-se, e por isso não há empates. Com 11 casas de lado são 66 casas, e uma partida tem, no máximo, 66 colocações.

    O Hex é um caso particular do Y: se encheres dois cantos de um triângulo com peças, um de cada cor, o que sobra pode jogar-se como um losango.

    Uma maneira de saber quem ganhou um triângulo cheio: troca cada três casas que se tocam, voltadas para o mesmo lado que o triângulo, por uma só, da cor da maioria. Obténs um triângulo com uma casa de lado a menos, ganho pela mesma cor. Repete até sobrar uma casa: a cor dela é a do vencedor.

    O triângulo tem seis simetrias e, como os lados são de todos, todas elas conservam o jogo. Com 11 casas de lado, das 66 primeiras jogadas só 14 são diferentes.

lesson-show-1 = Põe-se uma peça nova num lado do triângulo.
lesson-show-2 = Outra dá um passo: o grupo toca nos três lados e ganha!
