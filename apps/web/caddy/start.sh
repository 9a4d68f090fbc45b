#!/bin/sh
# Checks what the deployment has set, says everything that is wrong with it, then becomes the web server.
set -eu

wrong=0
complain() {
  echo "web: $1" >&2
  wrong=1
}

BACKEND_URL=${BACKEND_URL:-}
BACKEND_URL=${BACKEND_URL%/}
host=${BACKEND_URL#*://}
case $BACKEND_URL in
  '') complain 'BACKEND_URL is missing; it is the address of the backend: https://backend.coop.example' ;;
  http://?* | https://?*)
    case $host in
      *[!A-Za-z0-9.:_-]*) complain "BACKEND_URL must be scheme, host and port, and nothing after them, not $BACKEND_URL" ;;
    esac
    ;;
  *) complain "BACKEND_URL must begin with http:// or https://, not $BACKEND_URL" ;;
esac

PORT=${PORT:-3000}
case $PORT in
  *[!0-9]* | ??????*) complain "PORT must be a number from 1024 to 65535, not $PORT" ;;
  *)
    if [ "$PORT" -lt 1024 ] || [ "$PORT" -gt 65535 ]; then
      complain "PORT must be a number from 1024 to 65535, not $PORT"
    fi
    ;;
esac

# The shell must not take /__control/* for files.
set -f
EXTRA_PATHS=${EXTRA_PATHS:-}
for path in $EXTRA_PATHS; do
  case $path in
    /?*) ;;
    *) complain "EXTRA_PATHS must be paths with spaces between them, each beginning with a slash, not $path" ;;
  esac
done

TRUSTED_PROXIES=${TRUSTED_PROXIES:-}
for range in $TRUSTED_PROXIES; do
  case $range in
    private_ranges) ;;
    *[!0-9a-fA-F.:/]*) complain "TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, or private_ranges, not $range" ;;
  esac
done

PUBLIC_ORIGIN=${PUBLIC_ORIGIN:-}
case $PUBLIC_ORIGIN in
  '') ;;
  http://?* | https://?*)
    case ${PUBLIC_ORIGIN#*://} in
      *[!A-Za-z0-9.:_-]*) complain "PUBLIC_ORIGIN must be scheme and host, and nothing after them, not $PUBLIC_ORIGIN" ;;
    esac
    ;;
  *) complain "PUBLIC_ORIGIN must begin with http:// or https://, not $PUBLIC_ORIGIN" ;;
esac

SITE_DIR=${SITE_DIR:-/site}
if [ -d "$SITE_DIR/site.json" ]; then
  complain "$SITE_DIR/site.json is a folder: the file that was to be mounted there is not where it was looked for"
elif [ -e "$SITE_DIR/site.json" ] && [ ! -r "$SITE_DIR/site.json" ]; then
  complain "$SITE_DIR/site.json cannot be read by user $(id -u); chmod a+r"
fi

[ "$wrong" = 0 ] || exit 1
export BACKEND_URL PORT EXTRA_PATHS TRUSTED_PROXIES PUBLIC_ORIGIN SITE_DIR
exec caddy run --config "${CADDYFILE:-/etc/caddy/Caddyfile}" --adapter caddyfile
