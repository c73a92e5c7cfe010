import { parsed } from '../json.js'

/**
 * The body of an error: message, code, and an entry for each invalid field. `description` is the message of the token endpoint.
 * Empty for any other text.
 */
export function errorBodyOf({ status, text }) {
  if (!(status >= 400)) return {}
  const { message, error_description, errorCode, error, errors } = parsed(text) ?? {}
  return {
    message: message ?? error_description,
    description: error_description ?? '',
    code: errorCode ?? error,
    errors: errors ?? [],
  }
}
