import { isStream, needsToken } from '../document/operations.js'
import { isSecret, withoutSecret } from './client-secret.js'

/** The curl command for a call. It reads the token and the secret of a client from variables. */
export function curlOf({ operation }, { method, url, headers, body, fields }) {
  const options = Object.entries(headers)
    .filter(([name]) => name !== 'Authorization' && !(fields && name === 'Content-Type'))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  if (needsToken(operation)) options.unshift('-H "Authorization: Bearer $TOKEN"')
  if (fields) options.push(...Object.entries(fields).map(fieldOption))
  else if (body !== undefined) options.push(`--data-raw ${withoutSecret(quoted(body), `'"$CLIENT_SECRET"'`)}`)
  const isImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const command = ['curl', isStream(operation) && '-N', !isImplied && `-X ${method}`, quoted(url)]
  return [command.filter(Boolean).join(' '), ...options].join(' \\\n  ')
}

function fieldOption([name, value]) {
  return `--data-urlencode ${isSecret(name) ? `"${name}=$CLIENT_SECRET"` : quoted(`${name}=${value}`)}`
}

/** A word of a shell command. */
const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`
