# Sourced by web/build, whose functions it uses: the page for text. Its files are named text*, so that the ordinary page
# does not keep them.

# What a browser downloads before the first search, in brotli: the page, its scripts, the program and the words of one language.
text_limit=400000

# The messages that the page for text says only when they are asked for: in lessons and puzzles, and the rules; and
# those that it never says.
text_studies='^(lesson-|puzzle-|play-now)'
# Those of a class, except that everything is paused, which is said of a move.
text_classes='^class-'
text_never='^(diagram-|classic-|history|mathematics|in-class|idea|notation|first-match|rules|class-[^p]|class-p[ou]|class-pause |kiosk-|keys-|key-|pad-'
text_never+='|control-|help-touch-|import-|open-as-|export|sheet-|statistics|advice-|matches|table-|source-|flaw-|colours-|moment'
text_never+='|tactile-|character-|match-|difficulty-|clock-|review|spectators-|link-|another-window|course-[^s]|gallery-([^s]|sa|search-)'
text_never+='|distant-(open|random|how|waiting|co|qr|link|stop|leave|goes|erase|server|use|no-|play|sending|claim |earlier|rematch)'
text_never+='|settings-[^t]|view-|speed-|mark-|save-|share|solved-|values-|step-|empty-moves|tap-too)'

# messages FILE: prints the messages of a Fluent file whose ids fit $only and do not fit $but, without comments.
messages() {
  ONLY="$only" BUT="$but" awk '/^[a-zA-Z#]/ { said = $0 !~ /^#/ && $0 ~ ENVIRON["ONLY"] && $0 !~ ENVIRON["BUT"] } said' "$1"
}

# bundle_words LANGUAGE: prints the messages that fit, as a bundle (web/text/page/files.js).
bundle_words() {
  local file id
  for file in assets/locale/"$1"/*.ftl; do
    # The messages of the page itself are found among those of the program.
    printf '\036%s\n' "$(sed 's|^assets/||; s|text-page|app|' <<<"$file")"
    messages "$file"
  done
  printf '\036text-table/%s.ftl\n' "$1"
  messages "crates/text_table/words/$1.ftl"
  for file in assets/games/*/"$1.ftl"; do
    id="${file#assets/games/}"
    printf '\036%s\n' "games/${id%%/*}/$1.ftl"
    messages "$file"
  done
}

# bundle_files NAME: prints the files of that name of all games as a bundle.
bundle_files() {
  local file
  for file in assets/games/*/"$1"; do
    printf '\036%s\n' "${file#assets/}"
    cat "$file"
  done
}

# text_page WORKER WEIGHTS: makes the files of the page for text in $out.new, given the name of the worker's script and the
# addresses of the weights.
text_page() {
  local language made="$work/text-files" module binding wasm css page first=()
  local -A address
  rm -rf "$made"
  mkdir -p "$made" "$work/text/page"
  for language in pt en; do
    only='' but="$text_studies|$text_never" bundle_words "$language" >"$made/words"
    only="$text_studies" but='^$' bundle_words "$language" >"$made/study"
    only="$text_classes" but='^(class-paused|class-teach)' bundle_words "$language" >"$made/class"
    address[CLASS_${language^^}]="$(named "$made/class" "text-class-$language" txt)"
    address[WORDS_${language^^}]="$(named "$made/words" "text-words-$language" txt)"
    address[STUDY_${language^^}]="$(named "$made/study" "text-study-$language" txt)"
  done
  bundle_files lesson.json >"$made/lessons"
  bundle_files puzzles.json >"$made/puzzles"
  address[LESSONS]="$(named "$made/lessons" text-lessons txt)"
  address[PUZZLES]="$(named "$made/puzzles" text-puzzles txt)"
  binding="$(named "$work/text/text.js" text-binding js)"
  wasm="$(named "$work/text/text_bg.wasm" text wasm)"
  address[WIRE_BINDING]="$(named "$work/wire/wire.js" text-wire-binding js)"
  address[WIRE_WASM]="$(named "$work/wire/wire_bg.wasm" text-wire wasm)"
  css="$(named web/text.css text css)"
  local values=(WORKER="$1" WEIGHTS="$2" TEXT_BINDING="$binding" TEXT_WASM="$wasm" TEXT_CSS="$css")
  for language in "${!address[@]}"; do values+=("$language=${address[$language]}"); done
  for module in failed kept files board computer screens voice wire main; do
    address[$module]="$(named "$(fill "text/page/$module.js" "${values[@]}")" "text-$module" js)"
    values+=("${module^^}_JS=${address[$module]}")
    [ "$module" = computer ] || [ "$module" = wire ] || first+=("${address[$module]}")
  done
  page="$(fill text.html "${values[@]}" TEXT_JS="${address[main]}" TEXT_FAILED_JS="${address[failed]}")"
  cp "$page" "$out.new/"
  first+=(text.html "$binding" "$wasm" "$css")
  text_first=("${first[@]}" "${address[WORDS_PT]}")
  local version quoted
  version="$(cd "$out.new" && cat "${text_first[@]}" "${address[WORDS_EN]}" | sha256sum | cut -c1-8)"
  sed -i "s|@VERSION@|$version|" "$out.new/text.html"
  quoted="$(printf '"%s",' "${first[@]}")"
  cp "$(fill text/page/service-worker.js VERSION="$version" FILES="[${quoted%,}]")" "$out.new/text-service-worker.js"
}

# report_text: prints the size of the first load; fails above the limit.
report_text() {
  local first
  first="$(cd "$out" && size "${text_first[@]/%/.br}")"
  report "text page, program, brotli" "$(size "$out"/text-[0-9a-f]*.wasm.br)"
  report "text page, wire, brotli" "$(size "$out"/text-wire-[0-9a-f]*.wasm.br)"
  report "text page, words, brotli" "$(size "$out"/text-words-pt-*.br)"
  report "text page, first load" "$first"
  if [ "$first" -gt "$text_limit" ] && [ -z "$fast" ]; then
    echo "The first load of the page for text is larger than $text_limit bytes." >&2
    return 1
  fi
}
