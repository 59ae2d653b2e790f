# The page for text (web/text.html).
text-page-title = Tabuleiro as text
text-page-skip = Skip to the field
text-page-top = Page
text-page-pictures = The board with pictures
text-page-to-games = All games
text-page-games = Games
text-page-found =
    { $count ->
        [0] No game of that name.
        [one] One game.
       *[other] { $count } games.
    }
text-page-code = Code of the table or the class
text-page-lesson = Learn with the lesson
text-page-puzzle = Solve a puzzle
text-page-log = What was said
text-page-line = Move or question
text-page-enter = Send
text-page-board = Board
text-page-board-help = The arrow keys move over the board. Enter writes the name of the cell into the field; Enter again plays it.
text-page-commands = Everything that you can write
text-page-speech = Say it with the browser’s voice, too
text-page-sounds = Sounds
text-page-short = Say only what matters
text-page-not-loaded = This part could not be loaded. Check the network and try again.
