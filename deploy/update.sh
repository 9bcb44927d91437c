#!/bin/sh
# Updates the processes of deploy/compose.yaml in turn, so that visitors notice nothing:
#   git fetch --tags && git checkout v0.5.0 && deploy/update.sh
# Makes a backup, builds the image, and replaces one process after the other once the one before it is healthy. If a new process
# does not become healthy, it stops there and the others keep running the old version. The first new process migrates the
# database; CHANGELOG.md says if the old version cannot run next to it.
set -eu
cd "$(dirname "$0")"
compose() { docker compose --file compose.yaml "$@"; }

./pin-images.sh --check
if grep -q '^BACKUP_TO=.' "${ENV_FILE:-.env}"; then compose run --rm --no-deps backup; fi
# The way back: docker image tag thikana:previous thikana, and this script with --no-build.
if [ "${1:-}" != --no-build ]; then
  docker image tag thikana thikana:previous 2> /dev/null || true
  compose build site-1
fi
for process in $(compose config --services | grep '^site-' | sort); do
  echo "Replacing $process"
  compose up --detach --no-deps --no-build --force-recreate --wait --wait-timeout 180 "$process"
done
