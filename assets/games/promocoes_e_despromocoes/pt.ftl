goal = Capturar o Rei adversário, com peças que mudam de tipo sempre que se movem.
aliases = ProDem

variant-paridade = Paridade: nos turnos pares sobe-se, nos ímpares desce-se
variant-tipo_a = Tipo (a): mover promove, capturar despromove

ask-move-odd = Turno ímpar: a peça que moves desce (os peões não jogam)
ask-move-even = Turno par: a peça que moves sobe (as Damas não jogam)
ask-move-cycle = Move uma peça: andar promove, capturar despromove
end-king = O Rei foi capturado.

rules =
    # O tabuleiro
    O tabuleiro, as peças e a posição inicial são os do Xadrez.

    # O turno
    Os turnos são numerados, e os dois lados têm o mesmo número. No turno 1 só jogam as Negras; depois vêm o 2 das Brancas, o 2 das Negras, o 3 das Brancas, e assim por diante. Cada jogador move uma peça, como no Xadrez, mas sem roque, sem en passant e sem promoção na última linha.

    # As mudanças
    Depois de se mover, a peça muda. O Rei é o único que fica sempre como é.

    - Nos turnos pares sobe: o peão torna-se Cavalo ou Bispo, à tua escolha; o Cavalo e o Bispo tornam-se Torre; a Torre torna-se Dama. As Damas não podem jogar.
    - Nos turnos ímpares desce: a Dama torna-se Torre; a Torre torna-se Cavalo ou Bispo, à tua escolha; o Cavalo e o Bispo tornam-se peões. Os peões não podem jogar.

    Um peão pode aparecer em qualquer linha. Na 1.ª e na 2.ª do seu lado pode avançar uma ou duas casas; na última nunca mais se move, mas pode ser capturado.

    # Fim
    Não há xeque nem mate: o Rei pode ir para uma casa atacada e pode ser capturado. Ganha quem capturar o Rei adversário. Perde quem, na sua vez, não tiver jogada. Há empate se a mesma posição surgir três vezes, com o mesmo jogador e a mesma paridade, ou ao fim de 50 turnos de cada lado sem capturas.

    # Variantes e opções
    - Paridade: as regras acima.
    - Tipo (a): o número do turno não conta e todas as peças podem jogar. Quem se move sem capturar passa ao tipo seguinte da roda peão, Cavalo, Bispo, Torre, Dama, peão; quem captura passa ao anterior. Quando já não há peões no tabuleiro, a roda é Cavalo, Bispo, Torre, Dama, Cavalo. Isto vê-se depois da captura e antes da mudança. Também aqui começam as Negras.

    # Como se escreve
    Um lance escreve-se com a letra da peça (R, D, T, B ou C; o peão não tem letra), a casa de chegada e, depois de um =, a letra do novo tipo (p para peão): b3=B, Th8=D, Rf7. Numa captura há dois pontos antes da casa, e o peão diz de que coluna vem: C:e5=p, d:e5=B. Se duas peças iguais lá puderem chegar, junta-se a coluna ou a linha de onde vem a que se move.

history =
    Variante do Xadrez inventada por João Pedro Neto em 1995. As Brancas não jogam no primeiro turno para que a vantagem de quem começa fique menor: às Negras só resta mover um Cavalo.

    A variante de tipo (a) nasceu de uma pergunta: e se as regras só dependessem do que se vê no tabuleiro?

idea = Nos turnos pares, a peça que jogas sobe; nos ímpares, desce: o teu exército cresce e logo encolhe. Só o Rei nunca muda: e se for sempre ele a jogar nos turnos ímpares?

mathematics =
    Dá a cada peça uma altura: peão 0, Cavalo e Bispo 1, Torre 2, Dama 3. Um lance que não seja do Rei soma 1 à altura da peça num turno par e subtrai 1 num turno ímpar. O exército começa com altura 11. Enquanto ninguém captura e o Rei não se move, a soma de cada lado sobe e desce alternadamente. Para a fazer crescer, joga o Rei nos turnos ímpares: ele não desce. O preço é não desenvolver nada.

    Há jogos em que basta ver o tabuleiro e saber quem joga: o Hex, por exemplo. E há jogos em que é preciso saber mais alguma coisa do passado, como o Xadrez, por causa do roque e do en passant. Esta variante é do segundo grupo: a mesma posição, com o mesmo jogador, dá coisas diferentes num turno par e num turno ímpar. Mas basta um bit de memória.

    O tipo (a) não precisa de memória nenhuma, e tem uma aritmética bonita: enquanto há peões, os tipos contam-se como horas num relógio de 5. Uma peça que fez m lances sem capturar e c capturas avançou m − c, módulo 5: ao fim de cinco passeios está como era. Sem peões, o relógio passa a ter 4 horas.

lesson-show-1 = Turno ímpar: o Cavalo move-se e desce a peão.
lesson-show-2 = Turno par: os peões movem-se e sobem a Bispos.
lesson-show-3 = O Rei é capturado: ganham as Brancas.
