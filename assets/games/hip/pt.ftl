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
    Quatro pontos podem ser os cantos de um quadrado mesmo que ele esteja inclinado. São esses que custam a ver, e por isso neste jogo quase todos se enganam.

    Quantos quadrados há numa grelha de n×n pontos, contando os inclinados? São n²(n² − 1)/12: apenas 6 em 3×3, 20 em 4×4, 196 em 7×7. Em 7×7, mais de metade estão inclinados, e é nesses que se tropeça.

    Gardner avisou que o tabuleiro devia ter lado ímpar. Nos de lado par o segundo jogador ganha copiando: responde sempre no ponto oposto, em relação ao centro. Se a resposta completasse um quadrado, o quadrado oposto seria todo do adversário, que por isso já não teria podido jogar ali. Assim, o segundo tem sempre resposta e nunca é ele o primeiro a ficar sem jogada.

    Nos tabuleiros de lado ímpar o ponto central não tem oposto, e a cópia falha. Em 3×3 ganha quem começa, como este programa confirma; em 5×5 sabe-se que ganha o segundo.

    Em 5×5 há 50 quadrados, dos quais 30 são direitos e 20 inclinados.

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

lesson-show-1 = À vez, cada um põe uma peça num ponto livre.
lesson-show-2 = Cuidado: uma quarta negra faria um quadrado, e é proibido.
lesson-show-3 = Em qualquer ponto livre as Brancas fariam um quadrado: perdem.
lesson-avoid-1 = Há três pontos proibidos às Negras. Põe uma peça negra noutro ponto.
lesson-avoid-1-else = Aí fechavas um quadrado negro, direito ou inclinado. Escolhe outro ponto.
lesson-avoid-1-done = Certo: quatro peças tuas nos cantos de um quadrado é que não pode ser.
lesson-win-1 = Só um ponto deixa as Brancas sem jogada. Encontra-o.
lesson-win-1-else = Depois disso as Brancas ainda têm onde jogar. Que ponto ainda lhes serve? Ocupa-o.
lesson-win-1-done = Todos os pontos que sobram fariam um quadrado branco: as Brancas perdem.
lesson-trap-1 = Só três pontos te salvam de perder já a seguir. Encontra-os.
lesson-trap-1-else = Assim as Brancas deixam-te já sem jogada. Experimenta outro ponto.
lesson-trap-1-done = Estás a salvo! Antes de jogar, vê o que o adversário te pode deixar.
lesson-puzzle-1 = Só um ponto te dá a vitória na tua próxima vez. Qual é?
lesson-puzzle-1-else = As Brancas ainda se salvam. Conta os pontos que ficam para cada lado.
lesson-puzzle-1-done = Joguem as Brancas o que jogarem, ganhas na vez seguinte.

diagram-mirror = Num tabuleiro de lado par, o segundo jogador copia do lado oposto.
diagram-end-full = Já não há pontos livres: perdem as Negras, que tinham de jogar.

classic-hip_tilted = O quadrado que não se vê
    .who = Exemplo nosso
    .why = Três peças negras e um ponto proibido, c4: com b2, d1 e e3 é o canto de um quadrado inclinado.

puzzle-block-idea = Deixa-o só com casas que fazem quadrados.
puzzle-block-why = Cada casa que sobra completa-lhe um quadrado.
puzzle-reserve-idea = Guarda casas que são seguras só para ti.
puzzle-reserve-why = Ainda tinhas casas seguras quando as dele acabaram.
puzzle-parity-idea = Conta as casas seguras: quem fica com a última?
puzzle-parity-why = Contadas as casas seguras, a última era tua.
puzzle-parry-idea = Há uma casa boa para os dois. Chega lá primeiro.
puzzle-parry-why = Era a casa de que ele precisava, e agora é tua.
