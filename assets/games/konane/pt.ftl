goal = Fazer a última jogada: perde quem ficar sem saltos.
aliases = Damas havaianas
card-torneio = Konane de torneio
goal-torneio = Fazer a última jogada, com duas casas do centro já vazias.

variant-livro = Livro: cada lado retira uma peça sua
variant-torneio = Torneio: duas casas do centro já estão vazias

ask-open = Retira uma peça tua do centro ou da margem
ask-open-beside = Retira uma peça tua ao lado da casa vazia
ask-jump = Salta por cima de uma peça do adversário

play-now =
    1. O tabuleiro está cheio, com as cores alternadas.
    2. As Brancas retiram uma peça sua do centro ou da margem. As Negras retiram uma sua, ao lado da casa vazia.
    3. Depois, à vez, saltas com uma peça tua por cima de uma adversária vizinha, para a casa vazia a seguir. A adversária sai do tabuleiro.
    4. Podes saltar mais vezes com a mesma peça, sempre na mesma direção.
    5. Quem não puder saltar na sua vez perde.

first-match = Não tentes capturar muito: o número de peças não conta. Guarda os saltos que só tu podes fazer e faz primeiro os que o adversário te pode tirar.

rules =
    # O tabuleiro
    As 64 casas começam cheias, com as cores alternadas: 32 peças brancas e 32 negras. A peça em a1 é branca.

    # A abertura
    As Brancas retiram uma peça sua: uma das duas que têm no centro (em 8×8, d4 ou e5) ou uma qualquer da margem do tabuleiro. Depois as Negras retiram uma peça sua, ao lado da casa que ficou vazia, na horizontal ou na vertical. As Brancas fazem o primeiro salto.

    @ show-1

    # O salto
    Em cada turno saltas com uma peça tua. Ela passa por cima de uma peça adversária vizinha, na horizontal ou na vertical, e cai na casa logo a seguir, que tem de estar vazia. A peça saltada sai do tabuleiro.

    @ show-2

    Se daí puder saltar outra vez na mesma direção, podes continuar, se quiseres. Nunca se muda de direção a meio da jogada.

    @ two-jumps

    # Fim
    Quem não puder saltar na sua vez perde. Ganha quem fez a última jogada; o número de peças não conta.

    @ show-3

    # Variantes e opções
    - Livro: as regras acima.
    - Torneio: duas casas do centro já estão vazias, e salta-se logo. Em 8×8 são d4 e d5, e cada lado tem 31 peças.
    - Tamanho: em 4×4 e 6×6 as partidas são mais curtas.
    - Quem começa: as Brancas, salvo outra escolha. É quem começa que retira a primeira peça e dá o primeiro salto.

rules-torneio =
    # O tabuleiro
    As casas do tabuleiro de 8×8 estão cheias, com as cores alternadas, menos duas do centro: d4 e d5. Cada lado tem 31 peças. A peça em a1 é branca, e começam as Brancas.

    # O salto
    Em cada turno saltas com uma peça tua. Ela passa por cima de uma peça adversária vizinha, na horizontal ou na vertical, e cai na casa logo a seguir, que tem de estar vazia. A peça saltada sai do tabuleiro. Todas as jogadas são saltos.

    @ show-torneio-1

    Se daí puder saltar outra vez na mesma direção, podes continuar, se quiseres. Nunca se muda de direção a meio da jogada.

    @ torneio-two-jumps

    # Fim
    Quem não puder saltar na sua vez perde. Ganha quem fez a última jogada; o número de peças não conta.

    @ show-torneio-2

    # Opções
    - Tamanho: em 4×4 e 6×6 as partidas são mais curtas; também aí faltam duas peças no centro.
    - Quem começa: as Brancas, salvo outra escolha. No torneio, a sorte decide.

notation =
    Na abertura, uma peça retirada escreve-se com um x e a sua casa: { $show-1-1 } é a das Brancas e { $show-1-2 } a das Negras.

    Um salto escreve-se com todas as casas onde a peça pousa, a começar pela de partida: { $show-2 }. Antes da última casa, a lista põe dois pontos, porque é uma captura. Dois saltos na mesma jogada: { $two-jumps }.

    As letras são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

notation-torneio =
    Um salto escreve-se com todas as casas onde a peça pousa, a começar pela de partida: { $show-torneio-1 }. Antes da última casa, a lista põe dois pontos, porque é uma captura. Três saltos na mesma jogada: { $show-torneio-2 }.

    As letras são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

history =
    Jogo tradicional do Havai, onde foi jogado por nobres e por gente do povo. Chamam-lhe também Papamu Konane; papamu é o nome da superfície plana onde se joga.

    Os tabuleiros tinham tamanhos variados. Sobreviveram muitos termos para as diferentes manobras, sinal de quanto se pensava sobre o jogo. Jogar bem trazia prestígio, e a tradição guarda a fama de alguns mestres.

