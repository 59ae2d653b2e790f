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
    Um salto anda numa só direção, sempre duas casas. Por isso uma peça de a1 só pousa nas colunas a, c, e, g e nas linhas 1, 3, 5, 7: são 16 casas, e nenhuma é das peças da outra cor. Ganha quem guardar mais saltos para o fim.

    Cada jogada retira pelo menos uma peça, e por isso a partida acaba sempre e nunca há empate. Depois da abertura há 62 peças: são no máximo 61 saltos, pois o 31.º das Brancas leva a última peça negra, e na prática são bem menos.

    O Konane é um dos jogos preferidos da teoria combinatória dos jogos. No fim, o tabuleiro parte-se em regiões que já não se tocam, e cada uma tem um valor, nem sempre um número. Quando é um número, diz quantas jogadas de avanço dá a um dos lados. A soma desses valores diz quem ganha. Se uma região te der três saltos seguros e ao adversário nenhum, tens nela três jogadas de reserva, a menos que ele possa estragá-la.

    Há regiões que valem o mesmo que um monte de pedrinhas no jogo do Nim. Carlos Pereira dos Santos e Jorge Nuno Silva mostraram em 2008 como construir no Konane um monte de qualquer tamanho. E Robert Hearn provou que, em tabuleiros de qualquer tamanho, decidir quem ganha é PSPACE-completo: tão difícil quanto os problemas mais difíceis que se resolvem com memória limitada.

    Daqui vem a estratégia: guarda os saltos que só tu podes fazer e gasta primeiro os que o adversário te pode tirar.

    Em 4×4 calculámos até ao fim: com o melhor jogo dos dois lados, quem começa perde, seja qual for a peça que retire.

mathematics-torneio =
    Cada salto tira pelo menos uma peça, por isso a partida acaba sempre e nunca há empate. Ganha quem guardar mais saltos para o fim.

    Um salto avança sempre duas casas. Por isso as peças brancas vivem para sempre nas casas das brancas, e as negras nas das negras. Cada peça só pode pousar numa casa em cada quatro.

    Há 62 peças no começo: são no máximo 61 saltos, pois o 31.º das Brancas leva a última peça negra. Na prática são bem menos.

    No fim, o tabuleiro parte-se em regiões que já não se tocam, e cada uma tem um valor. A soma desses valores diz quem ganha: é a teoria combinatória dos jogos. Carlos Pereira dos Santos e Jorge Nuno Silva mostraram em 2008 que no Konane aparecem os valores de todos os montes do jogo do Nim. Robert Hearn provou que, em tabuleiros de qualquer tamanho, decidir quem ganha é PSPACE-completo.

    Nos tabuleiros pequenos calculámos até ao fim: em 4×4 e em 6×6, com o melhor jogo dos dois lados, quem começa perde.

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
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Mostra como se abre a partida: uma branca da margem e uma negra ao lado.
    .ply-1 = As Brancas retiram a peça de a3, na margem.
    .ply-2 = As Negras podiam retirar a2, a4 ou b3.

classic-konane_double_jump = Um salto duplo
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = A mesma peça tem três saltos; o mais comprido acaba a partida.
    .ply-1 = Caem c4 e e4. As Negras já não podem saltar.

