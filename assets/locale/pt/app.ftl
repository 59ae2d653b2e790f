### Tudo o que a aplicação diz em português europeu. Mesmas chaves e mesma ordem que em en/app.ftl.
### Os nomes, as regras e a história de cada jogo estão em assets/games/<id>/pt.ftl.

## Aplicação

app-name = Tabuleiro
app-subtitle = Jogos matemáticos para dois, sem sorte nem segredos
language-name = Português
language-pt = Português
language-en = English
language-system = A do sistema

## Palavras de sempre

ok = Está bem
yes = Sim
no = Não
cancel = Cancelar
close = Fechar
back = Voltar
continue = Continuar
done = Pronto
on = Ligado
off = Desligado
none = Nenhum
more = Mais
retry = Tentar outra vez
delete = Apagar
loading = Um momento…

## Galeria

gallery-title = Escolhe um jogo
gallery-subtitle =
    { $count ->
        [one] Um jogo para pensar a dois
       *[other] { $count } jogos para pensar a dois
    }
gallery-continue = Continuar
gallery-continue-about = Continua onde ficaste
gallery-continue-at =
    { $count ->
        [one] { $game }, depois de uma jogada
       *[other] { $game }, depois de { $count } jogadas
    }
gallery-all = Todos os jogos
gallery-search = Procurar um jogo
gallery-search-clear = Limpar a procura
gallery-nothing = Não há nenhum jogo com esse nome.
gallery-random = Surpreende-me
gallery-saved = Partidas guardadas
gallery-puzzles = Problemas
gallery-classics = Partidas clássicas
gallery-back = Voltar aos jogos

# Famílias
family-connection = Ligação
family-alignment = Alinhamento
family-territory = Território
family-capture = Captura
family-blockade = Bloqueio
family-sowing = Sementeira
family-chess = Xadrez
family-connection-about = Unir duas margens
family-alignment-about = Fazer uma linha
family-territory-about = Ter mais no fim
family-capture-about = Tomar as peças do outro
family-blockade-about = Chegar primeiro ou fechar o caminho
family-sowing-about = Semear e colher
family-chess-about = Dar mate a um Rei

# O cartão de cada jogo
difficulty-1 = Aprende-se num minuto
difficulty-2 = Pede alguma prática
difficulty-3 = Para pensar com calma
about-actions =
    { $count ->
        [one] cerca de uma jogada
       *[other] cerca de { $count } jogadas
    }
about-minutes =
    { $count ->
        [one] cerca de um minuto
       *[other] cerca de { $count } minutos
    }
board-cells = { $columns } × { $rows } casas
board-points = { $columns } × { $rows } pontos
board-hexagons = { $columns } × { $rows } hexágonos
board-pits = { $count } casas e dois depósitos
board-mill = { $count } pontos
board-pair = dois tabuleiros de { $columns } × { $rows }
author-year = { $author }, { $year }
author-only = { $author }
author-none = Tradicional

## Preparar a partida

setup-title = Preparar a partida
setup-variant = Variante
setup-options = Opções
setup-players = Quem joga
setup-level = Força
setup-defaults = Repor as regras de origem
setup-changed = Diferente das regras de origem

# Opções do jogo
option-size = Tamanho
option-first = Quem começa
option-no_progress = Jogadas sem progresso
option-no_walls = Sem paredes
option-compulsory = Captura obrigatória
option-reuse = Regra do mesmo moinho
option-size-about = Tabuleiros pequenos dão partidas curtas
option-first-about = O lado que faz a primeira jogada
option-no_progress-about = Ao fim de tantas jogadas sem progresso, há empate
option-no_walls-about = Nenhuma linha ou coluna cheia só de peças tuas
option-compulsory-about = Quem fecha um moinho tem de retirar uma peça
option-reuse-about = Reabrir e fechar o mesmo moinho não dá nova captura
value-square = { $size } × { $size }
value-size = { $columns } × { $rows }
value-actions =
    { $count ->
        [one] uma jogada
       *[other] { $count } jogadas
    }
value-never = nunca
value-on = sim
value-off = não

# Quem joga
seat-human = Pessoa
seat-computer = Computador
level-1 = Deixa ganhar uma criança
level-2 = Joga descansado
level-3 = Dá luta
level-4 = Joga a sério
level-5 = O melhor que sabe
mode-same-side = Lado a lado
mode-face-to-face = Frente a frente
mode-computer = Contra o computador
mode-watch = Computador contra computador
mode-same-side-about = Os dois do mesmo lado do ecrã
mode-face-to-face-about = Um de cada lado, com botões para os dois
mode-computer-about = Escolhe o teu lado e a força dele
mode-watch-about = Senta-te e vê como ele joga
play = Jogar

