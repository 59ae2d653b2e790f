goal = Começar um turno com mais peças tuas na última linha do que o adversário tem na dele.
aliases = Crossings, Falanges

ask-march = Move uma falange: a última peça, depois a casa da primeira

end-far-rank = Mais peças na última linha no começo do turno.

play-now =
    1. Cada lado tem duas linhas de peças. Começam as Brancas.
    2. Uma falange é uma fila de peças tuas seguidas, a direito ou na diagonal. Na tua vez, moves uma.
    3. A falange anda ao longo da sua linha, no máximo tantas casas quantas peças tem.
    4. Se encontrar à frente uma falange adversária mais curta, captura-a toda.
    5. Ganha quem, no começo do seu turno, tiver mais peças na última linha, do outro lado, do que o adversário tem na dele.

first-match = Antes de mover, procura as peças que podem chegar à tua primeira linha. Se uma chegar, tens só uma jogada para responder: guarda sempre duas ou três peças juntas na primeira linha, para a capturar de lado.

rules =
    # O tabuleiro
    O tabuleiro tem 14 colunas e 12 linhas. Cada lado tem 28 peças, nas duas linhas mais próximas de si. Começam as Brancas. A última linha das Brancas é a linha 12; a das Negras é a linha 1.

    Os exemplos desta página usam um tabuleiro mais pequeno, de 8×8.

    # A falange
    Uma falange é uma fila de peças tuas seguidas, na horizontal, na vertical ou na diagonal. Pode ter qualquer tamanho: uma peça sozinha é uma falange de um. Também podes separar parte de uma fila e mover só as peças da frente.

    @ move-1

    # O movimento
    Em cada turno moves uma falange, em frente ao longo da sua própria linha. Ela anda no máximo tantas casas quantas peças tem: três peças andam uma, duas ou três casas. As casas por onde a primeira peça passa têm de estar vazias.

    @ show-1

    Para jogar, toca na última peça da falange e depois na casa aonde chega a primeira. Se tocares numa peça mais à frente, a falange é mais curta.

    # A captura
    Se a primeira peça chegar a uma peça adversária, conta a falange inimiga que continua nessa direção. Se tiver menos peças do que a tua, é toda capturada e a tua falange para na casa da primeira inimiga. Se for igual ou maior, não podes avançar até lá. Capturar não é obrigatório.

    @ show-2

    Atacada de lado, até uma falange comprida pode mostrar uma só peça.

    @ capture-2

    # Fim
    No começo do teu turno contam-se as peças: se tens mais na tua última linha do que o adversário tem na dele, ganhaste. Quem chega primeiro dá, pois, ao outro uma jogada para responder: capturar, ou chegar também.

    @ show-3

    Quem não puder mover passa.

    @ end-pass

    Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    @ end-draw

    # Opções
    - Tamanho: a partir de oito linhas cada lado enche duas; com menos, só uma. Em 8×8 é o jogo original, Crossings.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation = Escrevem-se a última e a primeira peça da falange e, depois do traço, a casa aonde a primeira chega: { $show-1 }. Uma peça sozinha tem só duas casas, a de partida e a de chegada: { $show-3-2 }. Numa captura, o sinal «:» toma o lugar do traço: { $show-2 }. Quem não pode mover passa: { $end-pass }.

history =
    Robert Abbott inventou o jogo em 1963, para o tabuleiro de xadrez, com o nome de Crossings. Sid Sackson publicou-o em 1969 no livro A Gamut of Games.

    Em 1975 Abbott alargou o tabuleiro para 14×12 e deu-lhe o nome do general de Tebas que venceu os Espartanos em Leuctra, em 371 a.C., com a sua falange.

idea = Uma falange de cinco peças pode capturar qualquer falange mais curta que alcance à sua frente. De lado, porém, é fraca: quem a ataca de través pode encontrar uma só peça, e bastam duas para a levar.

