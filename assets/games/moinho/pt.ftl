goal = Fazer moinhos, três peças em linha, até o adversário ficar com duas peças ou sem jogada.
aliases = Trilha, Marela, Três em linha com nove peças

play-now =
    1. Cada jogador tem nove peças. À vez, cada um põe uma num ponto vazio.
    2. Quando já não há peças na mão, moves uma das tuas, ao longo de uma linha, até um ponto vizinho vazio.
    3. Três peças tuas seguidas na mesma linha são um moinho. Sempre que fechas um, podes tirar uma peça ao adversário, mas não de um moinho dele, se ele tiver outras.
    4. Quem só tem três peças pode saltar para qualquer ponto vazio.
    5. Perde quem ficar com duas peças ou sem jogada.

first-match = Ao colocar, olha sempre para as linhas onde o adversário já tem duas peças: tapa o terceiro ponto. E não te feches nos cantos, que têm só duas saídas.

rules =
    # O tabuleiro
    São 24 pontos em três quadrados ligados entre si. Três pontos seguidos na mesma linha podem formar um moinho (ou trilha); há 16 linhas destas. Cada jogador tem nove peças. Começam as Brancas.

    # O turno
    - Colocar: enquanto tiveres peças na mão, pões uma num ponto vazio.
    - Mover: depois, levas uma peça tua, ao longo de uma linha, até um ponto vizinho vazio.
    - Saltar: quando só tiveres três peças, podes levar uma para qualquer ponto vazio.

    @ fly-1

    # Moinhos
    Quando fechas um moinho podes capturar uma peça do adversário que não esteja num moinho. Se todas estiverem, escolhes qualquer uma. Dois moinhos fechados ao mesmo tempo dão uma só captura. As peças capturadas não voltam.

    @ show-2

    Também podes recusar a captura.

    @ refuse

    Se um moinho te deu a tua última captura, fechá-lo outra vez, com os mesmos três pontos, num dos teus dois turnos seguintes não dá nova captura. Ter dois moinhos e alternar entre eles é permitido.

    @ same-mill

    # Fim
    Perde quem ficar com menos de três peças, contando as que tem na mão, ou quem, na sua vez, não puder jogar.

    @ show-3

    @ end-blocked

    Há empate se a mesma posição surgir três vezes com o mesmo jogador a mover, ou ao fim de 100 jogadas seguidas sem capturas.

    @ end-draw

    # Opções
    - Captura obrigatória: se estiver ligada, quem fecha um moinho tem mesmo de capturar uma peça; se não, pode passar.
    - Regra do mesmo moinho: se estiver desligada, reabrir e fechar o mesmo moinho dá sempre captura.
    - Jogadas sem progresso: quantas, dos dois lados, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha. Também se pode tirar à sorte.

notation = Colocar uma peça escreve-se só com o ponto: { $show-1 }. Mover ou saltar escreve-se com o ponto de partida e o de chegada: { $show-3-1 }. Um x antes do ponto diz que peça foi capturada: { $show-3-2 }. Recusar a captura escreve-se assim: { $refuse-2 }.

history =
    Jogo muito antigo e sem autor, conhecido em toda a Europa. Em 1283, o Livro dos Jogos do rei Afonso X de Castela já o descrevia. Riscado na pedra, encontra-se em castelos, igrejas e claustros, também em Portugal.

    As regras usadas aqui são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, onde o jogo se chama Trilha.

idea = Para fazer moinhos, todos os pontos valem o mesmo: cada um pertence a exatamente duas linhas. Para te moveres, não: um canto só tem duas saídas, e os outros pontos têm três ou quatro.

mathematics =
    Um moinho precisa de três peças. É por isso que quem fica só com duas perde.

    O tabuleiro tem 16 simetrias: as oito do quadrado, e cada uma delas com o quadrado de fora e o de dentro trocados. Muitas posições que parecem diferentes são, afinal, a mesma.

    Em 1993, Ralph Gasser resolveu o jogo com as regras habituais, que não têm a restrição sobre o mesmo moinho: se ninguém errar, a partida empata. Fê-lo andando para trás, a partir das posições terminadas, por milhares de milhões de posições, e juntando a isso uma pesquisa das aberturas.

    Cada ponto pertence a exatamente duas linhas: 24 pontos vezes duas linhas são 48, e cada linha tem três pontos, o que dá as 16 linhas. A diferença está nos vizinhos: os pontos dos cantos têm dois, os do meio têm três ou quatro. Quem ocupa os do meio move-se; quem fica nos cantos arrisca-se a ficar bloqueado.

