### Tudo o que a aplicação diz em português europeu. Mesmas chaves e mesma ordem que em en/app.ftl.
### As regras e a história de cada jogo estão em assets/games/<id>/pt.ftl.

## Aplicação

app-name = Tabuleiro
app-subtitle = Jogos matemáticos para dois, sem sorte nem segredos
language-pt = Português
language-en = English
language-system = A do sistema

## Palavras de sempre

close = Fechar
on = Ligado
off = Desligado
more = Mais

## Galeria

gallery-daily = Problema de hoje
gallery-lessons = Lições a meio
gallery-puzzles = Problemas a meio
gallery-continue = Continuar
gallery-continue-at =
    { $count ->
        [one] { $game }, depois de uma jogada
       *[other] { $game }, depois de { $count } jogadas
    }
gallery-go-to = Ir para: { $family }
gallery-search = Procurar um jogo
gallery-search-clear = Limpar a procura
gallery-found =
    { $count ->
        [one] { $count } jogo encontrado.
       *[other] { $count } jogos encontrados.
    }
gallery-nothing = Não há nenhum jogo com esse nome.
gallery-saved = Partidas guardadas
matches = As minhas partidas
matches-export = Exportar todas as partidas
matches-all = Todas
matches-unfinished = Por acabar
matches-won = Ganhas
matches-lost = Perdidas
matches-every-game = Todos os jogos
matches-none = Aqui ficam todas as partidas, desde a primeira jogada.
matches-none-such = Não há nenhuma partida assim.
matches-more = Mostrar mais
match-continue = Continuar
match-see-end = Ver o fim
match-delete = Apagar esta partida
match-deleted = A partida foi apagada.
match-bring-back = Recuperar
match-damaged = Esta partida está danificada e não se pode abrir
match-against = Computador, { $level }
match-open = { $count ->
    [one] Por acabar, 1 jogada
   *[other] Por acabar, { $count } jogadas
}
match-actions = { $count ->
    [one] 1 jogada
   *[other] { $count } jogadas
}
match-won = Ganhaste
match-lost = Ganhou o computador
statistics = Estatísticas
statistics-none = As partidas contra o computador contam-se aqui quando acabam.
statistics-days = { $count } dias seguidos
statistics-puzzles = { $solved } de { $count } problemas resolvidos
statistics-level = { $level }: { $played } jogadas, { $won } ganhas, { $drawn } empatadas, { $lost } perdidas
statistics-dots = Das últimas { $count } partidas, { $won } ganhas e { $drawn } empatadas
statistics-rating = Pontuação: { $rating } ± { $margin }, de { $count } partidas. «{ $level }»: { $other }.
advice-up = Ganhaste { $count } das últimas { $of } contra «{ $against }»: experimenta «{ $attempt }».
advice-down = «{ $against }» ganhou { $count } das últimas { $of }: «{ $attempt }» dá mais luta.
gallery-matches = Partidas
gallery-examples = Exemplos
gallery-back = Voltar aos jogos

# Famílias
family-connection = Ligação
family-alignment = Alinhamento
family-territory = Território
family-capture = Captura
family-blockade = Bloqueio
family-sowing = Sementeira
family-chess = Xadrez

# O cartão de cada jogo
difficulty-1 = Aprende-se num minuto
difficulty-2 = Pede alguma prática
difficulty-3 = Para pensar com calma
about-actions =
    { $count ->
        [one] cerca de uma jogada
       *[other] cerca de { $count } jogadas
    }

## Preparar a partida

setup-variant = Variante
setup-players = Quem joga
setup-side = O teu lado
setup-character = Feitio
setup-clock = Relógio
clock-none = Sem relógio
clock-10 = 10 minutos
clock-15-5 = 15 min + 5 s por vez
clock-30-each = 30 s por vez
clock-own = À tua maneira
clock-minutes = Minutos para cada um
clock-minutes-value = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
clock-increment = Segundos acrescentados a cada vez
clock-increment-value = + { $count } s por vez
clock-ends = Sem tempo, perde-se a partida
clock-tells = A falta de tempo só se mostra
setup-level = Força

# Opções do jogo
option-size = Tamanho
option-first = Quem começa
option-no_walls = Sem paredes
option-compulsory = Captura obrigatória
option-reuse = Regra do mesmo moinho
step-less = { $what }: menos (agora { $now })
step-more = { $what }: mais (agora { $now })
step-columns = Colunas
step-rows = Linhas
value-square = { $size } × { $size }
value-size = { $columns } × { $rows }
value-on = sim
value-off = não

# Quem joga
level-1 = Principiante
level-2 = Joga descansado
level-3 = Dá luta
level-4 = Joga a sério
level-5 = O melhor que sabe
level-half-step = Um pouco mais forte
character-even = Equilibrado
    .note = Joga um pouco de tudo.
character-attacker = Atacante
    .note = Captura, e vai para onde estão as peças do outro.
character-builder = Construtor
    .note = Mantém as peças juntas e não tem pressa.
character-collector = Colecionador
    .note = Leva logo tudo o que puder.
character-explorer = Explorador
    .note = Vai para onde há espaço.
character-stormy = Tempestuoso
    .note = Gosta que mude muita coisa de uma vez.
character-calm = Calmo
    .note = Muda o menos possível.
mode-same-side = Lado a lado
mode-face-to-face = Frente a frente
mode-computer = Contra o computador
mode-watch = Computador contra computador
play = Jogar

## A mesa

