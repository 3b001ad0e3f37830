#!/usr/bin/env bash
# Makes an access token, as the account page does, and prints it.
# Needs curl and jq; reads MADRE_URL (https://madre.example.com), MADRE_EMAIL and MADRE_PASSWORD.
set -euo pipefail
api="$MADRE_URL/api/madre"
session=$(mktemp)
trap 'rm -f "$session"' EXIT

jq -n '{email: env.MADRE_EMAIL, password: env.MADRE_PASSWORD}' |
  curl -sS --fail-with-body --cookie-jar "$session" --json @- "$api/Users/login" >/dev/null
curl -sS --fail-with-body --cookie "$session" "$api/Users/tokens" \
  --json '{"name": "worked example", "scope": "write", "expiresInDays": 30}' | jq -r .token
curl -sS --fail-with-body --cookie "$session" -X POST "$api/Users/logout"
