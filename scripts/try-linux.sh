# shellcheck shell=bash disable=SC2154
# Sourced by scripts/try-packages: the archive for other Linux systems, unpacked and started.

step "Linux archive" "unpacked and started; the other commands, and a window" "1 minute"
need xvfb xauth
unpacked="$try/linux"
rm -rf "$unpacked"
mkdir -p "$unpacked"
tar -xzf "$(package_of "$packages" linux)" -C "$unpacked" --strip-components=1
program="$unpacked/bin/tabuleiro"
# The name of the folder has the version.
named="$(tar -tzf "$(package_of "$packages" linux)" | sed -n '1s|^tabuleiro-\(.*\)/.*|\1|p')"
[ "$("$program" --version)" = "tabuleiro $named" ] || fail "--version is not $named"
[ "$(printf 'list_games\nquit\n' | "$program" gtp | grep -c '^[a-z= ]*_*[a-z0-9_]*$')" -gt 40 ] || fail "the games are not listed"
"$program" prove dominorio size=3 | grep -q '"' || fail "nothing is proved"
"$program" serve --check --port 0 --data "$try/linux-data-of-server" | grep -qF "page: $unpacked/share/tabuleiro/page" ||
  fail "the page of the archive is not found"
"$program" --kiosk-check "$unpacked/exhibit.ron"
timeout 300 xvfb-run -a -s "-screen 0 1280x800x24" "$program" --game moinho --data-dir "$try/linux-data" --size 1280x800 \
  --screenshot-dir "$try/linux-pictures" --exit
[ -s "$try/linux-pictures/0000.png" ] || fail "the window of the archive took no picture"
echo "$try/linux-pictures/0000.png"
