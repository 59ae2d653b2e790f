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

    @ many-1

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

    @ cleave-between-1

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
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Um começo distraído: as Brancas capturam uma peça e perdem logo duas.
    .ply-2 = As Negras põem uma peça ao lado de d4. É um isco?
    .ply-3 = As Brancas capturam e4 por custódia, mas deixam uma casa vazia entre d4 e f4.
    .ply-4 = As Negras param nessa casa e capturam as duas por intervenção.

classic-mak_yek_both_captures = As duas maneiras de capturar
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Com quatro peças no tabuleiro vê-se uma custódia e, logo a seguir, uma intervenção.
    .ply-1 = Custódia: e4 fica entre d4 e f4, e sai.
    .ply-2 = Intervenção: a peça negra para entre as duas brancas, e saem ambas.

classic-mak_yek_triple = Três de uma vez
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Uma só jogada captura três peças, o máximo possível.
    .ply-1 = A peça chega a d5 e aperta c5, d6 e e5, cada uma contra outra peça branca.

lesson-goal-1 = Só resta uma peça negra. Aperta-a entre duas tuas e ganha!
lesson-goal-1-else = De um lado já está uma peça tua. Que peça chega ao outro lado?
lesson-goal-1-look = A casa à direita da peça negra está vazia. Quem sobe até lá?
lesson-goal-1-done = Ganhaste! Quem captura todas as peças adversárias ganha.
lesson-show-1 = Uma peça anda a direito, quantas casas quiser.
lesson-custody-1 = Captura a peça negra acesa: aperta-a entre duas tuas.
lesson-custody-1-else = De que lado é que ela ainda não tem uma peça tua?
lesson-custody-1-look = Falta-te uma peça à direita dela. Quem lá chega a direito?
lesson-custody-1-done = Muito bem! Isto é a custódia: a peça do meio sai.
lesson-show-2 = A peça negra fica presa entre duas brancas, e sai.
lesson-custody-2 = Agora és as Negras. Que jogada captura uma peça branca?
lesson-custody-2-else = Que branca já tem uma peça tua encostada? O que lhe falta do outro lado?
lesson-custody-2-look = Aperta-se também de cima para baixo: olha para a coluna c.
lesson-custody-2-done = Boa! Aperta-se na horizontal ou na vertical, nunca na diagonal.
lesson-show-3 = A peça branca mete-se entre as duas últimas negras: saem ambas, e ganham as Brancas.
lesson-intervention-1 = Captura duas de uma vez: para mesmo no meio delas.
lesson-intervention-1-else = Onde há duas negras com uma só casa vazia no meio?
lesson-intervention-1-look = Olha para a linha 5. Que peça tua pode parar entre as duas?
lesson-intervention-1-done = Boa! Isto é a intervenção: caíram as duas.
lesson-intervention-2 = Agora és as Negras. Mete-te no meio de duas brancas.
lesson-intervention-2-else = Há duas brancas com uma casa vazia no meio? Podem estar uma por cima da outra.
lesson-intervention-2-look = Olha para a coluna e. Que peça tua chega a direito ao meio?
lesson-intervention-2-done = Caíram as duas! Entrar no meio não é perigoso: é um ataque.
lesson-many-1 = Há uma jogada que captura três negras de uma vez. Encontra-a!
lesson-many-1-else = Que casa vazia toca em três peças negras?
lesson-many-1-look = Cada uma destas três negras já tem uma branca por trás.
lesson-many-1-done = Três! Mais do que isso ninguém captura numa jogada.
lesson-many-2 = Restam três negras. Captura-as todas numa só jogada.
lesson-many-2-else = Que casa toca nas três ao mesmo tempo?
lesson-many-2-look = As três negras rodeiam uma casa vazia. Que peça tua lá chega?
lesson-many-2-done = Ganhaste! Juntaste uma intervenção e uma custódia.
lesson-trap-1 = As tuas duas peças acesas estão em perigo. Como as salvas?
lesson-trap-1-else = Em que casa querem as Negras parar para as capturar às duas?
lesson-trap-1-look = Ocupa a casa entre elas, ou tapa o caminho da negra que vem de cima.
lesson-trap-1-done = Cuidado com uma casa vazia entre duas peças tuas: é um convite!
lesson-trap-2 = Agora és as Negras. Oferece uma peça na casa acesa, e castiga a captura.
lesson-trap-2-else = Que peça da frente chega à casa acesa? E depois, que peça vem atrás?
lesson-trap-2-look = Usa a coluna e: primeiro a peça da frente, depois a de trás.
lesson-trap-2-done = Duas por uma! Às vezes, oferecer uma peça abre uma casa no meio.
lesson-match-1 = Resta uma peça negra, e tens de a apanhar. Ganha esta partida!
lesson-match-1-else = Desta vez não deu. Deixa-lhe só uma saída, ao lado de uma peça tua, e aperta.
lesson-match-1-done = Ganhaste a tua primeira partida de Mak-Yek!

