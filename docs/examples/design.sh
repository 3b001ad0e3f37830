#!/usr/bin/env bash
# Designs the purlin of request.json and downloads its calculation note.
# Needs curl and jq; reads MADRE_URL (https://madre.example.com) and MADRE_TOKEN.
set -euo pipefail
api="$MADRE_URL/api/madre"
# --retry waits as long as Retry-After says when there is too much at once.
madre() {
  curl -sS --fail-with-body --retry 3 -H "Authorization: Bearer $MADRE_TOKEN" "$@"
}

# Create a simulation. Sent again with the same key within a day, it is not made twice.
key="hall-$(date +%s)"
id=$(jq '{name: "Hall", request: .}' request.json |
  madre -H "Idempotency-Key: $key" --json @- "$api/Calculations" | jq -r .id)

# Calculate, and wait for the end.
madre -X POST "$api/Calculations/$id/calculate" >/dev/null
until madre "$api/Calculations/$id" >calculation.json &&
  [ "$(jq -r .calculationStatus calculation.json)" != IN_PROGRESS ]; do
  sleep 1
done
if [ "$(jq -r .calculationStatus calculation.json)" = ERROR ]; then
  jq -r .errorMessage calculation.json >&2
  exit 1
fi

# Choose the lightest section that passes: solutions are sorted.
solution=$(jq -r 'first(.result.solutions[] | select(.pass)).id' calculation.json)
jq -n --arg id "$solution" '{chosenResultId: $id}' |
  madre -X PATCH --json @- "$api/Calculations/$id" >/dev/null

# Download the note.
madre -H 'Accept: application/pdf' -o note.pdf "$api/Calculations/$id/calculation-note?lang=en"
echo "$solution, note.pdf"
