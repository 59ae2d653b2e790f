# Sourced by scripts/try-packages: the page's zip, served by nginx with the configuration in docs/page.md.

step "page's zip" "served by nginx: types, compression, caching; each file as large as its compressed form" "1 minute"
need nginx-light unzip curl
served="$try/page"
rm -rf "$served"
mkdir -p "$served/www" "$served/logs"
unzip -q "$packages/tabuleiro-page.zip" -d "$served/www"
# The server of the documentation, on another port and folder, in a configuration that needs no root.
{
  echo "daemon off; pid $served/nginx.pid; error_log $served/logs/error.log;"
  [ "$(id -u)" != 0 ] || echo "user root;"
  echo "events {}"
  echo "http { access_log off; include /etc/nginx/mime.types;"
  for one in client_body proxy fastcgi uwsgi scgi; do echo "${one}_temp_path $served/logs/$one;"; done
  # Without the modules of brotli, which Debian's plain nginx does not load.
  sed -n '/^```nginx$/,/^```$/p' docs/page.md | sed '/^```/d' | grep -v brotli |
    sed -e 's|listen 80;|listen 127.0.0.1:8473;|' -e "s|root /var/www/tabuleiro;|root $served/www;|"
  echo "}"
} >"$served/nginx.conf"
nginx -c "$served/nginx.conf" &
started+=("$!")
for _ in $(seq 20); do ! curl -s -o /dev/null http://127.0.0.1:8473/ || break; sleep 0.5; done
# served FILE TYPE ENCODING CACHE: checks the headers of a file where the browser takes gzip.
served_as() {
  curl -s --compressed -H 'Accept-Encoding: gzip' -D "$try/head" -o "$try/body" "http://127.0.0.1:8473/$1"
  tr -d '\r' <"$try/head" | tr '[:upper:]' '[:lower:]' >"$try/head.plain"
  grep -q '^http/1.1 200' "$try/head.plain" || fail "$1: $(head -1 "$try/head.plain")"
  expect "$try/head.plain" "content-type: $2"
  [ -z "$3" ] || expect "$try/head.plain" "content-encoding: $3"
  [ -z "$4" ] || expect "$try/head.plain" "$4"
  cmp -s "$try/body" "$served/www/$1" || fail "$1 comes back as something else"
}
cd "$served/www"
# A date in a compressed file would be that of the build, and two clones would make different packages.
for file in *.gz; do
  [ "$(od -An -tx1 -j4 -N4 "$file" | tr -d ' ')" = 00000000 ] || fail "$file contains a date"
done
for file in *.wasm; do served_as "$file" application/wasm gzip "max-age=31536000"; done
for file in tabuleiro-*.js page-*.js; do served_as "$file" "application/javascript" gzip "max-age=31536000"; done
for file in *.css; do served_as "$file" text/css gzip "max-age=31536000"; done
for file in *.bin; do served_as "$file" application/octet-stream gzip "max-age=31536000"; done
for file in text-*-[0-9a-f]*.txt; do served_as "$file" text/plain gzip "max-age=31536000"; done
served_as index.html text/html gzip no-cache
served_as text.html text/html gzip no-cache
served_as text-service-worker.js application/javascript gzip no-cache
served_as service-worker.js application/javascript gzip no-cache
served_as manifest.webmanifest application/manifest+json gzip ""
for file in *.webp; do served_as "$file" image/webp "" ""; done
# Over plain http the page fetches these itself and decodes them: they must come as they are.
for file in *.wasm.br; do
  curl -s -D "$try/head" -o "$try/body" "http://127.0.0.1:8473/$file"
  ! grep -qi '^content-encoding' "$try/head" || fail "$file is served as if it were the file without .br"
  cmp -s "$try/body" "$file" || fail "$file comes back as something else"
done
cd - >/dev/null
echo "all $(find "$served/www" -type f | wc -l) files of the page are served as they should be"
