import { formMediaType } from '../operation/request-form.js'
import { shapeOf } from '../schema/shape.js'

/** The properties of a request that name a client and its secret, and the variables that samples read instead of empty ones. */
const variables = { client_id: 'CLIENT_ID', client_secret: 'CLIENT_SECRET' }

/** The properties of a form that samples fill in from variables, with the names of the variables. */
export function credentialVariables({ operation }, fields) {
  const { schema } = operation.requestBody.content[formMediaType]
  return Object.fromEntries(
    shapeOf(schema)
      .properties.filter(({ name }) => variables[name] && (isSecret(name) || !fields[name]))
      .map(({ name }) => [name, variables[name]]),
  )
}

/** The secret of a client in a JSON text, also if the text is malformed. */
const secretInJson = /("client_secret"\s*:\s*")(?:[^"\\]|\\.)*/g

/** Replaces the secret of a client in a JSON text, so that a sample can be shown and copied. */
export const withoutSecret = (json, replacement) =>
  json.replaceAll(secretInJson, (_, name) => `${name}${replacement}`)

const isSecret = name => name === 'client_secret'