lesson-cleave-goal-1 = As Negras perdem se ficarem com duas peças. Aperta uma contra a margem!
lesson-cleave-goal-1-else = Qual é a casa mesmo ao lado da peça negra encostada à margem?
lesson-cleave-goal-1-look = É a casa à esquerda dela. Que peça tua sobe até lá?
lesson-cleave-goal-1-done = Ganhaste! A margem fez de segunda peça tua.
lesson-show-cleave-1 = Uma peça anda a direito, quantas casas quiser.
lesson-cleave-custody-1 = Aperta a negra acesa entre duas peças tuas.
lesson-cleave-custody-1-else = De que lado é que ela ainda não tem uma peça tua?
lesson-cleave-custody-1-look = Falta-te uma peça à esquerda dela. Quem lá chega a direito?
lesson-cleave-custody-1-done = Muito bem! Longe das margens, são precisas duas peças tuas.
lesson-cleave-custody-2 = Agora és as Negras. Que jogada captura uma peça branca?
lesson-cleave-custody-2-else = Que branca já tem uma peça tua encostada? O que lhe falta do outro lado?
lesson-cleave-custody-2-look = Aperta-se também de cima para baixo: olha para a coluna c.
lesson-cleave-custody-2-done = Boa! Aperta-se na horizontal ou na vertical, nunca na diagonal.
lesson-show-cleave-2 = A margem ajuda: a peça negra fica presa contra ela.
lesson-cleave-wall-1 = És as Negras. Usa a margem para capturar uma peça branca.
lesson-cleave-wall-1-else = Que peça branca está encostada a uma margem?
lesson-cleave-wall-1-look = Olha para a linha de baixo. Que peça tua pode parar por cima da branca?
lesson-cleave-wall-1-done = Boa! Numa margem basta uma peça para apertar outra.
lesson-cleave-wall-2 = Captura a negra do canto. Descobre as duas maneiras.
lesson-cleave-wall-2-else = Que casas tocam na peça do canto?
lesson-cleave-wall-2-look = São duas: uma ao lado e outra por baixo. Quem chega a cada uma?
lesson-cleave-wall-2-done = Certo! No canto há duas margens, e cada uma faz de peça tua.
lesson-cleave-between-1 = Mete-te entre uma peça negra e a margem: ela sai.
lesson-cleave-between-1-else = Que peça negra está a uma só casa da margem?
lesson-cleave-between-1-look = Olha para o lado esquerdo: há uma casa entre a negra e a margem.
lesson-cleave-between-1-done = Boa! Na intervenção, a margem faz de peça adversária.
lesson-cleave-between-2 = As Negras têm quatro peças. Captura duas numa jogada e ganha.
lesson-cleave-between-2-else = Onde há duas negras com uma só casa vazia no meio?
lesson-cleave-between-2-look = Olha para a linha 2. Que peça tua pode parar entre as duas?
lesson-cleave-between-2-done = Ganhaste! As Negras ficaram com duas peças.
lesson-show-cleave-3 = Outra negra sai: com duas peças, as Negras perdem.
lesson-cleave-trap-1 = Tens três peças: se perderes uma, perdes. Salva a do canto.
lesson-cleave-trap-1-else = Para onde pode ela ir sem ficar ao alcance de uma negra?
lesson-cleave-trap-1-look = Desce pela margem: podes até meter-te ao lado de uma negra.
lesson-cleave-trap-1-done = Salvaste-a, e ainda capturaste uma negra contra a margem!
lesson-cleave-trap-2 = A tua peça junto à margem está em perigo. Só tem uma casa boa: qual?
lesson-cleave-trap-2-else = Onde é que nenhuma negra pode encostar-se a ela?
lesson-cleave-trap-2-look = Experimenta descer: um passo chega, no canto já estás mal.
lesson-cleave-trap-2-done = A margem ajuda os dois: junto a ela, basta uma adversária para te apertar.
lesson-cleave-match-1 = Captura peças até as Negras ficarem com duas. Ganha esta partida!
lesson-cleave-match-1-else = Desta vez não deu. Procura negras encostadas à margem, ou a uma casa dela.
lesson-cleave-match-1-done = Ganhaste a tua primeira partida de Cleave!

diagram-end-all = A peça negra para entre as duas últimas brancas: ganham as Negras.
diagram-forced-pass = A peça negra está bloqueada no canto: só pode passar.
diagram-end-draw = Atrás da parede ninguém captura. Aqui bastam quatro jogadas para o empate.
diagram-cleave-blocked = As Negras ficam sem jogadas: ganham as Brancas.
diagram-cleave-draw = Atrás da parede ninguém captura. Aqui bastam quatro jogadas para o empate.

puzzle-last-capture-idea = Aperta uma peça entre duas tuas, ou mete-te entre duas dele.
puzzle-last-capture-why = Foi a última captura que faltava.
puzzle-capture-chain-idea = Que jogada captura mais do que uma peça?
puzzle-capture-chain-why = Saíram várias peças de uma vez, e as outras já não fogem.
puzzle-capture-idea = Que captura deixa as outras peças sem fuga?
puzzle-capture-why = Saiu uma peça, e as outras já não tinham para onde fugir.
puzzle-threats-idea = Não corras atrás da peça: tira-lhe as casas e espera.
puzzle-threats-why = Na casa que lhe restava, foi apanhada.
