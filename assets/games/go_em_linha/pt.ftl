goal = Fazer uma linha de seis peças, com as capturas do Go.
aliases = Go-moku em Go, Seis em linha

play-now =
    1. O tabuleiro começa vazio. Na tua vez, pões uma peça tua num ponto vazio.
    2. Um grupo sem nenhum ponto vazio ao lado é capturado e sai do tabuleiro.
    3. Na sua primeira vez, o segundo jogador pode trocar de cores em vez de pôr uma peça.
    4. Ganha quem fizer seis peças seguidas, em qualquer direção.

first-match = Olha sempre para as linhas de quatro do adversário que tenham os dois lados livres. Com cinco seguidas e os dois lados livres, já quase nunca se trava. Tapa cedo, e com uma peça que não possa ser capturada.

rules =
    # O tabuleiro
    Joga-se nos pontos onde se cruzam as linhas de um tabuleiro de 9×9, vazio no começo. Começam as Negras.

    # Grupos e liberdades
    As peças da mesma cor ligadas na horizontal ou na vertical formam um grupo; as diagonais não ligam. As liberdades de um grupo são os pontos vazios vizinhos de alguma das suas peças.

    # O turno
    Colocas uma peça tua num ponto vazio. Os grupos do adversário que ficarem sem liberdades são capturados e saem do tabuleiro.

    - Não podes deixar sem liberdades o grupo da peça que colocas, a não ser que captures ou que completes uma linha.
    - Não podes fazer voltar o tabuleiro a uma disposição que já apareceu na partida.
    - Não se passa a vez.

    @ show-2

    @ ko

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    @ swap

    # Fim
    Ganha quem tiver seis ou mais peças suas seguidas, na horizontal, na vertical ou na diagonal, mesmo que o grupo dessa linha não tenha liberdades. Se alguém não tiver onde colocar, há empate.

    @ show-3

    @ bare-line

    @ end-draw

    # Opções
    - Quem começa: as Negras, salvo outra escolha.

notation = Uma peça escreve-se com o seu ponto, letra e número: { $show-1 }. As letras crescem da esquerda para a direita e os números de baixo para cima. A peça que captura escreve-se da mesma maneira, e não se diz que peças saem: { $show-2 }. A troca de cores escreve-se { $swap }.

history =
    Este jogo junta dois clássicos: de um lado as capturas do Go, do outro a procura de uma linha. Sem capturas, seis em linha num tabuleiro tão pequeno seria muito difícil de obter contra um bom defensor; com elas, as peças que tapam uma linha podem ser tiradas do caminho.

idea = Tapar a linha do adversário pode não chegar: se a peça que tapa for cercada, sai do tabuleiro e o caminho abre-se outra vez. Antes de tapares, conta os pontos vazios que ela terá à volta.

mathematics =
    Há 104 sítios onde cabe uma linha de seis. Uma peça no meio do tabuleiro serve para 16 deles, e uma peça num canto só para três.

    Num tabuleiro de 9×9 há 104 sítios onde cabe uma linha de seis: 36 na horizontal, 36 na vertical e 32 nas diagonais. O ponto central pertence a mais linhas do que qualquer outro, e um canto só a três.

    Nos jogos de fazer linhas sem capturas, uma peça a mais nunca prejudica, e por isso o segundo jogador não pode ter uma estratégia vencedora. Aqui esse argumento deixa de servir: uma peça tua pode ocupar a última liberdade do teu grupo. A regra da troca não precisa dele, porque deixa o segundo jogador escolher o melhor lado.

    Sem a proibição de repetir o tabuleiro, duas capturas de uma só peça, uma para cada lado, podiam suceder-se para sempre: é o que no Go se chama ko. Com ela, nenhuma disposição volta a surgir. Como há um número finito de disposições, menos de 3 elevado a 81, toda a partida acaba.

    Cinco seguidas com um só extremo livre: noutros jogos de linhas, basta tapá-lo. No Go em Linha pode não bastar: a peça que tapa precisa de liberdades, ou é capturada na jogada seguinte.