## A mesa

undo = Desfazer
redo = Refazer
menu = Menu
rules = Regras
view-flat = Visto de cima
view-table = Visto da mesa
hint = Sugestão
show-values = Mostrar valores
hide-values = Esconder valores
moves-list = Jogadas
replay = Rever
speed = Velocidade
sound = Som
language = Língua
new-game = Novo jogo
settings = Definições
export = Exportar
import = Importar
full-screen = Ecrã inteiro
share = Partilhar
copy-link = Copiar ligação
link-in-address = A ligação está no endereço: copia-a de lá
link-copied = Ligação copiada
quit = Sair
resign = Desistir
agree-draw = Combinar empate
confirm-resign = Desistir desta partida?
confirm-agree-draw = Estão os dois de acordo com o empate?
confirm-new-game = Começar outro jogo? Este fica guardado.
confirm-delete = Apagar esta partida guardada?
thinking = A pensar…
play-now = Jogar já
skip-animation = Toca para avançar

# De quem é a vez
turn-light = Brancas
turn-dark = Negras
turn-first = Jogador 1
turn-second = Jogador 2
turn-south = Sul
turn-north = Norte
your-turn = É a tua vez
computers-turn = É a vez do computador
to-move-light = Jogam as Brancas
to-move-dark = Jogam as Negras
to-move-first = Joga o Jogador 1
to-move-second = Joga o Jogador 2
to-move-south = Joga o Sul
to-move-north = Joga o Norte
sides-swapped = Trocaram de lado
passed = Passou a vez
check = Xeque!
score = { $first }–{ $second }

# Rever a partida
replay-start = Início
replay-previous = Anterior
replay-next = Seguinte
replay-end = Fim
replay-play = Reproduzir
replay-pause = Pausa
replay-from-here = Jogar a partir daqui
replay-position = { $at } de { $count }
speed-slow = Devagar
speed-normal = Normal
speed-fast = Depressa
speed-instant = Sem demora
speed-value = { $factor }×

# Valores e sugestões
value-win = ganha
value-draw = empata
value-loss = perde
value-win-in =
    { $count ->
        [one] ganha numa jogada
       *[other] ganha em { $count } jogadas
    }
value-loss-in =
    { $count ->
        [one] perde numa jogada
       *[other] perde em { $count } jogadas
    }
value-percent = { $percent } %
values-exact = Valores certos: a posição está resolvida
values-estimate = Estimativas do computador
hint-best = O computador jogaria aqui
hint-none = Não há sugestão para esta posição

# Quando um toque não serve
not-here = Aí não se pode jogar
not-yours = Essa peça não é tua
pick-first = Primeiro, escolhe uma peça
not-your-turn = Ainda não é a tua vez
game-over-already = A partida já acabou
nothing-to-undo = Ainda não há nada para desfazer
nothing-to-redo = Não há mais nada para refazer

## O que se pede a quem joga

ask-place = Coloca uma peça
ask-move = Move uma peça tua
ask-place-own-disc = Coloca um disco teu
ask-place-opponents-disc = Coloca um disco do adversário
ask-pass = Não tens jogada: passa a vez
ask-place-or-pass = Coloca uma peça ou passa
ask-move-or-pass = Move uma peça ou passa
ask-place-or-swap = Coloca uma peça ou troca de lado
ask-swap = Queres trocar de lado?
ask-first-stone = Coloca a primeira peça onde quiseres
ask-place-either-board = Coloca uma peça num dos tabuleiros
ask-place-small-letters = Agora, uma peça no tabuleiro das minúsculas
ask-place-capitals = Agora, uma peça no tabuleiro das maiúsculas
ask-other-board = Agora, uma peça no outro tabuleiro
ask-displace = Para onde vai a peça empurrada?
ask-move-stack = Move peças de uma das tuas pilhas
ask-stack = Move uma pilha: n peças andam n casas
ask-stack-count = Quantas peças moves?
ask-stack-or-pass = Move uma pilha ou passa
ask-move-runner = Leva a pedra branca para uma casa ao lado
ask-place-man = Põe uma peça num ponto vazio
ask-slide = Leva uma peça a um ponto vizinho
ask-fly = Com três peças, salta para onde quiseres
ask-remove = Moinho! Retira uma peça do adversário
ask-remove-or-pass = Moinho! Retira uma peça, ou passa
ask-sow = Escolhe uma casa para semear
ask-sow-again = Semeia outra vez
ask-feed = Dá sementes ao adversário
ask-give = Escolhe a peça que o adversário vai colocar
ask-place-given = Coloca a peça que recebeste
ask-place-or-call = Coloca a peça ou anuncia Quarto
ask-give-or-call = Dá uma peça ou anuncia Quarto
ask-call-or-pass = Vês um Quarto? Anuncia ou passa
ask-piece = Move uma peça
ask-trampoline = Coloca o teu trampolim
ask-hop = No trampolim: salta outra vez
ask-promote = Escolhe a peça da promoção
ask-in-check = Xeque! Põe o teu Rei a salvo
ask-in-check-trampoline = Tira o Rei de xeque com o trampolim
ask-choose-piece = Escolhe uma peça
ask-choose-target = Escolhe para onde vai
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
choice-piece = { $piece }
choice-light = Branca
choice-dark = Negra