in-class =
    A partir dos 7 anos · 15 minutos por partida.
    - 10 min: A lição, todos juntos. Procuram-se no tabuleiro as 16 linhas.
    - 15 min: Uma partida em pares. Quem fecha um moinho diz em voz alta quais são as três peças.
    - 10 min: Segunda partida; começa o outro.
    - 10 min: As perguntas em baixo, em pares e depois todos juntos.
    # Perguntas
    - Porque há 16 linhas? → Cada um dos três quadrados tem quatro lados, o que dá 12; mais quatro linhas ligam os quadrados.
    - Que pontos têm quatro vizinhos? → Só quatro: os do meio dos lados do quadrado do meio.
    - Porque perde quem fica com duas peças? → Um moinho precisa de três: com duas já não se captura nada.

lesson-goal-1 = Fechaste um moinho: três em linha! Tira uma peça negra e ganha.
lesson-goal-1-else = A peça que tocaste é negra?
lesson-goal-1-look = Qualquer uma das três peças negras serve.
lesson-goal-1-done = Ganhaste! As Negras ficaram só com duas peças e já não fazem moinhos.
lesson-show-1 = Põe-se uma peça num ponto vazio.
lesson-mill-1 = Põe uma peça que faça um moinho: três tuas seguidas na mesma linha.
lesson-mill-1-else = Onde tens já duas peças na mesma linha?
lesson-mill-1-look = Falta o ponto do meio, entre as duas peças acesas.
lesson-mill-1-done = É um moinho! Agora podias capturar uma peça negra.
lesson-mill-2 = As peças já estão todas no tabuleiro: agora movem-se. Faz um moinho.
lesson-mill-2-else = Que peça pode ir ter com duas que já estão em linha?
lesson-mill-2-look = Tens duas peças na linha de baixo do quadrado do meio. Falta o canto.
lesson-mill-2-done = Ao mover, também se fazem moinhos: um passo, ao longo de uma linha.
lesson-mill-3 = As Negras têm duas peças na mesma linha. Não as deixes fazer um moinho!
lesson-mill-3-else = Que ponto lhes falta para terem três em linha?
lesson-mill-3-look = Olha para a linha de baixo: falta-lhes um canto.
lesson-mill-3-done = Tapaste a linha. Enquanto a tua peça lá estiver, ali não há moinho.
lesson-show-2 = Três em linha fazem um moinho: captura-se uma peça.
lesson-capture-1 = Fechaste um moinho. Encontra as três peças negras que podes capturar.
lesson-capture-1-else = As peças negras que formam um moinho podem sair?
lesson-capture-1-look = Procura as negras que não estão em linha com mais duas.
lesson-capture-1-done = Essas três estão soltas. Um moinho protege as suas peças.
lesson-capture-2 = Fechaste um moinho. Mas há alguma peça negra fora de um moinho? Tira uma.
lesson-capture-2-else = Quando todas as negras estão em moinhos, quais podem sair?
lesson-capture-2-look = São dois moinhos que se cruzam. Aqui podes tirar qualquer negra.
lesson-capture-2-done = Se todas estão em moinhos, nenhuma está protegida.
lesson-double-1 = Abre um moinho e fecha outro com a mesma peça, num só passo!
lesson-double-1-else = De que linha pode sair uma peça tua para completar outra?
lesson-double-1-look = A peça acesa está em cima. Que acontece se descer?
lesson-double-1-done = E na próxima vez voltas acima e fechas o outro: um moinho duplo!
lesson-double-2 = Prepara um moinho duplo: a peça acesa vai andar de um para o outro.
lesson-double-2-else = Que peça falta à linha ao lado, para a esperares com duas lá?
lesson-double-2-look = A linha do meio já tem uma peça em baixo. Falta-lhe uma em cima.
lesson-double-2-done = Agora a tua peça fecha um moinho em cada passo. É a melhor armadilha!
lesson-fly-1 = Só tens três peças: podes saltar. Faz um moinho e tira a negra acesa.
lesson-fly-1-else = Que ponto falta à tua linha? A outra peça tua pode saltar para lá.
lesson-fly-1-look = Salta para o canto da linha de baixo. Depois tira a negra acesa.
lesson-fly-1-done = Com três peças chegas a qualquer ponto vazio. Nunca desistas cedo!
lesson-fly-2 = As Negras vão fazer um moinho. Salta com uma das tuas para o impedir!
lesson-fly-2-else = Em que linha têm as Negras duas peças, e o terceiro ponto vazio?
lesson-fly-2-look = Olha para a linha de cima: falta-lhes um canto.
lesson-fly-2-done = Quem salta chega a tempo a todo o lado.
lesson-show-3 = Outro moinho: as Negras ficam com duas peças e perdem.
lesson-lock-1 = Quem não se pode mover também perde. Deixa as Negras presas!
lesson-lock-1-else = Que peça negra ainda se pode mover? E para onde?
lesson-lock-1-look = Só a negra da direita tem uma saída. Tapa-a.
lesson-lock-1-done = As Negras ficaram sem jogada e perderam!
lesson-lock-2 = Podes fechar um moinho, mas há uma jogada que ganha já. Qual é?
lesson-lock-2-else = Quantas saídas têm as peças negras dos cantos?
lesson-lock-2-look = Olha para o lado direito: há uma saída que serve a duas delas.
lesson-lock-2-done = As Negras ficaram sem jogada e perderam: nem precisaste do moinho!
lesson-match-1 = Basta-te um moinho. Ganha esta partida!
lesson-match-1-else = Desta vez não deu. Ameaça dois moinhos: as Negras só tapam um.
lesson-match-1-done = Ganhaste a tua primeira partida do Moinho!