lesson-goal-1 = Quem não puder saltar perde. Salta por cima da peça negra e ganha!
lesson-goal-1-else = Que peça tua tem uma negra mesmo ao lado e uma casa vazia a seguir?
lesson-goal-1-look = Olha para a linha de baixo.
lesson-goal-1-done = Ganhaste! As Negras ficaram sem saltos, e por isso perdem.
lesson-show-1 = No começo, cada um retira uma peça sua.
lesson-open-1 = És as Brancas. Retira uma peça tua: do centro ou da margem.
lesson-open-1-else = A peça que escolheste é branca? E está no centro ou na margem?
lesson-open-1-look = São estas as peças que podes retirar.
lesson-open-1-done = Muito bem! Agora as Negras retiravam uma peça ao lado dessa casa.
lesson-open-2 = Agora és as Negras. Retira uma peça tua, vizinha da casa vazia.
lesson-open-2-else = A peça que escolheste é negra? Toca na casa vazia, sem contar diagonais?
lesson-open-2-look = A casa vazia tem três vizinhas negras.
lesson-open-2-done = Com duas casas vazias já há lugar para saltar. Começam as Brancas.
lesson-show-2 = Uma branca salta por cima de uma negra e captura-a.
lesson-jump-1 = Salta por cima de uma peça negra e cai na casa acesa.
lesson-jump-1-else = Que brancas estão a duas casas de distância, com uma negra no meio?
lesson-jump-1-look = Pode ser a peça do canto, a subir, ou uma que venha da direita.
lesson-jump-1-done = Boa! A peça negra que saltaste saiu do tabuleiro.
lesson-jump-2 = Agora és as Negras. Captura uma branca e cai na casa acesa.
lesson-jump-2-else = Que negras têm uma branca entre elas e a casa acesa?
lesson-jump-2-look = Procura na mesma coluna: uma por cima, outra por baixo.
lesson-jump-2-done = As negras saltam da mesma maneira. Salta um, salta o outro.
lesson-show-3 = Dois saltos seguidos: as Negras já não saltam, e perdem.
lesson-double-1 = Uma peça pode continuar a saltar na mesma direção. Ganha já!
lesson-double-1-else = Depois desse salto, as Negras ainda saltam. Que peça pode saltar mais vezes?
lesson-double-1-look = Repara na coluna b: há duas negras, e uma casa vazia a seguir a cada uma.
lesson-double-1-done = Ganhaste! Foram dois saltos numa jogada, e as Negras ficaram sem nenhum.
lesson-double-2 = Agora és as Negras. Deixa já as Brancas sem saltos.
lesson-double-2-else = Se parares a meio, que salto sobra às Brancas?
lesson-double-2-look = Olha para a linha de baixo: a peça do canto pode ir mais longe.
lesson-double-2-done = Isso! Se parasses a meio, uma branca ainda saltava por cima de ti.
lesson-trap-1 = Dois saltos podem esperar, o outro vai fugir-te. Faz o que foge.
lesson-trap-1-else = Qual das tuas peças pode ser saltada na próxima jogada?
lesson-trap-1-look = Os saltos da peça do canto ninguém tos tira. E os da peça lá de cima?
lesson-trap-1-done = Certo! Gasta primeiro os saltos que o adversário te pode tirar.
lesson-trap-2 = Que salto ganha, façam as Negras o que fizerem?
lesson-trap-2-else = Que peça tua está em perigo? E que salto pode ficar para depois?
lesson-trap-2-look = As Negras querem saltar por cima da peça da esquerda. Joga com essa.
lesson-trap-2-done = Isso! Salvaste uma peça e guardaste o outro salto para o fim.
lesson-match-1 = És as Brancas e estás a ganhar. Faz tu o último salto!
lesson-match-1-else = Desta vez não deu. Antes de saltar, conta os saltos que sobram a cada lado.
lesson-match-1-done = Ganhaste a tua primeira partida de Konane!

