// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The version of the document. */
export const version = "2.0.0"
