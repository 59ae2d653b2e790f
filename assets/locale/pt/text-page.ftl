# A página em texto (web/text.html).
text-page-title = Tabuleiro em texto
text-page-skip = Saltar para o campo de escrita
text-page-top = Página
text-page-pictures = O tabuleiro com imagens
text-page-to-games = Todos os jogos
text-page-games = Jogos
text-page-found =
    { $count ->
        [0] Nenhum jogo com esse nome.
        [one] Um jogo.
       *[other] { $count } jogos.
    }
text-page-code = Código da mesa ou da turma
text-page-lesson = Aprender com a lição
text-page-puzzle = Resolver um problema
text-page-log = O que se disse
text-page-line = Jogada ou pergunta
text-page-enter = Enviar
text-page-board = Tabuleiro
text-page-board-help = As setas percorrem o tabuleiro. Enter escreve o nome da casa no campo; outra vez Enter joga.
text-page-commands = Tudo o que podes escrever
text-page-speech = Dizer também com a voz do navegador
text-page-sounds = Sons
text-page-short = Dizer só o essencial
text-page-not-loaded = Não foi possível carregar esta parte. Vê se há rede e tenta outra vez.
