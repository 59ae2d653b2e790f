goal = Empurrar seis berlindes do adversário para fora do tabuleiro.
aliases = Abalone

ask-row = Move um, dois ou três berlindes seguidos

end-six-off = Seis berlindes caíram do tabuleiro.

play-now =
    1. Cada lado tem 14 berlindes no hexágono. Queres empurrar os do adversário para fora.
    2. Na tua vez, moves um, dois ou três berlindes teus, seguidos na mesma linha, uma casa.
    3. Em frente, a tua fila empurra se tiver mais berlindes: dois empurram um; três empurram um ou dois.
    4. Quem primeiro fizer cair seis berlindes do adversário ganha.

first-match = Vai para o meio e mantém os teus berlindes juntos, em filas de três. Sozinho na margem, um berlinde cai ao primeiro empurrão.

rules =
    # O tabuleiro
    São 61 casas num hexágono com cinco casas de lado. Cada lado tem 14 berlindes. Começam as Brancas.

    # O movimento
    Em cada turno moves um, dois ou três berlindes teus, seguidos na mesma linha, uma casa para uma das seis direções. Vão todos para o mesmo lado.

    - Em frente: a fila anda ao longo da sua própria linha, e a casa adiante está vazia.
    - De lado: a fila anda de través, e todas as casas aonde chega estão vazias. Tocas numa ponta, depois na outra, e depois na casa aonde esta chega.

    Para mover em frente, toca no berlinde de trás e na casa aonde chega o da frente.

    @ show-1

    @ side-1

    # Empurrar
    Uma fila que anda em frente pode empurrar os berlindes adversários que estão logo adiante, se for mais numerosa: dois empurram um; três empurram um ou dois. Atrás dos empurrados tem de haver uma casa vazia ou a margem do tabuleiro. De lado nunca se empurra.

    @ push-1

    O berlinde empurrado para lá da margem cai para a calha e não volta. Não podes expulsar os teus próprios berlindes.

    @ show-2

    # Fim
    Ganha quem primeiro expulsar seis berlindes do adversário.

    @ show-3

    Quem não puder mover passa. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem nenhum berlinde cair.

    # Opções
    - Jogadas sem progresso: quantas jogadas dos dois, sem quedas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

notation =
    Uma fila escreve-se com as suas duas pontas e a casa aonde chega a segunda: { $show-1 }. Um berlinde sozinho escreve-se só com a casa de onde sai e a casa aonde chega.

    Em frente, a segunda ponta é a da frente. De lado, vem primeiro a ponta com a letra anterior ou, na mesma letra, o número menor: { $side-1 }. Os berlindes empurrados não se escrevem: { $push-1 }. Quando um cai, há dois pontos em vez do traço: { $show-2 }.

history =
    O jogo foi criado em 1987 por Michel Lalet e Laurent Lévi e é conhecido no mundo inteiro como Abalone. No torneio da Universidade Federal de Goiás, em Catalão, no Brasil, joga-se com o nome de Poláris.

idea = Três berlindes em fila, virados para o adversário, são uma parede: ninguém consegue empurrar três. Mas só de frente: por outra linha, podem ser empurrados um a um.

mathematics =
    Quem tem mais berlindes na mesma linha tem mais força: três empurram dois, mas não empurram três. E só se cai pela margem; por isso o meio é o lugar mais seguro.

    O hexágono com cinco casas de lado tem 61 casas, e 61 = 5³ − 4³. Vale para todos os lados: o hexágono de lado n tem n³ − (n − 1)³ casas, como quem olha para um cubo pelo canto e só vê as faces da frente.

    Na abertura há 44 jogadas. Os dois exércitos ainda não se tocam, e por isso o adversário tem outras 44 respostas: 44 × 44 = 1936 começos de duas jogadas.

    Três contra três não se mexe: ninguém pode empurrar três berlindes. Por isso uma fila de três virada para o adversário é uma parede nessa direção. Mas a parede só existe de frente; atacada por outra linha, é um berlinde de cada vez.

    Uma casa do interior tem seis vizinhas, uma da margem tem quatro e um canto tem três. Só se cai pela margem, e no canto há mais direções por onde cair: três, contra duas numa casa da margem. É por isso que o centro vale tanto: quem lá está não pode ser expulso numa só jogada.

    Sem a regra do empate, dois jogadores cautelosos podiam ficar a jogar para sempre: nenhuma jogada, a não ser a queda, é irreversível.

in-class =
    A partir dos 8 anos · 30 minutos por partida.
    - 10 min: com berlindes ou moedas, treinar os empurrões: dois contra um, três contra dois.
    - 5 min: contar as casas de hexágonos com 2, 3 e 4 de lado. Que números aparecem?
    - 25 min: uma partida por par até caírem três berlindes.
    - 5 min: conversar: onde é mais perigoso estar, no meio, na margem ou num canto?
    # Perguntas
    - Quantas casas tem um hexágono com três de lado? → 3³ − 2³ = 27 − 8 = 19.
    - Três berlindes podem empurrar três? → Não: a fila que empurra tem de ser mais numerosa.
    - Com quantos berlindes no tabuleiro acaba quem perde? → 14 − 6 = 8.

