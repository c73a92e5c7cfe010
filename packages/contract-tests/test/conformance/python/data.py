"""The examples of the public OpenAPI document, as the data of a server."""
import base64, json, sys, uuid

document = json.load(open(sys.argv[1], encoding="utf-8"))

def dereferenced(value):
    while isinstance(value, dict) and "$ref" in value:
        found = document
        for name in value["$ref"][2:].split("/"):
            found = found[name.replace("~1", "/").replace("~0", "~")]
        value = found
    return value


def examples(path):
    content = dereferenced(document["paths"][path]["get"]["responses"]["200"])["content"]
    (media,) = content.values()
    return [dereferenced(example)["value"] for example in media["examples"].values()]


def several(items):
    """The items, and copies of them under other ids, so that a list has several pages."""
    return items + [{**item, "id": item["id"][:-1] + last} for last in "AB" for item in items]


def distinct(items):
    return list({item["id"]: item for item in items}.values())


lists = {
    "/api/v2/event-streams": ("eventStreams", several(distinct(s for e in examples("/api/v2/event-streams") for s in e["eventStreams"]))),
    "/api/v2/rate-limit-policies": ("rate_limit_policies", several(distinct(p for e in examples("/api/v2/rate-limit-policies") for p in e["rate_limit_policies"]))),
    "/api/v2/logs": ("logs", examples("/api/v2/logs")[0]["logs"]),
}
deliveries = distinct(d for e in examples("/api/v2/event-streams/{id}/deliveries") for d in e)
attempts = examples("/api/v2/event-streams/{id}/attempts")[0]["attempts"]
stats = examples("/api/v2/event-streams/{id}/stats")[0]
events = [message for message in examples("/api/v2/events") if "event" in message]
offsets = [base64.urlsafe_b64encode(uuid.uuid5(uuid.NAMESPACE_URL, str(n)).bytes)[:22].decode() for n in range(len(events) + 1)]
types = {message["type"] for message in events}


def paths_of(value, path):
    """The paths of the values in an event, such as `data.object.id`."""
    if isinstance(value, list):
        return {found for item in value for found in paths_of(item, path)}
    if isinstance(value, dict):
        return {found for name, child in value.items() for found in paths_of(child, f"{path}.{name}" if path else name)}
    return {path}


paths = set().union(*(paths_of(message["event"], "") for message in events))


def parameters_of(path):
    both = document["paths"][path].get("parameters", []) + document["paths"][path]["get"].get("parameters", [])
    return {p["name"]: p for p in map(dereferenced, both) if p["in"] == "query"}
