# shellcheck shell=bash disable=SC2030,SC2031,SC2034,SC2123,SC2154,SC2317
# Sourced by try-packing.sh: what is looked at before anything is compiled. `clone`, `at` and `version_there` are those of there.

step "clones" "a shallow one, one without tags, no clone; changes that settings of Git hide, and later ones"
git clone -q --depth 1 "file://$clone" "$place/shallow" 2>/dev/null
! version_there "$place/shallow" || fail "a shallow clone has a version"
expect "$place/said" "git fetch --unshallow --tags"
git clone -q --no-tags "$clone" "$place/tagless"
[[ "$(version_there "$place/tagless")" == 3.1.0~* ]] || fail "a clone without tags does not count as one before the release"
expect "$place/said" "git fetch --tags"
# The sources from an archive, also where they lie inside of another clone.
mkdir -p "$place/archive" "$clone/inside"
cp "$clone/Cargo.toml" "$clone/inside/"
for one in "$place/archive" "$clone/inside"; do
  ! version_there "$one" || fail "a folder that is no clone has a version"
  expect "$place/said" "is not the top folder of a clone"
done
rm -r "$clone/inside"
at checkout -q Cargo.toml
behind="$(version_there)"
at config status.showUntrackedFiles no
echo >"$clone/new.rs"
[ "$(version_there)" = "$behind.dirty" ] || fail "a new file is hidden by a setting"
rm "$clone/new.rs"
for flag in assume-unchanged skip-worktree; do
  at update-index "--$flag" Cargo.toml
  echo >>"$clone/Cargo.toml"
  [ "$(version_there)" = "$behind.dirty" ] || fail "a changed file is hidden by $flag"
  at update-index "--no-$flag" Cargo.toml
  at checkout -q Cargo.toml
done
same_there() { (cd "$clone" && folder="$place/packages" && need_same_tree "$1" 2>"$place/said"); }
state_there() { (cd "$clone" && folder="$place/packages" && tree_state); }
for change in 'echo >>Cargo.toml' 'echo 2 >>Cargo.toml' 'echo >new.rs' 'rm Cargo.toml'; do
  state="$(state_there)"
  same_there "$state" || fail "an unchanged tree counts as changed"
  (cd "$clone" && eval "$change")
  ! same_there "$state" || fail "not noticed while packages are made: $change"
done
expect "$place/said" "Start again"
at checkout -q Cargo.toml
rm "$clone/new.rs"
state="$(state_there)"
at commit -qm four --allow-empty
! same_there "$state" || fail "another commit was not noticed while packages were made"
# The packages themselves are no change, wherever the caller wants to have them.
for one in "$clone/packages" "$clone" "$clone/a [b]*"; do
  (
    cd "$clone" || exit
    folder="$one" work="$place/work" wanted=page
    package_version 2>/dev/null
    case "$version" in *.dirty) fail "the tree counts as changed before anything was packed into $one" ;; esac
    unpacked="$version" state="$(tree_state)"
    open_folder "$folder"
    echo page >"$fresh/$(name_of page)"
    need_same_tree "$state"
    close_folder
    package_version 2>/dev/null
    [ "$version" = "$unpacked" ] || fail "packages in $one make the version $version"
    echo >"$folder/other.txt"
    package_version 2>/dev/null
    [ "$version" = "$unpacked.dirty" ] || fail "a new file beside the packages in $one was not noticed"
    rm "$folder/other.txt" "$folder/SHA256SUMS" "$folder/tabuleiro-page.zip"
  )
done

step "options" "a folder is that of the caller, and wrong options are told"
for one in .:/some/where sub/../out:/some/where/out /else/where:/else/where; do
  (package_options /some/where --to "${one%%:*}" && [ "$folder" = "${one#*:}" ]) || fail "--to ${one%%:*} is not ${one#*:}"
done
for one in --to "--only rpm" --other; do
  # shellcheck disable=SC2086
  ! (package_options /some/where $one) 2>/dev/null || fail "$one is accepted"
done

step "missing tools" "all of them are named before anything is compiled, each with the package that brings it"
mkdir "$place/nothing"
(
  need() { return 1; }
  wanted=deb,linux,windows,page
  PATH="$place/nothing"
  need_tools
) 2>"$place/missing" && fail "a missing tool is no error"
for one in git:git unzip:unzip zip:zip perl:perl cc:build-essential x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 xz:xz-utils \
  dpkg-shlibdeps:dpkg-dev alsa.pc:libasound2-dev brotli:brotli python3:python3; do
  expect "$place/missing" " ${one%%:*} (package ${one#*:})"
done
(
  need() { return 1; }
  wanted=page
  PATH="$place/nothing"
  need_tools
) 2>"$place/missing" && fail "a missing tool is no error"
! grep -q mingw "$place/missing" || fail "what only Windows needs is asked for the page"
