goal = Capturar todas as peças do adversário, cercando-as ou metendo-te entre elas.
card-cleave = Cleave
goal-cleave = Capturar até o adversário ficar com duas peças; aqui as margens também ajudam.
aliases = Apit-sodok, Cleave

variant-mak_yek = Mak-Yek: o jogo tradicional
variant-cleave = Cleave: as margens também capturam

play-now =
    1. Cada lado tem 16 peças, em duas linhas. Começam as Brancas.
    2. Na tua vez, uma peça tua anda a direito, quantas casas vazias quiseres, mas não na diagonal.
    3. Se apertares uma peça adversária entre duas tuas, ela sai.
    4. Se parares entre duas peças adversárias, saem as duas.
    5. Ganha quem capturar todas as peças do adversário.

first-match = Antes de capturares, olha para as tuas peças: ficam duas com uma só casa vazia no meio? Se uma adversária lá puder parar, perdes as duas.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com 16 peças iguais de cada lado. As Brancas ocupam as linhas 1 e 3, as Negras as linhas 6 e 8. Começam as Brancas.

    # O turno
    Moves uma peça tua como a torre do xadrez: em linha reta, na horizontal ou na vertical, as casas vazias que quiseres. Não se salta nem se ocupa a casa de outra peça.

    @ show-1

    # Capturas
    As capturas resolvem-se no fim do movimento, todas ao mesmo tempo, e nunca na diagonal. Só a peça que se moveu captura.

    - Custódia: uma peça adversária fica entre a peça que se moveu e outra peça tua, as três em casas seguidas. A do meio sai.

    @ show-2

    - Intervenção: a peça que se moveu fica exatamente entre duas peças adversárias, as três em casas seguidas. Saem as duas.

    @ show-3

    Entrar no meio de duas peças adversárias não é perigoso: é assim que se capturam. Um só movimento pode juntar várias capturas.

    @ triple

    # Fim
    Ganha quem capturar todas as peças do adversário.

    @ end-all

    Quem não puder mover passa.

    @ forced-pass

    Há empate se os dois ficarem bloqueados, se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    @ end-draw

    # Variantes e opções
    - Mak-Yek: as regras acima.
    - Cleave: as margens ajudam quem move. Na custódia valem por peças tuas, e uma peça adversária entre a que moveste e a margem é capturada; na intervenção valem por peças adversárias, e se a tua peça parar entre a margem e uma peça adversária, esta é capturada. Ganha quem deixar o adversário com duas peças ou menos, ou sem jogada na sua vez.
    - Sem paredes: depois da tua jogada, nenhuma linha ou coluna pode ficar inteiramente ocupada por peças tuas, salvo a tua primeira linha.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

rules-cleave =
    # O tabuleiro
    Joga-se em 8×8 casas, com 16 peças iguais de cada lado. As Brancas ocupam as linhas 1 e 3, as Negras as linhas 6 e 8. Começam as Brancas.

    # O turno
    Moves uma peça tua como a torre do xadrez: em linha reta, na horizontal ou na vertical, as casas vazias que quiseres. Não se salta nem se ocupa a casa de outra peça.

    @ show-cleave-1

    # Capturas
    As capturas resolvem-se no fim do movimento, todas ao mesmo tempo, e nunca na diagonal. Só a peça que se moveu captura.

    - Custódia: uma peça adversária fica entre a peça que se moveu e outra peça tua, ou entre a peça que se moveu e a margem. A do meio sai.

    @ show-cleave-2

    - Intervenção: a peça que se moveu fica exatamente entre duas peças adversárias, e saem as duas. Se ficar entre uma peça adversária e a margem, sai essa peça.

    @ cleave-edge

    Entrar no meio de duas peças adversárias, ou entre uma delas e a margem, não é perigoso: é assim que se capturam. Um só movimento pode juntar várias capturas.

    # Fim
    Ganha quem deixar o adversário com duas peças ou menos.

    @ show-cleave-3

    Também ganha quem deixar o adversário sem jogada na vez dele.

    @ cleave-blocked

    Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    @ cleave-draw

    # Opções
    - Sem paredes: depois da tua jogada, nenhuma linha ou coluna pode ficar inteiramente ocupada por peças tuas, salvo a tua primeira linha.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation =
    Um movimento escreve-se com as duas casas, a de partida e a de chegada, e um traço no meio: { $show-1 }. Quando há captura, a lista põe dois pontos em vez do traço: { $show-2-2 }. Quem não pode mover passa: { $forced-pass }.

    As letras são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

notation-cleave =
    Um movimento escreve-se com as duas casas, a de partida e a de chegada, e um traço no meio: { $show-cleave-1 }. Quando há captura, a lista põe dois pontos em vez do traço: { $show-cleave-2 }.

    As letras são as colunas, da esquerda para a direita. Os números são as linhas, de baixo para cima.

history =
    Jogo tradicional da Indochina, conhecido na Tailândia como Mak-Yek e na Malásia como Apit-sodok. Reúne duas maneiras de capturar que noutros jogos tradicionais surgem separadas: a custódia, que aperta uma peça inimiga entre duas tuas, e a intervenção, que mete uma peça tua entre duas inimigas.

