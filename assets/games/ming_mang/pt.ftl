goal = Ter mais de metade do tabuleiro: peças e território.
aliases = Mingmang, Gundru

variant-torneio = Torneio: captura-se uma peça de cada vez em cada direção
variant-linhas = Linhas: capturam-se filas inteiras

end-over-half = Um dos lados tem mais de metade do tabuleiro: { $first }–{ $second }.

play-now =
    1. Cada lado tem 14 peças na margem do tabuleiro.
    2. Na tua vez, moves uma peça a direito, as casas vazias que quiseres.
    3. Aperta uma peça adversária entre duas tuas: ela vira-se e passa a ser tua.
    4. As casas vazias que só tocam nas tuas peças são território teu.
    5. Ganha quem tiver mais de 32 casas, somando peças e território.

first-match = Não deixes uma peça tua com uma adversária de um lado e uma casa vazia do outro. É nessa casa que o adversário vai parar, e a peça muda de cor.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com 14 peças de cada lado, claras de uma face e escuras da outra. As Brancas ocupam toda a linha 1 e a coluna a, até a7; as Negras, toda a linha 8 e a coluna h, até h2. Começam as Brancas.

    # O turno
    Moves uma peça tua como a torre do xadrez: em linha reta, na horizontal ou na vertical, as casas vazias que quiseres. Não se salta. Em vez de mover, podes passar.

    @ show-1

    # Capturas
    Se uma peça adversária ficar entre a peça que moveste e outra peça tua, as três em casas seguidas de uma linha ou coluna, é capturada: vira-se e passa a ser tua. Um só movimento pode capturar em várias direções. Nunca se captura na diagonal.

    @ capture-1

    @ show-2

    Podes meter uma peça entre duas adversárias sem perigo. Uma peça num canto não pode ser capturada.

    @ between-1

    # Nunca para trás
    Nenhum movimento pode repor uma disposição do tabuleiro que já tenha existido na partida.

    # Território
    Uma região de casas vazias, ligadas na horizontal e na vertical, é território de quem a rodeia se só tocar em peças de uma cor. Se tocar nas duas cores, não conta para ninguém.

    # Fim
    Ganha quem, depois de um movimento, somar mais de 32 casas entre peças e território. Perde quem ficar sem peças ou sem poder mover nenhuma. Se os dois passarem um a seguir ao outro, a partida acaba e ganha quem somar mais; se somarem o mesmo, há empate. Também há empate ao fim de 100 jogadas seguidas sem capturas.

    @ show-3

    @ end-none

    @ end-draw

    # Variantes e opções
    - Torneio: as regras acima.
    - Linhas: captura-se também uma fila inteira de peças adversárias, sem falhas, entre a peça que moveste e outra tua.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation =
    Um movimento escreve-se com a casa de onde a peça sai e a casa aonde chega: { $show-1 }.

    As peças que se viram não se escrevem: em { $show-2 } viraram-se três. O passe tem uma palavra própria: { $end-draw-1 }.

history =
    Jogo tradicional do Tibete. A captura por custódia, que aperta uma peça entre duas, aparece em muitos jogos antigos; a ideia de que a peça capturada muda de dono, e não sai do tabuleiro, é bem mais rara. O Otelo faz o mesmo.

    As regras que aqui se seguem são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil. A figura com a posição inicial perdeu-se, e a que se usa é uma reconstituição.

idea = As peças capturadas não saem do tabuleiro, viram-se: são sempre 28. Por isso cada captura conta a dobrar: o adversário fica com uma a menos e tu com uma a mais.

