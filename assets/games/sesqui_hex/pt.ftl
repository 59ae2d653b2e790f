goal = Unir as duas margens da tua cor; em cada turno, uma peça nova e um passo de outra.
aliases = Sesqui Hex

ask-step-or-pass = Move outra peça uma casa, ou passa

play-now =
    1. O tabuleiro é um losango de hexágonos e começa vazio. Duas margens opostas são das Negras; as outras duas, das Brancas.
    2. Na tua vez, pões uma peça tua numa casa vazia. Começam as Negras.
    3. Depois, se quiseres, outra peça tua dá um passo para uma casa vazia ao lado.
    4. Na sua primeira vez, o segundo jogador pode trocar de cor em vez de jogar.
    5. Ganha quem ligar as suas duas margens com peças vizinhas, mesmo a meio do turno.

first-match = Conta os buracos de dois em dois. Num só turno, o adversário completa um caminho a que faltem duas casas, se tiver uma peça ao lado de uma delas.

rules =
    # O tabuleiro
    Joga-se no losango de hexágonos do Hex, 11×11, que começa vazio. As Negras têm as margens noroeste e sudeste; as Brancas, as margens sudoeste e nordeste. As casas dos cantos pertencem às duas margens que ali se encontram. Começam as Negras.

    # O turno
    O turno tem duas partes.

    - Colocas uma peça da tua cor numa casa vazia qualquer.
    - Depois, se quiseres, moves outra peça tua para uma casa vazia vizinha. A peça que acabaste de colocar não se move. Se não quiseres mover, passas.

    As peças não são capturadas, mas podem sair de onde estavam: uma ligação só conta quando está feita.

    @ show-1

    @ pass

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    @ swap

    # Fim
    Ganha quem unir as suas duas margens com um caminho de peças vizinhas da sua cor, logo que o caminho exista, mesmo a meio do turno. Não há empates.

    @ show-3

    @ turn-1

    # Opções
    - Tamanho: de 3×3 a 14×14.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Um turno escreve-se em duas partes: { $show-1 }. Primeiro vem a casa da peça nova; depois, as duas casas do passo, a de partida e a de chegada, com um traço no meio. As letras crescem para sudeste e os números para nordeste, a partir do canto oeste.

    Quem não dá o passo passa: { $pass-2 }. A troca ocupa o lugar de uma peça: { $swap }.

history =
    Em latim, sesqui quer dizer um e meio. Em 2007, Bill Taylor propôs usar esta ideia em jogos conhecidos: cada turno vale uma jogada inteira, a peça que entra, e meia jogada, a peça que dá um passo. O Sesqui-Hex é essa ideia aplicada ao Hex.

idea = No Hex, duas casas vazias que ligam duas peças tuas são seguras: se o adversário tapa uma, usas a outra. Aqui ele pode tapar as duas no mesmo turno, com a peça nova e com o passo de outra que esteja ali ao lado.

mathematics =
    Em cada turno entra uma peça e nenhuma sai. O tabuleiro vai enchendo, e mais cedo ou mais tarde alguém liga as suas margens.

    Como no Hex, não pode haver empate: num losango cheio há sempre um caminho vencedor, e só de uma cor. No tabuleiro de 11×11, uma partida tem, no máximo, 121 colocações.

    O passo muda as contas do Hex. Lá, duas casas vazias que ligam as mesmas duas peças valem por uma ligação, porque o adversário só pode tapar uma. Aqui ele pode pôr uma peça numa delas e, com o passo, levar outra peça para a segunda. Uma ponte só está segura se não houver por perto peças adversárias que lá cheguem.

    Também tu tens mais meios: um caminho a que faltem duas casas completa-se num só turno, se uma das peças que sobram estiver ao lado de uma delas.

    Um passo dá-se para uma de seis casas, quando muito. Com n peças tuas além da nova, a segunda parte do turno tem no máximo 6n + 1 escolhas, incluindo não mover.

in-class =
    A partir dos 9 anos · 15 minutos por partida.
    - 10 min: A lição em pares.
    - 15 min: Uma partida em 5×5 e outra em 7×7. Em cada turno, diz em voz alta «peça» e «passo».
    - 10 min: No quadro, desenham-se pontes. A turma diz quais estão seguras e quais não estão.
    - 10 min: As perguntas em baixo, primeiro em pares e depois todos juntos.
    # Perguntas
    - Quantas peças há no tabuleiro ao fim de dez turnos, sem troca? → Dez: cada turno acrescenta uma.
    - Além da nova, tens só uma peça. Quantas escolhas tens na segunda parte? → No máximo sete: seis passos, ou não mover.
    - Quando é que uma ponte não está segura? → Quando o adversário pode pôr uma peça numa casa e dar um passo para a outra.

