import { checkToken, requestToken } from './request-token.js'

/** An error about one value of the sign-in. */
class CredentialError extends Error {
  /** @param field the name of the element of the form that gets the focus */
  constructor(message, field) {
    super(message)
    this.field = field
  }
}

/**
 * Requests an access token for what the user has entered.
 *
 * @param chosen the scopes to request
 * @throws {Error} with the reason
 */
export function issuedToken({ client_id, client_secret }, chosen) {
  const clientId = entered(client_id, 'client_id', 'Enter the client id.')
  const clientSecret = entered(client_secret, 'client_secret', 'Enter the client secret.')
  if (chosen.length === 0) throw new CredentialError('Choose at least one scope.', 'scopes')
  return requestToken({ clientId, clientSecret, chosen })
}

/**
 * Checks a token that the user has pasted.
 *
 * @throws {Error} with the reason
 */
export async function pastedToken({ token }) {
  const pasted = entered(token.replace(/^\s*bearer +/i, ''), 'token', 'Enter the access token.')
  await checkToken(pasted)
  return pasted
}

function entered(text, field, fault) {
  const value = text.trim()
  if (!value) throw new CredentialError(fault, field)
  return value
}