lesson-torneio-goal-1 = Quem não puder saltar perde. Salta por cima da peça negra e ganha!
lesson-torneio-goal-1-else = Que peça tua tem uma negra mesmo por cima e uma casa vazia a seguir?
lesson-torneio-goal-1-look = Olha para a coluna da direita, em baixo.
lesson-torneio-goal-1-done = Ganhaste! As Negras ficaram sem saltos, e por isso perdem.
lesson-show-torneio-1 = Duas casas já estão vazias: salta-se logo.
lesson-torneio-jump-1 = Faz o primeiro salto. Há três brancas que podem cair na casa acesa.
lesson-torneio-jump-1-else = Que brancas estão a duas casas de distância, com uma negra no meio?
lesson-torneio-jump-1-look = Uma vem da esquerda, outra da direita, outra de baixo.
lesson-torneio-jump-1-done = Boa! A peça negra que saltaste saiu do tabuleiro.
lesson-torneio-jump-2 = Agora és as Negras. Captura uma branca e cai na casa acesa.
lesson-torneio-jump-2-else = Que negras têm uma branca entre elas e a casa acesa?
lesson-torneio-jump-2-look = Uma vem da esquerda, outra da direita. E outra pode dar dois saltos!
lesson-torneio-jump-2-done = As negras saltam da mesma maneira. Salta um, salta o outro.
lesson-show-torneio-2 = Três saltos seguidos: as Negras já não saltam, e perdem.
lesson-torneio-double-1 = Uma peça pode continuar a saltar na mesma direção. Ganha já!
lesson-torneio-double-1-else = Depois desse salto, as Negras ainda saltam. Podias ir mais longe?
lesson-torneio-double-1-look = Na linha 3 há duas negras, e uma casa vazia a seguir a cada uma.
lesson-torneio-double-1-done = Ganhaste! Foram dois saltos numa jogada, e as Negras ficaram sem nenhum.
lesson-torneio-double-2 = Há uma jogada que deixa já as Negras sem saltos. Qual é?
lesson-torneio-double-2-else = Depois da tua jogada, que peça negra ainda salta?
lesson-torneio-double-2-look = Procura na coluna da direita.
lesson-torneio-double-2-done = Ganhaste! Continuar na mesma direção fez toda a diferença.
lesson-torneio-trap-1 = Só um salto não perde. Lembra-te: podes parar a meio.
lesson-torneio-trap-1-else = Depois desse salto, quantos saltos te sobram? E às Negras?
lesson-torneio-trap-1-look = Olha para a linha de cima: um salto agora, outro mais tarde.
lesson-torneio-trap-1-done = Certo! Quem para a meio guarda um salto para depois.
lesson-torneio-trap-2 = Ganha, façam as Negras o que fizerem. Que salto é urgente?
lesson-torneio-trap-2-else = Qual das tuas peças pode ser saltada na próxima jogada?
lesson-torneio-trap-2-look = Olha para a linha de baixo: quem salta primeiro, tu ou as Negras?
lesson-torneio-trap-2-done = É isso! Os outros dois saltos ficaram à tua espera.
lesson-torneio-match-1 = És as Brancas e estás a ganhar. Faz tu o último salto!
lesson-torneio-match-1-else = Desta vez não deu. Guarda para o fim os saltos que ninguém te pode tirar.
lesson-torneio-match-1-done = Ganhaste a tua primeira partida do torneio!

diagram-two-jumps = A peça de b4 salta duas vezes na mesma direção e captura duas negras.
diagram-torneio-two-jumps = A peça de c1 salta duas vezes na mesma direção e captura duas negras.

puzzle-block-idea = Deixa-o sem nenhum salto.
puzzle-block-why = Ele já não tinha salto nenhum: o último foi o teu.
puzzle-reserve-idea = Guarda os saltos que só tu podes dar e gasta primeiro os outros.
puzzle-reserve-why = Ainda tinhas saltos guardados quando os dele acabaram.
puzzle-parity-idea = Conta os saltos que faltam: quem dá o último?
puzzle-parity-why = Contados os saltos, o último era o teu.
puzzle-capture-chain-idea = Um salto pode continuar: até onde vale a pena ir?
puzzle-capture-chain-why = O salto mais comprido levou as peças que lhe davam saltos.
puzzle-sacrifice-idea = Deixa-o capturar mais peças: o que conta é quem dá o último salto.
puzzle-sacrifice-why = Ele capturou mais, mas os saltos dele acabaram primeiro.
