# Sourced after setup.sh by the scripts that build, serve and test the page: the compiler for WebAssembly and its tools.
# Tools that are not packages of the system are installed beside the target directory.

tools="$(dirname "$CARGO_TARGET_DIR")/tools"
web_target="$(dirname "$CARGO_TARGET_DIR")/web"
page_folder="$(dirname "$CARGO_TARGET_DIR")/page"
page_packages="brotli gzip bc"
browser_packages="chromium fonts-dejavu-core libegl1 libgl1-mesa-dri"
export PATH="$tools/bin:$PATH"

# Finds or installs a compiler for wasm32: rustup's with a compiled standard library, or else Debian's with the source
# of the standard library. Sets `wasm_from` to `rustup` or `debian`.
need_wasm_target() {
  local target=wasm32-unknown-unknown
  if [ -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then
    wasm_from=rustup
  elif command -v rustup >/dev/null && timeout 120 rustup target add "$target" >/dev/null 2>&1; then
    wasm_from=rustup
  elif command -v apt-get >/dev/null; then
    need rustc-web cargo-web rust-web-src rust-web-clippy lld-22
    wasm_from=debian
  else
    echo "The page needs the compiler's target $target: rustup target add $target" >&2
    return 1
  fi
}

# wasm_cargo COMMAND OPTION…: runs cargo for wasm32 with a target directory of its own. With Debian's
# compiler the standard library is compiled to abort on a panic without a message, which makes the program a tenth
# smaller; rustup's standard library contains the panic messages.
wasm_cargo() {
  local command="$1"
  shift
  if [ "$wasm_from" = rustup ]; then
    # For the page for text, which must be small. The compiler of Debian always leaves the places of panics out.
    [ -z "${no_locations:-}" ] ||
      local -x RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=-Zlocation-detail=none
    CARGO_TARGET_DIR="$web_target" cargo "$command" --target wasm32-unknown-unknown "$@"
  else
    renew_sources "$this_clone"
    env PATH=/usr/bin:/bin RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$web_target" \
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=/usr/lib/llvm-22/bin/wasm-ld \
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none" \
      cargo "$command" "${cargo_patch[@]}" --target wasm32-unknown-unknown -Zbuild-std=std,panic_abort "$@"
  fi
}

# hide_paths FILE…: replaces this machine's folders in compiled programs by as many slashes, so that nothing in them moves.
# Messages of the log name the source files of crates; --remap-path-prefix would compile every crate again.
hide_paths() {
  CARGO="${CARGO_HOME:-$HOME/.cargo}" SOURCE="$PWD" perl -0777 -pi -e '
    s{\Q$ENV{CARGO}\E/(?:registry/src|git/checkouts)/[\w.-]+/}{"/" x length $&}ge;
    s{\Q$ENV{SOURCE}\E/}{"/" x length $&}ge;
    s{\Q$ENV{CARGO}\E/}{"/" x length $&}ge;
  ' "$@"
}

# Installs web/bind. Its wasm-bindgen-cli-support must have the version of wasm-bindgen in Cargo.lock.
need_bind() {
  local library
  library="$(grep -A1 '^name = "wasm-bindgen"$' Cargo.lock | sed -n 's/^version = "\(.*\)"/\1/p')"
  if ! grep -q "^wasm-bindgen-cli-support = \"=$library\"$" web/bind/Cargo.toml; then
    echo "Cargo.lock has wasm-bindgen $library: set wasm-bindgen-cli-support to that version in web/bind." >&2
    return 1
  fi
  local stamp="$tools/bind.made-from" made
  made="$(cat web/bind/Cargo.toml web/bind/Cargo.lock web/bind/src/main.rs | sha256sum)"
  [ -x "$tools/bin/bind" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$made" ] && return 0
  CARGO_TARGET_DIR="$tools/target" cargo install --quiet --locked --path web/bind --root "$tools" --force
  rm -rf "$tools/target"
  echo "$made" >"$stamp"
}

# need_node_package NAME VERSION: installs a package from npm into a folder of its own beside the target directory.
need_node_package() {
  local folder="$tools/npm/$1"
  command -v node >/dev/null || need nodejs
  [ "$(node -p "require('$folder/node_modules/$1/package.json').version" 2>/dev/null)" = "$2" ] && return 0
  command -v npm >/dev/null || need npm
  mkdir -p "$folder"
  npm install --silent --no-save --no-package-lock --no-audit --no-fund --prefix "$folder" "$1@$2" >/dev/null
}

# need_python_packages NAME PACKAGE==VERSION…: installs packages from PyPI into an environment of that name.
need_python_packages() {
  local folder="$tools/python/$1"
  shift
  [ "$(cat "$folder/installed" 2>/dev/null)" = "$*" ] && return 0
  python3 -c 'import ensurepip' 2>/dev/null || need python3-venv || return 1
  python3 -m venv --clear "$folder" && "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@" || return 1
  echo "$*" > "$folder/installed"
}
