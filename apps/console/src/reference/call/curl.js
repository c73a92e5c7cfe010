import { isStream, needsToken } from '../document/operations.js'
import { credentialVariables, withoutSecret } from './client-credentials.js'

/** The curl command for a call. It reads the token and the secret of a client from variables. */
export function curlOf(placed, { method, url, headers, body, fields }) {
  const options = Object.entries(headers)
    .filter(([name]) => name !== 'Authorization' && !(fields && name === 'Content-Type'))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  if (needsToken(placed.operation)) options.unshift('-H "Authorization: Bearer $TOKEN"')
  if (fields) options.push(...formOptions(fields, credentialVariables(placed, fields)))
  else if (body !== undefined) options.push(`--data-raw ${withoutSecret(quoted(body), `'"$CLIENT_SECRET"'`)}`)
  const isImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const command = ['curl', isStream(placed.operation) && '-N', !isImplied && `-X ${method}`, quoted(url)]
  return [command.filter(Boolean).join(' '), ...options].join(' \\\n  ')
}

const formOptions = (fields, variables) => [
  ...Object.entries(fields)
    .filter(([name]) => !variables[name])
    .map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
  ...Object.entries(variables).map(([name, variable]) => `--data-urlencode "${name}=$${variable}"`),
]

/** A word of a shell command. */
const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`
