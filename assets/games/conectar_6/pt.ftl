goal = Alinhar seis peças tuas, colocando duas de cada vez.
aliases = Connect6, Conecta seis, Seis em linha

rules =
    # O tabuleiro
    Joga-se nos pontos de um tabuleiro de Go, 19×19, vazio no começo. Começam as Negras.

    # O turno
    No primeiro turno da partida coloca-se uma só peça. Daí em diante, cada jogador coloca duas peças suas por turno, em pontos vazios quaisquer. As peças não se movem e não são capturadas.

    # Fim
    Ganha quem tiver seis ou mais peças suas seguidas, em linha horizontal, vertical ou diagonal. A linha conta logo, mesmo que surja com a primeira peça do turno. Se o tabuleiro se encher sem linhas, há empate.

    # Opções
    - Tamanho: de 9×9 a 19×19.
    - Quem começa: as Negras, salvo outra escolha.

    # Como se escreve
    Cada peça escreve-se com o seu ponto: k10. Um turno são duas peças, uma a seguir à outra.

history =
    Jogo proposto em 2003 por I-Chen Wu, da Universidade Chiao Tung, em Taiwan. É possível que outros já o tivessem inventado sem o divulgar.

    Nasceu de um defeito do 5-em-linha: aí, quem começa tem demasiada vantagem, que só regras de abertura complicadas corrigem. Aqui basta que o primeiro turno tenha uma peça e os outros duas.

idea = Porque é que o primeiro turno é de uma só peça e os outros são de duas? Assim, quem acaba de jogar tem sempre exatamente uma peça a mais, e ninguém vai à frente duas vezes seguidas.

mathematics =
    Depois de cada turno, quem acabou de jogar tem exatamente uma peça a mais do que o adversário: 1–0, 1–2, 3–2, 3–4… Nenhum jogador tem a vantagem duas vezes seguidas, e é isso que equilibra o jogo.

    Seis pontos seguidos com quatro peças tuas e nenhuma do adversário são uma ameaça: faltam duas peças, as de um turno. Para a travar, o adversário tem de ocupar um dos seus pontos vazios, que são no máximo dois. Travar várias ameaças é escolher poucos pontos que toquem em todas: chama-se a isso uma cobertura. Com duas peças por turno, três ameaças sem pontos vazios em comum já não se travam: só resta ganhar antes.

    No 5-em-linha, quem joga em segundo não pode ter uma estratégia vencedora, porque o primeiro roubava-lha. Esse argumento não se aplica aqui: para jogar como segundo, o primeiro teria de encontrar no tabuleiro uma peça adversária, e encontra duas.

    Uma boa defesa vale mais do que parece: se uma ameaça se trava com uma só peça, a outra peça do turno fica livre para o contra-ataque.

ask-first-of-two = Coloca a primeira de duas peças
ask-second-of-two = Coloca a segunda peça

lesson-show-1 = As Negras começam com uma só peça.
lesson-show-2 = Depois disso põem-se sempre duas peças.
lesson-show-3 = Duas peças fecham uma linha de seis: ganham as Negras.
