goal = Deixar o adversário sem peças, capturando-as ou obrigando-as a sair.
aliases = Dipolo, Polos

play-now =
    1. Tens uma pilha de 12 peças, e o adversário tem outra. Só se usam as casas escuras.
    2. Na tua vez, moves peças de uma pilha tua para a frente, a direito ou na diagonal. Andam tantas casas como peças.
    3. Cais numa pilha adversária que não tem mais peças do que as que movem? Capturas a pilha toda, até para trás ou para o lado.
    4. As peças que passam da margem saem da partida. Ganha quem deixar o adversário sem peças.

first-match = Não juntes tudo numa só pilha perto do adversário: uma captura leva a pilha inteira. Antes de moveres, conta as casas até às pilhas dele.

rules =
    # O tabuleiro
    Joga-se apenas nas casas escuras de um tabuleiro de 8×8, com a1 escura. No começo as Brancas têm uma pilha de 12 peças em e1 e as Negras uma pilha de 12 em d8. Começam as Brancas.

    # O turno
    Moves peças de uma só pilha tua: todas, ou só algumas de cima. O número de peças é também o número de casas que elas andam, em linha reta, passando por cima do que houver no caminho.

    - Sem captura: só para a frente, na coluna ou na diagonal, até uma casa escura que esteja vazia ou tenha uma pilha tua, à qual as peças se juntam. Em frente pela coluna, o número tem de ser par.

    @ show-1

    @ move-2

    - Com captura: em qualquer das oito direções, até uma pilha adversária que não tenha mais peças do que as que moves. A pilha capturada sai inteira.

    @ show-2

    - Para fora: podes levar peças para lá da margem quando um movimento para a frente com esse número de peças acaba fora do tabuleiro, também pelos lados. Essas peças saem da partida.

    @ off-1

    Quem não tiver jogada passa.

    @ pass-1

    # Fim
    Ganha quem deixar o adversário sem peças. Quem retirar a sua própria última peça perde.

    @ show-3

    @ end-last-man

    # Opções
    - Quem começa: as Brancas, salvo outra escolha.

notation =
    Um movimento escreve-se com a casa de partida e a de chegada: { $move-2 }. O número de peças que andam é a distância entre as duas casas.

    Dois pontos em vez do traço querem dizer que uma pilha foi capturada: { $show-2 }. Quando as peças passam da margem, no lugar da casa de chegada diz-se que vão para fora, e quantas são: { $off-1 }. Também o passe se escreve com uma palavra: { $pass-1 }.

history =
    Inventado por Mark Steere em 2007, para o tabuleiro e as peças das damas. Como em vários jogos seus, uma regra só, que liga a altura da pilha à distância, dá forma a tudo o resto.

idea = Sem capturar, as peças só avançam, até saírem do tabuleiro: quem poupa passos dura mais. Uma peça que anda uma casa gasta 1 passo, mas quatro que andam quatro casas gastam 4 × 4 = 16.

mathematics =
    Pensa que as tuas peças têm uma caixa de passos para gastar. Quem os gasta depressa fica sem jogadas; quem os poupa joga em último e ganha.

    A partida tem sempre um fim. As capturas são limitadas pelo número de peças, e entre duas capturas as peças só avançam. Sem capturas, 12 peças que partem da primeira linha têm ao todo 12 × 8 = 96 passos em frente até saírem; nenhum lado pode durar mais do que isso.

    Mover n peças n casas gasta n × n desses passos. Mover uma peça uma casa gasta só um. Quem quer durar move pouco; quem quer chegar longe paga ao quadrado.

    Por isso os finais são uma contagem de tempos: ganha quem ainda tem jogadas quando o outro já só pode retirar as suas próprias peças. Há problemas publicados em que a única jogada que ganha é tirar do tabuleiro quatro peças tuas, para que o adversário não as possa capturar e recuar, ganhando tempo.

