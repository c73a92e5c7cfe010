"""Errors as the document describes them, and the parsing of query values that may be invalid."""
import datetime, re
from urllib.parse import unquote_to_bytes

from data import dereferenced, parameters_of, paths

phrases = {400: "Bad Request", 401: "Unauthorized", 404: "Not Found", 405: "Method Not Allowed",
           410: "Gone", 413: "Payload Too Large", 429: "Too Many Requests"}


class Problem(Exception):
    def __init__(self, status, code, message, errors=None, **headers):
        self.status, self.code, self.message, self.headers = status, code, message, headers
        self.errors = errors


def invalid(code, name, fault="invalid"):
    message = f"The parameter '{name}' is not valid."
    return Problem(400, code, message, [{"path": name, "code": fault, "message": message}])


def is_time(text):
    try:
        datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
        return re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\dZ", text) is not None
    except ValueError:
        return False


def fault_of(text, schema):
    """The code of what does not fit the schema of a string, or None."""
    if text not in schema.get("enum", [text]):
        return "enum"
    is_right = schema.get("minLength", 0) <= len(text) <= schema.get("maxLength", len(text)) and re.search(schema.get("pattern", ""), text)
    return None if is_right else "invalid"


def read_query(template, query):
    """The values of each query parameter. Raises the documented problem for an invalid one."""
    known, values = parameters_of(template), {}
    for part in query.split("&") if query else []:
        name, _, value = part.partition("=")
        value = unquote_to_bytes(value).decode(errors="replace")
        is_paging = name in ("take", "page", "per_page") or (name == "from" and "events" not in template[-6:])
        code = "invalid_paging" if is_paging else "invalid_cursor" if name in ("from", "lastEventId") else "invalid_query_string"
        if name not in known:
            raise invalid("invalid_query_string", name, "unknown")
        schema = dereferenced(known[name]["schema"])
        is_list = schema.get("type") == "array"
        if name in values and not is_list:
            raise invalid(code, name)
        # A list may be repeated or separated by commas. The values of a filter may hold commas.
        items = value.split(",") if is_list and name != "filter" else [value]
        item = dereferenced(schema["items"]) if is_list else schema
        if schema.get("type") == "integer":
            if not re.fullmatch(r"[0-9]{1,10}", value):
                raise invalid(code, name, "type")
            if int(value) < schema.get("minimum", 0):
                raise invalid(code, name, "minimum")
            if int(value) > schema.get("maximum", 10**9):
                raise invalid(code, name, "maximum")
        elif name.startswith("date_") or name == "from_timestamp":
            if not is_time(value):
                raise invalid(code, name, "pattern" if name.startswith("date_") else "invalid")
        elif name == "filter" and value.split(":")[0] not in paths:
            raise invalid(code, name)
        elif fault := next(filter(None, (fault_of(one, item) for one in items)), None):
            raise invalid(code, name, fault)
        values[name] = values.get(name, []) + items
    if values.get("date_from", [""]) >= values.get("date_to", ["~"]):
        raise invalid("invalid_query_string", "date_from")
    if {"page", "per_page"} & set(values) and {"take", "from"} & set(values) and "page" in known:
        raise invalid("invalid_paging", "page")
    return values
