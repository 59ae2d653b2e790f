goal = Fazer uma linha de seis peças, com as capturas do Go.
aliases = Go-moku em Go, Seis em linha

rules =
    # O tabuleiro
    Joga-se nas interseções de um tabuleiro de 9×9 linhas, vazio no começo. Começam as Negras.

    # Grupos e liberdades
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. As liberdades de um grupo são os pontos vazios vizinhos de alguma das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio. Os grupos do adversário que ficarem sem liberdades são capturados e saem do tabuleiro.

    - Não podes deixar sem liberdades o grupo da peça que colocas, a não ser que captures ou que completes uma linha.
    - Não podes fazer voltar o tabuleiro a uma disposição que já apareceu na partida.
    - Não se passa a vez.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: as pessoas trocam de cor, a peça fica onde está e joga a cor que ia jogar.

    # Fim
    Ganha quem tiver seis ou mais peças suas seguidas, na horizontal, na vertical ou na diagonal, mesmo que o grupo dessa linha não tenha liberdades. Se alguém não tiver onde colocar, há empate.

    # Opções
    - Quem começa: as Negras, se nada for dito.

    # Como se escreve
    Uma peça escreve-se com o seu ponto: d4. As capturas não se assinalam. A troca escreve-se swap.

history =
    Este jogo junta dois clássicos: de um lado as capturas do Go, do outro a procura de uma linha. Sem capturas, seis em linha num tabuleiro tão pequeno seria muito difícil de obter contra um bom defensor; com elas, as peças que tapam uma linha podem ser tiradas do caminho.

mathematics =
    Num tabuleiro de 9×9 há 104 sítios onde cabe uma linha de seis: 36 na horizontal, 36 na vertical e 32 nas diagonais. O ponto central pertence a mais linhas do que qualquer outro, e um canto só a três.

    Nos jogos de fazer linhas sem capturas, uma peça a mais nunca prejudica, e por isso o segundo jogador não pode ter uma estratégia vencedora. Aqui esse argumento deixa de servir: uma peça tua pode ocupar a última liberdade do teu grupo. A regra da troca não precisa dele, porque deixa o segundo jogador escolher o melhor lado.

    Sem a proibição de repetir o tabuleiro, duas capturas de uma só peça, uma para cada lado, podiam suceder-se para sempre: é o que no Go se chama ko. Com ela, nenhuma disposição volta a surgir. Como há um número finito de disposições, menos de 3 elevado a 81, toda a partida acaba.

    Cinco seguidas com os dois extremos livres ameaçam dos dois lados. Mas no Go em Linha não basta tapar: a peça que tapa precisa de liberdades, ou é capturada na jogada seguinte.

lesson-show-1 = Põe-se uma peça num ponto vazio.
lesson-show-2 = Duas peças cercadas por todos os lados saem.
lesson-show-3 = Seis em linha: ganham as Negras.
