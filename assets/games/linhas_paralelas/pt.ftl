goal = Alinhar quatro peças tuas num de dois tabuleiros que se influenciam.
aliases = Many-moku

rules =
    # Os tabuleiros
    Joga-se nos pontos de dois tabuleiros de 9×9, vazios no começo. Os pontos de um tabuleiro escrevem-se com minúsculas, os do outro com maiúsculas: e4 e E4 são pontos gémeos. Começam as Negras.

    # O turno
    No primeiro turno da partida coloca-se uma só peça, em qualquer dos tabuleiros. Daí em diante, cada turno são duas peças tuas, uma em cada tabuleiro, pela ordem que preferires, sempre em pontos vazios.

    # A ligação
    Se colocares uma peça num ponto cujo gémeo está ocupado, por uma peça tua ou do adversário, tens de empurrar essa peça do outro tabuleiro para um ponto vazio ao lado, na horizontal, na vertical ou na diagonal. Se não houver nenhum, não podes jogar ali. Se não puderes jogar em ponto nenhum de um tabuleiro, passas essa parte do turno.

    # Fim
    Ganha quem tiver quatro ou mais peças suas seguidas num dos tabuleiros, em linha horizontal, vertical ou diagonal. Conta a peça colocada e conta a peça empurrada, logo que cada uma pare.

    - Se só o adversário ficar com uma linha, ganha o adversário.
    - Se os dois ficarem com uma linha, ganha quem jogou.
    - Se os tabuleiros se encherem sem linhas, ou ninguém puder jogar, há empate.

    # Opções
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com o seu ponto: b4. Se empurrar outra, junta-se o novo ponto desta: D6/c5 coloca em D6 e leva a peça de d6 para c5. Passar escreve-se pass.

history =
    Jogo de João Neto e Bill Taylor, a partir de uma ideia geral: jogar ao mesmo tempo em dois tabuleiros que se influenciam. Escolheram para ela o quatro em linha, mas a receita serve para muitos outros jogos.

idea = Num só tabuleiro, quem começasse fazia depressa quatro em linha. Com dois, a peça que pões num empurra a que estiver no ponto gémeo do outro: podes lá desfazer uma linha do adversário, ou completar a tua.

mathematics =
    Depois de cada turno, quem acabou de jogar tem exatamente uma peça a mais do que o adversário: 1–0, 1–2, 3–2, 3–4… E cada jogador é o primeiro a colocar num dos tabuleiros: a primeira peça do outro tabuleiro é do segundo jogador. A peça única do início equilibra assim a partida.

    Num só tabuleiro de 9×9 não haveria jogo: sabe-se que, sem a ligação, quem começa consegue depressa quatro em linha. A ligação permite desfazer uma linha adversária empurrando-lhe uma peça, coisa que no quatro em linha é impossível.

    A regra faz mais do que misturar os tabuleiros: peças tuas que ainda não estão em linha podem ser levadas para o lugar certo. Três peças próximas e um ponto livre no gémeo já são uma ameaça.

lesson-show-1 = Há dois tabuleiros. Começa-se com uma só peça.
lesson-show-2 = Depois, uma em cada tabuleiro; esta empurra a sua gémea.
lesson-show-3 = Um empurrão e uma peça fazem quatro em linha: ganham as Negras.
