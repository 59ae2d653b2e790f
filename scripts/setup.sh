# Sourced by ./play and ./check: installs missing packages on Debian and Ubuntu, prints their names on other systems.

build_packages="build-essential pkg-config libasound2-dev libudev-dev"
window_packages="libx11-6 libxcursor1 libxi6 libxrandr2 libx11-xcb1 libxkbcommon-x11-0 libwayland-client0 libvulkan1 mesa-vulkan-drivers"
# The last two translate to braille, and check ours.
test_packages="xvfb xauth postgresql liblouis-bin liblouis-data"
desktop_packages="xvfb xauth at-spi2-core python3-gi gir1.2-atspi-2.0 xdotool dbus"

# step NAME [WHAT [TIME]]: begins a step, prints its name and about how long it takes, and records the duration of the
# previous step for `report`.
steps=()
step_name=
step() {
  end_step
  measure
  step_name="$1" step_what="${2:-}" step_clock=$SECONDS step_processor=$processor
  echo
  echo "== $1${2:+: $2}${3:+ (about $3)}"
}

# Sets `processor` to the seconds of processor time that finished child processes have used, without those of the
# functions that `beside` started.
# (In a command substitution `times` would count the children of the subshell, so it writes to a file.)
measure() {
  local file user system lane
  file="$(mktemp)"
  times >"$file"
  { read -r _; read -r user system; } <"$file"
  rm -f "$file"
  processor="$(echo "$user $system" | sed 's/[ms]/ /g' | awk '{ printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }')"
  for lane in "${lanes[@]}"; do
    [ ! -e "$lane/processor" ] || processor=$((processor - $(cat "$lane/processor")))
  done
}

end_step() {
  [ -n "$step_name" ] || return 0
  measure
  steps+=("$(row "$step_name" $((SECONDS - step_clock)) $((processor - step_processor)) "$step_what")")
  step_name=
}

row() {
  printf '%-24s %7d %10d   %s' "$@"
}

# beside FUNCTION: runs a function in the background while the next steps run. The function may contain steps; its output
# goes to a file until `join`.
lanes=()
beside() {
  local lane
  lane="$(mktemp -d)"
  # A process group of its own, so that it can be ended with all its children.
  set -m
  (
    set +m
    trap - EXIT
    steps=() step_name= lanes=()
    "$1"
    end_step
    printf '%s\n' "${steps[@]}" >"$lane/steps"
    measure
    echo "$processor" >"$lane/processor"
  ) >"$lane/output" 2>&1 &
  echo "$!" >"$lane/process"
  set +m
  lanes+=("$lane")
  trap clean_up EXIT
}

# Ends the functions that still run and removes temporary files. Where the script fails, prints what the functions have
# printed until then.
clean_up() {
  local result=$? lane
  for lane in "${lanes[@]}"; do
    # Because of `set -e`, a `kill` that fails here would set the exit status of the script.
    kill -- "-$(cat "$lane/process")" 2>/dev/null || true
    [ "$result" = 0 ] || cat "$lane/output" 2>/dev/null || true
    rm -rf "$lane"
  done
  [ -z "${memory:-}" ] || rm -rf "$memory"
}

# join: waits until the functions that `beside` started have ended, prints their output and adds their steps to the table.
# Fails if one of them failed.
join() {
  local lane
  end_step
  for lane in "${lanes[@]}"; do
    wait "$(cat "$lane/process")"
    cat "$lane/output"
    : >"$lane/output"
    mapfile -t -O "${#steps[@]}" steps <"$lane/steps"
  done
}

# report: prints a table of all steps with their elapsed and processor time in seconds and what they tested.
report() {
  end_step
  echo
  printf '%-24s %7s %10s   %s\n' step seconds processor tested
  printf '%s\n' "${steps[@]}"
}

# in_memory: creates a folder for temporary files and sets `memory` to its path. The folder is in /dev/shm, which is memory,
# if a gigabyte is free there.
# The folder is removed when the script ends.
in_memory() {
  local free
  free="$(df --output=avail -k /dev/shm 2>/dev/null | tail -1)"
  memory=
  [ "${free:-0}" -lt 1000000 ] || memory="$(mktemp -d -p /dev/shm 2>/dev/null || true)"
  [ -n "$memory" ] || memory="$(mktemp -d)"
  trap clean_up EXIT
}

