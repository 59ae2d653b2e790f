goal = Não completar quadrados: quem só puder fazê-lo perde.
aliases = Quadrados de Gardner

play-now =
    1. O tabuleiro começa vazio. Na tua vez, pões uma peça tua num ponto livre.
    2. É proibido fazer um quadrado, com quatro peças tuas nos quatro cantos.
    3. Contam os quadrados grandes, os pequenos, os direitos e os inclinados.
    4. Quem não tiver onde pôr uma peça perde.

first-match = Guarda pontos só para ti: pontos onde o adversário faria um quadrado e tu não. São jogadas que ele não te pode tirar, e no fim costuma ganhar quem tiver mais.

rules =
    # O tabuleiro
    Joga-se nos pontos de uma grelha de 7×7, vazia no começo, com peças negras e brancas. Começam as Negras.

    # O turno
    Colocas uma peça tua num ponto livre. É proibido completar um quadrado da tua cor, isto é, ficar com quatro peças tuas nos quatro cantos de um quadrado. Contam quadrados de todos os tamanhos e de todas as inclinações.

    @ show-2

    # Fim
    Perde quem, na sua vez, não puder jogar: ou porque todos os pontos livres lhe completariam um quadrado, ou porque já não há pontos livres. Não há empates.

    @ show-3

    @ win-1

    @ end-full

    # Opções
    - Tamanho: de 2×2 a 9×9. Os tamanhos ímpares são os mais interessantes.
    - Quem começa: as Negras, salvo outra escolha.

    @ mirror

