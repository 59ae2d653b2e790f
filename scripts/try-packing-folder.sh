# shellcheck shell=bash disable=SC2034,SC2154
# Sourced by try-packing.sh: the folder of packages keeps what is not theirs, and a kill leaves no wrong list.

step "folder" "other files and packages of other kinds stay; a kill between two steps leaves a right list"
work="$place/work"
# packed VERSION KIND…: makes packages of these kinds in $place/out, with their version as contents.
packed() {
  local version="$1" kind wanted
  shift
  wanted="$(IFS=, && echo "$*")"
  check_folder "$place/out" || return
  open_folder "$place/out"
  for kind in "$@"; do echo "$version" >"$fresh/$(name_of "$kind")"; done
  close_folder
}
# lies NAME…: these files lie in $place/out, and the list is right.
lies() {
  [ "$(cd "$place/out" && LC_ALL=C ls -A)" = "$(printf '%s\n' "$@" SHA256SUMS | LC_ALL=C sort)" ] ||
    fail "in the folder lies: $(ls -A "$place/out")"
  (cd "$place/out" && sha256sum --quiet --strict -c SHA256SUMS)
}
mkdir -p "$place/out"
echo own >"$place/out/own.txt"
echo own >"$place/out/tabuleiro_0.9-1_amd64.deb"
packed 1 deb linux windows page
one=(own.txt tabuleiro_0.9-1_amd64.deb tabuleiro-page.zip)
lies "${one[@]}" tabuleiro_1-1_amd64.deb tabuleiro-1-linux-x86_64.tar.gz tabuleiro-1-windows-x86_64.zip
packed 2 page deb
lies "${one[@]}" tabuleiro_2-1_amd64.deb tabuleiro-1-linux-x86_64.tar.gz tabuleiro-1-windows-x86_64.zip
[ "$(wc -l <"$place/out/SHA256SUMS")" = 4 ] || fail "a package of another kind is not listed any more"
[ "$(cat "$place/out/tabuleiro-page.zip")" = 2 ] || fail "the page was not replaced"
[ "$(package_of "$place/out" deb)" = "$place/out/tabuleiro_2-1_amd64.deb" ] || fail "the package is not found by its kind"
# A listed file that the person has removed is listed no more.
rm "$place/out/tabuleiro-1-windows-x86_64.zip"
packed 3 deb
lies "${one[@]}" tabuleiro_3-1_amd64.deb tabuleiro-1-linux-x86_64.tar.gz

# Files that packages would replace without having made them.
! packed 0.9 deb 2>"$place/said" || fail "a file of the person was replaced"
expect "$place/said" "is not listed in SHA256SUMS"
lies "${one[@]}" tabuleiro_3-1_amd64.deb tabuleiro-1-linux-x86_64.tar.gz
mkdir "$place/foreign"
(cd "$place/foreign" && echo a >debian.iso && sha256sum debian.iso >SHA256SUMS)
! (wanted=page && check_folder "$place/foreign") 2>"$place/said" || fail "the list of other files was replaced"
expect "$place/said" "not packages of this program"

# killed_after N: packs version 4, and ends before the step N+1 that changes the folder.
killed_after() {
  (
    left="$1"
    for tool in mv cp rm; do
      eval "$tool() { [ \$((left -= 1)) -ge 0 ] || exit 9; command $tool \"\$@\"; }"
    done
    packed 4 deb linux page
  )
}
cp -R "$place/out" "$place/out.before"
steps_left=0
until killed_after "$steps_left"; do
  if [ -s "$place/out/SHA256SUMS" ]; then (cd "$place/out" && sha256sum --quiet --strict -c SHA256SUMS); fi
  [ "$(cat "$place/out/own.txt" "$place/out/tabuleiro_0.9-1_amd64.deb")" = "$(printf 'own\nown')" ] || fail "other files are lost"
  # The next call ends what this one began.
  packed 5 deb linux page
  lies "${one[@]}" tabuleiro_5-1_amd64.deb tabuleiro-5-linux-x86_64.tar.gz
  rm -rf "$place/out"
  cp -R "$place/out.before" "$place/out"
  steps_left=$((steps_left + 1))
  [ "$steps_left" -lt 40 ] || fail "the folder is never complete"
done
lies "${one[@]}" tabuleiro_4-1_amd64.deb tabuleiro-4-linux-x86_64.tar.gz
[ "$steps_left" -gt 8 ] || fail "only $steps_left steps were interrupted"
echo "killed at $steps_left steps"
