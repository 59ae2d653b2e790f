goal = Levar mais sementes para o teu depósito, esvaziando copos com o número certo.
aliases = Cups

ask-stock = Semeia de uma a quatro sementes da reserva
ask-cup = Esvazia um copo com o número certo
ask-stock-or-cup = Semeia da reserva ou esvazia um copo com o número certo

choice-count =
    { $count ->
        [one] Uma semente
       *[other] { $count } sementes
    }

end-cups = Depósitos iguais: decidem as sementes que ficaram nos copos.
end-free-cups = Depósitos e copos iguais: decidem os copos que não estão obstruídos.
end-even = Igualdade em tudo: é preciso jogar outra vez.

play-now =
    1. Tens quatro copos, um depósito à direita deles e uma reserva de 40 sementes. Os copos começam vazios.
    2. Na tua vez, semeia da reserva uma a quatro sementes, uma em cada copo, a começar pela tua esquerda.
    3. Ou esvazia um copo, se a última semente cair exatamente no depósito: precisa de quatro, três, duas ou uma, da esquerda para a direita.
    4. Se a última semente da reserva cair num copo vazio, recolhes as do copo em frente.
    5. Quando ninguém puder jogar, ganha quem tiver mais sementes no depósito.

first-match = Antes de semear da reserva, vê se algum copo pronto vai receber uma semente a mais. Se vai, esvazia-o primeiro.

rules =
    # O tabuleiro
    Cada jogador tem quatro copos em fila, um depósito à direita deles e, fora do tabuleiro, uma reserva de 40 sementes. Os copos começam vazios. Cada copo está em frente de um copo do adversário. Começa o Sul.

    # O turno
    Fazes uma de duas coisas.

    - Semear da reserva: tiras uma, duas, três ou quatro sementes e deixas uma em cada copo teu, a começar pelo da tua esquerda.
    @ show-1

    - Esvaziar um copo: tiras as sementes todas e deixas uma em cada copo seguinte, até ao depósito. Só podes fazê-lo se a última cair exatamente no depósito: o primeiro copo precisa de quatro sementes, o segundo de três, o terceiro de duas, o último de uma.
    @ show-2

    Semeias sempre do teu lado.

    # Capturas
    Se semeares da reserva e a última semente cair num copo vazio, recolhes para o teu depósito as sementes do copo em frente. Quem esvazia um copo não captura.
    @ show-3

    # Copos obstruídos
    Um copo com mais sementes do que precisa está obstruído: já não pode ser esvaziado nem capturado.
    @ obstructed

    # Fim
    Quem não puder fazer nada passa, e o outro continua enquanto puder.
    @ pass

    Quando nenhum dos dois pode, ganha quem tiver mais sementes no depósito.
    @ win

    Se houver igualdade, contam as sementes que ficaram nos copos; depois, só as dos copos não obstruídos.

    Se ainda assim estiver tudo igual, é empate.
    @ draw

    # Opções
    - Quem começa: o Sul, salvo outra escolha. Também se pode tirar à sorte.

notation = Semear da reserva escreve-se com o sinal + e o número de sementes: { $show-1 }. Esvaziar um copo escreve-se com o nome do copo: { $show-2 }. O Sul tem os copos da fila 1 e o Norte os da fila 2, e as letras vão de a até d, da esquerda do Sul para a direita. Por isso a esquerda do Norte é o copo d da sua fila. Quem não puder jogar escreve { $pass }. As sementes capturadas não se escrevem.

history =
    Jogo moderno de Arthur e Wald Amberstone, inventado em 1965 e publicado pela primeira vez em 1969, no livro A Gamut of Games, de Sid Sackson, com o nome Cups. É um jogo de semear em que não se anda à volta: cada um semeia só do seu lado.

    Aqui seguimos as regras do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, onde o depósito se chama potenciómetro.

idea = Com 4, 2, 2 e 1 sementes nos copos, da esquerda para a direita, levas as nove ao depósito só a esvaziar copos. Esvazia sempre o copo pronto mais perto do depósito, senão ele recebe uma a mais e fica obstruído.

