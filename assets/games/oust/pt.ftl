goal = Tirar do tabuleiro todas as peças do adversário, com grupos maiores do que os dele.
aliases = Oust, Expulsar

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. Para aprender, escolhe 7×7 ou 9×9. Começam as Negras.

    # Grupos
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. O tamanho de um grupo é o número das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio, de uma de duas maneiras.

    - Sem captura: a peça não toca em nenhuma peça tua. Pode tocar em peças do adversário. O turno acaba.
    - Com captura: a peça toca em peças tuas, e o grupo que assim se forma toca em pelo menos um grupo do adversário e é maior do que cada um dos que toca. Esses grupos saem todos do tabuleiro, e tens de continuar a colocar.

    O turno só acaba com uma colocação sem captura. Se não tiveres nenhuma colocação possível, passas.

    # Fim
    Ganha quem capturar a última peça do adversário.

    # Opções
    - Tamanho: de 5×5 a 19×19.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com o seu ponto: d4. As capturas não se assinalam. O passe escreve-se pass.

history =
    Criado por Mark Steere em 2007. As capturas dependem apenas do tamanho dos grupos, e não de os cercar, como no Go.

idea = O maior grupo do tabuleiro nunca diminui: só um grupo ainda maior o podia capturar. Se um grupo teu ocupar mais de metade dos pontos, já ninguém o captura: onde caberia um maior?

mathematics =
    Uma posição nunca se repete. Escreve os tamanhos de todos os grupos por ordem, do maior para o menor, e lê a lista como quem ordena palavras num dicionário. Uma colocação sem captura acrescenta um 1 no fim. Uma captura faz nascer um grupo maior do que todos os que juntou e todos os que tirou. Das duas maneiras, a lista avança no dicionário; e como só há um número finito de listas, toda a partida acaba.

    Pela mesma razão, o maior grupo do tabuleiro nunca diminui: só um grupo maior o podia capturar. Por isso, um grupo que ocupe mais de metade dos pontos já não pode ser capturado. Num tabuleiro de 7×7 bastam 25 peças.

    Só ao longo de capturas é que um grupo cresce. Assim, perto do fim, tudo depende dos pontos onde ainda se pode colocar sem tocar nas próprias peças: quem os esgotar primeiro tem de passar, enquanto o outro se prepara. Capturar obriga a continuar, e por isso sacrificar uma peça pode servir para gastar os pontos livres do adversário.

    Com a ajuda dos dois, um tabuleiro pode encher-se com as cores alternadas, como as casas do xadrez, e então ninguém pode jogar: o programa chama-lhe empate.

lesson-show-1 = À vez, cada um põe uma peça sozinha.
lesson-show-2 = Três peças capturam um grupo de duas, e joga-se outra vez.
lesson-show-3 = Um grupo de sete captura as brancas todas: ganham as Negras.