# need PACKAGE…: installs the packages that are missing.
need() {
  local missing=()
  if ! command -v dpkg-query >/dev/null; then
    echo "Not a Debian system: if the build fails, install this system's equivalents of these packages: $*" >&2
    return 0
  fi
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Please install, as root: apt-get install ${missing[*]}" >&2; return 1; }
    root=(sudo)
  fi
  echo "Installing ${missing[*]}"
  "${root[@]}" apt-get update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

need_rust() {
  command -v cargo >/dev/null || { echo "Rust is missing: see https://rustup.rs" >&2; return 1; }
}

# Outside the checkout, so that another checkout can use the compiled dependencies.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/tabuleiro/target}"

# The files of patches/inventory have the date of the checkout, so after a new checkout Cargo would compile all of Bevy
# again. A copy beside the target directory, which is replaced only when the content changes, is used instead.
cargo_patch=()
use_patch_copy() {
  local from copy
  from="$(dirname "${BASH_SOURCE[0]}")/../patches/inventory"
  copy="$(cd "$(dirname "$CARGO_TARGET_DIR")" 2>/dev/null && pwd)/patches/inventory"
  if ! diff -rq "$from" "$copy" >/dev/null 2>&1; then
    rm -rf "$copy"
    mkdir -p "$copy"
    cp -R "$from/." "$copy/"
  fi
  cargo_patch=(--config "patch.crates-io.inventory.path='$copy'")
}
mkdir -p "$CARGO_TARGET_DIR"
# scripts/package uses the files of the clone: a copy would bring its own path into the names of symbols.
[ -n "${PATCH_OF_CLONE:-}" ] || use_patch_copy
this_clone="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
# renew_sources FOLDER: gives the sources of a clone the date of today if another clone was the last one to compile. Cargo
# compares dates and not contents, and the crates of all clones have the same names: what another clone has compiled after this
# one was checked out would pass for up to date.
renew_sources() {
  local mark this
  mark="$(dirname "$CARGO_TARGET_DIR")/clone"
  # With the inode of the folder: another clone may have been at the same path before.
  this="$(cd "$1" && pwd -P && ls -di .)"
  [ "$(cat "$mark" 2>/dev/null)" != "$this" ] || return 0
  # Not those of patches, for which see above; with them all of Bevy would be compiled again.
  (cd "$1" && find Cargo.toml Cargo.lock build.rs assets benches crates docs examples src tests web -type f -exec touch {} +) || {
    echo "The sources in $1 cannot be given a new date; what another clone has compiled may be used instead." >&2
    return 0
  }
  echo "$this" >"$mark"
}
# Runs cargo with that copy. (The option follows the subcommand, because Cargo ignores a --config before the subcommand
# if there is another one after it.)
cargo() {
  local command="$1"
  shift
  case "$command" in
  build | test | bench | run | rustc | doc | clippy)
    renew_sources "$this_clone"
    command cargo "$command" "${cargo_patch[@]}" "$@"
    ;;
  *) command cargo "$command" "$@" ;;
  esac
}

# Options of Cargo that compile the largest crate incrementally.
increments=(--config profile.release.package.tabuleiro.incremental=true)

# skip_unchanged: sets `skipped` to options with which `cargo test` does not run the test programs in crates/ that have
# passed before in the same state (scripts/unless-passed).
skip_unchanged() {
  # Without Git there is no list of the files.
  git rev-parse --is-inside-work-tree >/dev/null 2>&1 || export EVERY_TEST=1
  export STATE_OF_ENVIRONMENT="$(env | grep -E '^(TABULEIRO|BOLERO|INSTA_UPDATE)' | sort)"
  export PASSED_FOLDER="$(dirname "$CARGO_TARGET_DIR")/passed"
  mkdir -p "$PASSED_FOLDER"
  skipped=(--config "target.'cfg(all())'.runner='$PWD/scripts/unless-passed'")
}

# test_options LEVEL: sets `tested` to the options of Cargo for tests. They use the dependencies as the program has them, so
# that Bevy is compiled once. The crates of the workspace are compiled with assertions and at that level of optimisation;
# little of it compiles fast and still plays thousands of matches. At that little level they are compiled incrementally,
# and in as many units as the profile says: after a change only the units that contain it are compiled again.
test_options() {
  local crate
  tested=(--release)
  for crate in tabuleiro $(ls crates | sed 's/^/tabuleiro_/'); do
    tested+=(--config "profile.release.package.$crate.opt-level=$1"
      --config "profile.release.package.$crate.debug-assertions=true"
      --config "profile.release.package.$crate.overflow-checks=true")
    [ "$1" != 1 ] || tested+=(--config "profile.release.package.$crate.codegen-units=256"
      --config "profile.release.package.$crate.incremental=true")
  done
  [ "$1" = 1 ] || tested+=("${increments[@]}")
}
