goal = Ter mais de metade do tabuleiro: peças e território.
aliases = Mingmang, Gundru

variant-torneio = Torneio: captura-se uma peça de cada vez em cada direção
variant-linhas = Linhas: capturam-se filas inteiras

end-over-half = Um dos lados tem mais de metade do tabuleiro: { $first }–{ $second }.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com 14 peças de cada lado, claras de uma face e escuras da outra. As Brancas ocupam toda a linha 1 e a coluna a, até a7; as Negras, toda a linha 8 e a coluna h, até h2. Começam as Brancas.

    # O turno
    Moves uma peça tua como a torre do xadrez: em linha reta, na horizontal ou na vertical, as casas vazias que quiseres. Não se salta. Em vez de mover, podes passar.

    # Capturas
    Se uma peça adversária ficar entre a peça que moveste e outra peça tua, as três em casas seguidas de uma linha ou coluna, é capturada: vira-se e passa a ser tua. Um só movimento pode capturar em várias direções. Nunca se captura na diagonal.

    Podes meter uma peça entre duas adversárias sem perigo. Uma peça num canto não pode ser capturada.

    # Nunca para trás
    Nenhum movimento pode repor uma disposição do tabuleiro que já tenha existido na partida.

    # Território
    Uma região de casas vazias, ligadas na horizontal e na vertical, é território de quem a rodeia se só tocar em peças de uma cor. Se tocar nas duas cores, não conta para ninguém.

    # Fim
    Ganha quem, depois de um movimento, somar mais de 32 casas entre peças e território. Perde quem ficar sem peças ou sem poder mover nenhuma. Se os dois passarem um a seguir ao outro, a partida acaba e ganha quem somar mais; se somarem o mesmo, há empate. Também há empate ao fim de 100 jogadas seguidas sem capturas.

    # Variantes e opções
    - Torneio: as regras acima.
    - Linhas: captura-se também uma fila inteira de peças adversárias, sem falhas, entre a peça que moveste e outra tua.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com as duas casas: d1-d4. Não se assinalam as capturas. O passe escreve-se pass.

history =
    Jogo tradicional do Tibete. A captura por custódia, que aperta uma peça entre duas, aparece em muitos jogos antigos; a ideia de que a peça capturada muda de dono, e não sai do tabuleiro, é bem mais rara. O Otelo faz o mesmo.

    As regras que aqui se seguem são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil. A figura com a posição inicial perdeu-se, e a que se usa é uma reconstituição.

idea = As peças capturadas não saem do tabuleiro, viram-se: são sempre 28. Por isso cada captura conta a dobrar: o adversário fica com uma a menos e tu com uma a mais.

mathematics =
    O número de peças no tabuleiro nunca muda: são sempre 28. Uma captura é uma troca de dois pontos, menos um para um lado e mais um para o outro, sem contar com o que acontece ao território.

    Os dois totais nunca passam juntos de 64, porque uma casa não conta para ambos. Por isso não pode acontecer que os dois tenham mais de metade, e quem chega a 33 tem a partida ganha.

    A regra do bloqueio é, na prática, um caso particular da regra da metade. Se nenhuma peça de um jogador pode mover-se, nenhuma toca numa casa vazia; então todas as casas vazias são do outro, que tem 64 menos as peças bloqueadas. E estas nunca são mais de 27.

    Proibir que uma disposição volte garante que a partida acaba: há menos de 3⁶⁴ maneiras de encher as 64 casas com branco, negro ou nada, e cada uma só pode ser alcançada uma vez. É um número finito, mas com 31 algarismos; é por isso que existe também um limite às jogadas sem captura.

lesson-show-1 = Uma peça anda a direito, quantas casas quiser.
lesson-show-2 = Três peças presas mudam de cor de uma só vez.
lesson-show-3 = A parede fecha mais de metade do tabuleiro: ganham as Brancas.
