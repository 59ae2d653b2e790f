goal = Semear à volta do tabuleiro e juntar mais sementes no teu depósito.

aliases = Kalaha, Mancala

variant-literal = Ganha logo quem juntar 17 sementes
variant-maioria = Ganha logo quem juntar 19 sementes

end-swept = Um dos lados ficou sem sementes: { $first }–{ $second }.

rules =
    # O tabuleiro
    Há duas filas de seis casas, uma de cada jogador, e um depósito à direita de cada um, a que se chama kalah. No começo cada casa tem três sementes: 36 ao todo. Começa o Sul.

    # Semear
    Na tua vez, apanhas todas as sementes de uma casa tua e deixas uma em cada lugar seguinte, no sentido contrário ao dos ponteiros do relógio. O teu depósito conta como lugar e também recebe uma; o do adversário salta-se. A casa de onde partiste não se salta.

    # A última semente
    - Se cair no teu depósito, jogas outra vez. Isto pode repetir-se quantas vezes conseguires.
    - Se cair numa casa tua que estava vazia, recolhes as sementes da casa em frente, se as houver. A que acabou de cair fica onde está.
    - Se cair noutro sítio, não acontece mais nada.

    # Fim
    - Ganha logo quem tiver 17 sementes no depósito.
    - Quando uma das filas fica vazia, a partida acaba: cada jogador guarda as sementes que tem do seu lado e contam-se os depósitos.

    Ganha quem tiver mais sementes. Números iguais dão empate.

    # Variantes e opções
    - Com 17 sementes: o número que as regras do torneio indicam, embora não chegue a metade das 36.
    - Com 19 sementes: mais de metade. Assim, 18 para cada lado é empate.
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

    # Como se escreve
    Uma jogada escreve-se com o nome da casa semeada: o Sul tem a1 a f1, o Norte tem a2 a f2, com a2 mesmo em frente de a1.

history =
    O Kalah foi criado nos Estados Unidos por William Julius Champion, em meados do século XX, a partir dos jogos de semear africanos. Ao contrário de muitos deles, semeia-se também no depósito, e foi esta versão que popularizou a família nas escolas americanas. Existe com três, quatro, cinco ou seis sementes por casa.

    Aqui seguimos as regras do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, que usa três.

idea = Uma casa com tantas sementes como passos até ao depósito dá-te outra jogada. Se tiveres duas assim, começa pela mais próxima do depósito: a outra deixava-lhe uma semente a mais e estragava-a.

mathematics =
    Uma casa dá outra jogada se tiver exatamente tantas sementes como passos até ao depósito: uma em f1, duas em e1, três em d1… No começo só d1 serve. Convém jogar primeiro a casa mais próxima do depósito: semear de mais longe deixa-lhe uma semente a mais e estraga-a.

    Quantas sementes podes levar para o depósito, uma a uma, num só turno? Com seis casas, para cada número até 17 há uma única arrumação que o permite, e encontra-se andando para trás: tira uma semente do depósito e uma de cada casa até à primeira vazia, e põe-nas todas nessa. O máximo é 17, precisamente o número que aqui dá a vitória. A partir do depósito, as casas dessa arrumação têm 1, 1, 3, 2, 4 e 6 sementes.

    Quem tivesse mais casas chegaria mais longe: com k casas, o máximo cresce como k² a dividir por π. O número do círculo aparece onde não há círculo nenhum.

    Treze sementes dão a volta completa e a última cai na casa de onde saíram, que ficou vazia: recolhe as que estiverem em frente.

    Em 2000, Geoffrey Irving, Jeroen Donkers e Jos Uiterwijk resolveram por computador muitos tamanhos de Kalah, com uma regra de captura um pouco diferente. Com seis casas e quatro ou cinco sementes em cada uma, quem começa ganha.

lesson-show-1 = A última semente cai no depósito: joga-se outra vez!
lesson-show-2 = A última cai numa casa vazia: recolhem-se as da casa em frente.
lesson-show-3 = Dezassete sementes no depósito: ganha o Sul.
