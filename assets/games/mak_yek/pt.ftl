goal = Capturar todas as peças do adversário, cercando-as ou metendo-te entre elas.
card-cleave = Cleave
goal-cleave = Capturar até o adversário ficar com duas peças; aqui as margens também ajudam.
aliases = Apit-sodok, Cleave

variant-mak_yek = Mak-Yek: o jogo tradicional
variant-cleave = Cleave: as margens também capturam

rules =
    # O tabuleiro
    Joga-se em 8×8 casas, com 16 peças iguais de cada lado. As Brancas ocupam as linhas 1 e 3, as Negras as linhas 6 e 8. Começam as Brancas.

    # O turno
    Moves uma peça tua como a torre do xadrez: em linha reta, na horizontal ou na vertical, as casas vazias que quiseres. Não se salta nem se ocupa a casa de outra peça.

    # Capturas
    As capturas resolvem-se no fim do movimento, todas ao mesmo tempo, e nunca na diagonal. Só a peça que se moveu captura.

    - Custódia: uma peça adversária fica entre a peça que se moveu e outra peça tua, as três em casas seguidas. A do meio sai.
    - Intervenção: a peça que se moveu fica exatamente entre duas peças adversárias, as três em casas seguidas. Saem as duas.

    Entrar no meio de duas peças adversárias não é perigoso: é assim que se capturam. Um só movimento pode juntar várias capturas.

    # Fim
    Ganha quem capturar todas as peças do adversário. Quem não puder mover passa. Há empate se os dois ficarem bloqueados, se a mesma posição, com o mesmo jogador a mover, surgir três vezes, ou ao fim de 100 jogadas seguidas sem capturas.

    # Variantes e opções
    - Mak-Yek: as regras acima.
    - Cleave: as margens ajudam quem move. Na custódia valem por peças tuas, e uma peça adversária entre a que moveste e a margem é capturada; na intervenção valem por peças adversárias, e se a tua peça parar entre a margem e uma peça adversária, esta é capturada. Ganha quem deixar o adversário com duas peças ou menos, ou sem jogada na sua vez.
    - Sem paredes: depois da tua jogada, nenhuma linha ou coluna pode ficar inteiramente ocupada por peças tuas, salvo a tua primeira linha.
    - Jogadas sem progresso: quantas jogadas dos dois, sem capturas, até ao empate (0 desliga).
    - Quem começa: as Brancas, salvo outra escolha.

    # Como se escreve
    Um movimento escreve-se com as duas casas: d3-d4. Numa captura há dois pontos em vez do traço: f3:f4. O passe escreve-se pass.

history =
    Jogo tradicional da Indochina, conhecido na Tailândia como Mak-Yek e na Malásia como Apit-sodok. Reúne duas maneiras de capturar que noutros jogos tradicionais surgem separadas: a custódia, que aperta uma peça inimiga entre duas tuas, e a intervenção, que mete uma peça tua entre duas inimigas.

    A variante Cleave foi proposta por Chris Huntoon em 2001, para que as capturas sejam mais frequentes e as partidas mais rápidas.

idea = Quantas peças podes capturar com uma só jogada? No máximo três: só caem as que estão ao lado da peça que moveste, e das quatro casas ao lado uma está sempre vazia, a do lado de onde ela veio.

mathematics =
    Nenhuma jogada captura mais de três peças. Só podem cair as quatro vizinhas da peça que se moveu, e uma dessas casas está sempre vazia: a do lado de onde ela veio.

    Uma peça na margem só pode ser tomada por custódia ao longo da própria margem, e uma peça num canto não pode sê-lo de todo. É isso que o Cleave muda, ao dar às margens o papel de peças.

    No jogo tradicional há fortalezas. Quem deixar a terceira linha intacta, por exemplo, e for movendo para cá e para lá uma peça atrás dela não perde nenhuma peça: em geral, um jogador que só queira empatar consegue-o. As opções «sem paredes» e «jogadas sem progresso» existem por causa disto. É um bom exemplo de como uma regra pequena decide se um jogo tem ou não um fim.

lesson-show-1 = Uma peça anda a direito, quantas casas quiser.
lesson-show-2 = A peça negra fica presa entre duas brancas, e sai.
lesson-show-3 = Outra negra mete-se entre duas brancas e captura as duas.
lesson-show-cleave-1 = Uma peça anda a direito, quantas casas quiser.
lesson-show-cleave-2 = A margem ajuda: a peça negra fica presa contra ela.
lesson-show-cleave-3 = Outra negra sai: com duas peças, as Negras perdem.
