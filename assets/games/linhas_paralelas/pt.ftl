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

    @ push-1

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
    Uma peça escreve-se com o seu ponto: { $show-1 }. Letras minúsculas são um tabuleiro; maiúsculas são o outro.

    Se a peça empurrar a sua gémea, escreve-se depois de uma barra o ponto aonde esta vai: { $show-2-1 }. O primeiro ponto é o da peça colocada, o segundo o da empurrada. Um turno são duas escritas, uma por cada tabuleiro: { $push-1 }. Passar tem uma palavra própria: { $end-draw-1 }.

history =
    Jogo de João Neto e Bill Taylor, a partir de uma ideia geral: jogar ao mesmo tempo em dois tabuleiros que se influenciam. Escolheram para ela o quatro em linha, mas a receita serve para muitos outros jogos.

idea = Num só tabuleiro, quem começasse fazia depressa quatro em linha. Com dois, a peça que pões num empurra a que estiver no ponto gémeo do outro: podes lá desfazer uma linha do adversário, ou completar a tua.

mathematics =
    Uma peça posta aqui pode mexer numa peça ali. Por isso tens de olhar sempre para os dois tabuleiros ao mesmo tempo.

    Depois de cada turno, quem acabou de jogar tem exatamente uma peça a mais do que o adversário: 1–0, 1–2, 3–2, 3–4… E cada jogador é o primeiro a colocar num dos tabuleiros: a primeira peça do outro tabuleiro é do segundo jogador. A peça única do início equilibra assim a partida.

    Num só tabuleiro de 9×9 não haveria jogo: sabe-se que, sem a ligação, quem começa consegue depressa quatro em linha. A ligação permite desfazer uma linha adversária empurrando-lhe uma peça, coisa que no quatro em linha é impossível.

    A regra faz mais do que misturar os tabuleiros: peças tuas que ainda não estão em linha podem ser levadas para o lugar certo. Três peças próximas e um ponto livre no gémeo já são uma ameaça.

lesson-show-1 = Há dois tabuleiros. Começa-se com uma só peça.
lesson-show-2 = Depois, uma em cada tabuleiro; esta empurra a sua gémea.
lesson-show-3 = Um empurrão e uma peça fazem quatro em linha: ganham as Negras.

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

lesson-push-1 = As Brancas querem b6 ou f6. Joga em D6 e leva d6 para c5; depois d6, e D6 para E6.
lesson-push-1-else = Desfaz a linha: D6 empurra d6 para c5. Depois joga em d6 e leva D6 para E6.
lesson-push-1-done = A linha branca desfez-se, o que tapar não fazia. E E8 é agora uma ameaça tua!
lesson-win-1 = Já jogaste no outro tabuleiro. Acaba aqui o quatro em linha.
lesson-win-1-else = Tens três peças seguidas, mas de um lado estão tapadas: joga na outra ponta.
lesson-win-1-done = Quatro seguidas: ganhaste!
lesson-trap-1 = As Brancas querem e4, e só te falta jogar no outro tabuleiro. Empurra uma das três!
lesson-trap-1-else = Elas ainda fazem quatro. Joga no ponto gémeo de b4, c4 ou d4 e tira-a da linha.
lesson-trap-1-done = Já não há três em linha. Daqui não podias tapar, mas podias empurrar.
lesson-puzzle-1 = Falta-te jogar no tabuleiro das maiúsculas. Ganha com um empurrão!
lesson-puzzle-1-else = Em que ponto te falta uma peça? Que peça tua, ali perto, podes empurrar?
lesson-puzzle-1-done = E3 empurrou a peça de e3 para e4: quatro em linha!
diagram-end-other = As Negras empurram e5 para e4 e fazem a linha das Brancas: ganham as Brancas.
diagram-end-draw = Em a1 e I9 ninguém pode jogar: a gémea não tem para onde ir. É empate.

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
