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

    @ pass-1

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

    Quem não dá o passo passa: { $pass-1-2 }. A troca ocupa o lugar de uma peça: { $swap }.

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

lesson-show-1 = Uma peça nova, e depois outra peça dá um passo.
lesson-show-2 = A peça nova liga as outras: falta só a margem.
lesson-show-3 = Um passo, e o caminho chega: ganham as Negras.
lesson-turn-1 = Faltam duas casas às Negras. Põe uma peça em c2; depois dá um passo até e2.
lesson-turn-1-else = Primeiro a peça nova, em c2. Depois, o passo da peça de e3 para e2.
lesson-turn-1-done = Uma peça e um passo enchem dois buracos no mesmo turno. Ganhaste!
lesson-block-1 = Corta a ponte branca: ocupa as duas casas acesas, com uma peça e um passo.
lesson-block-1-else = Uma peça nova em b3 e a peça de d3 para c3: assim não fica passagem.
lesson-block-1-done = Aqui uma ponte pode cair num só turno. Protege também as tuas!
lesson-trap-1 = Já puseste uma peça. Dá um passo e tapa b3, sem abrires outra porta.
lesson-trap-1-else = Assim as Brancas passam. A peça de c3 já tapa uma porta: chama outra.
lesson-trap-1-done = Isso! Antes do passo, vê o que a peça já estava a tapar.
lesson-pass-1 = Põe uma peça em c2. Tudo fica ligado: não precisas do passo, por isso passa.
lesson-pass-1-else = Põe em c2 e depois passa: nenhuma peça branca chega às duas casas da margem.
lesson-pass-1-done = O passo não é obrigatório. Com tudo seguro, mais vale não mexer.
lesson-puzzle-1 = Onde pões a peça, para ganhares logo a seguir com um passo?
lesson-puzzle-1-else = Com a peça aí, nenhum passo completa o caminho. Pensa primeiro no passo.
lesson-puzzle-1-done = A peça espera na margem. Agora a peça de c5 dá um passo e liga tudo.

diagram-swap = O segundo jogador gosta da peça do centro e troca de cor.

classic-sesqui_hex_match_b = Uma partida ao acaso, com troca
    .who = Exemplo nosso: os dois lados jogaram ao acaso, num losango de 5×5
    .why = Nem assim há empate: uma das cores acaba por ligar as suas margens.
    .ply-2 = Não havia outra peça para mover: as Negras passam.
    .ply-3 = O segundo jogador troca de cor.

puzzle-double-threat-idea = Procura o lugar de onde partem dois caminhos.
puzzle-double-threat-why = Se ele fechar um dos caminhos, unes as margens pelo outro.