mathematics =
    Só uma falange maior captura outra; entre iguais, nenhuma captura. Por isso, para levar três peças em fila precisas de, pelo menos, quatro.

    A mesma peça pertence a várias falanges ao mesmo tempo, de tamanhos diferentes conforme a direção. Uma falange que é forte quando avança pode ser fraca de lado: quem ataca de través só vê uma peça.

    Para capturar k peças em fila são precisas pelo menos k + 1, e o ataque alcança no máximo tantas casas quantas as peças da falange. Por isso uma falange de n peças ataca todas as falanges mais curtas até n casas da sua frente, e só essas.

    Avançar não muda o tamanho da falange. Quando ela anda s casas, o efeito no tabuleiro é como se as s peças de trás saltassem para a frente: as do meio parecem não ter saído do lugar. Este programa move-as assim por dentro.

    Um truque de simetria: num tabuleiro simétrico o segundo jogador pode imitar o primeiro. Sem a regra de que se ganha só no começo do turno, chegar primeiro bastaria; com ela, a imitação iguala as contas. Por isso algumas regras publicadas proíbem chegar à última linha deixando o tabuleiro simétrico; aqui, a repetição e as jogadas sem progresso acabam em empate.

in-class =
    A partir dos 9 anos · 20 minutos por partida.
    - 10 min: A lição, em pares. Depois, cada par mostra uma falange na horizontal, uma na vertical e uma na diagonal.
    - 20 min: Uma partida em 8×8. Quem captura conta primeiro em voz alta as duas falanges.
    - 5 min: Que ataques vieram de lado? Cada par mostra um.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - Quantas peças são precisas para capturar uma falange de três? → Pelo menos quatro.
    - Quantas falanges de duas ou mais peças há numa fila de quatro? → Seis: três de duas, duas de três e uma de quatro.
    - Quantas casas, no máximo, se pode andar na primeira jogada? → Duas: para a frente, nenhuma fila tem mais de duas peças.

lesson-first-1 = Leva a tua peça à última linha. Se lá continuar na tua vez, ganhas!
lesson-first-1-else = Que peça branca está quase do outro lado?
lesson-first-1-look = A casa acesa está longe de todas as negras.
lesson-first-1-done = As Negras não responderam: começas o turno com mais peças na última linha, e ganhas!
lesson-show-1 = Duas peças em fila andam juntas até duas casas.
lesson-move-1 = Move só as duas peças acesas desta coluna: uma casa ou duas.
lesson-move-1-else = Quantas peças vais mover? É esse o número de casas que podem andar.
lesson-move-1-look = Começa na peça acesa de trás, e leva a da frente até uma casa vazia.
lesson-move-1-done = Podes separar uma fila: a peça de trás ficou onde estava.
lesson-move-2 = Também há filas na diagonal. Move juntas as três peças acesas.
lesson-move-2-else = Em que direção andam três peças que estão em diagonal?
lesson-move-2-look = Começa na última das três e segue a diagonal: as casas acesas estão livres.
lesson-move-2-done = Três peças, até três casas, sempre na linha em que estão.
lesson-show-2 = Três brancas em fila capturam duas negras em fila.
lesson-capture-1 = Só uma das tuas filas é maior do que a que tem à frente. Captura com ela.
lesson-capture-1-else = Quantas peças tem cada fila, a tua e a dela?
lesson-capture-1-look = Conta as brancas e as negras da coluna acesa.
lesson-capture-1-done = Três contra duas: capturas as duas. Duas contra duas não chega.
lesson-capture-2 = Cinco negras em fila! Captura uma delas, atacando de lado.
lesson-capture-2-else = Vistas de baixo, quantas negras há em cada coluna?
lesson-capture-2-look = Na coluna acesa tens duas peças, e à frente está só uma.
lesson-capture-2-done = De frente são cinco; de lado, só uma. Duas peças bastaram.
lesson-capture-3 = És as Negras. Há uma só captura, e leva duas peças de uma vez.
lesson-capture-3-else = Onde estão duas brancas lado a lado?
lesson-capture-3-look = Olha ao longo da linha acesa: quem é mais?
lesson-capture-3-done = As filas deitadas capturam como as outras: conta-se sempre em linha reta.
lesson-home-1 = Há uma peça negra na tua linha 1! Se lá ficar, perdes. Que fazes?
lesson-home-1-else = Quem chega à peça negra com mais força do que ela?
lesson-home-1-look = Uma peça sozinha não chega para capturar outra. Olha para os lados dela.
lesson-home-1-done = Salvaste-te: duas peças juntas, em casa, capturam quem chega sozinho.
lesson-home-2 = Outra peça negra em tua casa, no canto! Há duas maneiras de a capturar.
lesson-home-2-else = Que filas tuas apontam ao canto?
lesson-home-2-look = A peça na diagonal está sozinha, não chega. Vê a coluna e a linha do canto.
lesson-home-2-done = Duas filas vigiavam o canto. Guarda sempre algumas peças em casa.
lesson-show-3 = Só as Brancas chegaram à última linha: ganham.
lesson-arrive-1 = A tua peça pode chegar a três casas da última linha. Qual é a segura?
lesson-arrive-1-else = Que filas negras, de duas ou mais, chegam a cada uma dessas casas?
lesson-arrive-1-look = Vê as casas acesas: uma fila vem da esquerda, outra vem na diagonal.
lesson-arrive-1-done = Chegar não chega: é preciso lá ficar até à tua vez.
lesson-arrive-2 = Chega à linha 8 de modo que as Negras não tenham resposta.
lesson-arrive-2-else = Que fila branca chega já à última linha?
lesson-arrive-2-look = Segue a diagonal das duas brancas mais avançadas: o que há no fim dela?
lesson-arrive-2-done = Chegaste a capturar, e ninguém responde. No próximo turno ganhas!
lesson-match = Agora ganha a partida! As tuas filas são mais compridas.
lesson-match-else = Ainda não. Chega à última linha longe das filas negras, e fica lá um turno.
lesson-match-done = Muito bem! Chegaste, ficaste e ganhaste.