notation = Uma peça escreve-se com o seu ponto, letra e número: { $show-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. As peças não se movem nem saem, e por isso não há outros sinais: { $mirror }.

history =
    Martin Gardner apresentou o jogo em 1960. Vive de quadrados, como o antigo jogo chinês Fang, mas ao contrário: lá procuram-se, aqui evitam-se, e aqui contam sempre os inclinados.

    O nome é uma brincadeira com palavras. «Square», em inglês, é um quadrado, mas também uma pessoa antiquada. E dessas, dizia-se, os «hipsters» fugiam.

idea = Em 3×3 pontos há 6 quadrados, contando os inclinados: consegues vê-los todos? Em 7×7 já são 196, e mais de metade estão inclinados: é nesses que se tropeça.

mathematics =
    Quantos quadrados há numa grelha de n×n pontos, contando os inclinados? São n²(n² − 1)/12: 6 em 3×3, 20 em 4×4, 50 em 5×5, 196 em 7×7. Cada quadrado inclinado tem à sua volta um quadrado direito, com um canto seu em cada lado. Num quadrado direito de lado k cabem assim k − 1 inclinados, e basta contar os direitos de cada tamanho.

    Em 5×5, 30 são direitos e 20 inclinados. Em 7×7 já ganham os inclinados: são 105 contra 91.

    Gardner avisou que o tabuleiro devia ter lado ímpar. Nos de lado par o segundo jogador ganha copiando: responde sempre no ponto oposto, em relação ao centro. Se a resposta completasse um quadrado, o quadrado oposto seria todo do adversário, que por isso já não teria podido jogar ali. Assim, o segundo tem sempre resposta e nunca é ele o primeiro a ficar sem jogada.

    Nos tabuleiros de lado ímpar o ponto central não tem oposto, e a cópia falha. Em 3×3 ganha quem começa, como este programa confirma; em 5×5 ganha o segundo, como Kurt Alan Franke calculou em 2014.

in-class =
    A partir dos 8 anos · 10 minutos por partida.
    - 10 min: desenhar todos os quadrados de 3×3 pontos. Quantos são?
    - 10 min: fazer o mesmo em 4×4, sem esquecer os inclinados.
    - 15 min: partidas a pares em 5×5 pontos, com papel e lápis.
    - 10 min: em 4×4, o segundo copia sempre do lado oposto. Porque ganha?
    # Perguntas
    - Quantos quadrados há em 3×3 pontos? → Seis: quatro pequenos, um grande e um inclinado.
    - E em 4×4 pontos? → Vinte: catorze direitos e seis inclinados.
    - Quem ganha em 3×3 pontos, se não errar? → Quem começa.

ask-place-no-square = Coloca uma peça sem completar um quadrado
end-only-squares = Todos os pontos livres completariam um quadrado.

lesson-goal = És as Brancas. Às Negras só resta o ponto aceso: tira-lho e ganhas!
lesson-goal-else = Onde é que as Negras ainda podem jogar?
lesson-goal-look = É o ponto aceso, na fila de cima.
lesson-goal-done = Ganhaste! As Negras já não têm onde jogar.
lesson-show-1 = À vez, cada um põe uma peça num ponto livre.
lesson-avoid-1 = És as Negras. As peças acesas são três cantos de um quadrado. Joga sem o fechar!
lesson-avoid-1-else = Que ponto faria um quadrado com as três peças acesas?
lesson-avoid-1-look = O ponto aceso fechava o quadrado. Qualquer outro ponto livre serve.
lesson-avoid-1-done = Certo! Quatro peças tuas nos cantos de um quadrado é que não pode ser.
lesson-avoid-2 = Agora és as Brancas. Também aqui há três cantos de um quadrado: inclina a cabeça!
lesson-avoid-2-else = Que ponto fecharia o quadrado inclinado?
lesson-avoid-2-look = O ponto aceso é o quarto canto. Joga noutro sítio.
lesson-avoid-2-done = Os quadrados inclinados também contam, e são os mais difíceis de ver.
lesson-show-2 = Cuidado: no quarto ponto aceso nasceria um quadrado negro. É proibido!
lesson-see-1 = És as Brancas. Há três pontos livres, mas só num podes jogar. Qual é?
lesson-see-1-else = Essa peça fazia um quadrado. Vês os quatro cantos?
lesson-see-1-look = Para cada ponto aceso, procura três brancas que façam com ele um quadrado.
lesson-see-1-done = Muito bem! Nos outros dois nascia um quadrado: um direito e um inclinado.
lesson-see-2 = És as Negras. Há quatro pontos livres e três são proibidos. Onde podes jogar?
lesson-see-2-else = Essa peça fazia um quadrado. Era pequeno, grande ou inclinado?
lesson-see-2-look = Num ponto aceso nasce um quadrado pequeno, noutro um grande, noutro um inclinado.
lesson-see-2-done = Que olho! Só ali não nascia nenhum quadrado negro.
lesson-show-3 = Nos pontos que restam, as Brancas fariam um quadrado: perdem.
lesson-win-1 = Há quatro pontos livres e as Brancas só podem usar um. Tira-lhes esse ponto!
lesson-win-1-else = As Brancas ainda têm onde jogar. Em que pontos fariam elas um quadrado?
lesson-win-1-look = Vê, nos pontos acesos, onde uma branca NÃO faria um quadrado.
lesson-win-1-done = Tiraste às Brancas o último ponto: não podem jogar e perdem.
lesson-win-2 = És as Brancas. Procura o único ponto que as Negras ainda podem usar.
lesson-win-2-else = Depois disso as Negras ainda jogam. Que ponto lhes servia?
lesson-win-2-look = Em quatro dos pontos acesos nascia um quadrado negro. E no quinto?
lesson-win-2-done = Ganhaste! Pensa sempre nos pontos do outro, não só nos teus.
lesson-own-1 = És as Brancas. Um ponto é só teu, outro só das Negras, outro dos dois. Onde jogas?
lesson-own-1-else = No ponto que é só teu, as Negras não podem jogar. Qual é que elas te podem tirar?
lesson-own-1-look = Num ponto aceso ninguém faz um quadrado: é o dos dois. Joga aí primeiro.
lesson-own-1-done = As Negras jogam no ponto delas, tu jogas no teu, e elas ficam sem nada.
lesson-own-2 = Agora és as Negras, e dois pontos são só teus. Guarda-os outra vez! Onde jogas?
lesson-own-2-else = Esse ponto ninguém to tirava. Qual é o ponto que serve aos dois?
lesson-own-2-look = Um dos pontos acesos serve às duas cores. É esse que se pode perder.
lesson-own-2-done = As Brancas ficam só com um ponto, e tu com dois: acabam elas primeiro.
lesson-mirror-1 = Um truque para quem joga em segundo: copia, do outro lado do centro!
lesson-mirror-1-else = O centro é o meio do tabuleiro. O que fica em frente da peça negra, passando por lá?
lesson-mirror-1-look = Vai da peça negra ao centro e continua o mesmo caminho, até à fila de baixo.
lesson-mirror-1-done = Se copiares sempre, tens sempre resposta: nunca és o primeiro a ficar sem pontos.
lesson-mirror-2 = Copia outra vez a última peça negra, e mais outra.
lesson-mirror-2-else = Onde está o ponto em frente, do outro lado do centro?
lesson-mirror-2-look = Conta quantas filas e colunas a última peça está longe do centro.
lesson-mirror-2-done = Vês? O tabuleiro fica igual dos dois lados, com as cores trocadas.
lesson-match = És as Brancas e tens andado a copiar. Continua assim e ganha a partida!
lesson-match-else = Desta vez perdeste. Tenta outra vez: copia sempre a última peça negra.
lesson-match-done = Ganhaste! Quem copia nunca fica sem resposta.

diagram-mirror = Num tabuleiro de lado par, o segundo jogador copia do lado oposto.
diagram-end-full = Já não há pontos livres: perdem as Negras, que tinham de jogar.

classic-hip_tilted = O quadrado que não se vê
    .who = Exemplo nosso
    .why = Três peças negras e um ponto proibido, c4: com b2, d1 e e3 é o canto de um quadrado inclinado.

puzzle-block-idea = Deixa-o só com pontos que lhe fazem um quadrado.
puzzle-block-why = Cada ponto que sobra fazia-lhe um quadrado: já não pode jogar.
puzzle-reserve-idea = Guarda os pontos onde só tu podes jogar.
puzzle-reserve-why = Ainda tinhas pontos só teus quando os dele acabaram.
puzzle-parity-idea = Conta os pontos onde cada um ainda pode jogar: quem fica com o último?
puzzle-parity-why = Contados os pontos, o último era teu.
puzzle-parry-idea = Há um ponto bom para os dois. Chega lá primeiro.
puzzle-parry-why = Era o ponto de que ele precisava, e agora é teu.
