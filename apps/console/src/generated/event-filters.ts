// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** What filters of events are, their limits, and their tests with what each takes. */
export const eventFilters = {
  "description": "Conditions on the content of events. An event passes if it meets all. For an event stream, an event that does not pass is neither delivered nor failed.",
  "mostFilters": 10,
  "mostValues": 20,
  "mostCharacters": {
    "path": 255,
    "value": 512
  },
  "tests": {
    "exact": "text",
    "not_exact": "text",
    "prefix": "text",
    "not_prefix": "text",
    "suffix": "text",
    "not_suffix": "text",
    "in": "texts",
    "not_in": "texts",
    "exists": "nothing",
    "not_exists": "nothing"
  }
} as const