diagram-end-pass = A peça negra está cercada: não pode mover nem capturar, e passa.
diagram-end-draw = Neste exemplo o limite é de duas jogadas sem capturas: empate.

classic-epaminondas_three_moves = Três falanges saem de casa
    .who = Exemplo de um artigo sobre Epaminondas
    .why = Em três jogadas veem-se falanges de duas e de três peças, na diagonal e na vertical.
    .ply-1 = Uma falange de duas peças, na diagonal, anda uma casa.
    .ply-2 = Também na diagonal, as Negras andam duas casas, o máximo para duas peças.
    .ply-3 = Três peças em coluna andam três casas.

classic-epaminondas_capture = Quatro capturam três
    .who = Exemplo de um artigo sobre Epaminondas
    .why = Uma falange de quatro peças desce três casas e leva uma coluna inteira.
    .ply-5 = Uma jogada nossa, para que seja outra vez a vez das Negras.
    .ply-6 = Quatro contra três: a coluna branca é toda capturada. Com quatro brancas, já não se podia.

classic-epaminondas_attack = Dois ataques longe um do outro
    .who = Exemplo de um artigo sobre Epaminondas
    .why = As Brancas atacam em duas colunas afastadas, e a linha negra não consegue acudir às duas.
    .ply-1 = A coluna j desgasta a última linha. Depois, a coluna a pode avançar até a12.

puzzle-breakthrough-idea = Conta as tuas peças na última linha dele, e as dele na tua.
puzzle-breakthrough-why = No teu turno tinhas mais peças do outro lado do que ele.
puzzle-safe-move-idea = Trava a falange dele sem deixares de avançar.
puzzle-safe-move-why = Esta jogada não deixou passar o adversário.

# O que se diz a quem não vê o tabuleiro
note-arrived =
    { $size ->
        [one] { $player }: uma peça na última linha, { $sites }.
       *[other] { $player }: { $size } peças na última linha, { $sites }.
    }
note-phalanx = { $player }: falange de { $size }, de { $first } a { $last }.
