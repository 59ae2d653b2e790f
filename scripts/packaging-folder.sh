# shellcheck shell=bash disable=SC2154
# Sourced by packaging.sh: the folder in which packages lie. SHA256SUMS lists them. Only what it lists is ever replaced or
# removed: a person's other files may lie there, too.

# In the folder, while packages are made.
new_folder=.tabuleiro-new

# name_of KIND: the name of a package; kind_of NAME: the kind of package with that name, nothing for other files.
name_of() {
  case "$1" in
  deb) echo "tabuleiro_${version:-}-1_amd64.deb" ;;
  linux) echo "tabuleiro-${version:-}-linux-x86_64.tar.gz" ;;
  windows) echo "tabuleiro-${version:-}-windows-x86_64.zip" ;;
  page) echo "tabuleiro-page.zip" ;;
  esac
}
kind_of() {
  case "$1" in
  */* | .* | *[[:space:]]*) ;;
  tabuleiro_*_amd64.deb) echo deb ;;
  tabuleiro-*-linux-x86_64.tar.gz) echo linux ;;
  tabuleiro-*-windows-x86_64.zip) echo windows ;;
  tabuleiro-page.zip) echo page ;;
  esac
}

# listed FILE: the names of packages in a list of sums. package_of FOLDER KIND: the path of the package of that kind.
listed() {
  local name
  [ -e "$1" ] || return 0
  sed -nE 's/^[0-9a-f]{64} [ *]//p' "$1" | while IFS= read -r name; do
    [ -z "$(kind_of "$name")" ] || echo "$name"
  done
}
package_of() {
  local name
  for name in $(listed "$1/SHA256SUMS"); do
    [ "$(kind_of "$name")" != "$2" ] || echo "$1/$name"
  done
}

# check_folder FOLDER: fails where packages would replace files that are not theirs. Finishes what a kill has interrupted.
check_folder() {
  local sums="$1/SHA256SUMS" kind name names
  if [ -e "$1" ] && [ ! -d "$1" ]; then echo "$1 is not a folder." >&2; return 1; fi
  if [ -e "$sums" ] && [ "$(listed "$sums" | wc -l)" != "$(wc -l <"$sums")" ]; then
    echo "$sums lists files that are not packages of this program. Choose another folder (--to)." >&2
    return 1
  fi
  finish_folder "$1" || return
  mapfile -t names < <(listed "$sums")
  for kind in ${wanted//,/ }; do
    name="$(name_of "$kind")"
    if [ -e "$1/$name" ] && [[ " ${names[*]} " != *" $name "* ]]; then
      echo "$1/$name is not listed in SHA256SUMS there, so it stays. Move it, or choose another folder (--to)." >&2
      return 1
    fi
  done
}

# open_folder FOLDER, close_folder: what is made between them is written to a folder inside of FOLDER, and moved there under
# its final name when all of it is complete. A package of the same kind that was there before is removed.
open_folder() {
  final="$1" fresh="$1/$new_folder"
  mkdir -p "$final"
  rm -rf "$fresh"
  mkdir "$fresh"
  staged="$work/staged"
  rm -rf "$staged"
  mkdir -p "$staged"
}
close_folder() {
  local name made=" " sums
  for name in "$fresh"/*; do made+="$(kind_of "${name##*/}") "; done
  sums="$(cd "$fresh" && sha256sum -- *)"
  for name in $(listed "$final/SHA256SUMS"); do
    if [[ "$made" == *" $(kind_of "$name") "* ]]; then
      [ -e "$fresh/$name" ] || echo "$name" >>"$fresh/.replaced"
    elif [ -e "$final/$name" ]; then
      sums+=$'\n'"$(awk -v name="$name" 'substr($0, 67) == name' "$final/SHA256SUMS")"
    fi
  done
  echo "$sums" | LC_ALL=C sort -k 2 >"$fresh/.sums"
  # From here on all is complete, and finish_folder can do the rest, also after a kill.
  mv -T "$fresh/.sums" "$fresh/SHA256SUMS"
  finish_folder "$final"
}
# finish_folder FOLDER: moves complete packages to their final names. At each moment SHA256SUMS lists only files that are there
# and have these sums.
finish_folder() {
  local from="$1/$new_folder" file name
  [ -e "$from/SHA256SUMS" ] || return 0
  if [ -e "$1/SHA256SUMS" ]; then
    # Without those that another file of the same name is about to replace.
    cp "$1/SHA256SUMS" "$from/.before"
    for file in "$from"/*; do
      name="${file##*/}"
      awk -v name="$name" 'substr($0, 67) != name' "$from/.before" >"$from/.after"
      command mv -fT "$from/.after" "$from/.before"
    done
    if [ -s "$from/.before" ]; then mv -fT "$from/.before" "$1/SHA256SUMS"; else rm "$1/SHA256SUMS"; fi
  fi
  for file in "$from"/*; do
    [ "${file##*/}" = SHA256SUMS ] || mv -fT "$file" "$1/${file##*/}"
  done
  cp "$from/SHA256SUMS" "$from/.sums"
  mv -fT "$from/.sums" "$1/SHA256SUMS"
  if [ -e "$from/.replaced" ]; then
    while IFS= read -r name; do rm -f "$1/$name"; done <"$from/.replaced"
  fi
  rm -rf "$from"
}

# print_sizes: the size of each package and the ten largest files in it.
print_sizes() {
  local kind file
  for kind in ${wanted//,/ }; do
    file="$final/$(name_of "$kind")"
    printf '\n%s: %s bytes; the largest of its files:\n' "${file##*/}" "$(stat -c %s "$file")"
    case "$file" in
    *.deb) dpkg-deb -c "$file" | awk '{ print $3, $6 }' ;;
    *.tar.gz) tar -tvzf "$file" | awk '{ print $3, $6 }' ;;
    *.zip) unzip -Z -l "$file" | awk '/^[-d]/ { print $4, $NF }' ;;
    esac | sort -rn | sed -n 1,10p | awk '{ printf "%12d  %s\n", $1, $2 }'
  done
}
