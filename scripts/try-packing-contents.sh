# shellcheck shell=bash disable=SC2034,SC2154
# Sourced by try-packing.sh: what is in the packages, made with small files instead of programs.

step "contents" "documents with links that lead somewhere, lines for Windows, completions where shells look"
made="$place/made"
mkdir -p "$made"/work/{page,manual/man,manual/completions} "$made"/target/{release,x86_64-pc-windows-gnu/release}
echo page >"$made/work/page/index.html"
printf 'one\r\ntwo\n' >"$made/work/licences.txt"
for one in man/tabuleiro.1 completions/tabuleiro.bash completions/_tabuleiro completions/tabuleiro.fish; do
  echo manual >"$made/work/manual/$one"
done
printf '[Unit]\nDescription=Tabuleiro exhibit\n\n[Service]\nExecStart=/usr/bin/true\n' >"$made/work/manual/tabuleiro-exhibit.service"
echo program | tee "$made/target/release/tabuleiro" >"$made/target/x86_64-pc-windows-gnu/release/tabuleiro.exe"
(
  version=1.2.3 work="$made/work" CARGO_TARGET_DIR="$made/target"
  open_folder "$made/packages"
  make_linux
  make_windows
  make_page
  stage_share "$made/deb/share" vendor-completions
  stage_units "$made/deb/units"
  stage_exhibit /usr/share/doc/tabuleiro "$made/deb/etc/exhibit.ron"
  close_folder
)
mkdir "$made"/{linux,windows,site}
tar -xzf "$(package_of "$made/packages" linux)" -C "$made/linux" --strip-components=1
unzip -q "$(package_of "$made/packages" windows)" -d "$made/windows"
unzip -q "$(package_of "$made/packages" page)" -d "$made/site"
windows="$made/windows/tabuleiro-1.2.3"

for one in "$made/linux/share/doc/tabuleiro" "$windows/docs" "$made/deb/share/doc/tabuleiro"; do
  for file in exhibit class class-details server page accessible stability; do
    [ -s "$one/$file.md" ] || fail "$one has no $file.md"
  done
  [ "$(cat "$one"/*.{jpg,png} | wc -c)" -lt 300000 ] || fail "the pictures in $one are larger than 300 kB"
done
[ -s "$made/site/docs/page.md" ] || fail "the zip of the page has no page.md"
[ ! -e "$made/site/exhibit.ron" ] || fail "the zip of the page configures an exhibit"
# Every link of a document leads to a file of the package.
links=0
while IFS= read -r -d '' file; do
  while IFS= read -r link; do
    [[ "$link" != *:* ]] || continue
    [ -e "$(dirname "$file")/$link" ] || fail "$file links to $link, which is not in the package"
    links=$((links + 1))
  done < <(tr -d '\r' <"$file" | grep -oE '\]\([^)# ]+' | sed 's/^](//')
done < <(find "$made"/{linux,windows,site,deb} -name '*.md' -print0)
[ "$links" -gt 60 ] || fail "only $links links were found in the documents"
# Wherever a file says in which folder a document lies, the document lies there.
expect "$made/deb/etc/exhibit.ron" "/usr/share/doc/tabuleiro/exhibit.md"
expect "$made/linux/exhibit.ron" " share/doc/tabuleiro/exhibit.md"
expect "$made/linux/README.txt" "share/doc/tabuleiro"
expect "$windows/README.txt" '"docs"'
for one in exhibit:exhibit server:server; do
  expect "$made/deb/units/tabuleiro-${one%:*}.service" "file:/usr/share/doc/tabuleiro/${one#*:}.md"
done
while IFS= read -r file; do
  [ -s "$made/deb/$file" ] || fail "a unit names /usr/$file, which is not in the package"
done < <(sed -n 's|^Documentation=.*file:/usr/||p' "$made"/deb/units/*.service)

while IFS= read -r -d '' file; do
  [ "$(grep -c $'[^\r]\r$\|^\r$' "$file")" = "$(wc -l <"$file")" ] || fail "$file has lines that do not end with CR LF"
done < <(find "$windows" -path "$windows/page" -prune -o -type f ! -name '*.exe' ! -name '*.jpg' ! -name '*.png' -print0)
[ -s "$windows/LICENSE.txt" ] || fail "the licence has no name that Windows opens"
expect "$windows/class.cmd" 'pushd "%~dp0"'
! LC_ALL=C grep -q '[^ -~[:space:]]' "$windows/class.cmd" || fail "class.cmd has letters that differ between code pages"
! grep -q '^ *cd ' "$windows/class.cmd" || fail "class.cmd cannot be started in a folder of the network"

[ -s "$made/linux/share/zsh/site-functions/_tabuleiro" ] || fail "below /usr/local zsh looks into site-functions"
[ -s "$made/deb/share/zsh/vendor-completions/_tabuleiro" ] || fail "Debian's packages have vendor-completions"