undo = Desfazer
redo = Refazer
rules = Regras
view-flat = Visto de cima
view-table = Visto da mesa
hint = Sugestão
show-values = Mostrar valores
moves-list = Jogadas
moves-edit = Comentários e variantes
mark-good = Boa jogada
mark-brilliant = Excelente jogada
mark-interesting = Jogada que dá que pensar
mark-doubtful = Jogada duvidosa
mark-mistake = Erro
mark-blunder = Erro grave
line-promote = Tornar esta a linha principal
line-delete = Apagar daqui em diante
comment = Comentário
agree-draw = Combinar empate
resign = Desistir
ask-undo = A última jogada pode voltar atrás?
ask-draw = Fica empatado?
yes = Sim
no = Não
clock-stop = Parar o relógio
clock-go-on = Pôr o relógio a andar
clock-stopped = O relógio está parado
clock-fallen = { $player }: acabou o tempo
replay = Rever
settings = Definições
export = Exportar
export-as = Exportar em { $format }
share = Partilhar
save-picture = Guardar uma imagem
save-film = Guardar um filme da partida
link-in-address = A ligação está no endereço: copia-a de lá
link-copied = Ligação copiada
thinking = A pensar…

# De quem é a vez
turn-light = Brancas
turn-dark = Negras
turn-first = Jogador 1
turn-second = Jogador 2
turn-south = Sul
turn-north = Norte
computers-turn = É a vez do computador

# Rever a partida
speed-slow = Devagar
speed-normal = Normal
speed-fast = Depressa
speed-instant = Sem demora

# Valores e sugestões
value-win = ganha
value-draw = empata
value-loss = perde
value-win-in =
    { $count ->
        [one] ganha numa jogada
       *[other] ganha em { $count } jogadas (dos dois)
    }
value-loss-in =
    { $count ->
        [one] perde numa jogada
       *[other] perde em { $count } jogadas (dos dois)
    }
solved-here = Resolvido neste tabuleiro: { $result }.
solved-smaller = Resolvido em { $board }: { $result }.
solved-first = com jogo perfeito ganha quem começa
solved-second = com jogo perfeito ganha quem responde
solved-draw = com jogo perfeito há empate
solved-points = { $result }, por { $points }
values-exact = Valores certos: a posição está resolvida
values-estimate = Estimativas do computador
hint-where = Olha para o lugar marcado. Toca outra vez em «Sugestão» para saber mais.
hint-action = O computador sugere: { $action }.
hint-wins = Provado: com esta jogada ganhas, responda-se o que se responder.
hint-loses = Provado: contra um adversário perfeito perdes; esta jogada resiste mais.
hint-proved = Provado: { $action } – { $value }.
hint-estimate = Estimativa do computador: { $percent } % de hipóteses para ti.

## De onde vêm as regras

rules-sources = Fontes: { $sources }
source-000 = o livro de João Pedro Neto e Jorge Nuno Silva
    .full = o livro de João Pedro Neto e Jorge Nuno Silva que se segue a «Jogos Matemáticos, Jogos Abstractos» e «Jogos: Histórias de Família»
source-001 = o regulamento do Campeonato Nacional de Jogos Matemáticos
source-002 = o regulamento do Campeonato Nacional de Jogos Matemáticos de 2019
source-003 = um artigo sobre Epaminondas
source-004 = o regulamento do Torneio de Jogos Matemáticos da Universidade Federal de Goiás, em Catalão

## Depois da partida

review = O que aconteceu?
review-busy = A olhar para trás: { $done } de { $count }
review-stopped = O computador não conseguiu acabar a análise.
review-even = Ninguém deitou nada fora: as hipóteses mudaram pouco a pouco.
review-turn = { $number }. { $played } – a hipótese desceu de { $before } % para { $after } %
review-graph = As hipóteses depois de cada jogada
review-better = melhor: { $percent }%
moment = Um ponto de viragem
moment-better = Aqui jogou-se assim: { $played }. Era melhor: { $better }. Experimenta.
moment-again = Daqui outra vez

## O que se pede a quem joga

ask-place = Coloca uma peça
ask-place-man = Coloca uma peça
ask-place-given = Coloca a peça
ask-move = Move uma peça tua
ask-place-own-disc = Coloca um disco teu
ask-place-opponents-disc = Coloca um disco do adversário
ask-pass = Não tens jogada: passa a vez
ask-move-or-pass = Move uma peça ou passa
ask-place-or-swap = Coloca uma peça ou troca de lado
ask-first-stone = Coloca a primeira peça onde quiseres
ask-place-either-board = Coloca uma peça num dos tabuleiros
ask-place-small-letters = Agora, uma peça no tabuleiro das minúsculas
ask-place-capitals = Agora, uma peça no tabuleiro das maiúsculas
ask-move-stack = Move peças de uma das tuas pilhas
ask-move-runner = Leva a pedra branca para uma casa ao lado
ask-slide = Leva uma peça a um ponto vizinho
ask-fly = Com três peças, salta para onde quiseres
ask-remove = Moinho! Captura uma peça do adversário
ask-sow = Escolhe uma casa para semear
ask-sow-again = Semeia outra vez
ask-feed = Dá sementes ao adversário
ask-give = Escolhe a peça que o adversário vai colocar
ask-place-or-call = Coloca a peça ou anuncia Quarto
ask-give-or-call = Dá uma peça ou anuncia Quarto
ask-call-or-pass = Vês um Quarto? Anuncia ou passa
ask-trampoline = Coloca o teu trampolim
ask-in-check = Xeque! Põe o teu Rei a salvo
ask-end = Continua ou termina o turno

