goal = Meter mais peças na lata do que o adversário.
aliases = Lata de sardinhas

ask-move-sardine = Move uma peça; se parar na lata, lá fica
end-eight-inside = Oito peças dentro: mais de metade da lata.
end-no-progress = Demasiadas jogadas sem ninguém entrar: contam-se as peças na lata.

rules =
    # O tabuleiro
    Joga-se em 9×7 casas, com nove peças de cada lado: as Brancas na linha 1, as Negras na linha 7. No meio está a lata, de c3 a g5, com quinze casas. Começam as Brancas.

    # O turno
    Moves uma peça tua como a dama do xadrez: em linha reta, na horizontal, na vertical ou na diagonal, as casas vazias que quiseres. Não há saltos nem capturas.

    Uma peça pode atravessar a lata de um lado ao outro. Mas, se parar dentro da lata, fica lá até ao fim. Quem não puder mover passa.

    # Fim
    - Quem tiver oito peças na lata ganha logo: é mais de metade.
    - Quando já não se puder chegar a nenhuma casa vazia da lata, porque peças fixas a tapam por todos os lados, ganha quem tiver mais peças dentro. As peças de fora não contam como obstáculo, pois podem sair do caminho. Números iguais dão empate.
    - Se passarem sessenta jogadas seguidas sem ninguém entrar, contam-se também as peças dentro da lata.

    # Opções
    - Jogadas sem progresso: quantas jogadas dos dois, sem entradas, até se contarem as peças (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com as duas casas: h4-d4. O passe escreve-se pass.

history =
    Jogo do holandês Fred Horn, de 2006. Lembra o jogo das cadeiras: há menos lugares do que pessoas, e quem se atrasa fica de pé. O nome vem das peças, que acabam apertadas no meio como sardinhas numa lata.

idea = São 18 peças para 15 lugares e, como 15 é ímpar, uma lata cheia nunca dá empate. Mas se as 12 casas da borda se enchem e as 3 do meio ficam vazias, já ninguém entra, e pode acabar 6 a 6.

mathematics =
    São dezoito peças para quinze lugares: não cabem todas. Quinze é ímpar, por isso uma lata cheia nunca dá empate, e oito é o primeiro número que garante a vitória.

    De onde vêm então os empates? Das três casas do meio: d4, e4 e f4. As outras doze formam a borda, e uma casa da borda tem sempre uma saída para fora. Uma casa do meio só se alcança passando por uma casa da borda. Por isso, enquanto ninguém tiver oito, ninguém mais pode entrar exatamente quando as doze casas da borda estão cheias. Se as do meio ficaram vazias, são doze peças, e seis a seis é empate.

    Se ninguém atrapalhasse ninguém e todos entrassem sempre, quem começa ficaria com oito lugares e o outro com sete. Todo o jogo está em roubar um tempo: uma peça no sítio certo obriga o adversário a dar a volta ao tabuleiro. Um bloqueio que custe duas jogadas ao outro e só uma a ti inverte a conta.

    Mas há um preço: cada peça que entra é uma peça a menos para bloquear.

lesson-show-1 = Se parar na lata, a peça fica lá para sempre.
lesson-show-2 = Outra atravessa a lata e sai do outro lado.
lesson-show-3 = A oitava branca entra na lata: ganham as Brancas.