lesson-first-1 = Captura a última pilha negra com a tua pilha de duas peças!
lesson-first-1-else = Duas peças andam duas casas. Para onde?
lesson-first-1-look = Sobe a direito, com as duas peças, até à pilha negra.
lesson-first-1-done = Ganhaste! Ganha quem deixa o adversário sem peças.
lesson-show-1 = Quatro peças andam quatro casas: tantas casas como peças.
lesson-move-1 = Leva três peças da tua pilha na diagonal, para um dos lados.
lesson-move-1-else = Três peças, quantas casas?
lesson-move-1-look = Toca na pilha e depois numa casa a três passos, na diagonal.
lesson-move-1-done = Três peças, três casas. As outras nove ficaram onde estavam.
lesson-move-2 = Junta três peças de uma pilha à outra, por cima da pilha negra.
lesson-move-2-else = A que distância estão as tuas duas pilhas? Então, quantas peças lá chegam?
lesson-move-2-look = Toca na pilha grande e depois na peça sozinha.
lesson-move-2-done = Saltou-se por cima das Negras, e a peça sozinha é agora uma pilha de quatro.
lesson-show-2 = Três peças capturam uma pilha de três.
lesson-capture-1 = As tuas três peças podem capturar de duas maneiras. Encontra as duas.
lesson-capture-1-else = A que distância está cada pilha negra? Então, com quantas peças lá chegas?
lesson-capture-1-look = As pilhas acesas estão a duas casas: uma ao lado, outra na diagonal.
lesson-capture-1-done = Duas peças andam duas casas e capturam uma pilha de duas ou menos.
lesson-capture-2 = És as Negras. Duas pilhas brancas são demasiado grandes; captura as outras duas.
lesson-capture-2-else = Quantas peças chegam a cada pilha branca? São bastantes para a capturar?
lesson-capture-2-look = Conta as casas até cada pilha acesa, e as peças que ela tem.
lesson-capture-2-done = A distância diz quantas peças vão; a pilha capturada não pode ter mais do que isso.
lesson-safe-1 = As Negras querem a tua pilha. Encontra as duas jogadas que te salvam.
lesson-safe-1-else = Se capturas, o que captura o adversário a seguir? E se te separares?
lesson-safe-1-look = Duas peças juntas caem numa só captura. Move só uma.
lesson-safe-1-done = Separadas, as tuas peças não caem na mesma captura. Capturar era uma armadilha!
lesson-safe-2 = A tua única pilha está em perigo. Que jogada te salva?
lesson-safe-2-else = Se moveres a pilha toda, ou só parte dela, o que podem as Negras capturar?
lesson-safe-2-look = Segue a diagonal da tua pilha, para trás, e conta as casas.
lesson-safe-2-done = Para capturar pode-se andar para trás. Capturaste e ficaste com duas pilhas!
lesson-show-3 = A última pilha negra é capturada: ganham as Brancas.
lesson-force-1 = A peça negra só pode descer. Põe-te onde a apanhes, vá para que lado for!
lesson-force-1-else = Onde pode estar a peça negra depois de jogar?
lesson-force-1-look = De que casa alcança uma peça tua as duas saídas acesas?
lesson-force-1-done = Guardaste as duas saídas: ela tem de jogar, e tu capturas.
lesson-force-2 = Há uma só jogada que ganha à força. Qual é?
lesson-force-2-else = Que pilha negra podes capturar já? E para onde vai a peça que resta?
lesson-force-2-look = Olha também para trás, na diagonal da tua pilha.
lesson-force-2-done = Sim! A peça negra que resta só tem uma saída, e aí a capturas.
lesson-match = Agora ganha! Restam duas peças negras: apanha-as antes que te escapem.
lesson-match-else = Ainda não. Uma peça captura uma peça a uma casa; três, a três casas.
lesson-match-done = Não ficou nenhuma. Contas as casas e as peças como quem já sabe!

in-class =
    A partir dos 9 anos · 20 minutos por partida.
    - 10 min: ao quadro, mover duas, três e quatro peças. Onde caem? Porque são sempre casas escuras?
    - 10 min: cada par faz os problemas da lição com peças de damas empilhadas.
    - 20 min: uma partida por par. Quem não joga conta os passos gastos.
    - 5 min: conversar: quando é bom tirar do tabuleiro uma peça tua?
    # Perguntas
    - Quantos passos gasta mover três peças três casas? → 3 × 3 = 9.
    - Porque é que, pela coluna, só se anda um número par de casas? → A casa logo em frente é clara; as escuras estão de duas em duas.
    - Quantas jogadas pode fazer, sem capturar, uma peça sozinha na linha 1? → No máximo 8: sete passos até à linha 8 e a saída.

diagram-off-1 = A peça de h2 passa da margem e sai da partida.
diagram-pass-1 = A peça branca não pode andar nem capturar: as Brancas passam.
diagram-end-last-man = A última peça branca tem de sair: ganham as Negras.

classic-dipole_trap = A pilha oferecida
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Uma captura que parece boa prende a peça que ficou para trás.
    .ply-1 = As Brancas aceitam a dádiva: três peças recuam de e5 e capturam em b2.
    .ply-2 = Era para isto: as Negras capturam em b2, e a peça branca de e5 já não se salva.
classic-dipole_trap_a = A pilha oferecida: a fuga para f6
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Uma pilha que captura para trás ganha jogadas para o final.
    .ply-3 = A peça de e5 tenta fugir para f6.
    .ply-4 = Quatro peças recuam de b2 e capturam-na: terão outra vez muito que andar.
classic-dipole_trap_b = A pilha oferecida: a fuga para d6
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = A outra fuga também não serve: captura a pilha de d2.
    .ply-3 = A peça de e5 tenta fugir para d6.
    .ply-4 = As quatro peças de d2 recuam até d6 e capturam-na.
classic-dipole_capture_b4 = Duas peças capturam uma
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Quem captura divide a sua pilha, e as Brancas podem responder a qualquer das partes.
    .ply-1 = Duas das três peças de b6 descem a b4. As Brancas podem agora capturar em b4 ou em b6.
classic-dipole_pass = Obrigadas a passar
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = Uma peça cercada por pilhas maiores não anda nem captura.
classic-dipole_merge = Por cima de todos
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = As peças passam por cima de qualquer pilha e podem juntar-se a outra.
    .ply-1 = Três peças de f2 voam até c5, onde há agora quatro.

puzzle-last-capture-idea = Que pilha tem peças que cheguem para capturar a última?
puzzle-last-capture-why = Era a última pilha dele.
puzzle-trap-idea = As pilhas só andam para a frente: fecha o caminho às dele.
puzzle-trap-why = A pilha já não tinha casa segura.
puzzle-capture-chain-idea = Que captura leva uma pilha de várias peças?
puzzle-capture-chain-why = Saiu uma pilha inteira, e as que lhe sobram já não chegam.
