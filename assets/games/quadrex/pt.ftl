goal = Ligar as duas margens da tua cor; as peças que se cruzam fazem nascer outras.
aliases = Quadrex

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. As Negras querem ligar Oeste e Este; as Brancas, Norte e Sul. Começam as Negras.

    # O turno
    Colocas uma peça tua num ponto vazio. Depois completam-se os quadrados.

    # A reação em cadeia
    Olha para cada quadrado de 2×2 pontos. Se numa diagonal houver duas peças da mesma cor, e na outra uma peça da cor contrária e um ponto vazio, esse ponto recebe logo uma peça da cor do par, mesmo que seja a do adversário. Cada peça nova pode completar outros quadrados, e assim se continua até não haver mais nenhum. Três peças da mesma cor e um ponto vazio não contam.

    A ordem é sempre a mesma: primeiro as peças mais antigas, e à volta de cada uma os quadrados a nordeste, sudeste, sudoeste e noroeste.

    # Troca
    Na sua primeira vez, e só nela, o segundo jogador pode trocar em vez de colocar: os jogadores trocam de cores; a peça fica e joga o primeiro jogador, agora com as Brancas.

    # Fim
    Ganha a cor que unir as suas duas margens com peças vizinhas na horizontal ou na vertical; as diagonais não ligam. Verifica-se no fim da reação, e a jogada pode dar a vitória ao adversário. Não há empates.

    # Opções
    - Tamanho: de 5×5 a 19×19. O jogo ganha profundidade nos tabuleiros grandes.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Escreve-se o ponto escolhido e, por cada peça que a reação acrescenta, um + se for da tua cor ou um - se for do adversário: d4, c3+, e5+-. A troca escreve-se swap.

history =
    Concebido por Bill Taylor em 2006, para levar aos tabuleiros quadrados o prazer do Hex. Num tabuleiro quadrado, com as regras do Hex, os caminhos cruzam-se nas diagonais e bloqueiam-se uns aos outros; muitos jogos procuraram um remédio para isso, e este é dos mais elegantes.

idea = Se duas peças brancas e duas negras se cruzassem em diagonal, nenhuma das cores podia passar. As peças que nascem sozinhas impedem esses cruzamentos, e por isso uma das cores acaba sempre por ligar as suas margens.

mathematics =
    Quatro pontos em quadrado são o problema dos tabuleiros quadrados: duas peças brancas numa diagonal e duas negras na outra, e nenhuma das cores passa. A regra dos quadrados existe para que essa figura nunca apareça. E num tabuleiro cheio sem tais cruzamentos há sempre um caminho vencedor, e só de uma cor, tal como no Hex.

    Cada turno acrescenta pelo menos uma peça e nenhuma sai, por isso uma partida não pode ter mais colocações do que há pontos. Não havendo empates, cada primeira jogada é boa ou má para quem a fez; com a troca, o segundo jogador pode sempre escolher o lado certo.

    Já o argumento de Nash, o do roubo de estratégia, não serve aqui sem mais: no Hex uma peça a mais nunca prejudica, mas no Quadrex uma peça tua pode fazer nascer outras do adversário.

    Duas peças tuas na diagonal, com os outros dois pontos vazios, já estão ligadas: se o adversário ocupar um deles, o outro enche-se sozinho com a tua cor.

lesson-show-1 = Duas peças em diagonal completam o quadrado: nasce outra.
lesson-show-2 = Cuidado! Uma peça branca aqui faz nascer quatro negras.
lesson-show-3 = Uma reação em cadeia une Norte e Sul: ganham as Brancas.
