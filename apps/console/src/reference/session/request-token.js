import { openapi } from '../document/openapi.js'
import { isStream, needsToken, operations } from '../document/operations.js'

const { accessToken } = openapi.components.securitySchemes
const { tokenUrl, scopes } = accessToken.flows.clientCredentials

/** The scopes that operations use, with their descriptions. */
export const offeredScopes = Object.entries(scopes).map(([name, description]) => ({ name, description }))

/** The path of a token request, and its parameters besides the credentials. */
export const tokenRequest = {
  path: new URL(tokenUrl).pathname,
  parameters: { grant_type: 'client_credentials', audience: accessToken['x-audience'] },
}

/**
 * Requests an access token with the credentials of a client.
 *
 * @throws {Error} with the reason, if the service refuses or does not answer
 */
export async function requestToken({ clientId, clientSecret, chosen }) {
  const client = { client_id: clientId, client_secret: clientSecret }
  const { error, ...answer } = await ask({ ...client, scope: chosen.join(' ') })
  // All scopes were requested, and the client lacks some. Without `scope` the token gets all scopes of the client.
  const lacksSome = error === 'invalid_scope' && chosen.length === offeredScopes.length
  const { access_token, error_description } = lacksSome ? await ask(client) : answer
  if (!access_token) throw new Error(error_description)
  return access_token
}

async function ask(parameters) {
  const body = new URLSearchParams({ ...tokenRequest.parameters, ...parameters })
  const answer = await reach(tokenRequest.path, { method: 'POST', body })
  return answer.json()
}

/**
 * Checks a token with one request. An answer 403 also shows that the token is valid.
 *
 * @throws {Error} with the reason, if the service refuses the token or does not answer
 */
export async function checkToken(token) {
  const { path } = operations.find(isCheap)
  const answer = await reach(path, { headers: { Authorization: `Bearer ${token}` } })
  if (answer.status === 401 || answer.status >= 500) throw new Error((await answer.json()).message)
}

const isCheap = ({ method, path, operation }) =>
  method === 'GET' && needsToken(operation) && !isStream(operation) && !path.includes('{')

/** `fetch`, with an error that a person understands. */
async function reach(path, request) {
  try {
    // Without `omit` the browser asks for a name and a password when the service refuses a secret.
    return await fetch(path, { ...request, credentials: 'omit' })
  } catch {
    throw new Error(`The service at ${location.origin} does not answer. Check that it runs.`)
  }
}
