goal = Fazer uma linha de seis peças, com as capturas do Go.
aliases = Go-moku em Go, Seis em linha

rules =
    # O tabuleiro
    Joga-se nos pontos onde se cruzam as linhas de um tabuleiro de 9×9, vazio no começo. Começam as Negras.

    # Grupos e liberdades
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. As liberdades de um grupo são os pontos vazios vizinhos de alguma das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio. Os grupos do adversário que ficarem sem liberdades são capturados e saem do tabuleiro.

    - Não podes deixar sem liberdades o grupo da peça que colocas, a não ser que captures ou que completes uma linha.
    - Não podes fazer voltar o tabuleiro a uma disposição que já apareceu na partida.
    - Não se passa a vez.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    # Fim
    Ganha quem tiver seis ou mais peças suas seguidas, na horizontal, na vertical ou na diagonal, mesmo que o grupo dessa linha não tenha liberdades. Se alguém não tiver onde colocar, há empate.

    # Opções
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com o seu ponto: d4. As capturas não se assinalam. A troca escreve-se swap.

history =
    Este jogo junta dois clássicos: de um lado as capturas do Go, do outro a procura de uma linha. Sem capturas, seis em linha num tabuleiro tão pequeno seria muito difícil de obter contra um bom defensor; com elas, as peças que tapam uma linha podem ser tiradas do caminho.

idea = Tapar a linha do adversário pode não chegar: se a peça que tapa for cercada, sai do tabuleiro e o caminho abre-se outra vez. Antes de tapares, conta os pontos vazios que ela terá à volta.

mathematics =
    Num tabuleiro de 9×9 há 104 sítios onde cabe uma linha de seis: 36 na horizontal, 36 na vertical e 32 nas diagonais. O ponto central pertence a mais linhas do que qualquer outro, e um canto só a três.

    Nos jogos de fazer linhas sem capturas, uma peça a mais nunca prejudica, e por isso o segundo jogador não pode ter uma estratégia vencedora. Aqui esse argumento deixa de servir: uma peça tua pode ocupar a última liberdade do teu grupo. A regra da troca não precisa dele, porque deixa o segundo jogador escolher o melhor lado.

    Sem a proibição de repetir o tabuleiro, duas capturas de uma só peça, uma para cada lado, podiam suceder-se para sempre: é o que no Go se chama ko. Com ela, nenhuma disposição volta a surgir. Como há um número finito de disposições, menos de 3 elevado a 81, toda a partida acaba.

    Cinco seguidas com um só extremo livre: noutros jogos de linhas, basta tapá-lo. No Go em Linha pode não bastar: a peça que tapa precisa de liberdades, ou é capturada na jogada seguinte.

lesson-show-1 = Põe-se uma peça num ponto vazio.
lesson-show-2 = Duas peças cercadas por todos os lados saem.
lesson-show-3 = Seis em linha: ganham as Negras.