## Botões que só aparecem quando servem

choice-pass = Passar
choice-swap = Trocar de lado
choice-end = Terminar o turno
choice-take = Ficar com este lado
choice-call = Quarto!
choice-off =
    { $count ->
        [one] Uma peça para fora
       *[other] { $count } peças para fora
    }
choice-count =
    { $count ->
        [one] Uma peça
       *[other] { $count } peças
    }
choice-light = Branca
choice-dark = Negra

# Nomes das peças
piece-disc = disco
piece-stone = peça
piece-man = peça
piece-seed = semente
piece-runner = pedra branca
piece-trail = casa fechada
piece-trampoline = trampolim
piece-king = Rei
piece-queen = Dama
piece-rook = Torre
piece-bishop = Bispo
piece-knight = Cavalo
piece-pawn = Peão
piece-amazon = Amazona
piece-green-light = luz verde
piece-yellow-light = luz amarela
piece-red-light = luz vermelha
piece-cat = gato
piece-dog = cão
piece-domino =
    { $way ->
        [up] dominó na vertical
       *[across] dominó na horizontal
    }
piece-sardine = sardinha
piece-block = bloco
piece-shield = escudo
piece-marble = berlinde
piece-crowned-man = Mulá
piece-crown = coroa
piece-dagger = punhal
piece-pawn-disc = { piece-pawn }
piece-queen-disc = { piece-queen }
piece-quarto = peça { $height }, { $shade }, { $shape } e { $core }
trait-tall = alta
trait-low = baixa
trait-light = clara
trait-dark = escura
trait-square = quadrada
trait-round = redonda
trait-hollow = oca
trait-solid = maciça

# Letras que distinguem as peças vistas de cima
letter-king = R
letter-queen = D
letter-rook = T
letter-bishop = B
letter-knight = C
letter-amazon = A
letter-tall = a

# O que se ouve com um leitor de ecrã
site-empty = { $site }, vazia
site-closed = { $site }, fechada
site-holds = { $site }, { $what }
holds-light = { $piece } das Brancas
holds-dark = { $piece } das Negras
holds-many = { $count } de: { $piece }
holds-on = { $top }, sobre { $under }
face-light = { $piece }, face branca
face-dark = { $piece }, face preta
stack-light = { $count } peças das Brancas
stack-dark = { $count } peças das Negras
site-seeds = { $site }, { seeds }
site-store = Depósito, { seeds }
seeds =
    { $count ->
        [0] sem sementes
        [one] uma semente
       *[other] { $count } sementes
    }
place-beside = Ao lado do tabuleiro
act-place = uma peça em { $site }
act-place-piece = { $piece } em { $site }
act-move = de { $from } para { $to }
act-sow = semear a partir de { $site }
act-touch = tocar em { $places }
act-then = { $first }, depois { $next }
quoted = «{ $text }»
said-move = { $player }: { $move }
said-numbered = { $number }. { $move }
said-variation = Variante, { $number }. { $move }
said-clock = { $player }: faltam { $time }

## Porque acabou

end-count = Contagem final: { $first }–{ $second }.
end-line = A linha está completa.
end-opponents-line = A linha que se formou é do adversário.
end-both-lines = Duas linhas ao mesmo tempo: conta a de quem jogou.
end-chain = Um caminho une as duas margens.
end-captured-all = Todas as peças de um lado foram capturadas.
end-few-men = Um dos lados ficou com menos de três peças.
end-all-left = A última peça saiu do tabuleiro
end-reduced = Um dos lados ficou com duas peças ou menos.
end-blocked = Já não há jogada possível.
end-both-blocked = Nenhum dos lados pode jogar.
end-home = A pedra chegou à casa final.
end-repetition = A mesma posição surgiu três vezes.
end-no-progress = Demasiadas jogadas sem progresso.
end-mate = Xeque-mate.
end-stalemate = Rei afogado: não há jogada legal.
end-full = O tabuleiro encheu-se.
end-majority = Sementes que chegam para ganhar: { $first }–{ $second }.
end-cycle = As jogadas andam à roda: { $first }–{ $second }.
end-cannot-feed = Não há como dar sementes ao adversário: { $first }–{ $second }.

# Resultado
wins-light = Ganham as Brancas
wins-dark = Ganham as Negras
wins-first = Ganha o Jogador 1
wins-second = Ganha o Jogador 2
wins-south = Ganha o Sul
wins-north = Ganha o Norte
draw = Empate
you-won = { $wins }: ganhaste
you-lost = { $wins }: perdeste
swapped-you = O teu lado agora: { $side }.
swapped = Lados trocados. Agora, de quem trocou: { $side }.
earlier-position = Esta é uma posição anterior. «Refazer» avança.
ended-resigned = Por desistência
ended-agreed = De comum acordo
ended-time = Acabou o tempo
ended-decided = Decisão do árbitro
play-again = Jogar outra vez

## Páginas de um jogo

