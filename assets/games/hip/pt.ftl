goal = Não completar quadrados: quem só puder fazê-lo perde.
aliases = Quadrados de Gardner

ask-place-no-square = Coloca uma peça sem completar um quadrado
end-only-squares = Todos os pontos livres completariam um quadrado.

rules =
    # O tabuleiro
    Joga-se nos pontos de uma grelha de 7×7, vazia no começo, com peças negras e brancas. Começam as Negras.

    # O turno
    Colocas uma peça tua num ponto livre. É proibido completar um quadrado da tua cor, isto é, ficar com quatro peças tuas nos quatro cantos de um quadrado. Contam quadrados de todos os tamanhos e de todas as inclinações.

    # Fim
    Perde quem, na sua vez, não puder jogar: ou porque todos os pontos livres lhe completariam um quadrado, ou porque já não há pontos livres. Não há empates.

    # Opções
    - Tamanho: de 2×2 a 9×9. Os tamanhos ímpares são os mais interessantes.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça escreve-se com o seu ponto: d4.

history =
    Martin Gardner apresentou o jogo em 1960. Vive de quadrados, como o antigo jogo chinês Fang, mas ao contrário: lá procuram-se, aqui evitam-se, e aqui contam sempre os inclinados.

idea = Em 3×3 pontos há 6 quadrados, contando os inclinados: consegues vê-los todos? Em 7×7 já são 196, e mais de metade estão inclinados: é nesses que se tropeça.

mathematics =
    Quantos quadrados há numa grelha de n×n pontos, contando os inclinados? São n²(n² − 1)/12: apenas 6 em 3×3, 20 em 4×4, 196 em 7×7. Em 7×7, mais de metade estão inclinados, e é nesses que se tropeça.

    Gardner avisou que o tabuleiro devia ter lado ímpar. Nos de lado par o segundo jogador ganha copiando: responde sempre no ponto oposto, em relação ao centro. Se a resposta completasse um quadrado, o quadrado oposto seria todo do adversário, que por isso já não teria podido jogar ali. Assim, o segundo tem sempre resposta e nunca é ele o primeiro a ficar sem jogada.

    Nos tabuleiros de lado ímpar o ponto central não tem oposto, e a cópia falha. Em 3×3 ganha quem começa, como este programa confirma; em 5×5 sabe-se que ganha o segundo.

lesson-show-1 = À vez, cada um põe uma peça num ponto livre.
lesson-show-2 = Cuidado: uma quarta negra faria um quadrado, e é proibido.
lesson-show-3 = Em qualquer ponto livre as Brancas fariam um quadrado: perdem.
