goal = Fazer a última jogada: perde quem ficar sem saltos.
aliases = Damas havaianas
card-torneio = Konane de torneio
goal-torneio = Fazer a última jogada, com duas casas do centro já vazias.

variant-livro = Livro: cada lado retira uma peça sua
variant-torneio = Torneio: duas casas do centro já estão vazias

ask-open = Retira uma peça tua do centro ou da margem
ask-open-beside = Retira uma peça tua ao lado da casa vazia
ask-jump = Salta por cima de uma peça do adversário

rules =
    # O tabuleiro
    As 64 casas começam cheias, com as cores alternadas: 32 peças brancas e 32 negras. A peça em a1 é branca.

    # A abertura
    As Brancas retiram uma peça sua: uma das duas que têm no centro (em 8×8, d4 ou e5) ou uma qualquer da margem do tabuleiro. Depois as Negras retiram uma peça sua, ao lado da casa que ficou vazia, na horizontal ou na vertical. As Brancas fazem o primeiro salto.

    # O salto
    Em cada turno saltas com uma peça tua. Ela passa por cima de uma peça adversária vizinha, na horizontal ou na vertical, e cai na casa logo a seguir, que tem de estar vazia. A peça saltada sai do tabuleiro.

    Se daí puder saltar outra vez na mesma direção, podes continuar, se quiseres. Nunca se muda de direção a meio da jogada.

    # Fim
    Quem não puder saltar na sua vez perde. Ganha quem fez a última jogada; o número de peças não conta.

    # Variantes e opções
    - Livro: as regras acima.
    - Torneio: duas casas do centro já estão vazias, e salta-se logo. Em 8×8 são d4 e d5, e cada lado tem 31 peças.
    - Tamanho: em 4×4 e 6×6 as partidas são mais curtas.
    - Quem começa: as Brancas, salvo outra escolha. É quem começa que retira a primeira peça e dá o primeiro salto.

    # Como se escreve
    Uma peça retirada escreve-se com um x e a casa: xd4. Um salto escreve-se com todas as casas onde a peça pousa, com dois pontos antes da última: b4:d4, ou b4-d4:f4.

history =
    Jogo tradicional do Havai, onde foi jogado por nobres e por gente do povo. Chamam-lhe também Papamu Konane; papamu é o nome da superfície plana onde se joga.

    Os tabuleiros tinham tamanhos variados. Sobreviveram muitos termos para as diferentes manobras, sinal de quanto se pensava sobre o jogo. Jogar bem trazia prestígio, e a tradição guarda a fama de alguns mestres.

idea = Um salto anda sempre duas casas. Por isso cada peça só pode pousar numa casa em cada quatro: escolhe uma das tuas e descobre a que casas ela pode chegar.

mathematics =
    Um salto avança sempre duas casas. Por isso nenhuma peça muda de cor de casa: as brancas vivem para sempre nas casas das brancas, e o mesmo vale para as negras. Mais ainda, cada peça só pode pousar numa casa em cada quatro.

    Cada jogada retira pelo menos uma peça, e por isso a partida acaba sempre e nunca há empate. Depois da abertura há 62 peças: são no máximo 61 saltos, pois o 31.º das Brancas leva a última peça negra, e na prática são bem menos.

    O Konane é um dos jogos preferidos da teoria combinatória dos jogos. No fim, o tabuleiro parte-se em regiões que já não se tocam, e cada uma tem um valor, nem sempre um número. Quando é um número, diz quantas jogadas de avanço dá a um dos lados. A soma desses valores diz quem ganha. Se uma região te der três saltos seguros e ao adversário nenhum, tens nela três jogadas de reserva, a menos que ele possa estragá-la.

    Daqui vem a estratégia: guarda os saltos que só tu podes fazer e gasta primeiro os que o adversário te pode tirar.

    Em 4×4 percorremos todas as partidas: com o melhor jogo dos dois lados, quem começa perde, tanto na abertura do livro como na de torneio. Na de torneio é assim também em 6×6.

lesson-show-1 = No começo, cada um retira uma peça sua.
lesson-show-2 = Uma branca salta por cima de uma negra e captura-a.
lesson-show-3 = Dois saltos seguidos: as Negras já não saltam, e perdem.
lesson-show-torneio-1 = Duas casas já estão vazias: salta-se logo.
lesson-show-torneio-2 = Três saltos seguidos: as Negras já não saltam, e perdem.