in-class =
    A partir dos 9 anos · 20 minutos por partida.
    - 10 min: contar liberdades: uma peça no meio, na margem e no canto; depois grupos.
    - 5 min: capturar no quadro uma peça, e a seguir um grupo de duas.
    - 25 min: partidas a pares, com a regra da troca.
    - 5 min: quem ganhou depois de tirar uma peça que tapava? Mostra como foi.
    # Perguntas
    - Quantas liberdades tem uma peça sozinha no meio, na margem e no canto? → Quatro, três e duas.
    - Quantas linhas de seis passam por um canto? → Três: uma na horizontal, uma na vertical e uma na diagonal.
    - Para que serve a regra da troca? → Para que a primeira peça não seja demasiado boa: quem a põe pode ter de ficar com a outra cor.

lesson-goal = És as Negras. Põe a peça no ponto aceso e faz seis em linha: ganhas!
lesson-goal-else = Onde está o buraco da tua coluna?
lesson-goal-look = É o ponto aceso, no meio da coluna negra.
lesson-goal-done = Ganhaste! Seis peças seguidas ganham a partida.
lesson-show-1 = Põe-se uma peça num ponto vazio.
lesson-line-1 = És as Brancas. Procura a tua linha de cinco e faz seis!
lesson-line-1-else = As linhas também vão na diagonal. De que lado pode crescer a tua?
lesson-line-1-look = A diagonal vai de uma peça acesa à outra. Uma das pontas está tapada.
lesson-line-1-done = Seis na diagonal: ganham as Brancas.
lesson-line-2 = És as Negras, com cinco seguidas. Encontra as duas maneiras de fazer seis.
lesson-line-2-else = Já viste as duas pontas da linha?
lesson-line-2-look = A linha acaba nas peças acesas. Que pontos há logo a seguir?
lesson-line-2-done = Cinco com as duas pontas livres: o adversário só pode tapar uma.
lesson-show-2 = Duas peças cercadas por todos os lados saem.
lesson-capture-1 = Captura as duas peças brancas: tira-lhes o último ponto livre.
lesson-capture-1-else = Que pontos vazios tocam nas duas brancas? Na diagonal não conta.
lesson-capture-1-look = Olha à volta das peças acesas: só resta um ponto livre ao lado delas.
lesson-capture-1-done = As duas saem do tabuleiro, e os pontos delas ficam vazios outra vez.
lesson-capture-2 = És as Brancas. No canto capturam-se peças mais depressa. Tira as duas negras!
lesson-capture-2-else = Por onde respiram ainda as negras do canto?
lesson-capture-2-look = O grupo aceso só tem um ponto livre ao lado.
lesson-capture-2-done = No canto e na margem há menos pontos à volta: cuidado com as tuas peças!
lesson-capture-3 = És as Negras. Duas peças brancas podem ser capturadas já: encontra como.
lesson-capture-3-else = Que peças brancas têm só um ponto livre ao lado?
lesson-capture-3-look = Olha para as duas peças acesas, junto às margens.
lesson-capture-3-done = Uma peça sozinha sai quando todos os pontos ao lado dela são teus.
lesson-show-3 = Seis em linha: ganham as Negras.
lesson-block-1 = És as Brancas. As Negras têm cinco seguidas: tapa.
lesson-block-1-else = Por que lado pode a linha negra ainda crescer?
lesson-block-1-look = A linha vai de uma peça acesa à outra. Uma das pontas já está tapada.
lesson-block-1-done = Tapada! E a tua peça tem pontos livres ao lado: não a capturam já.
lesson-block-2 = És as Negras. As Brancas têm cinco na diagonal. Há duas defesas: encontra-as!
lesson-block-2-else = Podes tapar a linha. E não podes também tirar-lhe uma peça?
lesson-block-2-look = A peça acesa é a última da linha. O que está livre à volta dela?
lesson-block-2-done = Tapar ou capturar: aqui uma linha também se desfaz com um cerco.
lesson-open-1 = És as Negras. A tua linha está tapada dos dois lados. Abre-a!
lesson-open-1-else = Qual das peças que tapam está quase cercada?
lesson-open-1-look = Tira o último ponto livre à peça acesa.
lesson-open-1-done = A peça que tapava saiu, e as Brancas não a podem repor: ganhas na vez seguinte.
lesson-open-2 = Agora és as Brancas, com uma coluna de cinco. Que peça negra podes tirar do caminho?
lesson-open-2-else = Quantos pontos livres tem cada peça que tapa?
lesson-open-2-look = Das duas peças acesas, uma está junto à margem e quase cercada.
lesson-open-2-done = Antes de tapares uma linha, conta os pontos livres que a tua peça vai ter.
lesson-match = És as Negras, com quatro seguidas. Alonga a linha, tira quem a tapar, e ganha!
lesson-match-else = Desta vez não deu. Faz cinco; quem tapar na margem pode ser capturado.
lesson-match-done = Ganhaste! Fizeste linhas e cercos ao mesmo tempo.

