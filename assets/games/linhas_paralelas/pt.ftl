goal = Alinhar quatro peças tuas num de dois tabuleiros que se influenciam.
aliases = Many-moku

play-now =
    1. Há dois tabuleiros vazios. Quem começa põe uma só peça.
    2. Depois, em cada turno pões duas peças: uma em cada tabuleiro, pela ordem que quiseres.
    3. Se o mesmo ponto do outro tabuleiro tiver uma peça, empurra-la para um ponto vazio ao lado.
    4. Ganha quem tiver quatro peças seguidas num dos tabuleiros.

first-match = Antes de jogares, procura três peças do adversário quase em linha. Tapar nem sempre chega, porque a tua peça pode ser empurrada: desfaz antes a linha, empurrando uma das três.

rules =
    # Os tabuleiros
    Joga-se nos pontos de dois tabuleiros de 9×9, vazios no começo. Os pontos de um tabuleiro escrevem-se com minúsculas, os do outro com maiúsculas: e4 e E4 são pontos gémeos. Começam as Negras.

    # O turno
    No primeiro turno da partida coloca-se uma só peça, em qualquer dos tabuleiros. Daí em diante, cada turno são duas peças tuas, uma em cada tabuleiro, pela ordem que preferires, sempre em pontos vazios.

    @ show-1

    # A ligação
    Se colocares uma peça num ponto cujo gémeo está ocupado, por uma peça tua ou do adversário, tens de empurrar essa peça do outro tabuleiro para um ponto vazio ao lado, na horizontal, na vertical ou na diagonal. Se não houver nenhum, não podes jogar ali. Se não puderes jogar em ponto nenhum de um tabuleiro, passas essa parte do turno.

    @ show-2

    # Fim
    Ganha quem tiver quatro ou mais peças suas seguidas num dos tabuleiros, em linha horizontal, vertical ou diagonal. Conta a peça colocada e conta a peça empurrada, logo que cada uma pare.

    @ show-3

    - Se só o adversário ficar com uma linha, ganha o adversário.
    - Se os dois ficarem com uma linha, ganha quem jogou.
    - Se os tabuleiros se encherem sem linhas, ou ninguém puder jogar, há empate.

    @ end-other

    @ end-draw

    # Opções
    - Quem começa: as Negras, salvo outra escolha.

notation =
    Uma peça escreve-se com o seu ponto: { $show-1-1 }. Letras minúsculas são o tabuleiro da esquerda; maiúsculas são o da direita.

    Se a peça empurrar a sua gémea, escreve-se depois de uma barra o ponto aonde esta vai: { $show-2-1 }. O primeiro ponto é o da peça colocada, o segundo o da empurrada. Um turno escreve-se com duas jogadas, uma por tabuleiro; as minúsculas são da esquerda: { $show-3 }. Passar tem uma palavra própria: { $end-draw-1 }.

history =
    Jogo de João Neto e Bill Taylor, a partir de uma ideia geral: jogar ao mesmo tempo em dois tabuleiros que se influenciam. Escolheram para ela o quatro em linha, mas a receita serve para muitos outros jogos.

idea = Num só tabuleiro, quem começasse fazia depressa quatro em linha. Com dois, a peça que pões num empurra a que estiver no ponto gémeo do outro: podes lá desfazer uma linha do adversário, ou completar a tua.

mathematics =
    Uma peça posta aqui pode mexer numa peça ali. Por isso tens de olhar sempre para os dois tabuleiros ao mesmo tempo.

    Depois de cada turno, quem acabou de jogar tem exatamente uma peça a mais do que o adversário: 1–0, 1–2, 3–2, 3–4… E cada jogador é o primeiro a colocar num dos tabuleiros: a primeira peça do outro tabuleiro é do segundo jogador. A peça única do início equilibra assim a partida.

    Num só tabuleiro de 9×9 não haveria jogo: sabe-se que, sem a ligação, quem começa consegue depressa quatro em linha. A ligação permite desfazer uma linha adversária empurrando-lhe uma peça, coisa que no quatro em linha é impossível.

    A regra faz mais do que misturar os tabuleiros: peças tuas que ainda não estão em linha podem ser levadas para o lugar certo. Três peças próximas e um ponto livre no gémeo já são uma ameaça.

