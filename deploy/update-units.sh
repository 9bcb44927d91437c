#!/bin/sh
# Restarts several processes of one site in turn, so that visitors notice nothing:
#   cd /opt/thikana && git fetch --tags && git checkout v0.5.0 && npm run build
#   deploy/update-units.sh siliguri-1 siliguri-2
# Each name is an instance of thikana@.service with its own PORT in /etc/thikana/<name>.env, and the same DATABASE_URL and S3_*.
# It waits until a process is ready before it restarts the next one, and stops if it does not become ready.
set -eu
settings=${SETTINGS_DIR:-/etc/thikana}
patience=${PATIENCE_SECONDS:-180}
node=${NODE:-$(dirname "$0")/../build/current/node}

for name in "$@"; do
  port=$(sed -n 's/^PORT=//p' "$settings/$name.env")
  echo "Restarting thikana@$name"
  systemctl restart "thikana@$name"
  "$node" --input-type=module --eval '
    const [port, patience] = process.argv.slice(1);
    const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false);
    const until = Date.now() + patience * 1000;
    while (!(await isReady())) {
      if (Date.now() > until) process.exit(1);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  ' "${port:-3000}" "$patience" || {
    echo "thikana@$name is not ready after $patience seconds; the others were not restarted." >&2
    exit 1
  }
done
