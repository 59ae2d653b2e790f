# Sourced by ./play and ./check: installs what a Debian or Ubuntu machine lacks, and says what to install elsewhere.

build_packages="build-essential pkg-config libasound2-dev libudev-dev"
window_packages="libx11-6 libxcursor1 libxi6 libxrandr2 libx11-xcb1 libxkbcommon-x11-0 libwayland-client0 libvulkan1 mesa-vulkan-drivers"
test_packages="xvfb xauth"

# step WORDS…: says what comes now, and roughly how long it takes.
step() { echo; echo "== $*"; }

# need PACKAGE…: installs those that are missing.
need() {
  local missing=()
  if ! command -v dpkg-query >/dev/null; then
    echo "Not a Debian system: if the build fails, install what these packages are called here: $*" >&2
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

# Outside the clone, so that the next clone builds fast.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/tabuleiro/target}"

# All of Bevy stands on this crate. A clone's files are as new as the clone, and would have it compiled once more.
# (Whoever changes it raises its version: by its date nothing can be told any more.)
find "$(dirname "${BASH_SOURCE[0]}")/../patches" -exec touch -d 2026-01-01 {} +
