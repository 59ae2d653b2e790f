# shellcheck shell=bash disable=SC2154
# Sourced by packaging.sh: what is looked at before anything is compiled: options, tools, the clone and its version.

# package_options HERE OPTION…: sets `wanted` (kinds, with commas between) and `folder`. A relative folder is one of HERE, where
# the caller stands.
package_options() {
  local here="$1" kind
  shift
  wanted=deb,linux,windows,page
  folder="$(dirname "$CARGO_TARGET_DIR")/packages"
  while [ $# -gt 0 ]; do
    case "$1" in
    --only | --to) [ -n "${2:-}" ] || { echo "scripts/package: $1 needs a value" >&2; return 2; } ;;&
    --only) wanted="$2" ;;
    --to) folder="$2" ;;
    *) echo "scripts/package: unknown option $1" >&2; return 2 ;;
    esac
    shift 2
  done
  for kind in ${wanted//,/ }; do
    case "$kind" in deb | linux | windows | page) ;; *) echo "scripts/package: unknown kind $kind" >&2; return 2 ;; esac
  done
  case "$folder" in /*) ;; *) folder="$here/$folder" ;; esac
  folder="$(realpath -m -- "$folder")"
}
wants() { [[ ",$wanted," == *",$1,"* ]]; }

# tools_wanted: prints all that making the wanted packages calls, each with the package of Debian that has it. NAME.pc is a
# library that pkg-config knows.
tools_wanted() {
  # The page is in every package but for its own zip; Rust links with the compiler of C.
  echo git:git cc:build-essential perl:perl python3:python3 brotli:brotli gzip:gzip bc:bc tar:tar
  if wants deb || wants linux; then echo pkg-config:pkg-config alsa.pc:libasound2-dev libudev.pc:libudev-dev; fi
  if wants deb; then echo dpkg-deb:dpkg dpkg-shlibdeps:dpkg-dev xz:xz-utils; fi
  if wants windows || wants page; then echo zip:zip unzip:unzip; fi
  if wants windows; then echo x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64; fi
}
has_tool() {
  case "$1" in
  *.pc) command -v pkg-config >/dev/null && pkg-config --exists "${1%.pc}" ;;
  *) command -v "$1" >/dev/null ;;
  esac
}

# need_tools: installs what makes the wanted packages, or names all that is missing and which package brings it.
need_tools() {
  local pair absent=() missing=
  for pair in $(tools_wanted); do has_tool "${pair%%:*}" || absent+=("${pair#*:}"); done
  [ ${#absent[@]} = 0 ] || need "${absent[@]}" || true
  for pair in $(tools_wanted); do has_tool "${pair%%:*}" || missing+=" ${pair%%:*} (package ${pair#*:})"; done
  [ -z "$missing" ] || { echo "Missing:$missing" >&2; return 1; }
}

# need_windows_target: the compiler's libraries for Windows.
need_windows_target() {
  local target=x86_64-pc-windows-gnu
  [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target" ] || return 0
  command -v rustup >/dev/null && rustup target add "$target" && return
  echo "The standard library for Windows is missing: rustup target add $target" >&2
  return 1
}

# need_clone: fails unless the sources are a Git clone with the whole history. The version of the packages is computed from it.
need_clone() {
  local top
  if ! top="$(git rev-parse --show-toplevel)" || ! [ "$top" -ef "$PWD" ] || ! git rev-parse -q --verify HEAD >/dev/null; then
    echo "Packages are made in a clone of the repository (git clone): their version and their dates are those of a commit," \
      "which an archive of the sources does not contain. $PWD is not the top folder of a clone." >&2
    return 1
  fi
  if [ "$(git rev-parse --is-shallow-repository)" != false ]; then
    echo "This clone is shallow: without its whole history nobody can tell whether the commit is before or after a release." \
      "Get the rest, and the tags, with: git fetch --unshallow --tags" >&2
    return 1
  fi
}

# package_version: sets `version` and SOURCE_DATE_EPOCH. The version is that of Cargo.toml where the commit has the tag of it.
# Before the tag it has the time and the name of the commit behind '~', which sorts before the version, and after the tag
# behind '+'. A tree with changes that are not in the commit adds '.dirty'.
package_version() {
  local base tag tagged commit relation=0 changed
  need_clone || return
  base="$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)"
  tag="refs/tags/v$base"
  SOURCE_DATE_EPOCH="$(git -c log.showSignature=false log -1 --format=%ct)" || return
  export SOURCE_DATE_EPOCH
  version="$base"
  commit="$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S).$(git rev-parse --short=8 HEAD)"
  tagged="$(git rev-parse -q --verify "$tag^{commit}")" || tagged=
  if [ -z "$tagged" ]; then
    version+="~$commit"
    echo "This clone has no tag v$base: the packages count as older than $base. If $base is released: git fetch --tags" >&2
  elif [ "$tagged" != "$(git rev-parse HEAD)" ]; then
    git merge-base --is-ancestor "$tag" HEAD || relation=$?
    case "$relation" in
    0) version+="+$commit" ;;
    1) version+="~$commit" ;;
    *) return 1 ;;
    esac
  fi
  changed="$(tree_changes)" || return
  [ -z "$changed" ] || version+=".dirty"
}

# own_files: sets `own` to options of Git that leave out what packages put into `folder`, where that is inside of the clone.
own_files() {
  local inside name
  own=()
  [ -n "${folder:-}" ] || return 0
  inside="$(realpath -m --relative-to="$(pwd -P)" -- "$folder")"
  case "$inside" in
  .. | ../*) return 0 ;;
  .) inside= ;;
  *) inside+=/ ;;
  esac
  for name in SHA256SUMS "$new_folder" $(listed "$folder/SHA256SUMS") $(for kind in deb linux windows page; do name_of "$kind"; done); do
    own+=(":(exclude,literal)$inside$name")
  done
}

# tree_changes: prints the files that differ from the commit, whatever the person's settings of Git say, also those that Git
# was told not to look at.
tree_changes() {
  local own
  own_files
  git -c core.quotePath=true status --porcelain --untracked-files=normal --ignore-submodules=none -- . "${own[@]}" || return
  git ls-files -v | sed -n '/^[a-zS]/p'
}

# tree_state: prints a word for the commit and the contents of all files that can get into a package.
tree_state() {
  local own
  own_files
  {
    git rev-parse HEAD
    tree_changes
    git ls-files -z --cached --others --exclude-standard -- . "${own[@]}" | LC_ALL=C sort -zu | xargs -0r sha256sum -- 2>&1 || true
  } | sha256sum
}

# need_same_tree STATE: fails if files have changed since tree_state printed STATE: a part of what is packed would be made from
# the earlier ones.
need_same_tree() {
  [ "$(tree_state)" != "$1" ] || return 0
  echo "Files of the clone have changed while the packages were made, so nothing was put into $folder. Start again: only what" \
    "depends on the changes is compiled anew." >&2
  return 1
}