diagram-refuse = As Brancas fecham um moinho, mas preferem não capturar: passam.
diagram-same-mill = O mesmo moinho, aberto e fechado de novo: desta vez não há captura.
diagram-end-blocked = As peças negras já não têm para onde ir: ganham as Brancas.
diagram-end-draw = Neste exemplo o limite é de duas jogadas sem capturas: empate.

classic-moinho_same_mill = O mesmo moinho, duas vezes
    .who = Exemplo nosso
    .why = Mostra uma regra do Torneio de Jogos Matemáticos da Universidade Federal de Goiás, em Catalão: o mesmo moinho não serve duas vezes seguidas.
    .ply-1 = As Brancas fecham o moinho da linha de baixo.
    .ply-2 = Capturam a peça de e5.
    .ply-4 = Abrem o moinho…
    .ply-6 = E fecham-no outra vez, com os mesmos três pontos. Desta vez não há captura.

puzzle-trap-idea = Prepara um moinho que ele já não possa impedir.
puzzle-trap-why = O moinho fechou-se, e saiu a peça que faltava.
puzzle-last-capture-idea = Ele só tem três peças: fecha um moinho e tira-lhe uma.
puzzle-last-capture-why = Ele ficou com duas peças, e com duas já não se pode jogar.
puzzle-block-in-idea = Ele tem poucas jogadas. Tira-lhe as que restam.
puzzle-block-in-why = As peças dele ficaram todas presas.

# O que se diz a quem não vê o tabuleiro
note-mill = { $player }: moinho em { $sites }.
note-open-mill =
    { $count ->
        [0] { $player }: moinho aberto, { $sites }; falta { $others }, mas ainda nenhuma peça lá chega.
       *[other] { $player }: moinho aberto, { $sites }; fecha já com { $others }.
    }
note-barred =
    { $count ->
        [one] { $player }: o moinho { $sites } não se pode usar no próximo turno.
       *[other] { $player }: o moinho { $sites } não se pode usar nos próximos { $count } turnos.
    }
