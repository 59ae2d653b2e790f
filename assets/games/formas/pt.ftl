goal = Ficar sem peças no tabuleiro.
aliases = Forms

variant-livre = Livre: captura-se em qualquer casa
variant-vizinhas = Vizinhas: só se captura ao lado

ask-capture-anywhere = Leva uma peça tua para a casa de uma peça adversária
ask-capture-neighbour = Captura uma peça adversária vizinha
end-no-men-wins = Quem já não tem peças ganha.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, todas ocupadas no começo: as Negras nas quatro linhas de baixo, as Brancas nas quatro de cima. Começam as Negras.

    # O turno
    Escolhes uma peça tua e leva-la para a casa de uma peça adversária, onde quer que esteja. A peça adversária é capturada. Jogar é obrigatório.

    # Ligações
    Depois da captura, todas as peças que já não estejam ligadas à peça que jogou saem do tabuleiro, sejam de quem forem. Duas peças estão ligadas se forem vizinhas na horizontal ou na vertical, ou se houver entre elas um caminho de peças vizinhas, de qualquer cor. A diagonal não liga.

    # Fim
    Ganha quem ficar sem peças. Não há empates.

    # Variantes e opções
    - Livre: as regras acima.
    - Vizinhas: só se pode capturar uma das oito casas vizinhas, incluindo as diagonais. Joga-se bem em 6×6.
    - Tamanho: de 4×4 a 12×12, com pelo menos um lado par. Se o número de linhas for ímpar, as Negras ficam com as colunas da esquerda e as Brancas com as da direita.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Toda a jogada captura, e escreve-se com as duas casas e dois pontos entre elas: a2:a8. As peças que caem não se escrevem.

history =
    Inventado por Steven Meyers em 2007, com o nome Forms.

idea = Para ganhar tens de perder tudo, mas só o adversário te pode tirar a última peça: a que joga fica sempre no tabuleiro. Se ele tiver de jogar e só te restar uma, já ganhaste: é obrigado a capturá-la.

mathematics =
    No fim de cada turno há um só grupo no tabuleiro. Enquanto ele tiver peças das duas cores há de haver um sítio onde elas se tocam, e por isso existe sempre uma jogada, mesmo na variante Vizinhas.

    A peça que joga fica sempre no tabuleiro: ninguém ganha com a sua própria jogada, é sempre o adversário quem tira a última peça. Mas quem, depois de jogar, ficar com uma única peça já ganhou, porque toda a jogada captura e ao outro só resta capturar essa.

    Cada jogada retira pelo menos uma peça. Como há 64 e uma fica sempre, nenhuma partida passa de 63 jogadas. E começa-se com muita escolha: 32 peças vezes 32 vítimas são 1024 primeiras jogadas.

    Os pontos que decidem são os pontos de articulação, como lhes chama a teoria dos grafos: peças cuja saída parte o grupo em dois. Retirar a tua peça de um ponto de articulação e levá-la para o lado pequeno faz cair o lado grande.

lesson-show-1 = Uma peça vai para a casa de qualquer adversária e captura-a.
lesson-show-2 = Peças que ficam separadas da que jogou caem todas.
lesson-show-3 = As Negras ficaram sem peças: é assim que se ganha!