mathematics =
    Cada jogada tira sementes de uma reserva ou põe uma num depósito, e nunca ao contrário. Por isso a partida tem de acabar.

    Pela mesma razão, nenhuma posição se repete. Esvaziar um copo põe sempre exatamente uma semente no depósito; só as capturas podem pôr mais. Um copo obstruído nunca mais se liberta, porque só recebe: as suas sementes só servem para o desempate.

    Se ninguém te incomodasse, quantas sementes levarias até ao depósito só a esvaziar copos? Para cada número há no máximo uma arrumação que o permite. Com quatro copos chega-se a 9 sementes: 4, 2, 2, 1, da esquerda para a direita. Joga-se sempre o copo pronto mais próximo do depósito.

    Esta arrumação é a de um jogo para uma só pessoa, o Tchoukaillon, que Duane Broline e Daniel Loeb estudaram em 1995. Com k copos, o máximo cresce como k² a dividir por pi (3,14159…).

    Quatro sementes da reserva deixam uma em cada copo, e o último fica logo pronto. Mas se lá já houver uma semente, passa a ter duas e fica obstruído: muitas vezes vale mais semear menos.

in-class =
    A partir dos 9 anos · 15 minutos por partida.
    - 10 min: que copos estão prontos? Um jogo rápido de perguntas no quadro.
    - 10 min: desafio sozinho: levar 4, 2, 2, 1 ao depósito sem usar a reserva.
    - 20 min: partidas a pares; quem não acabar conta os depósitos.
    - 5 min: quantos copos acabaram obstruídos? Como se podia evitar?
    # Perguntas
    - Quantas sementes precisa cada copo para ser esvaziado? → Quatro, três, duas e uma, da esquerda para a direita.
    - Com 4, 2, 2, 1, quantas vezes esvazias copos até as nove estarem no depósito? → Nove: cada vez entra exatamente uma.
    - Um copo obstruído pode voltar a ficar livre? → Não: só recebe sementes, nunca as perde.

classic-copos_exact = Quatro sementes, quatro passos
    .who = Exemplo nosso
    .why = Mostra que só se esvazia um copo com o número certo.
    .ply-1 = O copo a1 tinha quatro: uma para cada copo seguinte e a última no depósito.