page-play-now = Joga já
page-first-match = Primeira partida
page-notation = Como se escreve
page-in-class = Na aula
page-rules = Regras
page-history = História
page-mathematics = A matemática
learn = Aprender
puzzles-solved = Problemas · { $solved } de { $count }
course-step = Passo { $number } de { $count }
course-diagram = Das regras
course-next = Continuar
course-puzzles = Tentar um problema
course-again = Ver outra vez
course-leave = Sair
try-action = Experimenta assim: { $action }.
tap-too-late = O ecrã mudou antes de o toque acabar. Toca outra vez.
tap-too-early = Esse toque chegou antes do tabuleiro. Toca outra vez.
course-missing = Não há nenhuma lição nem problema com esse nome.
puzzle-solution = Esta é uma maneira de o conseguir.
puzzle-to-win =
    { $count ->
        [one] Ganha já nesta jogada.
       *[other] Ganha em { $count } jogadas tuas.
    }
puzzle-to-win-at-last = Encontra a jogada com que acabas por ganhar.
puzzle-to-draw =
    { $count ->
        [one] Salva o empate nesta jogada.
       *[other] Salva o empate em { $count } jogadas tuas.
    }
puzzle-to-score =
    { $count ->
        [one] Acaba já: consegue { $result }.
       *[other] Acaba em { $count } jogadas tuas: consegue { $result }.
    }
puzzle-hint-where = Começa pelo lugar marcado.
puzzle-result =
    { $points ->
        [0] um empate em pontos
        [one] um ponto de avanço
       *[other] { $points } pontos de avanço
    }
puzzle-plays-light = Jogam as Brancas.
puzzle-plays-dark = Jogam as Negras.
puzzle-plays-first = Joga o Jogador 1.
puzzle-plays-second = Joga o Jogador 2.
puzzle-plays-south = Joga o Sul.
puzzle-plays-north = Joga o Norte.
puzzle-number = Problema { $number }
puzzle-solved = É mesmo isso!
puzzle-wrong = Não é essa. Tenta outra vez.
puzzle-slower = Também ganha, mas mais devagar: encontra o caminho curto.
puzzle-unclear = Assim pode demorar mais: encontra o caminho curto.
puzzle-next = Próximo problema
puzzle-show = Ver a solução

## Ideias dos problemas: a pista e o porquê (docs/motifs.md)

puzzle-line-idea = Falta só uma peça para fazeres uma linha. Onde a pões?
puzzle-line-why = Com esta peça, a linha ficou completa.
puzzle-connect-idea = O teu caminho está quase pronto. Onde é que ainda se parte?
puzzle-connect-why = O caminho já vai de um lado ao outro: só lhe faltava um lugar.
puzzle-mate-idea = Procura um xeque de que o Rei não possa fugir.
puzzle-mate-why = O Rei está atacado, e nenhuma jogada o salva.
puzzle-king-idea = Repara na peça que decide a partida: qual das tuas lhe chega?
puzzle-king-why = A peça que decide a partida estava ao teu alcance.
puzzle-last-capture-idea = Há uma captura que acaba a partida. Qual é?
puzzle-last-capture-why = Depois desta captura, o adversário já não tem peças que cheguem.
puzzle-block-idea = Tenta que o adversário fique sem nenhuma jogada.
puzzle-block-why = O adversário não tem nenhuma jogada: a última foi a tua.
puzzle-goal-idea = A meta está mais perto do que parece.
puzzle-goal-why = Chegaste lá primeiro, e ninguém te podia parar.
puzzle-count-idea = Conta antes de jogar: o que ganha cada jogada?
puzzle-count-why = Contando até ao fim, ficas à frente.
puzzle-whole-turn-idea = Pensa no turno inteiro: uma jogada prepara a seguinte.
puzzle-whole-turn-why = Pela ordem certa, as jogadas do mesmo turno ajudam-se umas às outras.
puzzle-bid-idea = Não é preciso mexer em peças: de que lado preferes estar?
puzzle-bid-why = O lado que escolheste ganha, aconteça o que acontecer.
puzzle-gift-idea = Que peça podes dar sem perigo?
puzzle-gift-why = O adversário não fez linha, e a peça que ele te deu já fez a tua.
puzzle-extra-turn-idea = Há jogadas que te deixam jogar outra vez.
puzzle-extra-turn-why = Jogaste mais vezes seguidas, e o adversário ficou a ver.
puzzle-save-draw-idea = Ganhar já não dá. Como é que não perdes?
puzzle-save-draw-why = Esta jogada segura o empate; com qualquer outra, perdias.
puzzle-best-score-idea = Faz as contas até ao fim: com que jogada acabas melhor?
puzzle-best-score-why = Contando até ao fim, nenhuma outra jogada dá tanto.
puzzle-sacrifice-idea = Deixa que o adversário capture: o que é que ganhas com isso?
puzzle-sacrifice-why = Ele capturou, mas a tua resposta valia mais.
puzzle-promotion-idea = Uma das tuas peças pode passar a valer muito mais.
puzzle-promotion-why = A peça promovida fez o que antes não podia fazer.
puzzle-capture-chain-idea = Procura a jogada que captura mais do que uma peça.
puzzle-capture-chain-why = De uma só vez saíram várias peças, e as outras já não chegam.
puzzle-capture-idea = Que peça é que o adversário não pode perder?
puzzle-capture-why = Sem essa peça, o adversário já não se consegue defender.
puzzle-harvest-idea = Que sementeira traz muitas sementes de uma vez?
puzzle-harvest-why = Uma só sementeira, e vieram as sementes que faltavam.
puzzle-ladder-idea = Ataca, e volta a atacar: o grupo só pode fugir degrau a degrau.
puzzle-ladder-why = A cada fuga o grupo ficou outra vez só com uma saída, até não ter nenhuma.
puzzle-bridge-idea = Não é preciso encostar: salta e deixa dois lugares vazios no meio.
puzzle-bridge-why = Se ele tapar um dos lugares da ponte, jogas no outro.
puzzle-double-threat-idea = Faz duas ameaças ao mesmo tempo.
puzzle-double-threat-why = Ele só pode parar uma ameaça; a outra fica.
puzzle-parry-idea = Primeiro vê o que o adversário quer fazer.
puzzle-parry-why = Paraste a ameaça dele e ficaste com a tua.
puzzle-forced-replies-idea = Joga de maneira que ele quase não possa escolher a resposta.
puzzle-forced-replies-why = Ele quase não podia escolher: foste tu que levaste o jogo até ao fim.
puzzle-threats-idea = Ameaça alguma coisa: ele tem de responder, e tu ganhas tempo.
puzzle-threats-why = Foi preciso responder à ameaça, e a resposta não chegou.
puzzle-safe-move-idea = Quase todas as jogadas oferecem a vitória ao adversário. Qual não?
puzzle-safe-move-why = Esta jogada não deu nada ao adversário.
puzzle-zugzwang-idea = Deixa o adversário com jogadas, mas só com jogadas más.
puzzle-zugzwang-why = Ele tinha de jogar, e cada jogada lhe estragava a posição.
puzzle-reserve-idea = Guarda jogadas que só tu podes fazer e gasta primeiro as outras.
puzzle-reserve-why = Ficaste com jogadas de reserva quando as dele acabaram.
puzzle-block-in-idea = Tira-lhe as jogadas uma a uma.
puzzle-block-in-why = As jogadas dele foram acabando, até não sobrar nenhuma.
puzzle-mate-net-idea = Não dês logo o golpe: primeiro fecha as saídas.
puzzle-mate-net-why = Com as saídas fechadas, já não havia fuga possível.
puzzle-breakthrough-idea = Conta os passos até à meta, os teus e os dele.
puzzle-breakthrough-why = Chegaste à meta antes dele, e ele não te podia travar.
puzzle-trap-idea = Não captures já: primeiro tira-lhe as saídas.
puzzle-trap-why = A peça não tinha por onde sair, e caiu a seguir.
puzzle-parity-idea = Conta as jogadas que faltam: quem faz a última?
puzzle-parity-why = Contadas as jogadas, a última era tua.
puzzle-quiet-move-idea = A melhor jogada ainda não ganha: prepara a seguinte.
puzzle-quiet-move-why = Parecia uma jogada calma, mas depois dela ele já não tinha defesa.

