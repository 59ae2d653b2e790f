# shellcheck shell=bash disable=SC2154
# Sourced after setup.sh and web.sh by scripts/package and scripts/try-packages: how each package is put together
# from built programs.

. scripts/packaging-folder.sh
. scripts/packaging-start.sh

# hide_folders: lets the compiler write other names instead of this machine's folders, and gives the files of
# patches/inventory the date of their commit, so that a new clone does not compile again what depends on them.
hide_folders() {
  local registry
  FOLDERS="$PWD=/tabuleiro"$'\n'"$work=/build"
  for registry in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do FOLDERS+=$'\n'"$registry=/crates"; done
  FOLDERS+=$'\n'"$(rustc --print sysroot)/lib/rustlib/src/rust=/rustc/$(rustc -vV | sed -n 's/^commit-hash: //p')"
  export FOLDERS RUSTC_WRAPPER="$PWD/scripts/without-folders"
  find patches -exec touch -d "@$(git log -1 --format=%ct -- patches)" {} +
}

# stage_manual: makes the pages of the manual, completions and the unit of the exhibit in "$work/manual".
stage_manual() {
  rm -rf "$work/manual"
  "$CARGO_TARGET_DIR/release/examples/manual" "$work/manual"
}

# date_files FOLDER: gives all files in it the date of the commit and usual permissions.
date_files() {
  chmod -R u=rwX,go=rX "$1"
  find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# pack_tar FOLDER FILE, pack_zip FOLDER FILE: pack FOLDER, or what is in it.
pack_tar() {
  date_files "$1"
  tar --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -C "$(dirname "$1")" -cf - "$(basename "$1")" |
    gzip -9n >"$2"
}
pack_zip() {
  date_files "$1"
  # A date in a zip is that of the clock on the wall.
  (cd "$1" && find . -mindepth 1 | LC_ALL=C sort | sed 's|^\./||' | TZ=UTC zip -X -q -9 "$2" -@)
}

# stage_share FOLDER ZSH: what every system with a desktop has under share/. ZSH is the folder for zsh: Debian's packages have one
# that zsh does not look into below /usr/local.
stage_share() {
  local size
  mkdir -p "$1"/{applications,metainfo,man/man1,bash-completion/completions,fish/vendor_completions.d} "$1/zsh/$2"
  cp packaging/tabuleiro.desktop "$1/applications/"
  cp packaging/io.github.tabuleiro.Tabuleiro.metainfo.xml "$1/metainfo/"
  for size in 48 64 128 256 512; do
    mkdir -p "$1/icons/hicolor/${size}x$size/apps"
    cp "packaging/icons/$size.png" "$1/icons/hicolor/${size}x$size/apps/tabuleiro.png"
  done
  cp "$work"/manual/man/*.1 "$1/man/man1/"
  gzip -9n "$1"/man/man1/*.1
  cp "$work/manual/completions/tabuleiro.bash" "$1/bash-completion/completions/tabuleiro"
  cp "$work/manual/completions/_tabuleiro" "$1/zsh/$2/"
  cp "$work/manual/completions/tabuleiro.fish" "$1/fish/vendor_completions.d/"
  mkdir -p "$1/tabuleiro"
  cp -R "$work/page" "$1/tabuleiro/page"
  scripts/stage-documents "$1/doc/tabuleiro"
}

# stage_exhibit PLACE FILE: the configuration of an exhibit, which says that the documents lie in PLACE.
stage_exhibit() {
  mkdir -p "$(dirname "$2")"
  sed "s|docs/exhibit.md|$1/exhibit.md|" assets/exhibit.ron >"$2"
}

# stage_units FOLDER: the units of Debian's package, which name the documents of that package.
stage_units() {
  mkdir -p "$1"
  cp packaging/tabuleiro-server.service "$1/"
  awk '{ print } /^Description=/ { print "Documentation=man:tabuleiro(1) file:/usr/share/doc/tabuleiro/exhibit.md" }' \
    "$work/manual/tabuleiro-exhibit.service" >"$1/tabuleiro-exhibit.service"
}

# windows_lines FILE…: ends the lines of texts as the Editor of Windows and other programs there expect.
windows_lines() { sed -i 's/\r*$/\r/' "$@"; }

# A document for people, with the version in its first line.
stage_words() {
  { echo "Tabuleiro $version"; echo; cat "packaging/$1"; } >"$2"
}

make_deb() {
  local root="$CARGO_TARGET_DIR/release/staged"
  rm -rf "$root"
  mkdir -p "$root/doc"
  stage_share "$root/share" vendor-completions
  stage_units "$root/units"
  stage_exhibit /usr/share/doc/tabuleiro "$root/etc/exhibit.ron"
  gzip -9nc "$root/share/doc/tabuleiro/CHANGELOG.md" >"$root/doc/NEWS.gz"
  gzip -9nc "$work/licences.txt" >"$root/doc/licences.txt.gz"
  gzip -9n >"$root/doc/changelog.Debian.gz" <<END
tabuleiro ($version-1) stable; urgency=medium

  * See NEWS.gz, which says what changed for people who play.

 -- The Tabuleiro authors <tabuleiro@users.noreply.github.com>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END
  date_files "$root"
  "$tools/bin/cargo-deb" deb --no-build --locked --deb-version "$version-1" --output "$work/package.deb" --quiet
  mv "$work/package.deb" "$fresh/$(name_of deb)"
}

make_linux() {
  local root="$staged/tabuleiro-$version"
  mkdir -p "$root/bin"
  stage_share "$root/share" site-functions
  cp "$CARGO_TARGET_DIR/release/tabuleiro" "$root/bin/"
  cp LICENSE "$work/licences.txt" "$root/"
  sed 's|docs/|share/doc/tabuleiro/|g' CHANGELOG.md >"$root/CHANGELOG.md"
  stage_exhibit share/doc/tabuleiro "$root/exhibit.ron"
  stage_words linux.txt "$root/README.txt"
  pack_tar "$root" "$fresh/$(name_of linux)"
}

make_windows() {
  local root="$staged/windows/tabuleiro-$version"
  mkdir -p "$root"
  cp "$CARGO_TARGET_DIR/x86_64-pc-windows-gnu/release/tabuleiro.exe" CHANGELOG.md "$work/licences.txt" "$root/"
  cp LICENSE "$root/LICENSE.txt"
  cp -R "$work/page" "$root/page"
  stage_words windows.txt "$root/README.txt"
  cp packaging/class.cmd "$root/"
  scripts/stage-documents "$root/docs"
  windows_lines "$root"/*.{txt,md,cmd} "$root"/docs/*.{md,ron,service}
  pack_zip "$staged/windows" "$fresh/$(name_of windows)"
}

make_page() {
  local root="$staged/page"
  cp -R "$work/page" "$root"
  cp LICENSE "$root/LICENSE.txt"
  cp "$work/licences.txt" "$root/"
  echo "Tabuleiro $version" >"$root/version.txt"
  # Not beside the page, where exhibit.ron would be the configuration of an exhibit.
  scripts/stage-documents "$root/docs" page.md exhibit.md exhibit.ron
  pack_zip "$root" "$fresh/$(name_of page)"
}

# Installs cargo-deb beside the target directory.
need_cargo_deb() {
  local wanted=3.8.0
  [ "$("$tools/bin/cargo-deb" --version 2>/dev/null | grep -o '[0-9.]*$')" != "$wanted" ] || return 0
  echo "Installing cargo-deb $wanted (about 4 minutes)"
  (unset RUSTC_WRAPPER && CARGO_TARGET_DIR="$tools/target" command cargo install --quiet --locked cargo-deb \
    --version "$wanted" --no-default-features --features lzma --root "$tools" --force)
  rm -rf "$tools/target"
}