# Nomes das peças
piece-disc = disco
piece-stone = pedra
piece-man = peça
piece-seed = semente
piece-runner = pedra branca
piece-trail = casa fechada
piece-trampoline = trampolim
piece-king = Rei
piece-queen = Rainha
piece-rook = Torre
piece-bishop = Bispo
piece-knight = Cavalo
piece-pawn = Peão
piece-amazon = Amazona
piece-lamp-green = luz verde
piece-lamp-yellow = luz amarela
piece-lamp-red = luz vermelha
piece-cat = gato
piece-dog = cão
piece-domino = dominó
piece-sardine = sardinha
piece-block = bloco
piece-shield = escudo
piece-marble = berlinde
piece-crowned = Mulá
piece-crown = coroa
piece-dagger = punhal
piece-quarto = peça { $height }, { $shade }, { $shape } e { $core }
quarto-tall = alta
quarto-low = baixa
quarto-light = clara
quarto-dark = escura
quarto-square = quadrada
quarto-round = redonda
quarto-hollow = oca
quarto-solid = maciça

# O que se ouve com um leitor de ecrã
site-empty = { $site }, vazia
site-closed = { $site }, fechada
site-holds-light = { $site }, { $piece } das Brancas
site-holds-dark = { $site }, { $piece } das Negras
site-holds-neutral = { $site }, { $piece }
site-stack-light = { $site }, { $count } peças das Brancas
site-stack-dark = { $site }, { $count } peças das Negras
site-seeds =
    { $count ->
        [0] { $site }, sem sementes
        [one] { $site }, uma semente
       *[other] { $site }, { $count } sementes
    }
site-store =
    { $count ->
        [0] Depósito, sem sementes
        [one] Depósito, uma semente
       *[other] Depósito, { $count } sementes
    }
site-reserve = Na mão
site-legal = { $site }, podes jogar aqui
site-last = { $site }, última jogada
said-move = { $player }: { $move }

## Porque acabou

end-count = Contagem final: { $first }–{ $second }.
end-line = A linha está completa.
end-opponents-line = A linha que se formou é do adversário.
end-both-lines = Duas linhas ao mesmo tempo: conta a de quem jogou.
end-quarto = Quarto! Quatro peças com algo em comum.
end-chain = Um caminho une as duas margens.
end-captured-all = Todas as peças de um lado foram capturadas.
end-no-men = Um dos lados ficou sem peças.
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
end-fifty = Cinquenta turnos sem capturas nem peões.
end-full = O tabuleiro encheu-se.
end-majority = Sementes que chegam para ganhar: { $first }–{ $second }.
end-cycle = As jogadas andam à roda: { $first }–{ $second }.
end-cannot-feed = Não há como dar sementes ao adversário: { $first }–{ $second }.
end-resign = Por desistência.
end-agreed = Por acordo.

# Resultado
wins-light = Ganham as Brancas
wins-dark = Ganham as Negras
wins-first = Ganha o Jogador 1
wins-second = Ganha o Jogador 2
wins-south = Ganha o Sul
wins-north = Ganha o Norte
draw = Empate
you-win = Ganhaste!
you-lose = Desta vez ganhou o computador
result-score = { $winner }, { $first }–{ $second }
play-again = Jogar outra vez
play-again-swapped = Outra vez, de lados trocados
see-board = Ver o tabuleiro

## Páginas de um jogo

page-rules = Regras
page-history = História
page-mathematics = A matemática
page-records = Partidas comentadas
page-puzzles = Problemas
page-try = Experimenta aqui
puzzle-number = Problema { $number }
puzzle-to-win = Encontra a jogada que ganha
puzzle-solved = É mesmo isso!
puzzle-wrong = Não é essa. Tenta outra vez.
puzzle-next = Próximo problema
puzzle-show = Ver a solução
record-game-end = Aqui acaba a partida publicada
record-resigned = Aqui um dos jogadores desistiu