## Para os dedos

tactile-light = Brancas
tactile-dark = Negras
tactile-stack = número por baixo: quantas peças tem a pilha
tactile-seeds = número: sementes
tactile-store-left = à esquerda: depósito ({ $side })
tactile-store-right = à direita: depósito ({ $side })
tactile-traits = grande: alta; pequena: baixa; contorno: clara; cheia: escura; ponto ou furo no meio: oca
tactile-dark-squares = canto cheio: casa escura
tactile-goal-first = canto cheio em cima à esquerda: meta ({ $side })
tactile-goal-second = canto cheio em cima à direita: meta ({ $side })
tactile-zone = dois cantos cheios em cima: casa marcada
tactile-box = moldura grossa: lata
tactile-goblet = anel grosso: copo
tactile-edge-dark = barra comprida: margem das Negras
tactile-edge-light = fila de traços: margem das Brancas
tactile-edge-neutral = linha fina: margem dos dois lados
tactile-beside = ao lado do tabuleiro: { $pieces }
tactile-beside-light = Brancas { $count } × { $piece }
tactile-beside-dark = Negras { $count } × { $piece }

## Numa folha

sheet-puzzle = Problema
sheet-puzzles = { $game }: problemas
sheet-solutions = { $game }: soluções
sheet-class = { $game } na aula
sheet-name = Nome: ______________________________
sheet-puzzles-description = Problemas para resolver no papel, os mais fáceis primeiro.
sheet-solution = Solução: { $moves }
sheet-link = Joga aqui

## Guardar, abrir e retomar

exported-at = Exportada para { $path }
export-failed = Não foi possível exportar: { $reason }
another-window = Outra janela também jogou nesta partida. Guardaram-se as duas linhas: abre a partida em As minhas partidas para as ver
save-failed = Não foi possível guardar: { $reason }
import-title = Abrir um ficheiro
import-done = Partida aberta
import-several = { $path } partidas abertas: estão entre as tuas
import-left-out = Alguns jogos do ficheiro não puderam ser abertos; o primeiro: { $reason }
import-damaged = O ficheiro está danificado: { $reason }
import-refused = O ficheiro não pôde ser aberto: { $reason }
import-warning = Atenção: { $reason }
import-more-warnings = Outras ressalvas sobre este ficheiro: { $path }
open-as-title = Que jogo é este?
open-as-why = O ficheiro não diz de que jogo é: { $reason }.
open-as-whole = Abrir como { $game }
open-as-cut = Abrir como { $game }, só até esse ponto
import-too-large = O ficheiro é grande de mais: { $reason }
import-kept = Fica tal como está em { $path }
link-damaged = Esta ligação não abre nenhum jogo: { $reason }
refused = Não pode ser: { $reason }