diagram-swap = O ponto do meio tem mais linhas: o segundo jogador troca de cor e fica com a peça.
diagram-ko = As Negras capturam uma peça. As Brancas não podem recapturar logo: repetiriam o tabuleiro.
diagram-bare-line = A linha não tem nenhum ponto livre ao lado, mas são seis: ganha.
diagram-end-draw = As Brancas não têm ponto nenhum onde possam pôr uma peça: empate.

classic-go_em_linha_game_23 = A luta do canto e a peça do meio
    .who = Partida do livro de João Pedro Neto e Jorge Nuno Silva, sem nomes de jogadores
    .why = Cercos e linhas ao mesmo tempo: as Negras ganham porque a peça que as podia tapar seria capturada.
    .ply-2 = As Brancas não trocam, e ameaçam cercar a peça negra do canto.
    .ply-9 = As Negras aliviam o canto e apertam dois grupos brancos de duas peças.
    .ply-10 = Apoia o grupo branco de baixo e ganha espaço à direita.
    .ply-11 = Ameaça fazer, na diagonal, cinco seguidas com os dois lados livres.
    .ply-12 = As Brancas têm de tapar.
    .ply-13 = As Negras procuram cercar o grupo branco de baixo.
    .ply-14 = As Brancas evitam-no, em parte.
    .ply-16 = As Negras apertam o grupo de baixo, mas as Brancas preferem proteger a sua peça da direita.
    .ply-17 = Outra vez a mesma ideia: obriga as Brancas a tapar.
    .ply-19 = Ameaça cercar duas peças brancas.
    .ply-20 = As Brancas não as defendem e atacam.
    .ply-23 = Se as Negras jogarem em e5, ficam com cinco seguidas livres dos dois lados. Se forem as Brancas a jogar aí, são capturadas a partir de e6. As Brancas desistem.

classic-go_em_linha_e5 = Tapar não chega
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = A partida anterior, se as Brancas tivessem tapado no meio: a peça é capturada logo a seguir.
    .ply-24 = As Brancas tapam a linha.
    .ply-25 = As Negras capturam a peça que tapava, e a linha abre-se outra vez.

classic-go_em_linha_b5h5 = Seis em linha, apesar de tudo
    .who = Exemplo do livro de João Pedro Neto e Jorge Nuno Silva
    .why = A mesma partida, se as Brancas tapassem um dos lados: as Negras estendem a linha pelo outro.
    .ply-24 = As Brancas tapam do lado esquerdo.
    .ply-25 = As Negras respondem do lado direito: só falta o ponto do meio.
    .ply-26 = Uma jogada longe dali, só para mostrar a ameaça.
    .ply-27 = Seis seguidas: ganham as Negras.
