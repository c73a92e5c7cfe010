"""Follows the events of a tenant with httpx."""
import os
import sys
import time

import httpx

client = httpx.Client(base_url=os.environ["TENANT_API_URL"])


def new_token():
    form = {
        "grant_type": "client_credentials",
        "audience": "/api/v2/",
        "client_id": os.environ["TENANT_API_CLIENT_ID"],
        "client_secret": os.environ["TENANT_API_CLIENT_SECRET"],
    }
    answer = client.post("/oauth/token", data=form)
    answer.raise_for_status()
    return answer.json()["access_token"]


def messages(chunks):
    """Yields the fields of each complete message. Works on bytes: splitlines() of a str would cut at U+2028 too."""
    rest = b""
    for chunk in chunks:
        *blocks, rest = (rest + chunk).split(b"\n\n")
        for block in blocks:
            fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if not line.startswith(b":"))
            if b"data" in fields:
                yield {name.decode(): value.decode() for name, value in fields.items()}


offset = os.environ.get("TENANT_API_FROM")
token = None
# The time limit is for silence too: by default 5 seconds, but the service sends something every 15 seconds.
timeout = httpx.Timeout(10, read=45)
while True:
    pause = 1
    try:
        token = token or new_token()
        headers = {"Authorization": f"Bearer {token}"}
        query = {"from": offset} if offset else {}
        with client.stream("GET", "/api/v2/events", params=query, headers=headers, timeout=timeout) as answer:
            if answer.status_code in (400, 403, 410):
                sys.exit(f"The service refuses this subscription: {answer.read().decode()}")
            if answer.status_code == 401:
                token = None
            pause = int(answer.headers.get("Retry-After", 1))
            answer.raise_for_status()
            for message in messages(answer.iter_bytes()):
                if message["event"] not in ("offset-only", "error"):
                    print(message["data"], flush=True)
                offset = message["id"]
    except httpx.HTTPError as error:
        print(error, file=sys.stderr)
    time.sleep(pause)
