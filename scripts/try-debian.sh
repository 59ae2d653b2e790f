# shellcheck shell=bash disable=SC2154,SC2016
# Sourced by scripts/try-packages: the package on a bare Debian.

step "Debian: what the package says" "lintian, and the descriptions in it"
need mmdebstrap lintian desktop-file-utils appstream
deb="$(package_of "$packages" deb)"
lintian --fail-on error "$deb" | tee "$try/lintian"
dpkg-deb -c "$deb" >"$try/files"
grep -q '^-rw-r----- .* \./etc/tabuleiro/exhibit.ron$' "$try/files" || fail "dpkg lets everybody read the code of the staff"

step "Debian: a bare system" "mmdebstrap, and apt install of the package" "3 minutes the first time"
. /etc/os-release
bare="$try/bare-$VERSION_CODENAME.tar"
apt-config dump Acquire | grep -vE '^Acquire::(IndexTargets|Changelogs)' >"$try/acquire.conf"
sources=/etc/apt/sources.list.d/debian.sources
[ -e "$sources" ] || sources=/etc/apt/sources.list
[ -e "$bare" ] || { mmdebstrap --quiet --format=tar --variant=apt --aptopt="$try/acquire.conf" "$VERSION_CODENAME" "$bare.new" "$sources" &&
  mv "$bare.new" "$bare"; }
system="$try/debian"
rm -rf --one-file-system "$system"
mkdir -p "$system"
tar -xf "$bare" -C "$system"
for one in dev dev/shm proc; do
  mount --bind "/$one" "$system/$one"
  mounted+=("$system/$one")
done
cp /etc/resolv.conf "$system/etc/"
[ ! -d /usr/local/share/ca-certificates ] || cp -R /usr/local/share/ca-certificates "$system/usr/local/share/"
# inside COMMAND…: runs a command in the bare system, with no other environment.
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 chroot "$system" "$@"; }
# A chroot has no init system that could start services.
printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d"
chmod +x "$system/usr/sbin/policy-rc.d"
inside apt-get update -qq
cp "$deb" "$system/tmp/new.deb"
first=new
if [ -n "${BEFORE:-}" ]; then
  cp "$BEFORE" "$system/tmp/before.deb"
  first=before
fi
SECONDS_BEFORE=$SECONDS
inside apt-get install -qq -y "/tmp/$first.deb" >"$try/install.log" 2>&1 || { tail -20 "$try/install.log"; fail "apt install"; }
echo "apt install took $((SECONDS - SECONDS_BEFORE)) seconds"
inside apt-get install -qq -y --no-install-recommends xvfb xauth x11-apps imagemagick cage xwayland man-db \
  bash-completion python3-websocket >>"$try/install.log" 2>&1 || { tail "$try/install.log"; fail "what tries it"; }
inside tabuleiro --version
# dpkg leaves pages of the manual out where a minimal system says so.
inside sh -c 'grep -rqs "path-exclude.*/man" /etc/dpkg/dpkg.cfg.d || man -w tabuleiro tabuleiro-serve tabuleiro-prove'
inside bash -ec '. /usr/share/bash-completion/bash_completion; . /usr/share/bash-completion/completions/tabuleiro
  COMP_WORDS=(tabuleiro serve --p) COMP_CWORD=2; _tabuleiro tabuleiro --p serve; [[ " ${COMPREPLY[*]} " == *" --page "* ]]'
inside bash -ec '. /usr/share/bash-completion/bash_completion; . /usr/share/bash-completion/completions/tabuleiro
  COMP_WORDS=(tabuleiro sheet quar) COMP_CWORD=2; _tabuleiro tabuleiro quar sheet; [[ "${COMPREPLY[*]}" == quarto ]]'
inside sh -c 'tabuleiro serve --check --port 0 --data /tmp/none | grep -F "page: /usr/share/tabuleiro/page"' ||
  fail "the page of the package is not found"
inside sh -ec 'id tabuleiro; stat -c "%a %U:%G %n" /etc/tabuleiro/exhibit.ron'
[ "$(inside stat -c '%a %G' /etc/tabuleiro/exhibit.ron)" = "640 tabuleiro" ] || fail "others can read the code of the staff"
# dpkg leaves documents out, too, where a system says so.
inside sh -c 'grep -rqs "path-exclude.*/doc/" /etc/dpkg/dpkg.cfg.d || test -s /usr/share/doc/tabuleiro/exhibit.md' ||
  fail "the package has no documents"

step "Debian: the window" "under a virtual display, with a picture" "1 minute"
# picture NAME COMMAND…: runs a command under a virtual display, at which every user may draw, and takes a picture when the
# window has had time to draw.
picture() {
  local name="$1"
  shift
  inside timeout 240 xvfb-run -a -s "-screen 0 1280x800x24 -ac" sh -c '"$@" >/tmp/window.log 2>&1 & pid=$!
    sleep 60; xwd -root -silent -out /tmp/window.xwd; kill $pid; wait $pid 2>/dev/null; cat /tmp/window.log' window "$@" \
    >"$try/$name.log" 2>&1 || true
  inside convert /tmp/window.xwd "/tmp/$name.png"
  cp "$system/tmp/$name.png" "$try/"
  drawn "$name"
}
# drawn NAME: a window that drew nothing has one colour, or few.
drawn() {
  [ "$(inside identify -format '%k' "/tmp/$1.png")" -gt 1000 ] || { tail -n 30 "$try/$1.log"; fail "$1: nothing was drawn"; }
  echo "$try/$1.png"
}
picture window tabuleiro --game hex --option size=5 --language pt --size 1280x800

