goal = Alinhar cinco peças tuas, com jogada e meia por turno.
aliases = Sesqui-moku

option-exact = Exatamente cinco

rules =
    # O tabuleiro
    Joga-se em 8×8 pontos, vazios no começo. Começam as Negras.

    # O turno
    O teu turno tem duas partes, sempre por esta ordem:

    - Colocas uma peça tua num ponto vazio.
    - Se quiseres, moves outra peça tua para um ponto vazio ao lado, na horizontal, na vertical ou na diagonal. A peça que acabaste de colocar não se move. Se não quiseres mover, passas.

    # Fim
    Ganha quem tiver cinco ou mais peças suas seguidas, em linha horizontal, vertical ou diagonal. A linha conta logo, quer surja ao colocar, quer surja ao mover. Se o tabuleiro se encher sem linhas, há empate.

    # Opções
    - Tamanho: de 8×8 a 15×15.
    - Exatamente cinco: uma linha de seis ou mais não ganha.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Uma peça colocada escreve-se com o seu ponto, c3; o movimento com os dois pontos, c3-d4. Não mover escreve-se pass.

history =
    Bill Taylor inventou em 2007 a família de jogos a que este pertence. Em cada um, o turno é uma jogada inteira e mais meia: um movimento pequeno, mais fraco, mas que muda tudo. Sesqui, em latim, quer dizer um e meio.

    A ideia serve para muitos outros jogos. Também se joga assim o Hex e o Y.

idea = No 5-em-linha comum, quatro seguidas com as duas pontas livres já ganham: o adversário só tapa uma. Aqui ele pode tapar as duas: uma com a peça nova, a outra movendo uma peça que tenha ali ao lado.

mathematics =
    No 5-em-linha comum, quatro peças seguidas com as duas pontas livres ganham: o adversário só pode tapar uma ponta. Aqui não é assim. Quem se defende coloca uma peça numa ponta e leva outra à segunda ponta, se tiver alguma ao lado dela. A peça vizinha vale meia defesa.

    Por isso é tão importante prender peças. Uma peça está presa quando, ao sair de onde está, abre uma linha ao adversário. Quem tem muitas peças presas tem jogadas e não tem meias jogadas.

    A partida acaba sempre: cada turno acrescenta uma peça e nenhuma sai, de modo que em 8×8 não há mais de 64 turnos. Ao contrário do que sucede noutros jogos em que as peças se movem, nenhuma posição se pode repetir.

    Sem o movimento, o tabuleiro de 8×8 seria pequeno de mais para o 5-em-linha. É a meia jogada que lhe dá espaço.

ask-step-or-pass = Move outra peça tua para um ponto ao lado, ou passa

lesson-show-1 = Uma peça nova, e depois outra peça dá um passo.
lesson-show-2 = A peça nova faz quatro em linha.
lesson-show-3 = O passo faz cinco em linha: ganham as Negras.
