# shellcheck shell=bash disable=SC2154
# Sourced by scripts/try-packages: the program for Windows, under Wine.

step "Windows archive" "under Wine: published matches over the protocol, a proof, conversions, a match over the wire, a window" \
  "3 minutes"
need wine wine64 unzip jq python3-websocket xvfb xauth
export WINEDEBUG=-all WINEPREFIX="$try/wine" DISPLAY=
unpacked="$try/windows"
rm -rf "$unpacked"
mkdir -p "$unpacked"
unzip -q "$(package_of "$packages" windows)" -d "$unpacked"
folder="$(echo "$unpacked"/tabuleiro-*)"
program() { wine "$folder/tabuleiro.exe" "$@"; }
# Debian 12's Wine lacks a library of Windows from which Rust's standard library takes random numbers. Wine gets one for the try.
wine wineboot -i >/dev/null 2>&1 || true
system32="$WINEPREFIX/drive_c/windows/system32"
if [ ! -e "$system32/bcryptprimitives.dll" ]; then
  need gcc-mingw-w64-x86-64
  cat >"$try/random.c" <<'END'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return RtlGenRandom(data, (ULONG)size); }
END
  x86_64-w64-mingw32-gcc -shared -O1 -o "$system32/bcryptprimitives.dll" "$try/random.c" -ladvapi32
fi
program --version
# As Explorer starts it inside of its view of the zip: alone.
mkdir -p "$try/alone"
cp "$folder/class.cmd" "$try/alone/"
wine cmd /c "$(winepath -w "$try/alone/class.cmd")" </dev/null >"$try/alone.log" 2>/dev/null || true
expect "$try/alone.log" "Extract all of the zip first"
# Published matches over the protocol, with the board and the effects after each action: the answers are those of the program
# for Linux, to the letter.
for file in assets/games/*/records/*.json; do
  jq -r '.[] | select(.variant == "" and .start == null) |
    "game \(.game)", (.moves[] | "play \(.)", "effects", "position", "legal_moves"), "showboard", "outcome"' "$file"
done >"$try/records.gtp"
"$work/target/release/tabuleiro" gtp <"$try/records.gtp" >"$try/records.linux"
program gtp <"$try/records.gtp" | tr -d '\r' >"$try/records.windows"
cmp "$try/records.linux" "$try/records.windows"
echo "$(grep -c '^game' "$try/records.gtp") published matches, $(wc -l <"$try/records.gtp") lines of the protocol, the same answers"
program prove dominorio size=4x4 2>/dev/null | tr -d '\r' | tail -1 >"$try/proved"
expect "$try/proved" '"value"'
cat "$try/proved"
program convert assets/games/hex/records/published.json --to sgf | tr -d '\r' >"$try/hex.sgf"
expect "$try/hex.sgf" ';B[f6];W[swap-sides]'
program convert "$try/hex.sgf" --to json | jq -c .moves
: >"$try/windows-server.log"
program serve --page "$folder/page" --data "$try/windows-data" --bind 127.0.0.1 --port 8472 >"$try/windows-server.log" 2>&1 &
started+=("$!")
for _ in $(seq 60); do ! grep -q "^Data:" "$try/windows-server.log" || break; sleep 1; done
/usr/bin/python3 scripts/play-wire 8472 wine "$folder/tabuleiro.exe"
[ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:8472/)" = 200 ] || fail "the server on Wine serves no page"
# The window, in a desktop of Wine's own, because Wine does not know the modes of a virtual display. Vulkan is software here.
rm -rf "$try/windows-pictures"
(unset DISPLAY && WGPU_BACKEND=vulkan timeout 300 xvfb-run -a -s "-screen 0 1280x800x24" \
  wine explorer /desktop=try,1280x800 "$(winepath -w "$(realpath "$folder/tabuleiro.exe")")" --game moinho --size 900x640 \
  --data-dir "$(winepath -w "$try/windows-data")" --screenshot-dir "$(winepath -w "$try/windows-pictures")" --exit) \
  >"$try/windows-window.log" 2>&1 || true
[ -s "$try/windows-pictures/0000.png" ] || { tail "$try/windows-window.log"; fail "the window on Wine took no picture"; }
echo "$try/windows-pictures/0000.png"
wineserver -k || true
echo "NOT TRIED: Windows itself."
