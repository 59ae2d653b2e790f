goal = Unir as duas margens da tua cor com um caminho contínuo.
aliases = Hexágono, Con-tac-tix, Nash

rules =
    # O tabuleiro
    Joga-se num losango de hexágonos, 11×11, que começa vazio. As Negras têm as margens noroeste e sudeste; as Brancas, as margens sudoeste e nordeste. As casas dos cantos pertencem às duas margens que ali se encontram. Começam as Negras.

    # O turno
    Colocas uma peça da tua cor numa casa vazia qualquer. As peças não se movem e não são capturadas.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas. Por isso convém que a primeira peça não seja nem boa nem má de mais.

    # Fim
    Ganha quem unir as suas duas margens com um caminho de peças vizinhas da sua cor. Não há empates.

    # Opções
    - Tamanho: de 3×3 a 14×14. Os tabuleiros pequenos são bons para começar.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com a sua casa: f6. As letras crescem para sudeste e os números para nordeste, a partir do canto oeste, a1. A troca escreve-se swap.

history =
    Piet Hein, poeta e inventor dinamarquês, apresentou o jogo em 1942. John Nash redescobriu-o em 1948, em Princeton, sem o conhecer. O nome Hex chegou com a edição comercial de 1952, e Martin Gardner tornou-o conhecido de todos na sua coluna da revista Scientific American, em 1957.

    É o jogo de ligação por excelência: muitos outros nasceram dele ou em resposta a ele.

idea = Enche o tabuleiro com as duas cores, como quiseres: uma delas une sempre as suas margens, e só uma. Por isso não há empates: só barras de vez o caminho do adversário quando acabas o teu.

mathematics =
    Não pode haver empate. Num tabuleiro cheio, um dos lados tem sempre o seu caminho, e só um, porque em cada vértice se encontram apenas três casas e dois caminhos não se cruzam. David Gale mostrou em 1979 que este facto equivale ao teorema do ponto fixo de Brouwer.

    Sem a troca, quem começa tem uma estratégia vencedora. Nash provou-o por roubo de estratégia: se o segundo jogador tivesse uma, o primeiro poria uma peça em qualquer lado e passaria a usar essa estratégia como sua, porque uma peça a mais nunca prejudica. A prova diz que a estratégia existe, mas não diz qual é. Com a troca, é o segundo jogador que pode sempre ficar com o melhor lado.

    Stefan Reisch provou em 1981 que decidir quem ganha uma posição qualquer, em tabuleiros de qualquer tamanho, é PSPACE-completo. Por computador sabe-se quem ganha depois de cada primeira jogada até 9×9.

    Duas casas vazias que ligam as mesmas duas peças valem por uma ligação: se o adversário ocupar uma, ocupas a outra. Chama-se ponte, e é a primeira coisa que se aprende a ver.

lesson-show-1 = As Negras põem uma peça numa casa vazia.
lesson-show-2 = As Brancas tapam uma passagem; as Negras usam a outra.
lesson-show-3 = O caminho negro une as duas margens: ganham as Negras.