## Porque é que algo foi recusado. $thing: o que foi dado; $expected: o que há.
reason-said = { $thing }
reason-game = não há nenhum jogo «{ $thing }»
reason-variant = o jogo não tem a variante «{ $thing }»; tem { $expected }
reason-option = o jogo não tem a opção «{ $thing }»; tem { $expected }
reason-no-options = o jogo não tem opções, e foi pedida «{ $thing }»
reason-value = o jogo não aceita «{ $thing }»
reason-object = a posição não se consegue ler
reason-key-missing = falta à posição «{ $thing }»
reason-key = na posição, «{ $thing }» não está certo
reason-impossible = a posição não pode existir neste jogo
reason-over = a partida acabou
reason-no-action = «{ $thing }» não é uma jogada
reason-illegal = «{ $thing }» não é uma jogada legal aqui
reason-action = a jogada { $number }, «{ $thing }», não é legal
reason-action-over = há uma jogada { $number } depois do fim da partida
reason-line = a variante { $thing } não encaixa na partida
reason-other-format = a linha { $thing } não se percebe
reason-at-line = na linha { $line }, { $thing }
reason-not-understood = há algo que não se percebe
reason-no-game = não diz de que jogo é, e o xadrez comum não está entre os jogos; estes estão: { $thing }
reason-other-game = lido como { $thing }, que acaba na primeira captura e não deixa passar a vez; parece uma partida de Go
reason-size = não há tabuleiro de tamanho «{ $thing }»
reason-point = «{ $thing }» não é uma casa do tabuleiro
reason-colour = joga quem não tem a vez
reason-set-up-late = põem-se ou tiram-se peças a meio da partida
reason-nothing-whole = o ficheiro acaba antes de haver uma jogada completa
reason-unreadable = não se consegue ler, ou está cortado
reason-foreign = não é uma partida deste programa
reason-newer = é da versão { $thing }, e este programa lê até à { $expected }
reason-link-game = não diz que jogo
reason-link-table = não há nenhuma mesa com esse código
reason-link-word = não se percebe «{ $thing }»

## O que ficou de fora de um ficheiro que se abriu.
flaw-side-line = ficou de fora uma variante: { $thing }
flaw-incomplete = o ficheiro está cortado; a partida vai até aqui
flaw-skipped = ficou de fora texto sem sentido
flaw-brackets = os parênteses retos de um comentário foram lidos como parte dele
flaw-last-action = ficou de fora «{ $thing }», que pode estar cortado
flaw-after-end = a partida acaba aqui pelas regras; o resto ficou de fora
flaw-passes = ficaram de fora os passes do fim, que o jogo não tem
flaw-no-result = falta o resultado; a partida pode estar cortada
flaw-from-the-bottom = as linhas do tabuleiro foram contadas de baixo para cima
flaw-charset = o texto foi lido como { $thing }, e não como o ficheiro diz
flaw-characters = o texto foi lido como { $thing }, e alguns caracteres perderam-se

## Ajuda

help-touch-title = Com o dedo ou o rato
help-touch-tap = Toca na peça e depois na casa
help-touch-drag = Ou arrasta a peça até à casa
help-touch-cancel = Para cancelar, desliza para fora do tabuleiro
help-touch-skip = Um toque acaba a animação
help-touch-camera = Dois dedos rodam e aproximam a mesa

## Definições

settings-title = Definições
settings-language = Língua
settings-reduced-motion = Menos movimento
settings-speed = Velocidade das animações
settings-sound = Sons
settings-volume = Volume
settings-text-size = Tamanho do texto
settings-text-size-value = { $percent } %
settings-contrast = Contraste alto
settings-told = Os leitores de ecrã dizem
told-action = a jogada
told-all = a jogada e o que faz
settings-speech = Ler em voz alta
settings-scan = Um só botão: percorrer os comandos; Espaço ou Enter escolhe
settings-scan-value = { $seconds } s
settings-table = Mesa
table-by-game = Conforme o jogo
table-walnut = Nogueira
table-ash = Freixo
table-slate = Ardósia
table-linen = Linho
table-stone = Pedra de jardim
settings-detail = Pormenor
detail-by-device = Conforme este aparelho
detail-full = Completo
detail-low = Reduzido
settings-legal = Mostrar onde se pode jogar
settings-ghost = Antever a jogada
settings-ponder = No nível mais alto, o computador também pensa na tua vez (exceto com bateria)
settings-rating = Pontuação nas estatísticas de As minhas partidas
settings-vibration = Vibrar a cada jogada, em aparelhos que o fazem
settings-reset = Repor tudo
settings-damaged = As tuas definições não se conseguem ler; valem as habituais
settings-colours = Cores dos painéis
colours-light = Claras
colours-dark = Escuras
settings-from-system = Como no sistema

# Teclas e botões: a página das definições
settings-general = Geral
settings-keys = Teclas e botões
keys-how = Escolhe uma tecla ou um botão e carrega no que o vai substituir. Se já servia para outra coisa, os dois trocam.
keys-press-key = Carrega numa tecla… (Esc: deixar estar)
keys-press-button = Carrega num botão do comando… (Esc: deixar estar)
keys-change = { $control }: { $key }. Mudar
keys-reset = Repor as teclas e os botões

# O que as teclas fazem
control-up = Cursor para cima
control-down = Cursor para baixo
control-left = Cursor para a esquerda
control-right = Cursor para a direita
control-act = Escolher e jogar
control-cancel = Largar ou fechar
control-undo = Desfazer
control-redo = Refazer
control-choice-1 = Primeiro botão
control-choice-2 = Segundo botão
control-choice-3 = Terceiro botão
control-choice-4 = Quarto botão
control-view = De cima ou da mesa
control-zoom-in = Aproximar
control-zoom-out = Afastar
control-orbit-left = Rodar para a esquerda
control-orbit-right = Rodar para a direita
control-hint = Pedir uma sugestão