history-cleave =
    O Cleave foi proposto por Chris Huntoon em 2001, a partir do Mak-Yek, um jogo tradicional da Tailândia e da Malásia.

    No jogo antigo, as peças encostadas às margens são difíceis de capturar. No Cleave, são as margens que ajudam a capturá-las. Assim há mais capturas, e as partidas são mais rápidas.

idea = Quantas peças podes capturar com uma só jogada? No máximo três: só caem as que estão ao lado da peça que moveste, e das quatro casas ao lado uma está sempre vazia, a do lado de onde ela veio.

idea-cleave = Uma margem tanto vale por uma peça tua como por uma adversária. Em que casas basta uma só peça adversária para capturar uma tua que esteja sozinha?

mathematics =
    Para capturares uma peça, tens de parar mesmo ao lado dela. Por isso, conta sempre as casas vazias ao lado das tuas peças: são as portas por onde entra o perigo.

    Nenhuma jogada captura mais de três peças. Só podem cair as quatro vizinhas da peça que se moveu, e uma dessas casas está sempre vazia: a do lado de onde ela veio.

    Uma peça na margem só pode ser tomada por custódia ao longo da própria margem, e uma peça num canto nunca o pode ser. Por intervenção, as duas podem cair, se houver outra peça da mesma cor duas casas ao lado.

    No jogo tradicional há fortalezas. Quem deixar a terceira linha intacta, por exemplo, e for movendo para cá e para lá uma peça atrás dela não perde nenhuma peça: em geral, um jogador que só queira empatar consegue-o. As opções «sem paredes» e «jogadas sem progresso» existem por causa disto. É um bom exemplo de como uma regra pequena decide se um jogo tem ou não um fim.

mathematics-cleave =
    Perto das margens, uma só peça adversária chega para capturar uma tua que esteja sozinha; no meio do tabuleiro, não. Por isso, no Cleave, o meio é o lugar mais seguro.

    Repara na simetria das duas regras. Na custódia, a margem faz de peça tua; na intervenção, faz de peça adversária. Uma peça na margem cai quando outra para ao lado dela, do lado de dentro. Uma peça na fila a seguir à margem cai quando outra para entre ela e a margem. Só as 16 casas do centro, de c3 a f6, estão livres destes dois perigos.

    Num canto há duas margens. Basta parar numa das duas casas vizinhas para capturar a peça que lá está.

    Nenhuma jogada captura mais de três peças. Só podem cair as quatro vizinhas da peça que se moveu, e a do lado de onde ela veio está sempre vazia.

    Também aqui há fortalezas: quem deixar a terceira linha intacta e mover uma peça atrás dela não perde nenhuma. As opções «sem paredes» e «jogadas sem progresso» existem por causa disto.

play-now-cleave =
    1. Cada lado tem 16 peças, em duas linhas. Na tua vez, uma peça tua anda a direito, quantas casas vazias quiseres.
    2. Se apertares uma peça adversária entre duas tuas, ou entre uma tua e a margem, ela sai.
    3. Se parares entre duas peças adversárias, saem as duas. Se parares entre uma delas e a margem, sai essa.
    4. Ganhas se o adversário ficar com duas peças ou sem jogadas.

first-match-cleave = Foge das margens e dos cantos: ali, uma só peça adversária chega para te capturar. E olha também para a fila ao lado da margem.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 10 min: mostram-se a custódia e a intervenção, e cada par inventa um exemplo de cada.
    - 20 min: joga-se aos pares; ganha quem tiver capturado mais quando o tempo acabar.
    - 10 min: a fortaleza: porque é que a terceira linha intacta não se deixa capturar?
    - 5 min: as três perguntas, com a turma toda.
    # Perguntas
    - Quantas jogadas têm as Brancas no começo? → 32: cada peça da linha 1 tem uma, e cada peça da linha 3 tem três.
    - Quantas peças se podem capturar de uma vez? → No máximo três.
    - Uma peça no canto está segura? → Só da custódia. Se outra da mesma cor estiver duas casas ao lado, uma adversária no meio captura as duas.

in-class-cleave =
    A partir dos 8 anos · 15 minutos por partida.
    - 10 min: mostra-se como a margem captura, das duas maneiras.
    - 10 min: cada par pinta as casas onde uma só peça adversária captura uma tua sozinha.
    - 20 min: joga-se aos pares, com as 16 peças.
    - 5 min: as três perguntas, com a turma toda.
    # Perguntas
    - De quantas casas se captura uma peça no canto? → De duas: as vizinhas do canto, se estiverem vazias.
    - Em quantas casas a margem não ajuda a capturar-te? → Em 16: as do centro, de c3 a f6.
    - Quantas jogadas têm as Brancas no começo? → 32: cada peça da linha 1 tem uma, e cada peça da linha 3 tem três.

