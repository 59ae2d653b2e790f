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

    Sem o movimento, o tabuleiro de 8×8 seria pequeno de mais para o 5-em-linha. É a meia jogada que lhe dá espaço.

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

lesson-show-1 = Uma peça nova, e depois outra peça dá um passo.
lesson-show-2 = A peça nova faz quatro em linha.
lesson-show-3 = O passo faz cinco em linha: ganham as Negras.
lesson-step-1 = Já puseste a peça. Dá agora o passo que faz cinco em linha.
lesson-step-1-else = Na diagonal falta uma peça numa ponta. Que peça lá chega com um passo?
lesson-step-1-done = Cinco em linha! A linha também conta quando é o passo que a faz.
lesson-turn-1 = Tens três peças na linha e outra ao lado. Põe em e5; depois dá um passo até g5.
lesson-turn-1-else = Primeiro a peça nova em e5. Depois, o passo da peça de g6 para g5.
lesson-turn-1-done = Faltavam duas e juntaste-as num só turno. Três em linha já é um perigo!
lesson-block-1 = As Brancas têm quatro com as pontas livres. Tapa as duas: b7 e g2.
lesson-block-1-else = Põe em b7 e leva a peça de h1 para g2. Cada ponta livre dava cinco.
lesson-block-1-done = A peça nova tapa uma ponta, o passo tapa a outra. Peça por perto vale ouro!
lesson-trap-1 = Já tapaste b7. Falta g2: com que peça dás o passo, sem abrires outra linha?
lesson-trap-1-else = Assim as Brancas fazem cinco. A peça de g3 está presa: repara na linha 3.
lesson-trap-1-done = Isso! Quem sai de uma linha do adversário pode abri-la.
lesson-puzzle-1 = Onde pões a peça, para ganhares logo a seguir com um passo?
lesson-puzzle-1-else = Com a peça aí, nenhum passo faz cinco. Repara na coluna d.
lesson-puzzle-1-done = Agora a peça de e4 dá um passo para d5: cinco na coluna!

diagram-pass = As Negras põem uma peça e passam: o passo não é obrigatório.
diagram-end-draw = A última peça enche o tabuleiro. Não há cinco em linha: empate.

classic-sesquimoku_game_19 = A peça presa que teve de sair
    .who = Partida exemplo do livro de jogos abstratos
    .why = As Negras obrigam uma peça branca presa a mover-se e ganham no ponto que ela deixou.
    .ply-16 = As Brancas defendem-se de dois ataques, feitos no quinto e no sétimo turno. Em troca, a peça negra de f3 ficou isolada.
    .ply-32 = Há ameaças dos dois lados, e não se vê logo quem está melhor. As Negras têm uma combinação que ganha.
    .ply-34 = Quatro na coluna g, com as duas pontas livres. As Brancas já não têm defesa.
    .ply-36 = A peça de h2 estava presa e teve de tapar a ponta de baixo.
    .ply-37 = A peça nova ocupa o ponto que as Brancas deixaram.
    .ply-38 = O passo completa a diagonal de h2 a d6: cinco em linha.

classic-sesquimoku_parry = Quatro com as pontas livres, e não chega
    .who = Exemplo do livro de jogos abstratos
    .why = No 5-em-linha comum, esta linha ganhava. Aqui, uma peça ao lado salva as Negras.
    .ply-1 = Quatro na diagonal: às Brancas basta uma peça em b2 ou em g7.
    .ply-3 = A peça nova tapa uma das pontas.
    .ply-4 = O passo de uma peça vizinha tapa a outra. O ataque parou.

puzzle-double-threat-idea = Faz mais ameaças do que ele pode tapar num turno.
puzzle-double-threat-why = Ele tapou o que pôde, mas sobrou uma linha.
