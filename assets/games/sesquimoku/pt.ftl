goal = Alinhar cinco peças tuas, com jogada e meia por turno.
aliases = Sesqui-moku

option-exact = Exatamente cinco

play-now =
    1. O tabuleiro tem 8×8 pontos e começa vazio. Começam as Negras.
    2. Na tua vez, pões uma peça tua num ponto vazio.
    3. Depois, se quiseres, outra peça tua dá um passo para um ponto vazio ao lado, também na diagonal.
    4. Ganha quem tiver cinco ou mais peças suas em linha, a direito ou na diagonal.
    5. Se o tabuleiro se encher sem linhas de cinco, há empate.

first-match = Tem sempre peças tuas perto do adversário. Se ele fizer quatro em linha com as duas pontas livres, precisas de uma peça ao lado de uma ponta, para dar lá um passo.

rules =
    # O tabuleiro
    Joga-se em 8×8 pontos, vazios no começo. Começam as Negras.

    # O turno
    O teu turno tem duas partes, sempre por esta ordem:

    - Colocas uma peça tua num ponto vazio.
    - Se quiseres, moves outra peça tua para um ponto vazio ao lado, na horizontal, na vertical ou na diagonal. A peça que acabaste de colocar não se move. Se não quiseres mover, passas.

    @ show-1

    @ pass

    # Fim
    Ganha quem tiver cinco ou mais peças suas seguidas, em linha horizontal, vertical ou diagonal. A linha conta logo, quer surja ao colocar, quer surja ao mover.

    @ turn-1

    Se o tabuleiro se encher sem linhas, há empate.

    @ end-draw

    # Opções
    - Tamanho: de 8×8 a 15×15.
    - Exatamente cinco: uma linha de seis ou mais não ganha.
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Um turno escreve-se em duas partes: { $turn-1 }. Primeiro vem o ponto da peça nova; depois, os dois pontos do passo, o de partida e o de chegada, com um traço no meio. As letras são as colunas e os números são as linhas.

    Quem não dá o passo passa: { $pass-2 }.

history =
    Bill Taylor inventou em 2007 a família de jogos a que este pertence. Em cada um, o turno é uma jogada inteira e mais meia: um movimento pequeno, mais fraco, mas que muda tudo. Sesqui, em latim, quer dizer um e meio.

    A ideia serve para muitos outros jogos. Também se joga assim o Hex e o Y.

idea = No 5-em-linha comum, quatro seguidas com as duas pontas livres já ganham: o adversário só tapa uma. Aqui ele pode tapar as duas: uma com a peça nova, a outra movendo uma peça que tenha ali ao lado.

mathematics =
    Num turno mudas duas coisas: entra uma peça e outra dá um passo. Por isso três em linha já podem ser um perigo: faltam só duas.

    No 5-em-linha comum, quatro peças seguidas com as duas pontas livres ganham: o adversário só pode tapar uma ponta. Aqui não é assim. Quem se defende coloca uma peça numa ponta e leva outra à segunda ponta, se tiver alguma ao lado dela. A peça vizinha vale meia defesa.

    Por isso é tão importante prender peças. Uma peça está presa quando, ao sair de onde está, abre uma linha ao adversário. Quem tem muitas peças presas tem jogadas e não tem meias jogadas.

    A partida acaba sempre: cada turno acrescenta uma peça e nenhuma sai, de modo que em 8×8 não há mais de 64 turnos. Ao contrário do que sucede noutros jogos em que as peças se movem, nenhuma posição se pode repetir.

    Sem o movimento, o tabuleiro de 8×8 seria demasiado pequeno para o 5-em-linha. É a meia jogada que lhe dá espaço.

ask-step-or-pass = Move outra peça tua para um ponto ao lado, ou passa

in-class =
    A partir dos 8 anos · 15 minutos por partida.
    - 10 min: A lição em pares.
    - 15 min: Uma partida. Em cada turno, diz em voz alta «peça» e «passo».
    - 10 min: No quadro, uma linha de quatro com as pontas livres. Onde tem de estar a peça que a trava?
    - 10 min: As perguntas em baixo, primeiro em pares e depois todos juntos.
    # Perguntas
    - Quantas linhas de cinco cabem em 8×8? → 96: 32 deitadas, 32 em pé e 32 nas diagonais.
    - Quantas peças há no tabuleiro ao fim de dez turnos? → Dez: cada turno acrescenta uma e nenhuma sai.
    - Porque não se pode repetir uma posição? → Porque em cada turno há mais uma peça no tabuleiro.

