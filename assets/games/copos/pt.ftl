goal = Levar mais sementes para o teu depósito, esvaziando copos com o número certo.
aliases = Cups

ask-stock = Semeia de uma a quatro sementes da reserva
ask-cup = Esvazia um copo com o número certo
ask-stock-or-cup = Semeia da reserva ou esvazia um copo com o número certo

choice-count =
    { $count ->
        [one] Uma semente
       *[other] { $count } sementes
    }

end-cups = Depósitos iguais: decidem as sementes que ficaram nos copos.
end-free-cups = Depósitos e copos iguais: decidem os copos que não estão obstruídos.
end-even = Igualdade em tudo: é preciso jogar outra vez.

rules =
    # O tabuleiro
    Cada jogador tem quatro copos em fila, um depósito à direita deles e, fora do tabuleiro, uma reserva de 40 sementes. Os copos começam vazios. Cada copo está em frente de um copo do adversário. Começa o Sul.

    # O turno
    Fazes uma de duas coisas.

    - Semear da reserva: tiras uma, duas, três ou quatro sementes e deixas uma em cada copo teu, a começar pelo da tua esquerda.
    - Esvaziar um copo: tiras as sementes todas e deixas uma em cada copo seguinte, até ao depósito. Só podes fazê-lo se a última cair exatamente no depósito: o primeiro copo precisa de quatro sementes, o segundo de três, o terceiro de duas, o último de uma.

    Semeias sempre do teu lado.

    # Capturas
    Se semeares da reserva e a última semente cair num copo vazio, recolhes para o teu depósito as sementes do copo em frente. Quem esvazia um copo não captura.

    # Copos obstruídos
    Um copo com mais sementes do que precisa está obstruído: já não pode ser esvaziado nem capturado.

    # Fim
    Quem não puder fazer nada passa, e o outro continua enquanto puder. Quando nenhum dos dois pode, ganha quem tiver mais sementes no depósito. Se houver igualdade, contam as sementes que ficaram nos copos; depois, só as dos copos não obstruídos; depois, é empate.

    # Opções
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

    # Como se escreve
    +3 é semear três sementes da reserva. Esvaziar um copo escreve-se com o nome do copo: o Sul tem a1 a d1, o Norte tem a2 a d2, e a esquerda do Norte é d2. O passe escreve-se pass.

history =
    Jogo moderno de Arthur e Wald Amberstone, publicado em 1965 com o nome Cups. É um jogo de semear em que não se anda à volta: cada um semeia só do seu lado.

    Aqui seguimos as regras do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, onde o depósito se chama potenciómetro.

idea = Com 4, 2, 2 e 1 sementes nos copos, da esquerda para a direita, levas as nove ao depósito só a esvaziar copos. Esvazia sempre o copo pronto mais perto do depósito, senão ele recebe uma a mais e fica obstruído.

mathematics =
    Nenhuma posição se repete e a partida acaba sempre: cada ação tira sementes de uma reserva ou põe pelo menos uma num depósito, e nenhuma volta atrás.

    Esvaziar um copo põe sempre exatamente uma semente no depósito; só as capturas podem pôr mais. Um copo obstruído nunca mais se liberta, porque só recebe: as suas sementes só servem para o desempate.

    Se ninguém te incomodasse, quantas sementes levarias até ao depósito só a esvaziar copos? Para cada número há no máximo uma arrumação que o permite. Com quatro copos chega-se a 9 sementes: 4, 2, 2, 1, da esquerda para a direita. Joga-se sempre o copo pronto mais próximo do depósito.

    Quatro sementes da reserva deixam uma em cada copo, e o último fica logo pronto. Mas se lá já houver uma semente, passa a ter duas e fica obstruído: muitas vezes vale mais semear menos.

lesson-show-1 = Quatro sementes da reserva: uma em cada copo.
lesson-show-2 = O copo esvazia-se e a última semente chega ao depósito.
lesson-show-3 = A última cai num copo vazio: recolhem-se as sementes em frente.
