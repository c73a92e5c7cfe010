/** The secret of a client in a JSON text, also if the text is malformed. */
const secretInJson = /("client_secret"\s*:\s*")(?:[^"\\]|\\.)*/g

/** Replaces the secret of a client in a JSON text, so that a sample can be shown and copied. */
export const withoutSecret = (json, replacement) =>
  json.replaceAll(secretInJson, (_, name) => `${name}${replacement}`)

export const isSecret = name => name === 'client_secret'
