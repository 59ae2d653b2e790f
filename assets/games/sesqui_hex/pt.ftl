goal = Unir as duas margens da tua cor; em cada turno, uma peça nova e um passo de outra.
aliases = Sesqui Hex

ask-step-or-pass = Move outra peça uma casa, ou passa

rules =
    # O tabuleiro
    Joga-se no losango de hexágonos do Hex, 11×11, que começa vazio. As Negras têm as margens noroeste e sudeste; as Brancas, as margens sudoeste e nordeste. As casas dos cantos pertencem às duas margens que ali se encontram. Começam as Negras.

    # O turno
    O turno tem duas partes.

    - Colocas uma peça da tua cor numa casa vazia qualquer.
    - Depois, se quiseres, moves outra peça tua para uma casa vazia vizinha. A peça que acabaste de colocar não se move. Se não quiseres mover, passas.

    As peças não são capturadas, mas podem sair de onde estavam: uma ligação só conta quando está feita.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    # Fim
    Ganha quem unir as suas duas margens com um caminho de peças vizinhas da sua cor, logo que o caminho exista, mesmo a meio do turno. Não há empates.

    # Opções
    - Tamanho: de 3×3 a 14×14.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça nova escreve-se com a sua casa, f6; um passo, com as duas casas, f6-g6. O passe escreve-se pass e a troca swap.

history =
    Em latim, sesqui quer dizer um e meio. Em 2007, Bill Taylor propôs usar esta ideia em jogos conhecidos: cada turno vale uma jogada inteira, a peça que entra, e meia jogada, a peça que dá um passo. O Sesqui-Hex é essa ideia aplicada ao Hex.

idea = No Hex, duas casas vazias que ligam duas peças tuas são seguras: se o adversário tapa uma, usas a outra. Aqui ele pode tapar as duas no mesmo turno, com a peça nova e com o passo de outra que esteja ali ao lado.

mathematics =
    Como no Hex, não pode haver empate. O passo não acrescenta nem tira peças, por isso em cada turno há mais uma peça no tabuleiro, e ele acaba por encher-se. E num losango cheio há sempre um caminho vencedor, e só de uma cor. No tabuleiro de 11×11, uma partida tem, no máximo, 121 colocações.

    O passo muda as contas do Hex. Lá, duas casas vazias que ligam as mesmas duas peças valem por uma ligação, porque o adversário só pode tapar uma. Aqui ele pode pôr uma peça numa delas e, com o passo, levar outra peça para a segunda. Uma ponte só está segura se não houver por perto peças adversárias que lá cheguem.

    Também tu tens mais meios: um caminho a que faltem duas casas completa-se num só turno, se uma das peças que sobram estiver ao lado de uma delas.

    Um passo dá-se para uma de seis casas, quando muito. Com n peças tuas além da nova, a segunda parte do turno tem no máximo 6n + 1 escolhas, incluindo não mover.

lesson-show-1 = Uma peça nova, e depois outra peça dá um passo.
lesson-show-2 = A peça nova liga as outras: falta só a margem.
lesson-show-3 = Um passo, e o caminho chega: ganham as Negras.
