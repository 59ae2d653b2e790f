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

lesson-goal-1 = Falta uma peça na tua parede. Leva-a até lá e ganha!
lesson-goal-1-else = Que peça pode subir a direito até ao buraco da parede?
lesson-goal-1-look = Olha para a peça do canto, em baixo à direita, e para o buraco por cima dela.
lesson-goal-1-done = Ganhaste! O que está para baixo da parede é teu: mais de metade do tabuleiro.
lesson-show-1 = Uma peça anda a direito, quantas casas quiser.
lesson-capture-1 = Aperta a peça negra entre duas tuas. Ela vira-se e passa a ser tua.
lesson-capture-1-else = De um lado dela já está uma peça tua. Que lado falta?
lesson-capture-1-look = A casa à direita da peça negra está vazia. Que peça tua lá chega?
lesson-capture-1-done = Virou-se! As peças capturadas nunca saem: passam a jogar por ti.
lesson-show-2 = Três peças presas mudam de cor de uma só vez.
lesson-capture-2 = Com uma só jogada podes virar as duas peças negras. Qual é?
lesson-capture-2-else = Onde tem de parar uma peça tua para tocar nas duas negras?
lesson-capture-2-look = Há uma casa por baixo de uma negra e ao lado da outra. Quem lá chega?
lesson-capture-2-done = Duas de uma vez! Tens mais duas peças, e as Negras menos duas.
lesson-between-1 = Mete uma peça tua entre as duas negras. Não tenhas medo: até viras uma.
lesson-between-1-else = Que casa fica mesmo entre as duas peças negras?
lesson-between-1-look = Olha para a casa no meio delas, e para as tuas peças por baixo dessa casa.
lesson-between-1-done = Quem entra por vontade própria entre duas adversárias não é capturado.
lesson-between-2 = A tua peça acesa está em perigo. Onde fica sossegada?
lesson-between-2-else = Em que casas já há uma negra de cada lado?
lesson-between-2-look = Vê as peças negras que têm uma casa vazia no meio, na coluna da tua peça.
lesson-between-2-done = Entre duas negras não há lugar para outra te vir apertar.
lesson-show-3 = A parede fecha: as peças e o território fazem 35 casas, e ganham as Brancas.
lesson-count-1 = As Negras passaram. Conta as casas dos dois: como ganhas já?
lesson-count-1-else = O que acontece se tu também passares?
lesson-count-1-look = Conta as peças e as casas fechadas de cada lado. Quem tem mais?
lesson-count-1-done = Dois passes acabam a partida: 28 casas tuas contra 27. Ganhaste!
lesson-count-2 = Uma peça negra entrou no teu lado, e o território não conta. Ganha já!
lesson-count-2-else = Como fazes com que só peças tuas toquem nessas casas?
lesson-count-2-look = A peça negra tem uma tua por baixo. Falta outra por cima.
lesson-count-2-done = Agora a região só toca em peças tuas: é toda território teu.
lesson-count-3 = Tens 32 casas, mesmo metade. Não chega: ganha mais uma!
lesson-count-3-else = Para onde pode a tua parede avançar uma casa, sem se abrir?
lesson-count-3-look = As Negras taparam quase tudo. Há uma só casa vazia à frente da tua parede.
lesson-count-3-done = 33 casas já passam de metade: não é preciso mais nada para ganhar.
lesson-trap-1 = Por cima da tua peça há uma negra, por baixo uma casa vazia. Protege-a!
lesson-trap-1-else = Em que casa querem as Negras parar para te apertar a peça?
lesson-trap-1-look = É a casa vazia por baixo da tua peça. Ocupa-a tu primeiro.
lesson-trap-1-done = Uma negra de um lado e uma casa vazia do outro: é isso que tens de evitar.
lesson-trap-2 = As Negras fecham a parede na próxima vez e ganham. Entra já pelo buraco!
lesson-trap-2-else = Que peça tua está por baixo do buraco? Até onde tem de subir?
lesson-trap-2-look = Não pares no buraco: as Negras fechavam por trás. Sobe mais.
lesson-trap-2-done = Com uma peça tua lá dentro, aquelas casas não contam para ninguém.
lesson-match-1 = Faltam duas peças na tua parede. Fecha-a e ganha esta partida!
lesson-match-1-else = Desta vez não deu. Fecha já um dos buracos: sobra sempre maneira de tapar o outro.
lesson-match-1-done = Ganhaste a tua primeira partida: muralhas fechadas, território teu!

diagram-end-none = A última peça negra vira-se: as Negras ficam sem peças e perdem.
diagram-end-draw = Os dois passam logo: 14–14, empate.

classic-ming_mang_three_at_once = Três peças de uma só vez
    .who = Exemplo do regulamento do Torneio de Jogos Matemáticos; as peças são nossas
    .why = Um só movimento aperta peças adversárias em três direções.
    .ply-1 = Em d5 a peça branca aperta c5, e5 e d4: as três viram-se.
classic-ming_mang_between_two = Entre duas, sem perigo
    .who = Exemplo do regulamento do Torneio de Jogos Matemáticos; as peças são nossas
    .why = A mesma casa serve para impedir uma captura: quem entra não é capturado.
    .ply-1 = A peça branca fica entre c5 e e5, e nada lhe acontece.

puzzle-count-idea = Conta peças e território: quem fica com mais no fim?
puzzle-count-why = No fim és dono de mais tabuleiro do que o adversário.