lesson-goal = És as Negras. Põe a peça na casa acesa e une as tuas duas margens: ganhas!
lesson-goal-else = Onde está o buraco do teu caminho?
lesson-goal-look = É a casa acesa, entre as tuas peças.
lesson-goal-done = Ganhaste! O teu caminho une as duas margens da tua cor.
lesson-show-1 = Uma peça nova, e depois outra peça dá um passo.
lesson-step-1 = Já puseste a peça nova. Agora dá o passo que acaba o caminho!
lesson-step-1-else = O caminho já sai de uma das tuas margens. Que casa lhe falta para a outra?
lesson-step-1-look = Falta uma casa ao lado da peça acesa. Quem lá chega com um passo?
lesson-step-1-done = Um passo também pode ganhar a partida.
lesson-step-2 = És as Brancas e já puseste a peça nova. Que passo une as tuas margens?
lesson-step-2-else = Se essa peça sair, o caminho não se parte noutro sítio?
lesson-step-2-look = O buraco está entre as peças acesas. Enche-o com uma peça que não faça falta.
lesson-step-2-done = Escolheste a peça que estava livre. As outras seguram o caminho.
lesson-show-2 = Duas casas livres ligavam as Brancas. A peça nova e o passo tapam as duas!
lesson-block-1 = És as Brancas. As Negras têm duas portas para a sua margem: fecha as duas!
lesson-block-1-else = Uma casa é para a peça nova, a outra para o passo. Quem chega lá com um passo?
lesson-block-1-look = As portas são as casas acesas. Só uma delas fica ao lado de uma peça tua.
lesson-block-1-done = Duas portas fechadas num turno. No Hex isto não se podia fazer!
lesson-block-2 = Agora és as Negras. As Brancas querem chegar à margem: fecha-lhes as duas portas!
lesson-block-2-else = Se essa peça sair do lugar, não abre outra passagem?
lesson-block-2-look = As portas são as casas acesas. Uma tua, na margem, está mesmo ao lado.
lesson-block-2-done = Boa! Uma ponte junto da margem também pode cair.
lesson-show-3 = Faltavam duas casas: uma peça e um passo, e ganham as Negras!
lesson-turn-1 = És as Negras e faltam-te duas casas. Enche-as no mesmo turno!
lesson-turn-1-else = Qual das duas casas podes encher com um passo? A outra é para a peça nova.
lesson-turn-1-look = São as casas acesas. Primeiro a peça nova, depois o passo.
lesson-turn-1-done = Uma peça e um passo enchem dois buracos no mesmo turno. Ganhaste!
lesson-turn-2 = És as Brancas. Faltam-te duas casas no meio: qual delas é para a peça nova?
lesson-turn-2-else = E a outra casa, que peça tua a enche com um passo?
lesson-turn-2-look = São as casas acesas. A uma delas chega uma peça com um passo; à outra não.
lesson-turn-2-done = Isso! A outra enche-se com um passo de uma peça da margem.
lesson-turn-3 = És as Negras. Onde pões a peça nova, para ganhares logo a seguir com um passo?
lesson-turn-3-else = Com a peça aí, que passo completava o caminho a seguir?
lesson-turn-3-look = Uma das peças acesas pode dar um passo e ficar mais perto da margem. E depois?
lesson-turn-3-done = A peça espera na margem. Agora outra dá um passo e liga tudo.
lesson-guard-1 = És as Negras e já puseste uma peça. Tapa com um passo a última porta branca!
lesson-guard-1-else = A peça que deu o passo não estava já a tapar uma porta?
lesson-guard-1-look = A peça acesa já tapa uma porta. Para a outra casa acesa, chama quem está livre.
lesson-guard-1-done = Antes do passo, vê sempre o que a peça já estava a tapar.
lesson-guard-2 = És as Brancas e já puseste uma peça. As Negras estão quase na margem: salva-te!
lesson-guard-2-else = Fechas uma porta, mas não abres outra ao mesmo tempo?
lesson-guard-2-look = A peça acesa tem de ficar. Quem mais chega à casa acesa?
lesson-guard-2-done = Isso! Quem guarda uma porta não sai de lá.
lesson-match = És as Negras. Liga as tuas peças às duas margens e ganha a partida!
lesson-match-else = Desta vez não deu. Em cada turno, usa a peça nova e também o passo.
lesson-match-done = Ganhaste! Uma peça e um passo por turno: é esse o segredo.

diagram-pass = Tudo está seguro: as Negras põem uma peça e passam, sem dar o passo.
diagram-swap = O segundo jogador gosta da peça do centro e troca de cor.

classic-sesqui_hex_program_game_22 = Duas portas em cada ponta
    .who = O programa contra si próprio, num losango de 6×6
    .why = Uma cadeia no meio, com duas casas livres em cada ponta: não chega uma peça e um passo para a parar.
    .ply-3 = Mesmo um canto vale uma troca: o segundo jogador fica com as Negras.
    .ply-7 = A peça do canto sai do canto: um passo por turno também muda uma peça de lugar.
    .ply-15 = De b5 a e3 tudo está ligado. À esquerda servem a5 ou a6; à direita, f2 ou f3.
    .ply-16 = As Brancas tapam a6. Para tapar também a5 faltava-lhes uma peça ao lado dessa casa.
    .ply-18 = A margem esquerda está ligada.
    .ply-22 = E a direita também: ganham as Negras.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes as margens pelo outro.
