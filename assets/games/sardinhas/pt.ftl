goal = Meter mais peças na lata do que o adversário.
aliases = Lata de sardinhas

ask-move-sardine = Move uma peça; se parar na lata, lá fica
end-eight-inside = Oito peças dentro: mais de metade da lata.
end-no-progress = Demasiadas jogadas sem ninguém entrar: contam-se as peças na lata.

play-now =
    1. Cada lado tem nove peças; no meio está a lata, com quinze casas. Começam as Brancas.
    2. Na tua vez, move uma peça tua em linha reta, quantas casas vazias quiseres, também na diagonal.
    3. Uma peça que pare na lata fica lá até ao fim. Pode atravessar a lata sem parar.
    4. Ganha quem meter oito peças na lata. Se já ninguém puder entrar, ganha quem lá tiver mais.

first-match = Entra na lata sempre que puderes. Só vale a pena parar para bloquear se o adversário perder duas jogadas e tu só uma.

rules =
    # O tabuleiro
    Joga-se em 9×7 casas, com nove peças de cada lado: as Brancas na linha 1, as Negras na linha 7. No meio está a lata, de c3 a g5, com quinze casas. Começam as Brancas.

    # O turno
    Moves uma peça tua como a Dama do xadrez: em linha reta, na horizontal, na vertical ou na diagonal, as casas vazias que quiseres. Não há saltos nem capturas.
    @ travel-1

    Uma peça pode atravessar a lata de um lado ao outro.
    @ show-2

    Mas, se parar dentro da lata, fica lá até ao fim.
    @ show-1

    Quem não puder mover passa.
    @ pass

    # Fim
    - Quem tiver oito peças na lata ganha logo: é mais de metade.
    @ show-3

    - Quando já não se puder chegar a nenhuma casa vazia da lata, porque peças fixas a tapam por todos os lados, ganha quem tiver mais peças dentro. As peças de fora não contam como obstáculo, pois podem sair do caminho. Números iguais dão empate.
    @ draw

    - Se passarem sessenta jogadas seguidas sem ninguém entrar, contam-se também as peças dentro da lata.

    # Opções
    - Jogadas sem progresso: quantas jogadas dos dois, sem entradas, até se contarem as peças (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation = Um movimento escreve-se com a casa de onde a peça sai e aquela onde para: { $show-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. Não se escreve se a peça entrou na lata: vê-se pela casa. Quem não puder mover escreve { $pass }.

history =
    Jogo do holandês Fred Horn, de 2006. Lembra o jogo das cadeiras: há menos lugares do que pessoas, e quem se atrasa fica de pé. O nome vem das peças, que acabam apertadas no meio como sardinhas numa lata.

idea = São 18 peças para 15 lugares e, como 15 é ímpar, uma lata cheia nunca dá empate. Mas se as 12 casas da borda se enchem e as 3 do meio ficam vazias, já ninguém entra, e pode acabar 6 a 6.

mathematics =
    Há dezoito peças e só quinze lugares na lata. Alguém tem de ficar de fora!

    Quinze é ímpar, por isso uma lata cheia nunca dá empate, e oito é o primeiro número que garante a vitória.

    De onde vêm então os empates? Das três casas do meio: d4, e4 e f4. As outras doze formam a borda da lata, e uma casa da borda tem sempre uma saída para fora. Uma casa do meio só se alcança passando por uma casa da borda. Por isso, enquanto ninguém tiver oito, ninguém mais pode entrar exatamente quando as doze casas da borda estão cheias. Se uma ou as três do meio ficaram vazias, o número de peças é par: sete a sete ou seis a seis é empate.

    Se ninguém atrapalhasse ninguém e todos entrassem sempre, quem começa ficaria com oito lugares e o outro com sete. Todo o jogo está em roubar um tempo: uma peça no sítio certo obriga o adversário a dar a volta ao tabuleiro. Um bloqueio que custe duas jogadas ao outro e só uma a ti inverte a conta.

    Mas há um preço: cada peça que entra é uma peça a menos para bloquear.

in-class =
    A partir dos 7 anos · 10 minutos por partida.
    - 10 min: o jogo das cadeiras, com quinze cadeiras e dezoito alunos: porque fica alguém de pé?
    - 10 min: mover como a Dama do xadrez e descobrir as entradas da lata.
    - 20 min: partidas a pares; depois trocam de cores.
    - 5 min: mostrar um bloqueio que fez o outro dar a volta.
    # Perguntas
    - Porque é que oito peças chegam para ganhar? → Oito é mais de metade de quinze: ao outro sobram sete lugares.
    - Uma lata cheia pode dar empate? → Não: quinze é ímpar.
    - Quando pode haver empate? → Se a borda enche e fica vazia uma casa do meio (7–7) ou as três (6–6), ou se ninguém entra durante sessenta jogadas.

classic-sardinhas_white_wins = Um bloqueio que vale a partida
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = As Brancas têm menos peças na lata, mas fecham o caminho às últimas negras.
    .ply-1 = As Brancas entram. As Negras não passam por h3 e i3, e têm de dar a volta.
    .ply-5 = O bloqueio decisivo. Se esta peça fosse já para g4, as Negras chegavam a i6 e empatavam.
    .ply-7 = Também aqui é preciso escolher: com i3-h4 a partida empatava.
    .ply-8 = O livro não dá esta jogada das Negras, nem a próxima: pusemos nós uma qualquer.
    .ply-11 = A oitava peça branca: 8–7.
classic-sardinhas_four_entries = Quatro jogadas para três lugares
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Cada lado tem a sua porta para a lata; ganha quem chega mais depressa à sua.
    .ply-1 = A primeira entrada. O livro só dá as jogadas das Brancas: as negras são nossas.
    .ply-7 = Três entradas em quatro jogadas, e oito peças brancas na lata.

lesson-first = És as Brancas e tens sete peças na lata. Leva a oitava à casa acesa!
lesson-first-else = Qual das tuas peças de fora chega à casa acesa?
lesson-first-look = Toca na peça branca acesa, em baixo, e depois na casa acesa.
lesson-first-done = Ganhaste! Oito peças são mais de metade da lata.
lesson-show-1 = Se parar na lata, a peça fica lá para sempre.
lesson-enter-1 = Leva uma peça branca para dentro da lata.
lesson-enter-1-else = A peça parou fora da lata? Em que direções pode ela andar?
lesson-enter-1-look = As casas da lata são as acesas: para numa delas.
lesson-enter-1-done = Já está: essa peça é tua na lata até ao fim.
lesson-enter-2 = Tens quatro peças fora, mas só uma consegue entrar já. Qual?
lesson-enter-2-else = De cada peça, que linhas retas e diagonais chegam a uma casa vazia da lata?
lesson-enter-2-look = É a peça acesa: entra na diagonal.
lesson-enter-2-done = Boa! Vê sempre as diagonais: são as entradas escondidas.
lesson-show-2 = Outra atravessa a lata e sai do outro lado.
lesson-travel-1 = Entra em duas jogadas com a peça do canto: segue as luzes.
lesson-travel-1-else = Que caminho fazem as luzes, do canto até à lata?
lesson-travel-1-look = Primeiro sobe até à luz por cima do canto; depois entra para a lata.
lesson-travel-1-done = Fora da lata moves-te à vontade. Mas entrar em duas jogadas é mais lento.
lesson-travel-2 = Atravessa a lata com uma peça branca, sem parar lá dentro.
lesson-travel-2-else = A tua peça passou pelas casas acesas e parou do outro lado?
lesson-travel-2-look = Por exemplo, uma das peças acesas, sempre em frente, até mais não poder.
lesson-travel-2-done = Isso! Só conta a casa onde a peça para.
lesson-show-3 = A oitava branca entra na lata: ganham as Brancas.
lesson-win-1 = As Brancas têm sete peças na lata. Encontra a jogada que mete a oitava.
lesson-win-1-else = Que casas da lata estão vazias? A qual delas chegas já?
lesson-win-1-look = As casas vazias são as acesas. Uma alcança-se na diagonal.
lesson-win-1-done = Oito peças: é mais de metade da lata, e as Brancas ganham.
lesson-win-2 = Agora és as Negras, e também tens sete. Ganha já!
lesson-win-2-else = Restam duas casas vazias na lata. Que peça tua chega a uma delas?
lesson-win-2-look = As duas casas vazias são as acesas.
lesson-win-2-done = Ganhaste! Entraste antes do adversário.
lesson-block-1 = As Negras têm sete. Encontra a única jogada que não as deixa entrar já.
lesson-block-1-else = Que peça negra pode entrar na próxima jogada? Por que caminho?
lesson-block-1-look = Põe uma peça no caminho dela, na linha acesa.
lesson-block-1-done = Bem tapado! Às vezes, bloquear vale mais do que entrar.
lesson-block-2 = És as Negras, e as Brancas têm sete. Tapa-lhes o caminho!
lesson-block-2-else = Por que diagonal pode entrar uma branca? Quem chega ao meio dela?
lesson-block-2-look = A branca vem pela diagonal acesa. Põe-te no meio.
lesson-block-2-done = Muito bem! As Brancas têm de dar a volta, e tu ganhas tempo.
lesson-prepare-1 = Sete a sete, e só a casa acesa está vazia. Prepara a entrada!
lesson-prepare-1-else = De que casas se entra na casa acesa? Chegas a uma sem que te tapem?
lesson-prepare-1-look = Leva a peça da esquerda para uma casa de onde entres na diagonal.
lesson-prepare-1-done = Isso! A seguir entras na diagonal, e já ninguém te para.
lesson-prepare-2 = Há duas casas vazias na lata. Prepara a oitava peça: de onde entras a seguir?
lesson-prepare-2-else = Para qual das duas casas há uma entrada que as Negras não podem tapar?
lesson-prepare-2-look = Vai para a casa acesa fora da lata, encostada à entrada.
lesson-prepare-2-done = Já ninguém cabe entre ti e a lata: na próxima jogada ganhas.
lesson-match = A partida é tua: tens sete na lata e falta uma. Prepara a entrada e ganha!
lesson-match-else = Desta vez taparam-te o caminho. Põe-te onde tenhas duas entradas. Outra vez!
lesson-match-done = Ganhaste a partida! A tua lata está cheia de sardinhas brancas.

diagram-pass = As duas brancas de fora estão presas nos cantos: passam.
diagram-draw = A borda da lata está cheia, e a f4 já ninguém chega: 7–7, empate.

puzzle-count-idea = Conta as peças que ainda podem entrar na lata.
puzzle-count-why = Entraram mais peças tuas do que dele.

say-can = Fica dentro da lata.
