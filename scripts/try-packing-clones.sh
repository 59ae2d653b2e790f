# shellcheck shell=bash disable=SC2154
# Sourced by try-packing.sh: two clones that share a target directory.

step "shared target" "a clone does not start the program that another one has compiled meanwhile"
for clone in old new; do
  sources="$place/clones/$clone"
  mkdir -p "$sources"/{assets,benches,crates,docs,examples,src,tests,web}
  printf '[package]\nname = "speaker"\nversion = "1.0.0"\nedition = "2024"\n' >"$sources/Cargo.toml"
  printf 'version = 4\n\n[[package]]\nname = "speaker"\nversion = "1.0.0"\n' >"$sources/Cargo.lock"
  echo 'fn main() { println!("cargo::rerun-if-changed=build.rs"); }' >"$sources/build.rs"
  echo "fn main() { println!(\"$clone\"); }" >"$sources/src/main.rs"
done
for clone in new old; do
  said="$(
    export CARGO_TARGET_DIR="$place/clones/cache/target"
    mkdir -p "$CARGO_TARGET_DIR"
    renew_sources "$place/clones/$clone"
    cd "$place/clones/$clone" && command cargo run --quiet
  )"
  [ "$said" = "$clone" ] || fail "the $clone clone runs the program of the $said one"
done
