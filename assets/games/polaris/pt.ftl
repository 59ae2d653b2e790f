goal = Empurrar seis berlindes do adversário para fora do tabuleiro.
aliases = Abalone

ask-row = Move um, dois ou três berlindes seguidos

end-six-off = Seis berlindes caíram do tabuleiro.

rules =
    # O tabuleiro
    São 61 casas num hexágono com cinco casas de lado. Cada lado tem 14 berlindes. Começam as Brancas.

    # O movimento
    Em cada turno moves um, dois ou três berlindes teus, seguidos na mesma linha, uma casa para uma das seis direções. Vão todos para o mesmo lado.

    - Em frente: a fila anda ao longo da sua própria linha, e a casa adiante está vazia.
    - De lado: a fila anda de través, e todas as casas aonde chega estão vazias. Tocas numa ponta, depois na outra, e depois na casa aonde esta chega.

    Para mover em frente, toca no berlinde de trás e na casa aonde chega o da frente.

    # Empurrar
    Uma fila que anda em frente pode empurrar os berlindes adversários que estão logo adiante, se for mais numerosa: dois empurram um; três empurram um ou dois. Atrás dos empurrados tem de haver uma casa vazia ou a margem do tabuleiro. De lado nunca se empurra.

    O berlinde empurrado para lá da margem cai para a calha e não volta. Não podes expulsar os teus próprios berlindes.

    # Fim
    Ganha quem primeiro expulsar seis berlindes do adversário.

    Quem não puder mover passa. Há empate se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem nenhum berlinde cair.

    # Opções
    - Jogadas sem progresso: quantas jogadas dos dois, sem quedas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um berlinde sozinho escreve-se com as duas casas: c3-d4. Uma fila escreve-se com as duas pontas e a casa aonde chega a segunda: a1,c3-d4. Em frente, a segunda ponta é a da frente; de lado, escreve-se primeiro a ponta menor. O passe escreve-se pass.

history =
    O jogo foi criado em 1987 por Michel Lalet e Laurent Lévi e é conhecido no mundo inteiro como Abalone. No torneio da Universidade Federal de Goiás, em Catalão, no Brasil, joga-se com o nome de Poláris.

idea = Três berlindes em fila, virados para o adversário, são uma parede: ninguém consegue empurrar três. Mas só de frente: por outra linha, podem ser empurrados um a um.

mathematics =
    O hexágono com cinco casas de lado tem 61 casas, e 61 = 5³ − 4³. Vale para todos os lados: o hexágono de lado n tem n³ − (n − 1)³ casas, como quem olha para um cubo pelo canto e só vê as faces da frente.

    Na abertura há 44 jogadas. Os dois exércitos ainda não se tocam, e por isso o adversário tem outras 44 respostas: 44 × 44 = 1936 começos de duas jogadas.

    Três contra três não se mexe: ninguém pode empurrar três berlindes. Por isso uma fila de três virada para o adversário é uma parede nessa direção. Mas a parede só existe de frente; atacada por outra linha, é um berlinde de cada vez.

    Uma casa do interior tem seis vizinhas, uma da margem tem quatro e um canto tem três. Só se cai pela margem, e no canto há mais direções por onde cair: três, contra duas numa casa da margem. É por isso que o centro vale tanto: quem lá está não pode ser expulso numa só jogada.

    Sem a regra do empate, dois jogadores cautelosos podiam ficar a jogar para sempre: nenhuma jogada, a não ser a queda, é irreversível.

lesson-show-1 = Três berlindes em fila andam juntos uma casa.
lesson-show-2 = Três berlindes empurram dois, e um cai do tabuleiro.
lesson-show-3 = Cai o sexto berlinde negro: ganham as Brancas.
