#!/bin/sh
# Whether the web server answers. Alpine brings wget; a Debian base has bash instead, and neither of the two has both.
port=${PORT:-3000}
if command -v wget >/dev/null; then
  exec wget -q -O /dev/null "http://127.0.0.1:$port/healthz"
fi
exec bash -c "exec 3<>/dev/tcp/127.0.0.1/$port && printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3 && read -r line <&3 && [[ \$line == *' 200 '* ]]"
