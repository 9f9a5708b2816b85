#!/bin/sh
# Creates the secret files of compose.yaml once. Existing files stay as they are.
set -eu

folder="$(dirname "$0")/secrets"
# Compose mounts the files as they are, and the server is another user. The folder keeps other users of this machine out.
mkdir -p "$folder"
chmod 700 "$folder"

create() {
  [ -e "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"
  chmod 644 "$folder/$1"
}

create encryption-key "$(openssl rand -base64 32)"
create token-key "$(openssl rand -base64 32)"
create database-password "$(openssl rand -hex 24)"
create database-url "postgres://tributary:$(cat "$folder/database-password")@database:5432/tributary"
create smtp-url 'smtp://mail:1025'

echo "The secrets are in $folder. Keep a copy of encryption-key apart from your backups."
