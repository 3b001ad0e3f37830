"""Designs the purlin of request.json and downloads its calculation note.

Needs the standard library only; reads MADRE_URL (https://madre.example.com) and MADRE_TOKEN.
"""

import json
import os
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ["MADRE_URL"] + "/api/madre"
TOKEN = os.environ["MADRE_TOKEN"]


def madre(method, path, body=None, **headers):
    """Asks the server; waits as long as Retry-After says when there is too much at once."""
    headers |= {"Authorization": f"Bearer {TOKEN}"}
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
    for attempt in range(3):
        try:
            with urlopen(Request(API + path, data, headers, method=method), timeout=60) as answer:
                return answer.read()
        except HTTPError as refusal:
            if refusal.code not in (429, 503) or attempt == 2:
                raise SystemExit(json.load(refusal)["detail"])
            time.sleep(int(refusal.headers.get("Retry-After", 5)))


with open("request.json", encoding="utf-8") as file:
    request = json.load(file)

# Create a simulation. Sent again with the same key within a day, it is not made twice.
key = {"Idempotency-Key": f"hall-{time.time()}"}
calculation = json.loads(madre("POST", "/Calculations", {"name": "Hall", "request": request}, **key))
path = "/Calculations/" + calculation["id"]

# Calculate, and wait for the end.
madre("POST", path + "/calculate")
while (calculation := json.loads(madre("GET", path)))["calculationStatus"] == "IN_PROGRESS":
    time.sleep(1)
if calculation["calculationStatus"] == "ERROR":
    raise SystemExit(calculation["errorMessage"])

# Choose the lightest section that passes: solutions are sorted.
solution = next((s for s in calculation["result"]["solutions"] if s["pass"]), None)
if solution is None:
    raise SystemExit("no section of the catalogue passes")
madre("PATCH", path, {"chosenResultId": solution["id"]})

# Download the note.
with open("note.pdf", "wb") as file:
    file.write(madre("GET", path + "/calculation-note?lang=en", Accept="application/pdf"))
print(f"{solution['id']}, note.pdf")