mathematics =
    As peças nunca saem do tabuleiro: só mudam de dono. Se uma se vira, tu ganhas uma e o outro perde uma.

    O número de peças no tabuleiro nunca muda: são sempre 28. Uma captura é uma troca de dois pontos, menos um para um lado e mais um para o outro, sem contar com o que acontece ao território.

    Os dois totais nunca passam juntos de 64, porque uma casa não conta para ambos. Por isso não pode acontecer que os dois tenham mais de metade, e quem chega a 33 tem a partida ganha.

    A regra do bloqueio é, na prática, um caso particular da regra da metade. Se nenhuma peça de um jogador pode mover-se, nenhuma toca numa casa vazia; então todas as casas vazias são do outro, que tem 64 menos as peças bloqueadas. E estas nunca são mais de 27.

    Proibir que uma disposição volte garante que a partida acaba: há menos de 3 elevado a 64 maneiras de encher as 64 casas com branco, negro ou nada, e cada uma só pode ser alcançada uma vez. É um número finito, mas com 31 algarismos; é por isso que existe também um limite às jogadas sem captura.

lesson-show-1 = Uma peça anda a direito, quantas casas quiser.
lesson-show-2 = Três peças presas mudam de cor de uma só vez.
lesson-show-3 = A parede fecha mais de metade do tabuleiro: ganham as Brancas.

in-class =
    A partir dos 9 anos · 25 minutos por partida.
    - 10 min: com moedas (cara e coroa), treinar capturas de uma, duas e três peças.
    - 10 min: pintar no quadro o território de cada cor numa posição dada, e somar.
    - 20 min: uma partida por par; ao sinal, param e contam peças e território.
    - 5 min: conversar: o que vale mais, capturar ou fechar uma parede?
    # Perguntas
    - Tens 20 peças e 12 casas de território. Já ganhaste? → Não: somam 32, e é preciso ter mais de 32.
    - Porque é que uma peça num canto não pode ser capturada? → Nunca fica entre duas: só tem vizinhas de um lado em cada linha.
    - As Brancas capturam duas peças. Com quantas fica cada lado, se estava 14–14? → 16–12: o total é sempre 28.

lesson-capture-1 = Move d1 para d4: a peça negra fica apertada entre duas tuas.
lesson-capture-1-else = Tens b4 de um lado. Falta-te uma peça do outro lado, em d4.
lesson-capture-1-done = A peça virou-se e agora é tua. As peças capturadas nunca saem.
lesson-between-1 = Mete a peça de d8 entre as duas negras, em d5. Não tenhas medo.
lesson-between-1-else = Desce com a peça de d8 até d5, entre c5 e e5.
lesson-between-1-done = Quem entra por vontade própria não é capturado.
lesson-trap-1 = As Negras vão apertar a tua única peça. Encontra a jogada que a salva.
lesson-trap-1-else = Aí ainda te apertam: há uma peça negra de um lado e lugar para outra do outro.
lesson-trap-1-done = Num canto ninguém te aperta: só há vizinhas de um dos lados.
lesson-puzzle-1 = Ganha já: falta uma peça para a tua parede chegar à margem.
lesson-puzzle-1-else = A parede da linha 5 ainda tem uma falha, à direita.
lesson-puzzle-1-done = g5 virou-se e a parede fechou: tens mais de metade do tabuleiro!
diagram-end-none = A última peça negra vira-se: as Negras ficam sem peças e perdem.
diagram-end-draw = Os dois passam logo: 14–14, empate.

classic-ming_mang_three_at_once = Três peças de uma só vez
    .who = Regulamento do torneio da Universidade Federal de Goiás, em Catalão; as peças são nossas.
    .why = Um só movimento aperta peças adversárias em três direções.
    .ply-1 = Em d5 a peça branca aperta c5, e5 e d4: as três viram-se.
classic-ming_mang_between_two = Entre duas, sem perigo
    .who = Regulamento do torneio da Universidade Federal de Goiás, em Catalão; as peças são nossas.
    .why = A mesma casa serve para impedir uma captura: quem entra não é capturado.
    .ply-1 = A peça branca fica entre c5 e e5, e nada lhe acontece.

puzzle-count-idea = Conta peças e território: quem passa de 32?
puzzle-count-why = Com esta jogada passaste de metade do tabuleiro.