lesson-goal = És as Negras. Faz quatro em linha no ponto aceso: ganhas já!
lesson-goal-else = Onde falta a quarta peça?
lesson-goal-look = É o ponto aceso, no tabuleiro da esquerda.
lesson-goal-done = Ganhaste! Quatro seguidas, num dos dois tabuleiros, ganham a partida.
lesson-show-1 = Começa-se com uma só peça. Depois, cada um põe uma em cada tabuleiro.
lesson-four-1 = És as Brancas. Procura nos dois tabuleiros onde fazes quatro em linha.
lesson-four-1-else = Onde estão três brancas seguidas? Olha também na diagonal.
lesson-four-1-look = As três peças acesas têm uma ponta tapada. E a outra?
lesson-four-1-done = Quatro na diagonal: ganham as Brancas. Vê sempre os dois tabuleiros!
lesson-four-2 = És as Negras e podes ganhar em cada tabuleiro. Encontra as duas maneiras.
lesson-four-2-else = Em que tabuleiro ainda não procuraste?
lesson-four-2-look = Num tabuleiro falta a peça do meio; no outro, a da ponta livre.
lesson-four-2-done = Também vale encher um buraco no meio da linha.
lesson-show-2 = c3 e C3 são gémeos: pões uma peça num, e a do outro é empurrada um passo.
lesson-push-1 = És as Brancas. Toca no ponto aceso vazio e depois num ponto ao lado da negra acesa.
lesson-push-1-else = Que ponto do tabuleiro da direita é gémeo da peça acesa?
lesson-push-1-look = Toca primeiro no ponto aceso da direita. O segundo toque diz para onde vai a negra.
lesson-push-1-done = A peça do ponto gémeo dá um passo, e és tu quem escolhe para onde.
lesson-push-2 = Só te falta jogar à direita. Empurra uma peça tua e faz quatro em linha!
lesson-push-2-else = À esquerda, em que ponto falta uma peça? Quem está mesmo ao lado dele?
lesson-push-2-look = Toca no ponto gémeo da negra acesa, à direita. Depois toca no buraco da linha.
lesson-push-2-done = A tua peça foi empurrada para a linha: quatro seguidas. Ganhaste!
lesson-push-3 = És as Brancas e só te falta jogar à esquerda. Ganha com um empurrão!
lesson-push-3-else = Na diagonal do outro tabuleiro há um buraco. Quem o pode encher?
lesson-push-3-look = O buraco está entre as acesas. Joga no gémeo de outra branca e toca no buraco.
lesson-push-3-done = Um empurrão também acaba uma linha, num tabuleiro onde já tinhas jogado.
lesson-show-3 = Um empurrão e uma peça fazem quatro em linha: ganham as Negras.
lesson-double-1 = À direita faltam duas peças na coluna F. Empurra uma para lá e coloca a outra.
lesson-double-1-else = Que peça, ao lado da coluna, podes empurrar para lá? Onde está a gémea dela?
lesson-double-1-look = Olha para G8, à direita, e para o ponto gémeo dela, à esquerda.
lesson-double-1-done = Duas negras mais duas jogadas: com dois tabuleiros, um turno vale muito!
lesson-double-2 = És as Brancas. Faltam duas peças na diagonal c3–d4: empurra uma e coloca a outra.
lesson-double-2-else = Por onde segue a diagonal, e que peça branca está ao lado dela?
lesson-double-2-look = Olha para f6 e para a peça branca ao lado.
lesson-double-2-done = Peças que ainda não estão em linha já podem ser uma ameaça.
lesson-double-3 = És as Negras. Uma branca estraga-te a linha: empurra-a para fora!
lesson-double-3-else = Qual é a branca que está no meio das tuas? Onde fica o seu ponto gémeo?
lesson-double-3-look = Toca no ponto aceso da direita e depois num ponto livre ao lado da branca.
lesson-double-3-done = O lugar ficou vazio: a tua segunda peça vai para lá e são quatro!
lesson-break-1 = Três brancas, livres dos dois lados! Tapar não chega: empurra a do meio.
lesson-break-1-else = Qual é o ponto gémeo da branca do meio?
lesson-break-1-look = Toca no ponto aceso da direita e depois num ponto fora da linha das brancas.
lesson-break-1-done = A linha partiu-se. Mas a branca ainda pode voltar: e agora?
lesson-break-2 = Falta a peça da esquerda. Ocupa o lugar de onde a branca saiu!
lesson-break-2-else = Que ponto deixou a branca vazio?
lesson-break-2-look = Toca no ponto aceso entre as brancas; o segundo toque leva a tua peça da direita.
lesson-break-2-done = Empurrar e ocupar o lugar: assim se defende quem joga em dois tabuleiros.
lesson-match = És as Negras e falta-te a peça da direita. As tuas três estão em linha: ganha!
lesson-match-else = Desta vez não deu. Em cada turno, procura primeiro um empurrão que faça quatro.
lesson-match-done = Ganhaste! As Brancas não podem desfazer tudo ao mesmo tempo.

in-class =
    A partir dos 9 anos · 15 minutos por partida.
    - 10 min: jogar quatro em linha num só tabuleiro. Quem começa ganha quase sempre?
    - 10 min: com dois tabuleiros de papel, treinar só os empurrões: para onde pode ir a gémea?
    - 20 min: uma partida por par; quem vê uma ameaça diz «atenção».
    - 5 min: conversar: de quantas maneiras se desfaz uma linha de três?
    # Perguntas
    - Quantas peças há nos dois tabuleiros depois de três turnos? → 1 + 2 + 2 = 5.
    - Quantas primeiras jogadas diferentes há? → 81 + 81 = 162: qualquer ponto de qualquer tabuleiro.
    - Para quantos pontos, no máximo, pode ir uma peça empurrada? → 8 no meio, 5 na margem e 3 num canto.

diagram-end-other = As Negras empurram e5 para e4 e fazem a linha das Brancas: ganham as Brancas.
diagram-end-draw = Em a1, I8 e I9 ninguém pode jogar: a gémea não tem para onde ir. É empate.

classic-linhas_paralelas_defence = Desfazer em vez de tapar
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Um três aberto, que noutros jogos já não tem defesa, desfaz-se com dois empurrões.
    .ply-1 = A peça branca de d6 é empurrada para c5, e a linha branca parte-se.
    .ply-2 = As Negras ocupam d6, e a sua peça de D6 vai para E6: agora ameaçam E8.
classic-linhas_paralelas_win = Melhor do que defender
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Na mesma posição, as Negras nem precisam de defender: ganham já.
    .ply-1 = F3 empurra a peça negra de f3 para e4: c4, d4 e e4 ficam seguidas.
    .ply-2 = Com b4 são quatro em linha: ganham as Negras.