history-torneio =
    O Konane é um jogo tradicional do Havai, onde foi jogado por nobres e por gente do povo.

    Esta forma, sem a retirada das primeiras peças, é a do torneio da Universidade Federal de Goiás, em Catalão, no Brasil. Lá, a sorte decide quem começa. O desenho da posição inicial perdeu-se; as duas casas vazias, d4 e d5, foram escolhidas por nós.

idea = Um salto anda sempre duas casas. Por isso cada peça só pode pousar numa casa em cada quatro: escolhe uma das tuas e descobre a que casas ela pode chegar.

idea-torneio = As duas casas vazias não são iguais: em d4 nunca pousa uma peça negra, e em d5 nunca pousa uma branca. Consegues dizer porquê, sem experimentar?

mathematics =
    As peças brancas vivem sempre nas casas das brancas, e as negras nas das negras: um salto anda duas casas e não troca a cor. Ganha quem guardar mais saltos para o fim.

    Mais ainda, cada peça só pode pousar numa casa em cada quatro.

    Cada jogada retira pelo menos uma peça, e por isso a partida acaba sempre e nunca há empate. Depois da abertura há 62 peças: são no máximo 61 saltos, pois o 31.º das Brancas leva a última peça negra, e na prática são bem menos.

    O Konane é um dos jogos preferidos da teoria combinatória dos jogos. No fim, o tabuleiro parte-se em regiões que já não se tocam, e cada uma tem um valor, nem sempre um número. Quando é um número, diz quantas jogadas de avanço dá a um dos lados. A soma desses valores diz quem ganha. Se uma região te der três saltos seguros e ao adversário nenhum, tens nela três jogadas de reserva, a menos que ele possa estragá-la.

    Há regiões que valem o mesmo que um monte de pedrinhas no jogo do Nim. Carlos Pereira dos Santos e Jorge Nuno Silva mostraram em 2008 como construir no Konane um monte de qualquer tamanho. E Robert Hearn provou que, em tabuleiros de qualquer tamanho, decidir quem ganha é PSPACE-completo: tão difícil quanto os problemas mais difíceis que se resolvem com memória limitada.

    Daqui vem a estratégia: guarda os saltos que só tu podes fazer e gasta primeiro os que o adversário te pode tirar.

    Em 4×4 percorremos todas as partidas: com o melhor jogo dos dois lados, quem começa perde, seja qual for a peça que retire.

mathematics-torneio =
    Cada salto tira pelo menos uma peça, por isso a partida acaba sempre e nunca há empate. Ganha quem guardar mais saltos para o fim.

    Um salto avança sempre duas casas. Por isso as peças brancas vivem para sempre nas casas das brancas, e as negras nas das negras. Cada peça só pode pousar numa casa em cada quatro.

    Há 62 peças no começo: são no máximo 61 saltos, pois o 31.º das Brancas leva a última peça negra. Na prática são bem menos.

    No fim, o tabuleiro parte-se em regiões que já não se tocam, e cada uma tem um valor. A soma desses valores diz quem ganha: é a teoria combinatória dos jogos. Carlos Pereira dos Santos e Jorge Nuno Silva mostraram em 2008 que no Konane aparecem os valores de todos os montes do jogo do Nim. Robert Hearn provou que, em tabuleiros de qualquer tamanho, decidir quem ganha é PSPACE-completo.

    Nos tabuleiros pequenos percorremos todas as partidas: em 4×4 e em 6×6, com o melhor jogo dos dois lados, quem começa perde.

play-now-torneio =
    1. O tabuleiro está cheio, com as cores alternadas, menos as casas d4 e d5.
    2. Na tua vez, saltas com uma peça tua por cima de uma adversária vizinha, para a casa vazia logo a seguir. Capturas a que saltaste.
    3. Podes saltar mais vezes com a mesma peça, sempre na mesma direção.
    4. Quem não puder saltar na sua vez perde.

first-match-torneio = Parar a meio também é uma boa jogada: o salto que não fizeste pode servir-te depois. Antes de saltares, vê que peças tuas estão em perigo.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: joga-se em 4×4, aos pares, com peças de damas ou botões de duas cores.
    - 10 min: cada um segue uma peça sua e marca as casas onde ela pode pousar.
    - 15 min: joga-se em 6×6; antes de cada jogada, contam-se os saltos dos dois lados.
    - 10 min: as três perguntas, com a turma toda.
    # Perguntas
    - Uma peça branca pode chegar a uma casa das negras? → Não: um salto anda duas casas, e a cor da casa é a mesma.
    - Contando com a dela, em quantas casas de 8×8 pode pousar uma peça? → Em 16, no máximo: quatro colunas e quatro linhas.
    - Porque não há empates? → Cada jogada retira uma peça, e quem não pode saltar perde.

