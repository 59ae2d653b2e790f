goal = Deixar o adversário sem peças, capturando-as ou obrigando-as a sair.
aliases = Dipolo, Polos

rules =
    # O tabuleiro
    Joga-se apenas nas casas escuras de um tabuleiro de 8×8, com a1 escura. No começo as Brancas têm uma pilha de 12 peças em e1 e as Negras uma pilha de 12 em d8. Começam as Brancas.

    # O turno
    Moves peças de uma só pilha tua: todas, ou só algumas de cima. O número de peças é também o número de casas que elas andam, em linha reta, passando por cima do que houver no caminho.

    - Sem captura: só para a frente, na coluna ou na diagonal, até uma casa escura que esteja vazia ou tenha uma pilha tua, à qual as peças se juntam. Em frente pela coluna, o número tem de ser par.
    - Com captura: em qualquer das oito direções, até uma pilha adversária que não tenha mais peças do que as que moves. A pilha capturada sai inteira.
    - Para fora: podes levar peças para lá da margem quando um movimento para a frente com esse número de peças acaba fora do tabuleiro, também pelos lados. Essas peças saem da partida.

    Quem não tiver jogada passa.

    # Fim
    Ganha quem deixar o adversário sem peças. Quem retirar a sua própria última peça perde.

    # Opções
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Escrevem-se a casa de partida e a de chegada: f2-c5. Quantas peças andam vê-se pela distância. Numa captura há dois pontos em vez do traço: f2:c5. Uma saída do tabuleiro escreve-se com a palavra off e o número de peças, e o passe, pass.

history =
    Inventado por Mark Steere em 2007, para o tabuleiro e as peças das damas. Como em vários jogos seus, uma regra só, que liga a altura da pilha à distância, dá forma a tudo o resto.

idea = Sem capturar, as peças só avançam, até saírem do tabuleiro: quem poupa passos dura mais. Uma peça que anda uma casa gasta 1 passo, mas quatro que andam quatro casas gastam 4 × 4 = 16.

mathematics =
    A partida tem sempre um fim. As capturas são limitadas pelo número de peças, e entre duas capturas as peças só avançam. Sem capturas, 12 peças que partem da primeira linha têm ao todo 12 × 8 = 96 passos em frente até saírem; nenhum lado pode durar mais do que isso.

    Mover n peças n casas gasta n × n desses passos. Mover uma peça uma casa gasta só um. Quem quer durar move pouco; quem quer chegar longe paga ao quadrado.

    Por isso os finais são uma contagem de tempos: ganha quem ainda tem jogadas quando o outro já só pode retirar as suas próprias peças. Há problemas publicados em que a única jogada que ganha é tirar do tabuleiro quatro peças tuas, para que o adversário não as possa capturar e recuar, ganhando tempo.

lesson-show-1 = Quatro peças andam quatro casas: tantas casas como peças.
lesson-show-2 = Três peças capturam uma pilha de três.
lesson-show-3 = A última pilha negra é capturada: ganham as Brancas.