lesson-goal = És as Negras. Põe a peça no ponto aceso e faz cinco em linha: ganhas!
lesson-goal-else = De que lado pode crescer a tua linha de quatro?
lesson-goal-look = De um lado está tapada; do outro está o ponto aceso.
lesson-goal-done = Ganhaste! Cinco peças tuas seguidas ganham a partida.
lesson-show-1 = Uma peça nova, e depois outra peça dá um passo.
lesson-step-1 = Já puseste a peça. Dá agora o passo que faz cinco em linha.
lesson-step-1-else = Na diagonal falta uma peça numa ponta. Que peça lá chega com um passo?
lesson-step-1-look = A linha acesa cresce para cima. Há uma peça tua ali ao lado.
lesson-step-1-done = Cinco em linha! A linha também conta quando é o passo que a faz.
lesson-step-2 = És as Brancas e já puseste a peça. Que passo faz cinco em linha?
lesson-step-2-else = Se tirares uma peça da coluna, a linha não se parte?
lesson-step-2-look = Na coluna acesa há um buraco. Enche-o com uma peça de fora.
lesson-step-2-done = O passo encheu o buraco, e a coluna ficou inteira.
lesson-show-2 = Quatro brancas, livres dos dois lados! A peça nova e o passo tapam ambos.
lesson-block-1 = És as Brancas. As Negras têm quatro com as pontas livres: tapa as duas!
lesson-block-1-else = A que ponta chega uma peça tua com um passo? A outra é para a peça nova.
lesson-block-1-look = As pontas são os pontos acesos. Só um deles está ao lado de uma peça tua.
lesson-block-1-done = A peça nova tapa uma ponta, o passo tapa a outra. Peça por perto vale ouro!
lesson-block-2 = És as Negras. Agora são as Brancas que têm quatro seguidas. Salva-te!
lesson-block-2-else = Tens uma peça ao lado de uma das pontas. Para que ponta sobra a peça nova?
lesson-block-2-look = As pontas são os pontos acesos. A peça do canto chega à de cima.
lesson-block-2-done = Mesmo no canto, uma peça pode chegar a tempo com um passo.
lesson-show-3 = A peça nova faz quatro, o passo faz cinco: ganham as Negras.
lesson-turn-1 = És as Negras. Três na linha e uma ali ao lado: faz cinco neste turno!
lesson-turn-1-else = Faltam dois pontos na linha. Qual deles enches com um passo?
lesson-turn-1-look = São os pontos acesos: primeiro a peça nova, depois o passo.
lesson-turn-1-done = Faltavam duas e juntaste-as num só turno. Três em linha já é um perigo!
lesson-turn-2 = És as Brancas. Três na diagonal e uma no canto: ganha neste turno!
lesson-turn-2-else = A peça do canto chega com um passo a que ponto da diagonal?
lesson-turn-2-look = São os pontos acesos: primeiro a peça nova, depois o passo.
lesson-turn-2-done = Quem tem três e um passo à mão já pode ganhar.
lesson-turn-3 = És as Negras. Onde pões a peça, para ganhares logo a seguir com um passo?
lesson-turn-3-else = Com a peça aí, nenhum passo faz cinco. Que linha está quase feita?
lesson-turn-3-look = Na coluna acesa há um buraco que um passo enche. Que mais lhe falta?
lesson-turn-3-done = Agora a peça ao lado dá um passo para o buraco: cinco na coluna!
lesson-guard-1 = És as Negras e já tapaste uma ponta. Tapa a outra, sem abrires outra linha!
lesson-guard-1-else = A peça que deu o passo não estava a tapar outra linha branca?
lesson-guard-1-look = A peça acesa trava a linha 3: essa não pode sair. Chama outra!
lesson-guard-1-done = Isso! Quem sai de uma linha do adversário pode abri-la.
lesson-guard-2 = És as Brancas e já tapaste a diagonal em baixo. Tapa-a agora em cima!
lesson-guard-2-else = A peça que saiu não guardava uma coluna negra?
lesson-guard-2-look = A peça acesa está presa: trava quatro negras. A outra está livre.
lesson-guard-2-done = Antes do passo, pergunta sempre: o que é que esta peça está a travar?
lesson-match = És as Negras. Faz uma linha que o outro não consiga tapar toda, e ganha!
lesson-match-else = Desta vez não deu. Junta três com as pontas livres e uma peça ali ao lado.
lesson-match-done = Ganhaste! Uma peça e um passo por turno fazem linhas num instante.

diagram-pass = As Negras põem uma peça e passam: o passo não é obrigatório.
diagram-end-draw = A última peça enche o tabuleiro. Não há cinco em linha: empate.

classic-sesquimoku_game_19 = A peça presa que teve de sair
    .who = Partida do livro de João Pedro Neto e Jorge Nuno Silva, sem nomes de jogadores
    .why = As Negras obrigam uma peça branca presa a mover-se e ganham no ponto que ela deixou.
    .ply-16 = As Brancas defendem-se de dois ataques, feitos no quinto e no sétimo turno. Em troca, a peça negra de f3 ficou isolada.
    .ply-32 = Há ameaças dos dois lados, e não se vê logo quem está melhor. As Negras têm uma combinação que ganha.
    .ply-34 = Quatro na coluna g, com as duas pontas livres. As Brancas já não têm defesa.
    .ply-36 = A peça de h2 estava presa e teve de tapar a ponta de baixo.
    .ply-37 = A peça nova ocupa o ponto que as Brancas deixaram.
    .ply-38 = O passo completa a diagonal de h2 a d6: cinco em linha.

classic-sesquimoku_parry = Quatro com as pontas livres, e não chega
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = No 5-em-linha comum, esta linha ganhava. Aqui, uma peça ao lado salva as Negras.
    .ply-1 = Quatro na diagonal: às Brancas basta uma peça em b2 ou em g7.
    .ply-3 = A peça nova tapa uma das pontas.
    .ply-4 = O passo de uma peça vizinha tapa a outra. O ataque parou.

puzzle-double-threat-idea = Faz mais ameaças do que ele pode tapar num turno.
puzzle-double-threat-why = Ele tapou o que pôde, mas sobrou uma linha.
puzzle-line-idea = Neste turno pões uma peça e podes mexer outra: que linha chega a cinco?
puzzle-line-why = A linha de cinco ficou completa neste turno.