in-class-torneio =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: mostra-se o salto e o salto duplo; cada par joga em 6×6.
    - 10 min: problemas: quem tem mais saltos que o outro não pode estragar?
    - 20 min: torneio em 8×8; a sorte decide quem começa.
    - 5 min: as três perguntas, com a turma toda.
    # Perguntas
    - Quantas primeiras jogadas têm as Brancas em 8×8? → Três, todas para d4: de b4, de d2 e de f4.
    - Em quantas casas pode pousar a peça de d2, contando com d2? → No máximo em 16: quatro colunas e quatro linhas.
    - Quem tem mais peças ganha? → Não: só conta quem faz o último salto.

classic-konane_opening = As primeiras duas peças
    .who = Exemplo do livro
    .why = Mostra como se abre a partida: uma branca da margem e uma negra ao lado.
    .ply-1 = As Brancas retiram a peça de a3, na margem.
    .ply-2 = As Negras podiam retirar a2, a4 ou b3.

classic-konane_double_jump = Um salto duplo
    .who = Exemplo do livro
    .why = A mesma peça tem três saltos; o mais comprido acaba a partida.
    .ply-1 = Caem c4 e e4. As Negras já não podem saltar.

lesson-show-1 = No começo, cada um retira uma peça sua.
lesson-show-2 = Uma branca salta por cima de uma negra e captura-a.
lesson-show-3 = Dois saltos seguidos: as Negras já não saltam, e perdem.
lesson-open = És as Brancas. Retira uma peça tua: do centro ou da margem.
lesson-open-else = Essa não pode ser. Escolhe uma branca do centro ou da margem.
lesson-open-done = Muito bem! Agora as Negras retiravam uma peça ao lado dessa casa.
lesson-jump = Salta para a casa vazia d4, por cima de uma negra.
lesson-jump-else = Daí não se chega. A peça salta uma negra vizinha e cai em d4.
lesson-jump-done = Boa! A peça negra que saltaste saiu do tabuleiro.
lesson-double = Uma peça pode continuar a saltar na mesma direção. Ganha já!
lesson-double-else = Assim as Negras ainda saltam. Procura a peça que salta duas vezes.
lesson-double-done = Ganhaste! Foram dois saltos numa jogada, e as Negras ficaram sem nenhum.
lesson-trap = Dois saltos podem esperar, o outro vai fugir-te. Faz o que foge.
lesson-trap-else = Os saltos de a1 podiam esperar. Agora perdes a peça de d6 e a partida.
lesson-trap-done = Certo! Gasta primeiro os saltos que o adversário te pode tirar.
lesson-puzzle = Que salto ganha, façam as Negras o que fizerem?
lesson-puzzle-else = Depois desse, as Negras ganham. Repara: a tua peça de a3 está em perigo.
lesson-puzzle-done = Isso! Salvaste a peça de a3 e guardaste o salto de f2 para o fim.
lesson-show-torneio-1 = Duas casas já estão vazias: salta-se logo.
lesson-show-torneio-2 = Três saltos seguidos: as Negras já não saltam, e perdem.
lesson-torneio-jump = Faz o primeiro salto. Há três brancas que podem cair em d4.
lesson-torneio-jump-else = Daí não se chega. A peça salta uma negra vizinha e cai em d4.
lesson-torneio-jump-done = Boa! A peça negra que saltaste saiu do tabuleiro.
lesson-torneio-double = Há uma jogada que deixa já as Negras sem saltos. Qual é?
lesson-torneio-double-else = As Negras ainda saltam. Procura a peça que salta duas vezes.
lesson-torneio-double-done = Ganhaste! Continuar na mesma direção fez toda a diferença.
lesson-torneio-trap = Só um salto não perde. Lembra-te: podes parar a meio.
lesson-torneio-trap-else = Agora ficas sem saltos, e as Negras ainda têm um. Guarda um para depois.
lesson-torneio-trap-done = Certo! Quem para a meio guarda um salto para depois.
lesson-torneio-puzzle = Ganha, façam as Negras o que fizerem. Que salto é urgente?
lesson-torneio-puzzle-else = Agora as Negras podem tirar-te a peça de e1. Esse salto não podia esperar.
lesson-torneio-puzzle-done = É isso! Os saltos de a5 e de f8 ficaram à tua espera.

diagram-two-jumps = A peça de b4 salta duas vezes na mesma direção e captura duas negras.
diagram-torneio-two-jumps = A peça de c1 salta duas vezes na mesma direção e captura duas negras.

puzzle-block-idea = Deixa-o sem nenhum salto.
puzzle-block-why = Ele já não tinha salto nenhum: o último foi o teu.
puzzle-reserve-idea = Guarda os saltos que só tu podes dar e gasta primeiro os outros.
puzzle-reserve-why = Ainda tinhas saltos guardados quando os dele acabaram.
puzzle-parity-idea = Conta os saltos que faltam: quem dá o último?
puzzle-parity-why = O número de saltos que sobravam era o certo para ti.
puzzle-capture-chain-idea = Um salto pode continuar: até onde vale a pena ir?
puzzle-capture-chain-why = O salto mais comprido levou as peças que lhe davam saltos.