classic-mak_yek_opening = Duas por uma
    .who = Exemplo do livro
    .why = Um começo distraído: as Brancas capturam uma peça e perdem logo duas.
    .ply-2 = As Negras põem uma peça ao lado de d4. É um isco?
    .ply-3 = As Brancas capturam e4 por custódia, mas deixam uma casa vazia entre d4 e f4.
    .ply-4 = As Negras param nessa casa e capturam as duas por intervenção.

classic-mak_yek_both_captures = As duas maneiras de capturar
    .who = Exemplo do livro
    .why = Com quatro peças no tabuleiro vê-se uma custódia e, logo a seguir, uma intervenção.
    .ply-1 = Custódia: e4 fica entre d4 e f4, e sai.
    .ply-2 = Intervenção: a peça negra para entre as duas brancas, e saem ambas.

classic-mak_yek_triple = Três de uma vez
    .who = Exemplo do livro
    .why = Uma só jogada captura três peças, o máximo possível.
    .ply-1 = A peça chega a d5 e aperta c5, d6 e e5, cada uma contra outra peça branca.

lesson-show-1 = Uma peça anda a direito, quantas casas quiser.
lesson-show-2 = A peça negra fica presa entre duas brancas, e sai.
lesson-show-3 = Outra negra mete-se entre duas brancas e captura as duas.
lesson-custody = És as Brancas. Captura a peça de e4: aperta-a entre duas tuas.
lesson-custody-else = Assim ela não fica apertada. Falta-te uma peça do outro lado, em f4.
lesson-custody-done = Muito bem! Isto é a custódia: a peça do meio sai.
lesson-intervention = Captura duas de uma vez: para mesmo no meio delas.
lesson-intervention-else = Daí não capturas nada. A casa entre as duas é d5.
lesson-intervention-done = Boa! Isto é a intervenção: caíram as duas.
lesson-triple = Leva a peça de d3 a d5 e conta quantas capturas.
lesson-triple-else = Experimenta d3 para d5: três negras ficam apertadas.
lesson-triple-done = Três! Mais do que isso ninguém captura numa jogada.
lesson-trap = Agora és as Negras. Oferece a peça de e6 em e4, e castiga a captura.
lesson-trap-else = Primeiro e6 para e4. Depois, mete a peça de e8 entre as duas brancas.
lesson-trap-done = Duas por uma! Cuidado com a casa vazia entre duas peças tuas.
lesson-puzzle = Restam três negras. Captura-as todas numa só jogada.
lesson-puzzle-else = Assim não caem todas. Que casa toca nas três?
lesson-puzzle-done = Ganhaste! Em e4 juntaste uma intervenção e uma custódia.
lesson-show-cleave-1 = Uma peça anda a direito, quantas casas quiser.
lesson-show-cleave-2 = A margem ajuda: a peça negra fica presa contra ela.
lesson-show-cleave-3 = Outra negra sai: com duas peças, as Negras perdem.
lesson-cleave-custody = És as Brancas. Leva a peça de d1 a d5 e aperta a negra entre duas tuas.
lesson-cleave-custody-else = Experimenta d1 para d5: a negra de e5 fica entre duas brancas.
lesson-cleave-custody-done = Muito bem! Longe das margens, são precisas duas peças tuas.
lesson-cleave-corner = Captura a negra do canto. Descobre as duas maneiras.
lesson-cleave-corner-else = Daí não a apertas. Encosta-te a ela, de um lado ou do outro.
lesson-cleave-corner-done = Certo! No canto há duas margens, e cada uma faz de peça tua.
lesson-cleave-edge = Mete-te entre uma peça negra e a margem: ela sai.
lesson-cleave-edge-else = Aí não. Procura a casa da margem que está ao lado de uma negra.
lesson-cleave-edge-done = Boa! Na intervenção, a margem faz de peça adversária.
lesson-cleave-trap = Tens três peças: se perderes uma, perdes. Salva a do canto.
lesson-cleave-trap-else = Depois disso, as Negras capturam uma peça tua e ganham.
lesson-cleave-trap-done = Salvaste-a, e ainda capturaste uma negra contra a margem!
lesson-cleave-puzzle = As Negras têm quatro peças. Captura duas numa jogada e ganha.
lesson-cleave-puzzle-else = Assim não caem duas. Procura uma casa entre duas negras.
lesson-cleave-puzzle-done = Ganhaste! As Negras ficaram com duas peças.

diagram-end-all = A peça negra para entre as duas últimas brancas: ganham as Negras.
diagram-forced-pass = A peça negra está bloqueada no canto: só pode passar.
diagram-end-draw = Atrás da parede ninguém captura. Aqui bastam quatro jogadas para o empate.
diagram-cleave-blocked = As Negras ficam sem jogadas: ganham as Brancas.
diagram-cleave-draw = Atrás da parede ninguém captura. Aqui bastam quatro jogadas para o empate.

puzzle-last-capture-idea = Aperta uma peça entre duas tuas, ou mete-te entre duas dele.
puzzle-last-capture-why = Foi a última captura que faltava.
puzzle-capture-chain-idea = Que jogada captura de duas maneiras ao mesmo tempo?
puzzle-capture-chain-why = Saíram várias peças de uma vez, e as outras já não fogem.