## Guardar, abrir e retomar

saved = Partida guardada
saved-at = Guardada em { $path }
exported-at = Exportada para { $path }
export-failed = Não foi possível exportar: { $reason }
save-failed = Não foi possível guardar: { $reason }
import-title = Abrir uma partida
import-done = Partida aberta
import-pick = Escolhe um ficheiro ou larga-o aqui
import-damaged = O ficheiro está danificado: { $reason }
import-newer = O ficheiro vem de uma versão mais recente: { $reason }
import-unknown-game = Este jogo não existe aqui: { $reason }
import-illegal = A jogada { $number } não é legal: { $reason }
import-too-large = O ficheiro é grande de mais: { $reason }
import-kept = Fica tal como está em { $path }
link-damaged = Esta ligação não abre nenhum jogo: { $reason }
resume-title = De volta ao tabuleiro
resume-question = A última partida ficou a meio. Continuar?
resume-yes = Continuar a partida
resume-no = Começar de novo
resume-restored = Recuperámos a tua partida, tal como estava
resume-lost-last = Só se perdeu a última jogada
error-title = Algo correu mal
error-kept = A tua partida está guardada.
graphics-lost = A imagem voltou. Nada se perdeu.

## Ajuda

help = Ajuda
help-touch-title = Com o dedo ou o rato
help-touch-tap = Toca na peça e depois na casa
help-touch-drag = Ou arrasta a peça até à casa
help-touch-cancel = Para cancelar, desliza para fora do tabuleiro
help-touch-skip = Um toque acaba a animação
help-touch-camera = Dois dedos rodam e aproximam a mesa
help-keyboard-title = Com o teclado
help-keyboard-move = Setas: andar pelo tabuleiro
help-keyboard-play = Enter ou Espaço: escolher e jogar
help-keyboard-cancel = Esc: largar a peça ou voltar
help-keyboard-next = Tab: passar aos botões
help-keyboard-undo = Ctrl+Z e Ctrl+Y: desfazer e refazer
help-keyboard-hint = H: pedir uma sugestão
help-keyboard-values = V: mostrar valores
help-keyboard-view = F: visto de cima ou da mesa
help-keyboard-rules = F1: regras
help-keyboard-full-screen = F11: ecrã inteiro
help-gamepad-title = Com o comando
help-gamepad-move = Cruzeta ou manípulo: andar pelo tabuleiro
help-gamepad-play = Botão de baixo: escolher e jogar
help-gamepad-cancel = Botão da direita: largar ou voltar
help-gamepad-undo = Gatilhos de cima: desfazer e refazer
help-gamepad-hint = Botão de cima: pedir uma sugestão
help-gamepad-view = Botão da esquerda: mudar de vista
help-gamepad-menu = Start: menu

## Definições

settings-title = Definições
settings-language = Língua
settings-reduced-motion = Menos movimento
settings-reduced-motion-about = As peças aparecem sem viajar
settings-speed = Velocidade das animações
settings-sound = Sons
settings-volume = Volume
settings-muted = Sem som
settings-text-size = Tamanho do texto
settings-text-size-value = { $percent } %
settings-colour-marks = Marcas nas cores
settings-colour-marks-about = Um sinal distingue as peças negras das brancas
settings-coordinates = Letras e números à volta
settings-legal = Mostrar onde se pode jogar
settings-ghost = Antever a jogada
settings-view = Vista preferida
settings-left-handed = Botões à esquerda
settings-contrast = Contraste forte
settings-reset = Repor tudo
settings-damaged = As tuas definições não se conseguem ler; valem as habituais
settings-colours = Cores dos painéis
colours-light = Claras
colours-dark = Escuras
settings-from-system = Como no sistema

## Quando ainda não há nada

empty-moves = Ainda ninguém jogou
empty-saved = Ainda não há partidas guardadas
empty-puzzles = Este jogo ainda não tem problemas
empty-records = Este jogo ainda não tem partidas comentadas
empty-search = Nenhum jogo corresponde

## Na exposição

kiosk-touch = Toca para jogar
kiosk-touch-here = Toca em qualquer sítio para começar aqui
kiosk-language = English
kiosk-new-game = Novo jogo
kiosk-anybody = Ainda está aí alguém?
kiosk-still-here = Estou aqui!
kiosk-countdown =
    { $count ->
        [one] Voltamos ao início dentro de um segundo
       *[other] Voltamos ao início dentro de { $count } segundos
    }
kiosk-two-players = Somos dois
kiosk-one-player = Jogo contra o computador
kiosk-playing-itself = O computador joga sozinho
kiosk-how = Como se joga?
kiosk-choose = Escolher outro jogo
