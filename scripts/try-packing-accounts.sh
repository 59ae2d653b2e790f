# shellcheck shell=bash disable=SC2034,SC2154
# Sourced by try-packing.sh: what the scripts of Debian's package do with accounts and with the mode of the configuration, in a
# root of their own (DPKG_ROOT).

step "accounts" "the package removes only an account that it has made, and others cannot read the code of the staff"
# A path that is not one of the other root would be removed on this machine.
! grep -nE "(rm|mv|cp|chmod|chgrp)[^\"]* /" packaging/debian/* || fail "a script of the package changes a file outside of its root"
grep -q '^ *\["[^"]*exhibit.ron", "etc/tabuleiro/exhibit.ron", "640"\]' Cargo.toml || fail "dpkg lets everybody read the code"
other="$place/other"
# system PASSWD GROUP: begins a root with these accounts and groups besides root.
system() {
  rm -rf "$other"
  mkdir -p "$other"/{etc/tabuleiro,var/lib/tabuleiro,var/lib/tabuleiro-server,usr/lib/sysusers.d}
  cp packaging/tabuleiro.sysusers "$other/usr/lib/sysusers.d/tabuleiro.conf"
  printf '%s\n' root:x:0:0:root:/root:/bin/bash ${1:+"$1"} >"$other/etc/passwd"
  printf '%s\n' root:x:0: audio:x:29: video:x:44: render:x:105: ${2:+"$2"} >"$other/etc/group"
  : >"$other/etc/shadow"
  : >"$other/etc/gshadow"
  echo "USERGROUPS_ENAB ${usergroups:-yes}" >"$other/etc/login.defs"
  put 640
}
# put MODE: writes the configuration file with that mode, as dpkg does. mode_there: prints the mode and the group of that file.
put() {
  rm -f "$other/etc/tabuleiro/exhibit.ron"
  install -m "$1" assets/exhibit.ron "$other/etc/tabuleiro/exhibit.ron"
}
mode_there() {
  local gid
  gid="$(stat -c %g "$other/etc/tabuleiro/exhibit.ron")"
  echo "$(stat -c '%a' "$other/etc/tabuleiro/exhibit.ron") $(awk -F: -v gid="$gid" '$3 == gid { print $1 }' "$other/etc/group")"
}
# script NAME ARGUMENT…: runs a script of the package.
script() {
  local name="$1"
  shift
  DPKG_ROOT="$other" sh "packaging/debian/$name" "$@" >"$place/said" 2>&1 || { cat "$place/said" >&2; fail "$name $*"; }
}
has() { grep -q "^$2:" "$other/etc/$1"; }
if [ "$(id -u)" = 0 ] && command -v systemd-sysusers >/dev/null; then
  for usergroups in yes no; do
    system "" ""
    script postinst configure ""
    has passwd tabuleiro || fail "no account was made"
    [ "$(mode_there)" = "640 tabuleiro" ] || fail "the exhibit cannot read its configuration: $(mode_there)"
    script postrm purge
    ! has passwd tabuleiro || fail "purging left the account"
    ! has group tabuleiro || fail "purging left the group"
    [ ! -e "$other/var/lib/tabuleiro" ] || fail "purging left the data"
  done
  # An account by hand, as docs/exhibit.md says, is one like ours. dpkg may put the configuration there again at any time.
  system tabuleiro:x:101:110::/var/lib/tabuleiro:/usr/sbin/nologin tabuleiro:x:110:
  for mode in 640 644 664; do
    put "$mode"
    script postinst configure 1.0.0-1
    [ "$(mode_there)" = "640 tabuleiro" ] || fail "from mode $mode comes $(mode_there)"
  done
  put 600
  script postinst configure 1.0.0-1
  [ "$(mode_there)" = "600 root" ] || fail "an administrator's mode 600 became $(mode_there)"
  put 644
  chgrp 29 "$other/etc/tabuleiro/exhibit.ron"
  script postinst configure 1.0.0-1
  [ "$(mode_there)" = "644 audio" ] || fail "an administrator's group became $(mode_there)"

  # Accounts that the package has not made: of a person, of a person in the folder of the data, with a shell, and groups.
  for one in \
    tabuleiro:x:1000:1000:Ana:/home/tabuleiro:/bin/bash,tabuleiro:x:1000: \
    tabuleiro:x:1000:1000:Ana:/var/lib/tabuleiro:/bin/bash,tabuleiro:x:1000: \
    tabuleiro:x:1000:1000::/var/lib/tabuleiro:/usr/sbin/nologin,tabuleiro:x:1000: \
    tabuleiro:x:101:110::/var/lib/tabuleiro:/bin/bash,tabuleiro:x:110: \
    tabuleiro:x:101:110::/srv/other:/usr/sbin/nologin,tabuleiro:x:110: \
    ,tabuleiro:x:1005:ana; do
    system "${one%,*}" "${one#*,}"
    put 644
    cp "$other/etc/passwd" "$place/passwd"
    script postinst configure ""
    [[ "$(mode_there)" == 640* ]] || fail "others can read the code of the staff beside the account ${one%,*}"
    case "$one" in
    *:x:100?:*)
      expect "$place/said" "this system has a login account or a group 'tabuleiro'"
      cmp -s "$other/etc/passwd" "$place/passwd" || fail "the account ${one%,*} was changed"
      ! grep '^audio:.*tabuleiro' "$other/etc/group" || fail "the account ${one%,*} was added to groups"
      [ "$(mode_there)" = "640 root" ] || fail "the configuration was given to the group of a person"
      ;;
    esac
    script postrm purge
    cmp -s "$other/etc/passwd" "$place/passwd" || fail "purging removed the account ${one%,*}"
    has group tabuleiro || fail "purging removed the group ${one#*,}"
    case "$one" in
    *:/var/lib/tabuleiro:*) [ -e "$other/var/lib/tabuleiro" ] || fail "purging removed the home of ${one%,*}" ;;
    *) [ ! -e "$other/var/lib/tabuleiro" ] || fail "purging left the data" ;;
    esac
  done
  # Somebody else is in the group of the package.
  system "" ""
  script postinst configure ""
  sed -i 's/^\(tabuleiro:.*:\)$/\1ana/' "$other/etc/group"
  script postrm purge
  has group tabuleiro || fail "purging removed a group with a member"
  # The account of the server is one that systemd makes while it runs.
  system tabuleiro-server:x:1001:1001:Rui:/home/rui:/bin/bash tabuleiro-server:x:1001:
  script postinst configure ""
  expect "$place/said" "would run as the login account 'tabuleiro-server'"
  script postrm purge
  has passwd tabuleiro-server || fail "purging removed an account with the name of the server"
else
  echo "NOT TRIED: accounts; it needs root and systemd-sysusers."
fi
