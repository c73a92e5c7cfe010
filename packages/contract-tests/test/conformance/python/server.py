"""The public read operations and the event stream of the tenant API, with nothing but Python's standard library.

Usage: python3 server.py DOCUMENT TOKEN [FAULT]

The examples of DOCUMENT, the public OpenAPI document, are the data. FAULT is `repeat` (the stream repeats an event) or `lose` (a
page loses a result). Prints the port.
"""
import base64, datetime, json, re, select, sys, threading, time, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote_to_bytes

from data import attempts, deliveries, document, events, examples, lists, offsets, stats, types
from problem import Problem, invalid, phrases, read_query

token, fault = sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else ""
max_body, max_streams = 1_048_576, 8
open_streams = []
opening = threading.Lock()


def is_between(time, values):
    return values.get("date_from", [""])[0] <= time < values.get("date_to", ["~"])[0]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def handle_one_request(self):
        self.raw_requestline = self.rfile.readline(65_537)
        self.close_connection = True
        if not self.raw_requestline or not self.parse_request():
            return
        self.close_connection = True
        try:
            self.answer()
        except Problem as problem:
            body = {"error": "invalid_request", "error_description": problem.message} if self.path.startswith("/oauth/") else {"statusCode": problem.status, "error": phrases[problem.status], "message": problem.message, "errorCode": problem.code, **({"errors": problem.errors} if problem.errors else {})}
            self.send(problem.status, body, {name.replace("_", "-"): value for name, value in problem.headers.items()})
        except (BrokenPipeError, ConnectionResetError):
            pass

    def answer(self):
        raw_path, _, query = self.path.partition("?")
        is_public = raw_path.startswith("/.well-known/")
        if not is_public and raw_path != "/oauth/token/":
            self.authenticate()
        template, ids = self.match(raw_path)
        allowed = [name.upper() for name in document["paths"][template] if name in ("get", "post", "patch", "delete")]
        allowed += ["HEAD"] if is_public else []
        if self.command not in allowed:
            raise Problem(405, "method_not_allowed", "The path does not have this method.", Allow=", ".join(allowed))
        self.read_body()
        values = read_query(template, query)
        for value, name in zip(ids, re.findall(r"{(\w+)}", template)):
            if not re.fullmatch(r"[A-Za-z0-9_-]{26}", value):
                raise invalid("invalid_uri", name, "min_length")
        if template == "/api/v2/events":
            return self.stream(values)
        body, headers = self.read(template, ids, values)
        self.send(200, body, headers)

    def authenticate(self):
        given = self.headers.get_all("Authorization") or []
        if given != [f"Bearer {token}"]:
            challenge = 'Bearer error="invalid_token"' if len(given) == 1 and re.fullmatch(r"Bearer [\w.-]+", given[0]) else "Bearer"
            raise Problem(401, "invalid_token", "The token is not valid.", WWW_Authenticate=challenge)

    def match(self, raw_path):
        try:
            decoded = unquote_to_bytes(raw_path).decode()
        except UnicodeDecodeError:
            decoded = "%"
        names = raw_path.split("/")
        for template in document["paths"]:
            wanted = template.split("/")
            if len(wanted) == len(names) and all(a == b or (a[:1] == "{" and b) for a, b in zip(wanted, names)):
                return template, [b for a, b in zip(wanted, names) if a[:1] == "{"]
        if re.search(r"%(?![0-9A-Fa-f]{2})", raw_path) or re.search("%2f", raw_path, re.I) or decoded == "%":
            raise Problem(400, "invalid_uri", "The path is not valid.")
        raise Problem(404, "not_found", "The path does not exist.")

    def read_body(self):
        length = 0
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            while size := int(self.rfile.readline(), 16):
                length += len(self.rfile.read(size + 2)) - 2
        else:
            length = len(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
        if length > max_body:
            raise Problem(413, "payload_too_large", "The body is too large.")

    def read(self, template, ids, values):
        if template in lists:
            return self.read_list(*lists[template], values, template), {}
        if template == "/api/v2/events/subscribers":
            return {"subscriptions": len(open_streams)}, {}
        if template == "/.well-known/jwks.json":
            return {"keys": [{"kty": "OKP", "crv": "Ed25519", "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", "kid": "one", "use": "sig", "alg": "EdDSA"}]}, {"Cache-Control": "public, max-age=300"}
        if template.startswith("/.well-known/"):
            base = f"http://{self.headers['Host']}"
            return {**examples(template)[0], "issuer": base, "token_endpoint": f"{base}/oauth/token/", "jwks_uri": f"{base}/.well-known/jwks.json"}, {}
        if template.endswith(("/deliveries", "/attempts")) and "from" in values:
            raise invalid("invalid_paging", "from")
        if template == "/api/v2/events/{event_id}/attempts":
            return self.read_attempts({**values, "event_id": ids}), {}
        found = [item for key, items in lists.values() for item in items if item["id"] == ids[0]]
        if not found or (template.endswith("{event_id}") and ids[1] not in [d["id"] for d in deliveries]):
            raise Problem(404, "not_found", "There is no such resource.")
        if template.endswith("/stats"):
            return {**stats, "id": ids[0], "name": found[0]["name"]}, {}
        if template.endswith("{event_id}"):
            return next(d for d in deliveries if d["id"] == ids[1]), {}
        if template.endswith("/attempts"):
            return self.read_attempts(values), {}
        if template.endswith("/deliveries"):
            return deliveries[: int(values.get("take", ["50"])[0])], {}
        # Only what can be changed has a version.
        return found[0], {} if template.startswith("/api/v2/logs/") else {"ETag": '"1"'}

    def read_attempts(self, values):
        names = {"event_id": "event_id", "results": "result", "event_types": "event_type"}
        found = [one for one in attempts if all(one[name] in values.get(given, [one[name]]) for given, name in names.items())]
        return {"attempts": [one for one in found if is_between(one["attempted_at"], values)][: int(values.get("take", ["25"])[0])]}

    def read_list(self, key, items, values, template):
        if template == "/api/v2/logs":
            items = [one for one in items if is_between(one["date"], values) and all(one.get(name) in values.get(name, [one.get(name)]) for name in ("correlation_id", "operation", "kind"))]
            for name in {"client_id", "resource_id"} & set(values):
                items = [one for one in items if one.get(name[:-3], {}).get("id") in values[name]]
        if {"page", "per_page"} & set(values):
            page, size = int(values.get("page", ["0"])[0]), int(values.get("per_page", ["25"])[0])
            return {key: items[page * size : (page + 1) * size], "page": page, "per_page": size, "total": len(items)}
        size, start = int(values.get("take", ["25"])[0]), 0
        if "from" in values:
            known = {base64.urlsafe_b64encode(f"{template} {n}".encode()).decode(): n for n in range(len(items))}
            if values["from"][0] not in known:
                raise invalid("invalid_paging", "from")
            start = known[values["from"][0]]
        following = {"next": base64.urlsafe_b64encode(f"{template} {start + size}".encode()).decode()} if start + size < len(items) else {}
        if fault == "lose" and start:
            start += 1
        return {key: items[start : start + size], **following}

    def stream(self, values):
        position = len(events)
        given = {"Last-Event-ID": self.headers.get("Last-Event-ID"), **{name: values.get(name, [None])[0] for name in ("lastEventId", "from")}}
        if None not in (given["Last-Event-ID"], given["lastEventId"]) and given["Last-Event-ID"] != given["lastEventId"]:
            raise invalid("invalid_query_string", "lastEventId")
        place, last = next((item for item in given.items() if item[1] is not None), (None, None))
        if place in (None, "from") and "from" in values and "from_timestamp" in values:
            raise invalid("invalid_query_string", "from_timestamp")
        if last is not None:
            if last not in offsets:
                raise invalid("invalid_cursor", place)
            position = offsets.index(last)
        elif "from_timestamp" in values and values["from_timestamp"][0] <= datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"):
            position = 0
        with opening:
            is_refused = len(open_streams) >= max_streams
            if not is_refused:
                open_streams.append(self)
        if is_refused:
            reset = str(int(time.time()) + 1)
            raise Problem(429, "too_many_requests", "Too many open streams.", Retry_After="1", X_RateLimit_Limit=str(max_streams), X_RateLimit_Remaining="0", X_RateLimit_Reset=reset)
        try:
            self.send_stream(position, set(values.get("event_type", types)))
        finally:
            open_streams.remove(self)

    def send_stream(self, position, wanted):
        self.start(200, {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"})
        self.wfile.write(b":connected\nretry: 2000\n")
        self.send_message({"type": "offset-only", "offset": offsets[position]})
        for index in range(position, len(events)):
            message = {**events[index], "offset": offsets[index + 1]}
            if message["type"] in wanted:
                for _ in range(2 if fault == "repeat" and index == 5 else 1):
                    self.send_message(message)
        while not select.select([self.connection], [], [], 1)[0]:
            self.send_message({"type": "offset-only", "offset": offsets[-1]})

    def send_message(self, message):
        data = json.dumps(message, separators=(",", ":"))
        self.wfile.write(f"event: {message['type']}\ndata: {data}\nid: {message['offset']}\n\n".encode())

    def send(self, status, body, headers):
        text = json.dumps(body).encode()
        self.start(status, {"Content-Type": "application/json", "Content-Length": str(len(text)), **headers})
        if self.command != "HEAD":
            self.wfile.write(text)

    def start(self, status, headers):
        self.send_response(status)
        for name, value in {"X-Request-ID": str(uuid.uuid4()), "Connection": "close", "Cache-Control": "no-store", **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(server.server_address[1], flush=True)
server.serve_forever()