# Como se chamam as teclas
key-up = Seta para cima
key-down = Seta para baixo
key-left = Seta para a esquerda
key-right = Seta para a direita
key-enter = Enter
key-space = Espaço
key-escape = Esc
key-backspace = Retrocesso
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Página acima
key-page-down = Página abaixo
key-shift-left = Shift esquerdo
key-shift-right = Shift direito
key-control-left = Ctrl esquerdo
key-control-right = Ctrl direito
key-numpad = { $sign } numérico

# Como se chamam os botões de um comando
pad-south = A
pad-east = B
pad-west = X
pad-north = Y
pad-left-shoulder = LB
pad-right-shoulder = RB
pad-left-trigger = LT
pad-right-trigger = RT
pad-select = Select
pad-start = Start
pad-left-stick = Manípulo esquerdo premido
pad-right-stick = Manípulo direito premido
pad-up = Cruzeta para cima
pad-down = Cruzeta para baixo
pad-left = Cruzeta para a esquerda
pad-right = Cruzeta para a direita
pad-left-stick-up = Manípulo esquerdo para cima
pad-left-stick-down = Manípulo esquerdo para baixo
pad-left-stick-left = Manípulo esquerdo para a esquerda
pad-left-stick-right = Manípulo esquerdo para a direita
pad-right-stick-up = Manípulo direito para cima
pad-right-stick-down = Manípulo direito para baixo
pad-right-stick-left = Manípulo direito para a esquerda
pad-right-stick-right = Manípulo direito para a direita

## Quando ainda não há nada

empty-moves = Ainda ninguém jogou

## Na exposição

kiosk-touch = Toca para jogar
kiosk-touch-here = Toca em qualquer sítio para jogar este jogo
kiosk-language = English
kiosk-anybody = Ainda está aí alguém?
kiosk-still-here = Estou aqui!
kiosk-countdown =
    { $count ->
        [one] Voltamos ao início dentro de um segundo
       *[other] Voltamos ao início dentro de { $count } segundos
    }
kiosk-two-players = Somos dois
kiosk-one-player = Contra o computador
kiosk-how = Como se joga?
kiosk-choose = Outros jogos
kiosk-choose-one = Escolhe um jogo
kiosk-idea = A ideia por trás
kiosk-take-home = Leva a partida para casa
kiosk-puzzle = Um problema
kiosk-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }

## Class

