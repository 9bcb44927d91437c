#!/bin/sh
# Pins the images in deploy/.env by their digests, so that every machine and every restart runs the same bytes:
#   deploy/pin-images.sh            pulls each image and writes NAME:TAG@sha256:… into deploy/.env
#   deploy/pin-images.sh --check    fails if an image has no version; names those without a digest
set -eu
cd "$(dirname "$0")"
file=${ENV_FILE:-.env}

for name in NODE_IMAGE POSTGRES_IMAGE CADDY_IMAGE SEAWEEDFS_IMAGE; do
  image=$(sed -n "s/^$name=//p" "$file")
  tagged=${image%%@*}
  case ${tagged##*/} in
    '') echo "$name is not set in $file." >&2; exit 1 ;;
    *:latest) echo "$name=$image would change without notice: name a version, not latest." >&2; exit 1 ;;
    *:?*) ;;
    *) echo "$name=$image has no version." >&2; exit 1 ;;
  esac
  if [ "${1:-}" = --check ]; then
    case $image in *@sha256:*) ;; *) echo "$name=$image has no digest; deploy/pin-images.sh adds it." ;; esac
    continue
  fi
  docker pull --quiet "$tagged" > /dev/null
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$tagged")
  sed "s|^$name=.*|$name=$tagged@${digest#*@}|" "$file" > "$file.new"
  cat "$file.new" > "$file"
  rm "$file.new"
  echo "$name=$tagged@${digest#*@}"
done