lesson-goal-1 = Falta um berlinde para ganhares. Empurra o da margem para fora!
lesson-goal-1-else = Que fila tua aponta para o berlinde negro aceso?
lesson-goal-1-look = Toca no berlinde de trás da tua fila e depois no negro da margem.
lesson-goal-1-done = Caiu o sexto! Quem expulsar seis berlindes do adversário ganha.
lesson-show-1 = Três berlindes em fila andam juntos uma casa.
lesson-side-1 = Move a fila de lado: toca em c3, depois em c5, depois em d5.
lesson-side-1-else = Tocaste nas duas pontas da fila, e depois na casa aonde chega a segunda?
lesson-side-1-look = As duas pontas e a casa de chegada estão acesas.
lesson-side-1-done = Os três foram juntos, de través. De lado só se vai para casas vazias.
lesson-side-2 = Agora só dois, de lado: o de b6 tem de chegar à casa vazia acesa.
lesson-side-2-else = Tocaste primeiro na ponta mais longe, depois na outra, depois na casa?
lesson-side-2-look = Toca em b5, depois em b6, e por fim em c7.
lesson-side-2-done = Um, dois ou três berlindes: vão sempre todos para o mesmo lado.
lesson-push-1 = Dois contra um: empurra o berlinde negro de e5. Toca em c5 e depois em e5.
lesson-push-1-else = Os teus dois berlindes estão em linha com ele? Qual deles está atrás?
lesson-push-1-look = Toca no berlinde de trás e na casa do negro.
lesson-push-1-done = Dois são mais do que um, e atrás havia uma casa vazia: foi empurrado.
lesson-push-2 = Empurra dois berlindes negros de uma vez. De quantos teus precisas?
lesson-push-2-else = Em que linha tens três berlindes apontados a dois negros?
lesson-push-2-look = Segue esta linha: três teus, dois negros, e uma casa vazia atrás.
lesson-push-2-done = Três contra dois, sim; três contra três, não.
lesson-show-2 = Três berlindes empurram dois, e um cai do tabuleiro.
lesson-eject-1 = Há um berlinde negro perdido na margem. Empurra-o para fora!
lesson-eject-1-else = Que berlinde negro está longe dos outros, encostado à margem?
lesson-eject-1-look = Procura na margem da esquerda: dois teus já estão em linha com ele.
lesson-eject-1-done = Caiu! Na margem não é preciso casa vazia: atrás dele só há a calha.
lesson-eject-2 = Que fila de três faz cair um berlinde negro?
lesson-eject-2-else = Em que linha há dois negros, e logo a seguir a margem?
lesson-eject-2-look = Segue esta linha: os teus três empurram dois, e o da ponta cai.
lesson-eject-2-done = Três contra dois: o da margem caiu e o outro ficou no lugar dele.
lesson-show-3 = Cai o sexto berlinde negro: ganham as Brancas.
lesson-trap-1 = Já perdeste cinco. Encontra as duas jogadas que não deixam cair o sexto.
lesson-trap-1-else = Qual dos teus berlindes está na margem, em linha com dois negros?
lesson-trap-1-look = É o do canto da esquerda, em cima. Tira-o de lá!
lesson-trap-1-done = Num canto cai-se por três lados. Saíste a tempo!
lesson-trap-2 = Outro perigo: perdeste cinco, e vais perder o sexto. Três jogadas salvam-te.
lesson-trap-2-else = Que fila de três negros aponta para um berlinde teu na margem?
lesson-trap-2-look = O teu berlinde do canto pode fugir. E podes também partir a fila negra!
lesson-trap-2-done = Fugir é bom, mas empurrar um berlinde da fila que ameaça também salva.
lesson-match-1 = Falta cair um berlinde negro. Ganha esta partida!
lesson-match-1-else = Desta vez não deu. Procura negros encostados à margem, em linha com dois teus.
lesson-match-1-done = Ganhaste a tua primeira partida de Poláris!

classic-polaris_three_push_two = Três empurram dois
    .who = Exemplo do regulamento do Torneio de Jogos Matemáticos; a posição é nossa
    .why = Vê-se a regra do empurrão: a fila mais numerosa ganha lugar.
    .ply-1 = As três brancas avançam, e as duas negras recuam uma casa.
classic-polaris_off = O sexto berlinde
    .who = Exemplo do regulamento do Torneio de Jogos Matemáticos; a posição é nossa
    .why = Com dois contra dois nada se mexe; com um terceiro atrás, o da margem cai.
    .ply-1 = Em linha com f5 e g5, a fila branca passa a ter três.
    .ply-3 = Três empurram dois, e o negro da margem cai: 6–5, ganham as Brancas.

puzzle-last-capture-idea = Só falta um berlinde: que fila o empurra para fora?
puzzle-last-capture-why = A tua fila era mais comprida, e o sexto berlinde caiu.
puzzle-double-threat-idea = Ameaça dois berlindes da margem ao mesmo tempo.
puzzle-double-threat-why = Ele só pode salvar um berlinde; empurras o outro.
