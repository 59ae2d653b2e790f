goal = Fechar uma linha de quatro peças com algo em comum; quem escolhe a peça é o adversário.
aliases = Quarto

variant-anuncio = Com anúncio: é preciso dizer «Quarto!»
variant-auto = Automático: a linha ganha logo

rules =
    # O tabuleiro e as peças
    O tabuleiro tem 4×4 casas e começa vazio. Há 16 peças, todas diferentes, que não são de ninguém. Cada uma é alta ou baixa, clara ou escura, quadrada ou redonda, oca ou maciça.

    # O turno
    O Jogador 1 escolhe uma peça e dá-a ao Jogador 2. Este coloca-a numa casa vazia, escolhe outra peça e dá-a ao Jogador 1, e assim por diante. Nunca escolhes a peça que colocas.

    # Quarto
    Uma linha são quatro peças numa fila, numa coluna ou numa das duas diagonais grandes que tenham pelo menos uma característica em comum: todas altas, ou todas redondas, por exemplo. Não importa quem as colocou.

    - Depois de colocares, podes anunciar «Quarto!» se a peça que colocaste fechou uma linha. Ganhas.
    - Se não o fizeres e deres uma peça, o adversário pode anunciar essa mesma linha em vez de colocar. Ganha ele.
    - Se também ele não a vir e colocar, essa linha deixa de valer.

    Não se aceitam anúncios falsos.

    # Fim
    Ganha quem anunciar uma linha. Depois da 16.ª peça, quem a colocou ainda pode anunciar ou passar, e a seguir o outro. Se ninguém anunciar, há empate.

    # Variantes e opções
    - Com anúncio: as regras acima.
    - Automático: uma linha fechada ganha de imediato, sem anúncio.
    - Quem começa: o Jogador 1 é o primeiro a dar, salvo outra escolha.

    # Como se escreve
    A peça dada escreve-se com quatro letras: a ou b (alta, baixa), c ou e (clara, escura), q ou r (quadrada, redonda), o ou m (oca, maciça). Por exemplo, acqo. A colocação escreve-se com a casa, b3, e o anúncio com quarto. Não anunciar no fim escreve-se pass.

history =
    Criado pelo matemático suíço Blaise Müller e publicado em 1991. As regras usadas aqui são as do torneio da Universidade Federal de Goiás, em Catalão, no Brasil, onde é obrigatório dizer «Quarto!» para ganhar.

idea = As 16 peças são todas as combinações de quatro características, cada uma com duas hipóteses: 2 × 2 × 2 × 2. Pega numa qualquer: das outras 15, só uma é diferente dela em tudo; qual é?

mathematics =
    Quatro características com dois valores cada dão 2 × 2 × 2 × 2 = 16 peças: uma por cada vértice de um cubo de quatro dimensões. Cada peça tem exatamente uma oposta, com a qual não partilha nada.

    Há dez linhas, quatro características e dois valores: 80 maneiras de fazer Quarto. Por outro lado, o jogo é muito simétrico: 24 maneiras de trocar as características entre si, vezes 16 de trocar os seus valores, são 384; com 32 maneiras de rearranjar as casas conservando as linhas, há 12 288 ao todo. É por isso que a primeira peça e a primeira casa quase não são uma escolha.

    Luc Goossens mostrou em 1998, por computador, que o jogo empata se ninguém errar.

    Quem dá a primeira peça coloca a última, porque 16 é par. No fim da partida conta quantas peças ainda podes dar sem perder: muitas vezes tudo se decide na paridade desse número.

lesson-show-1 = Escolhes uma peça e dá-la ao adversário.
lesson-show-2 = Ele põe-na onde quiser e escolhe uma para ti.
lesson-show-3 = Quatro peças altas em linha: Quarto! Está ganho.
