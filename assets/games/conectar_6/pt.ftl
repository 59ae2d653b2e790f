goal = Alinhar seis peças tuas, colocando duas de cada vez.
aliases = Connect6, Conecta seis, Seis em linha

play-now =
    1. O tabuleiro começa vazio. As Negras põem uma só peça.
    2. Depois disso, na tua vez pões sempre duas peças tuas em pontos vazios.
    3. As peças não se movem e nunca saem.
    4. Quem fizer seis seguidas, em qualquer direção, ganha logo.
    5. Se o tabuleiro se encher sem isso, há empate.

first-match = Antes de jogar, procura linhas de seis pontos com quatro peças do adversário e nenhuma tua. Se não puderes ganhar já, põe uma peça tua em cada uma delas: ele só precisa de um turno para as acabar.

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. Começam as Negras.

    # O turno
    No primeiro turno da partida coloca-se uma só peça. Daí em diante, cada jogador coloca duas peças suas por turno, em pontos vazios quaisquer. As peças não se movem e não são capturadas.

    @ show-2

    # Fim
    Ganha quem tiver seis ou mais peças suas seguidas, em linha horizontal, vertical ou diagonal. A linha conta logo, mesmo que surja com a primeira peça do turno. Se o tabuleiro se encher sem linhas, há empate.

    @ show-3

    @ six-1

    @ end-draw

    # Opções
    - Tamanho: de 9×9 a 19×19.
    - Quem começa: as Negras, salvo outra escolha.

notation = Uma peça escreve-se com o seu ponto, letra e número: { $show-1 }. As letras crescem da esquerda para a direita, sem saltar nenhuma, e os números de baixo para cima. Um turno são duas peças, escritas uma a seguir à outra: { $show-2 }. O turno que ganha escreve-se como os outros: { $line-1 }. As peças nunca saem do tabuleiro, e por isso não há mais sinais.

history =
    Jogo proposto em 2003 por I-Chen Wu, da Universidade Chiao Tung, em Taiwan. É possível que outros já o tivessem inventado sem o divulgar.

    Nasceu de um defeito do 5-em-linha: aí, quem começa tem demasiada vantagem, que só regras de abertura complicadas corrigem. Aqui basta que o primeiro turno tenha uma peça e os outros duas.

idea = Porque é que o primeiro turno é de uma só peça e os outros são de duas? Assim, quem acaba de jogar tem sempre exatamente uma peça a mais, e ninguém vai à frente duas vezes seguidas.

mathematics =
    O primeiro turno põe uma peça, e os outros põem duas. Por isso ora vai à frente um jogador, ora vai o outro, sempre por uma peça.

    Depois de cada turno, quem acabou de jogar tem exatamente uma peça a mais do que o adversário: 1–0, 1–2, 3–2, 3–4… Nenhum jogador tem a vantagem duas vezes seguidas, e é isso que equilibra o jogo.

    Seis pontos seguidos com quatro peças tuas e nenhuma do adversário são uma ameaça: faltam duas peças, as de um turno. Para a travar, o adversário tem de ocupar um dos seus pontos vazios, que são no máximo dois. Travar várias ameaças é escolher poucos pontos que toquem em todas: chama-se a isso uma cobertura. Com duas peças por turno, três ameaças sem pontos vazios em comum já não se travam: só resta ganhar antes.

    No 5-em-linha, quem joga em segundo não pode ter uma estratégia vencedora, porque o primeiro roubava-lha. Esse argumento não se aplica aqui: para jogar como segundo, o primeiro teria de encontrar no tabuleiro uma peça adversária, e encontra duas.

    Uma boa defesa vale mais do que parece: se uma ameaça se trava com uma só peça, a outra peça do turno fica livre para o contra-ataque.

    Haverá um método rápido para saber quem ganha em qualquer posição, num tabuleiro do tamanho que se quiser? Ninguém conhece nenhum, e é provável que não exista: Hsieh e Tsai provaram em 2007 que o problema é PSPACE-completo, isto é, tão difícil como qualquer outro que um computador resolva com uma memória moderada e todo o tempo que quiser.

