goal = Ser o primeiro a levar uma peça à última linha.
aliases = Breakthrough, Avanço 7×7, Avanço 6×6

ask-move = Avança uma das tuas peças
end-last-rank = Uma peça chegou à última linha.

rules =
    # O tabuleiro
    Joga-se em 8×8 casas. As Brancas enchem as linhas 1 e 2, as Negras as linhas 7 e 8. Começam as Brancas.

    # O turno
    Moves uma peça tua uma casa, sempre para a frente: a direito ou na diagonal, para uma casa vazia.

    # Capturas
    Na diagonal, e só na diagonal, a tua peça também pode entrar numa casa do adversário: a peça que lá estava sai do tabuleiro. Capturar nunca é obrigatório e captura-se uma peça de cada vez. Uma peça mesmo em frente fecha o caminho.

    # Fim
    Ganha quem chegar com uma peça à última linha: a 8 para as Brancas, a 1 para as Negras. Quem ficar sem peças perde. Não há empates.

    # Opções
    - Tamanho: de 5×5 a 8×8, sempre com duas linhas de peças de cada lado. No campeonato joga-se em 7×7.
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com as duas casas: d2-d3. Numa captura há dois pontos em vez do traço: d2:e3.

history =
    Dan Troyka inventou este jogo em 2000, com o nome de Breakthrough. Venceu o primeiro concurso internacional de jogos abstratos, pela simplicidade das regras e pela riqueza da tática que delas nasce.

    Em Portugal chama-se Avanço e jogou-se no Campeonato Nacional de Jogos Matemáticos, num tabuleiro de 7×7.

idea = Podes alguma vez ficar preso, sem jogada? Não: a tua peça mais adiantada pode sempre avançar numa diagonal, a capturar ou sem capturar, e, como nenhuma peça recua, alguém tem de ganhar.

mathematics =
    Porque é que nunca há empate? A tua peça mais adiantada tem sempre uma jogada: nas diagonais à sua frente não há peças tuas, pois nenhuma vai mais à frente, e as do adversário podem ser tomadas. E como cada jogada avança uma linha e nada recua, a partida acaba: em 8×8, em menos de 178 jogadas. Num jogo assim, um dos dois tem uma estratégia vencedora.

    Uma peça sozinha não trava outra. Para cada casa à frente, conta as tuas peças que lá podem retomar e as do adversário que lá podem entrar: com tantas de um lado como do outro a casa é de quem defende, porque quem ataca tem de entrar primeiro.

    Chama tempo de uma peça à linha em que está, contada a partir do seu lado. Em 8×8, se uma peça tua na 2.ª linha tomar uma na 3.ª e for logo retomada, perdes 2 tempos, e o adversário perde 6 mas ganha 1 ao retomar: lucras 3. A mesma troca, com uma peça tua na 6.ª linha, custa-te 5. Quem tem tempos de sobra espera; quem os gastou é obrigado a abrir a sua defesa.

    Uma peça que nenhum adversário pode apanhar já ganhou a corrida: basta contar passos. As casas que um adversário ainda pode alcançar formam um triângulo que se alarga à sua frente, uma coluna para cada lado em cada linha; fora de todos os triângulos o caminho está livre.

lesson-show-1 = Uma peça avança uma casa, a direito ou na diagonal.
lesson-show-2 = Captura-se sempre na diagonal, nunca em frente.
lesson-show-3 = Uma peça branca chega à última linha: ganham as Brancas.
