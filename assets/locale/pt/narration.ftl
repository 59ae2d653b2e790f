### Frases que contam uma partida a quem não vê o tabuleiro. Mesmas chaves e mesma ordem que em en/narration.ftl.

say-and = { $first } e { $last }
say-then = { $first }, depois { $next }
say-range = { $from } a { $to }

# Lugares
place-store = depósito ({ $player })
place-stock = reserva ({ $player })
place-beside-of = fora do tabuleiro ({ $player })
place-hand = peça por colocar
dir-n = norte
dir-ne = nordeste
dir-e = este
dir-se = sudeste
dir-s = sul
dir-sw = sudoeste
dir-w = oeste
dir-nw = noroeste
say-edge = margem { $direction }
say-edge-of = margem { $direction } ({ $player })
say-row = Linha { $name }
say-row-capitals = Linha { $name }, maiúsculas
say-row-small = Linha { $name }, minúsculas
say-column = Coluna { $name }
say-ray = De { $site } para { $direction }
say-no-ray = De { $site } para { $direction } não há mais nada.
say-nothing = vazia
say-empty-range = { $range }, vazias
say-same-range = { $range }, em cada uma: { $what }
say-touches = Toca { $edges }.
say-touched = na margem { $direction }
say-touched-of = na margem { $direction } ({ $player })
say-touches-nothing = Não toca em nenhuma margem.
say-goal = É uma meta ({ $player }).
say-zone = Fica na zona central.
say-can = Fica na zona marcada.
say-begins = Podes começar aqui uma jogada.
say-part = Uma jogada pode acabar aqui.
say-not-legal = Agora não há nenhuma jogada aqui.

# Cadeias
say-no-chain = Em { $site } não há nenhuma peça de um dos lados.
say-chain =
    { $count ->
        [one] { $player }: uma peça sozinha, { $sites }.
       *[other] { $player }: { $count } peças ligadas a { $site }: { $sites }.
    }
say-free =
    { $count ->
        [0] Não tem vizinhas livres.
        [one] Uma vizinha livre: { $sites }.
       *[other] { $count } vizinhas livres: { $sites }.
    }

# O que aconteceu
say-no-last = Ainda ninguém jogou.
ev-place = entra em { $site }: { $what }
ev-move = { $what }: de { $from } para { $to }
ev-remove = sai de { $site }: { $what } ({ $why })
ev-flip = vira em { $site }: agora é { $what }
ev-transform = em { $site } passa a ser: { $what }
ev-sow =
    { $count ->
        [one] semeia-se uma de { $from }, em { $sites }
       *[other] semeiam-se { $count } de { $from }: { $sites }
    }
ev-score =
    { $points ->
        [one] { $player }: 1 ponto
       *[other] { $player }: { $points } pontos
    }
ev-swap = os lados trocam-se
ev-pass = { $player }: passa a vez
why-custody = entre { $one } e { $other }
why-intervention = ao lado de { $site }
why-replaced = outra peça ocupou o lugar
why-taken = retirada
why-off = para fora do tabuleiro
why-disconnected = ficou sem ligação

# O que se pode jogar
say-legal =
    { $count ->
        [one] Há uma só jogada.
       *[other] Há { $count } jogadas.
    }
say-from = Começam em: { $sites }.
say-all-empty = todas as casas vazias
say-goes = De { $from }: { $to }.
say-picked = Escolheste { $taps }. Falta: { $next }.
say-none = Já não há jogadas.
say-none-from = De { $site } não sai nenhuma jogada.
say-captures = { $action } apanha { $what }
say-turns = { $action } vira { $what }
say-no-captures = Agora não se pode apanhar nada.
say-more =
    { $count ->
        [one] E mais uma.
       *[other] E mais { $count }.
    }

# Como está a partida
say-pieces = { $player }: { $pieces }.
say-no-pieces = { $player }: nenhuma peça.
say-empty-board = Não há peças no tabuleiro.
say-nobody = De ninguém
say-seeds = sementes
say-times = { $site } ({ $count })
say-kind = { $piece }, ao todo { $count }: { $sites }
say-kind-short = { $piece }, { $count }
say-no-score = Neste jogo não se contam pontos.
say-points = { $player }: { $points }
say-decided-by = Decidiu: { $sites }.