step "Debian: the units" "systemd-analyze verify, and what they start as their users" "2 minutes"
inside systemd-analyze verify /usr/lib/systemd/system/tabuleiro-{server,exhibit}.service 2>&1 | tee "$try/verify"
! grep -E 'tabuleiro-(server|exhibit)' "$try/verify" || fail "systemd-analyze has something to say about the units"
inside tabuleiro --kiosk-check /etc/tabuleiro/exhibit.ron
# unit NAME: the command that a unit starts.
command_of() { sed -n 's/^ExecStart=//p' "$system/usr/lib/systemd/system/$1.service"; }
# cage needs a screen; here the program that it shows is started alone, as the user of the unit.
exhibit="$(command_of tabuleiro-exhibit | sed 's/^.* -- //')"
inside install -d -o tabuleiro -g tabuleiro /var/lib/tabuleiro /run/tabuleiro
# shellcheck disable=SC2086
picture exhibit runuser -u tabuleiro -- env HOME=/var/lib/tabuleiro RUNTIME_DIRECTORY=/run/tabuleiro $exhibit
inside install -d -o nobody -m 700 /var/lib/tabuleiro-server
server="$(command_of tabuleiro-server | sed 's/\$OPTIONS/--bind 127.0.0.1 --port 8471/')"
# shellcheck disable=SC2086
inside runuser -u nobody -- env STATE_DIRECTORY=/var/lib/tabuleiro-server $server >"$try/server.log" 2>&1 &
serving=$!
started+=("$serving")
for _ in $(seq 30); do ! grep -q "^Data:" "$try/server.log" || break; sleep 1; done
cp scripts/play-wire "$system/tmp/"
inside python3 /tmp/play-wire 8471 tabuleiro
[ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:8471/)" = 200 ] || fail "the server of the package serves no page"
pkill -TERM -P "$serving" || true
wait "$serving" 2>/dev/null || true

step "Debian: upgrade and purge" "a changed configuration stays, and then nothing is left"
echo '// Changed by a person.' >>"$system/etc/tabuleiro/exhibit.ron"
# Where both have changed the configuration, dpkg asks, and an empty answer keeps the person's; nobody can answer here.
keep=(-o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold)
if [ "$first" = before ]; then
  inside apt-get install -qq -y "${keep[@]}" /tmp/new.deb >"$try/upgrade.log" 2>&1 || { tail "$try/upgrade.log"; fail "the upgrade"; }
else
  inside apt-get install -qq -y --reinstall "${keep[@]}" /tmp/new.deb >"$try/upgrade.log" 2>&1 || { tail "$try/upgrade.log"; fail "again"; }
  echo "NOT TRIED: an upgrade from the package of the commit before (BEFORE=FILE.deb); it was installed over itself."
fi
[ "$(inside dpkg-query -W -f '${Version}' tabuleiro)" = "$(dpkg-deb -f "$deb" Version)" ] || fail "another version is installed"
tail -1 "$system/etc/tabuleiro/exhibit.ron" | grep -q "Changed by a person" || fail "the upgrade lost the configuration"
[ "$(inside stat -c '%a %G' /etc/tabuleiro/exhibit.ron)" = "640 tabuleiro" ] || fail "after it others can read the code"
inside rm /etc/tabuleiro/exhibit.ron
inside apt-get install -qq -y --reinstall -o Dpkg::Options::=--force-confmiss /tmp/new.deb >>"$try/upgrade.log" 2>&1
[ "$(inside stat -c '%a %G' /etc/tabuleiro/exhibit.ron)" = "640 tabuleiro" ] || fail "dpkg put it back, and others can read the code"
inside apt-get purge -qq -y tabuleiro >"$try/purge.log" 2>&1
inside sh -ec 'find /etc /usr /var /run -xdev -name "*tabuleiro*" -not -path "*/doc/*" | grep -vE "^/var/(log|cache)" || true' >"$try/left"
(cd "$system" && find etc usr var -xdev | grep -i tabuleiro | grep -vE '^var/(cache|log)') >>"$try/left" || true
[ ! -s "$try/left" ] || { cat "$try/left"; fail "purging left something"; }
! inside getent passwd tabuleiro || fail "purging left the user"
! inside getent group tabuleiro || fail "purging left the group"
echo "Nothing is left."

step "Debian: an account of a person" "with the name of the package's: it is told, and stays as it is"
inside useradd --create-home --shell /bin/bash tabuleiro
inside id tabuleiro >"$try/account"
inside apt-get install -qq -y /tmp/new.deb >"$try/account.log" 2>&1 || { tail "$try/account.log"; fail "apt install beside the account"; }
expect "$try/account.log" "this system has a login account or a group 'tabuleiro'"
[ "$(inside stat -c '%a %G' /etc/tabuleiro/exhibit.ron)" = "640 root" ] || fail "the configuration was given to the person"
inside apt-get purge -qq -y tabuleiro >>"$try/account.log" 2>&1
[ "$(inside id tabuleiro)" = "$(cat "$try/account")" ] || fail "the package changed or removed the account of a person"
[ -d "$system/home/tabuleiro" ] || fail "the package removed the home of a person"
inside userdel -r tabuleiro 2>/dev/null