lesson-first = 37 a 37! Toca no copo aceso: a última semente vai para o teu depósito.
lesson-first-else = Que copo teu ainda tem uma semente?
lesson-first-look = É o copo aceso, mesmo ao lado do teu depósito.
lesson-first-done = Ganhaste por 38 a 37! Ganha quem tem mais sementes no depósito.
lesson-show-1 = Quatro sementes da reserva: uma em cada copo.
lesson-sow-1 = Semeia da reserva: a última semente deve cair no copo aceso.
lesson-sow-1-else = Por que copo começas a semear? Quantos copos são até ao aceso?
lesson-sow-1-look = Uma semente em cada um dos copos acesos.
lesson-sow-1-done = Isso: duas sementes, dois copos, sempre a partir da tua esquerda.
lesson-sow-2 = Agora és o Norte, do outro lado. A última deve cair no copo aceso.
lesson-sow-2-else = Sentado do lado do Norte, onde fica a tua esquerda?
lesson-sow-2-look = O Norte começa pelo copo da outra ponta: conta os acesos.
lesson-sow-2-done = Certo! Cada jogador começa pela sua esquerda.
lesson-show-2 = O copo mais longe está pronto com 4 sementes: a última chega ao depósito.
lesson-cup-1 = Da esquerda para a direita, os copos estão prontos com 4, 3, 2 e 1. Esvazia um!
lesson-cup-1-else = Conta os passos do copo ao depósito. Tem esse número certo de sementes?
lesson-cup-1-look = Os copos acesos têm tantas sementes como passos até ao depósito.
lesson-cup-1-done = Uma semente no depósito! Os copos seguintes receberam uma cada um.
lesson-cup-2 = Tens dois copos prontos. Esvazia os dois, um em cada turno: por qual começas?
lesson-cup-2-else = Se começares pelo mais longe, o que acontece ao outro?
lesson-cup-2-look = Primeiro o que está mais perto do depósito; depois o outro.
lesson-cup-2-done = Duas sementes no depósito. Começa-se pelo copo mais perto dele.
lesson-show-3 = A última cai num copo vazio: recolhem-se as da frente, e o Sul ganha 37–36.
lesson-capture-1 = Quantas sementes tens de semear para recolher as duas acesas?
lesson-capture-1-else = Que copo teu está em frente das duas? Quantos copos são até ele?
lesson-capture-1-look = A última tem de cair no copo vazio aceso.
lesson-capture-1-done = Três! A última caiu num copo vazio, e recolheste as da frente.
lesson-capture-2 = Tens dois copos vazios, mas só uma captura é possível. Quantas semeias?
lesson-capture-2-else = Um dos copos acesos tem sementes a mais. Qual é?
lesson-capture-2-look = O copo obstruído não se captura. Fica o da direita.
lesson-capture-2-done = Isso! Um copo com sementes a mais não se esvazia nem se captura.
lesson-trap-1 = O copo aceso está pronto. Faz uma jogada que não o obstrua.
lesson-trap-1-else = Esse copo fica pronto com 3 sementes. Se semeares da reserva, com quantas fica?
lesson-trap-1-look = Esvazia-o já, ou semeia sem lhe chegar.
lesson-trap-1-done = Isso mesmo: o copo não ficou obstruído.
lesson-trap-2 = O Norte pode semear até ao copo aceso. Que sementes tuas salvas já?
lesson-trap-2-else = O copo aceso está vazio. O que está em frente dele?
lesson-trap-2-look = Esvazia o teu copo em frente, antes que o Norte o recolha.
lesson-trap-2-done = Boa! Uma está no depósito, e as três já não caem juntas nas mãos do Norte.
lesson-end-1 = A reserva acabou e perdes por um. Que copo esvazias primeiro, para ganhar?
lesson-end-1-else = Depois dessa jogada, o outro copo ainda está pronto?
lesson-end-1-look = O copo mais perto do depósito não pode receber mais nenhuma.
lesson-end-1-done = Certo! Agora vão todas para o depósito, uma a uma.
lesson-end-2 = Tens 35 e o Norte também. Só um número de sementes ganha: qual?
lesson-end-2-else = Em empate nos depósitos, quem tem mais nos copos? Podes capturar?
lesson-end-2-look = A última deve cair no copo vazio aceso.
lesson-end-2-done = Três: recolhes as da frente, e 37–35 acaba a partida.
lesson-match = A partida é tua: tens 28 e o Norte 26. Esvazia os copos prontos e ganha!
lesson-match-else = Desta vez não chegou. Antes de semear, esvazia o copo que ficava obstruído. Outra vez!
lesson-match-done = Ganhaste a partida! Quem conta os copos enche o depósito.

diagram-obstructed = O copo b2 tem três sementes e só precisa de duas: não é capturado.
diagram-pass = Sem reserva e sem copos prontos, o Sul passa.
diagram-win = Já ninguém pode jogar: 39–37, e ganha o Sul.
diagram-draw = Tudo igual: 36 nos depósitos e quatro em copos livres. Empate.

puzzle-count-idea = Conta onde cai a última semente de cada jogada.
puzzle-count-why = Só esta sementeira traz as sementes que faltam.
puzzle-best-score-idea = Conta as sementes até ao fim: com que jogada juntas mais?
puzzle-best-score-why = Contando até à última semente, nenhuma outra jogada junta tantas.
puzzle-forced-replies-idea = Conta que jogadas lhe ficam, e deixa-o quase sem escolha.
puzzle-forced-replies-why = Ele quase não podia escolher, e tu já tinhas feito as contas.

# O que se diz a quem não vê o tabuleiro
say-board = A linha 1 é do Sul, que semeia de a1 para d1. A linha 2 é do Norte, que semeia de d2 para a2.