in-class =
    A partir dos 8 anos · 20 minutos por partida.
    - 5 min: no quadro, um turno com uma peça e três turnos com duas.
    - 10 min: quatro peças seguidas: quando chega uma peça para as travar, e quando são precisas duas?
    - 25 min: partidas a pares em 9×9 ou 11×11, trocando quem começa.
    - 5 min: cada par mostra a sua última ameaça e diz porque não foi travada.
    # Perguntas
    - Depois do terceiro turno das Negras, quantas peças há? → Nove: 1 + 2 + 2 + 2 + 2. Cinco são negras.
    - Quantas peças travam quatro seguidas, com os dois lados bem livres? → Duas: uma só deixa sempre uma linha de seis por acabar.
    - Quem tem mais peças depois de cada turno? → Quem acabou de jogar, e sempre só uma a mais.

ask-first-of-two = Coloca a primeira de duas peças
ask-second-of-two = Coloca a segunda peça

lesson-show-1 = As Negras começam com uma só peça.
lesson-show-2 = Depois disso põem-se sempre duas peças.
lesson-show-3 = Duas peças fecham uma linha de seis: ganham as Negras.
lesson-six-1 = As Negras têm cinco seguidas. Põe a peça que faz seis.
lesson-six-1-else = A linha só pode crescer por um lado: o outro está tapado. Continua as cinco negras.
lesson-six-1-done = Seis seguidas! Ganhas logo, sem precisares da segunda peça do turno.
lesson-line-1 = Quatro negras seguidas. Usa as duas peças do turno para fazer seis.
lesson-line-1-else = Em baixo há uma peça branca. Sobe: primeiro o ponto junto da linha, depois o seguinte.
lesson-line-1-done = Quatro e duas são seis. Quatro peças com espaço já são uma ameaça!
lesson-block-1 = As Brancas ameaçam fazer seis. Trava-as com uma só peça.
lesson-block-1-else = Aí a linha branca ainda chega a seis. Tapa um dos pontos de que ela precisa.
lesson-block-1-done = Travada! Sobra-te a outra peça do turno para atacares.
lesson-block-2 = Agora a linha branca está livre dos dois lados. Fecha-a, da esquerda para a direita.
lesson-block-2-else = Uma peça só não chega: fecha primeiro o lado esquerdo e depois o direito.
lesson-block-2-done = Foram precisas as duas peças. Quem obriga o outro a isso tem a iniciativa.
lesson-puzzle-1 = As Brancas ameaçam ganhar, mas és tu a jogar. Que dois pontos dão seis às Negras?
lesson-puzzle-1-else = Não te defendas: procura quatro negras na mesma diagonal, com dois pontos vazios.
lesson-puzzle-1-done = Com os dois pontos da diagonal fazes seis. Antes de travar, vê se podes ganhar!

diagram-end-draw = As duas últimas peças enchem o tabuleiro. Não há seis seguidas: empate.

classic-conectar_6_program_game_33 = Ameaças em duas direções
    .who = Exemplo nosso: o programa contra si próprio
    .why = As Negras obrigam as Brancas a defender-se turno após turno, até que duas peças já não chegam.
    .ply-13 = Quatro negras na coluna k, livres dos dois lados. As Brancas precisam das duas peças para as travar.
    .ply-27 = Agora são as Brancas que ameaçam, mas uma só peça chega para as travar.
    .ply-29 = A primeira peça do turno travou, e com a segunda há ameaças na linha 11 e na coluna j. Para travar tudo seriam precisas três peças.
    .ply-33 = Seis na coluna j.

puzzle-double-threat-idea = Faz mais ameaças do que ele pode tapar num turno.
puzzle-double-threat-why = Ele tapou o que pôde, mas sobrou uma linha.