class-teach = Uma turma ou um torneio
class-teach-note = Neste computador pode conduzir-se uma aula ou um torneio: a página abre-se no navegador, e os alunos entram com um código.
class-teach-open = Abrir a página
class-back = Voltar à turma
class-hello = Olá, { $name }!
class-choose-game = Que jogo vais jogar?
class-choose-name = Escolhe o teu nome.
class-confirm-name = O teu nome vai ser: { $name }.
class-this-name = Fico com este
class-other-name = Escolher outro
class-here-before = Já cá estive antes
class-not-before = Ainda não tenho nome
class-digits-ask = Pede quatro algarismos a quem dá a aula e escreve-os aqui.
class-digits = Algarismos: { $digits }
class-erase-digit = Apagar um algarismo
class-enter = Entrar
class-digits-wrong = Estes algarismos não servem. Pede outros.
class-too-fast = Foram muitas tentativas. Espera um minuto.
class-no-names = Agora não há nomes livres. Fala com quem dá a aula.
class-locked = A porta está fechada: agora já não entra mais ninguém.
class-taken = Esse nome já é de alguém. Escolhe outro.
class-unknown = Esta turma já acabou.
class-paused = Pausa! Espera até a aula continuar.
class-paused-tap = Agora está tudo em pausa. Esta jogada não contou.
class-wait-first = Está quase! Espera aqui: a tua partida abre-se sozinha.
class-wait-last = Jogaste a última partida. Espera para saberes quem ganhou.
class-wait = Espera aqui: a próxima partida abre-se sozinha.
class-entrants = { $count ->
    [one] Por agora só cá estás tu.
   *[other] Já são { $count } a jogar.
}
class-round = Ronda { $round } de { $rounds }
class-points = { $count ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
class-rank = { $rank }.º lugar · { $points }
class-last = Contra { $name }: { $points }.
class-last-computer = Sem par, contra o computador: { $points }.
class-meanwhile = Enquanto esperas:
class-puzzle = Resolver um problema
class-against = Contra { $name }
class-your-match = A tua partida já começou: jogas contra { $name }.
class-match-over = A tua partida acabou. Espera pelas outras.
class-to-table = Ir para a mesa
class-next = A seguir jogas contra { $name }.
class-next-match = Próxima partida
class-bye-point = Nesta ronda ficaste sem par e ganhas 1 ponto. Joga com o computador!
class-bye = Nesta ronda ficaste sem par. Joga com o computador: não conta pontos.
class-computer = Jogar com o computador
class-all-computer = Todos jogam com o computador, e começas tu. Conta a tua primeira partida.
class-computer-over = A tua partida com o computador acabou: { $points }. Podes jogar outra vez, mas já não conta.
class-computer-again = Jogar outra vez
class-pause = Preciso de uma pausa
class-computer-result = Contra o computador: { $points }.
class-race = Resolve os problemas, pela ordem que quiseres.
class-race-count = Já resolveste { $solved } de { $count }.
class-race-solved = Problema { $number }: resolvido
class-race-done = Resolveste todos! Espera pelos outros.
class-rest = Agora não estás a jogar. Queres voltar?
class-come-back = Já cá estou
class-over = A aula acabou. Foi bom jogar contigo!
class-over-rank = Ficaste em { $rank }.º lugar, com { $points }.
class-until-bell = Até à campainha: { $time }
class-say-number = Escreve um número da lista, ou o nome:
class-say-digits = Se já cá estiveste antes, pede quatro algarismos a quem dá a aula e escreve-os.
class-say-game = Vais jogar { $game }.
class-say-meanwhile = Enquanto esperas: «lição { $game }» ou «problema { $game }». Se precisares de uma pausa: «pausa».
class-say-goes-on = A aula continua.
class-say-computer = Escreve «contra» para começar.
class-say-counts = Esta partida conta: não se volta atrás e não há sugestões.
class-say-race = Escreve «problema» para teres o próximo, «problema 2» para escolheres um, «seguinte» para deixares um para depois.
class-say-alone = Na corrida ninguém ajuda.
class-say-break = Escreve «pausa» outra vez para voltares.

## Uma partida com outro dispositivo

mode-other-device = Com outro dispositivo
distant-open = Abrir uma mesa
distant-random = Tirar à sorte
setup-spectators = Quem assiste
spectators-with-code = Quem tiver o código
spectators-none = Ninguém: só nós dois
distant-join = Entrar numa mesa
distant-how-to-open = Para abrires a tua mesa, escolhe um jogo e depois «Com outro dispositivo».
distant-waiting = Mostra isto à outra pessoa. A partida começa assim que ela entrar.
distant-code = Código da mesa: { $code }
distant-qr = Código QR de { $link }
distant-link = O código lê-se com uma câmara, escreve-se aqui em «Entrar numa mesa» ou abre-se como ligação:
distant-stop = Cancelar
distant-leave = Deixar a partida
distant-goes-on = A tua partida na mesa { $code } continua.
distant-asking = A perguntar ao servidor…
distant-connecting = À procura do servidor…
distant-erase = Apagar uma letra
distant-server = Endereço do servidor
distant-use-server = Usar
distant-server-note = O servidor é um Tabuleiro iniciado com «serve», aqui ou noutro sítio. Ele mostra o seu endereço.
distant-no-server = Uma partida com outro dispositivo precisa de um servidor. Falta o endereço dele.
distant-unknown-table = Não há mesa com este código.
distant-full = Esta mesa, ou o servidor, está cheia.
distant-unknown-game = O servidor não tem este jogo.
distant-read-only = O servidor não consegue guardar nada neste momento. Nada se perde, mas nada se pode jogar.
distant-refused = O servidor recusou. Tenta outra vez.
distant-outdated = Esta versão não serve para o servidor. Volta a carregar a página ou atualiza o programa.
distant-dropped = A última jogada não foi aceite e voltou atrás.
distant-not-sent = A partida não aceita agora essa jogada: voltou atrás.
distant-displaced = Estás a jogar esta partida noutro sítio.
distant-play-here = Jogar aqui
distant-lost = Sem ligação. A tentar de novo…
distant-sending = A enviar…
distant-left = A outra pessoa saiu. Daqui a um minuto podes reclamar a vitória.
distant-claimable = A outra pessoa saiu. Podes reclamar a vitória.
distant-claim = Reclamar a vitória
distant-away = A outra pessoa não está agora.
distant-watching = Estás a assistir.
distant-earlier = Esta é uma posição anterior.
distant-turn = É a vez da outra pessoa.
distant-offered-draw = Propões empate.
distant-offered-undo = Pedes para desfazer a tua jogada.
distant-offered-rematch = Pedes outra partida.
distant-rematch = Desforra
ask-rematch = Outra partida, com os lados trocados?

## Nomes dos participantes
# Um participante de uma turma chama-se como um animal e uma cor. As cores têm uma só forma para todos os animais.

class-title = Turma { $class }
class-name = { $animal } { $colour }
class-animal-bear = urso
class-animal-beaver = castor
class-animal-bee = abelha
class-animal-cat = gato
class-animal-crab = caranguejo
class-animal-dog = cão
class-animal-dolphin = golfinho
class-animal-duck = pato
class-animal-eagle = águia
class-animal-fox = raposa
class-animal-frog = rã
class-animal-gazelle = gazela
class-animal-giraffe = girafa
class-animal-hedgehog = ouriço
class-animal-horse = cavalo
class-animal-koala = coala
class-animal-ladybird = joaninha
class-animal-lion = leão
class-animal-lizard = lagarto
class-animal-octopus = polvo
class-animal-otter = lontra
class-animal-owl = coruja
class-animal-panda = panda
class-animal-parrot = papagaio
class-animal-penguin = pinguim
class-animal-rabbit = coelho
class-animal-snail = caracol
class-animal-squirrel = esquilo
class-animal-swan = cisne
class-animal-tiger = tigre
class-animal-turtle = tartaruga
class-animal-zebra = zebra
class-colour-blue = azul
class-colour-cream = creme
class-colour-green = verde
class-colour-orange = laranja
class-colour-pink = rosa
class-colour-turquoise = turquesa
class-colour-violet = violeta
