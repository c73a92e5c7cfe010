/** The body of an error: its message, code and invalid places. Empty for any other text. */
export function errorBodyOf({ status, text }) {
  if (!(status >= 400)) return {}
  try {
    const { message, error_description, errorCode, error, errors } = JSON.parse(text)
    return { message: message ?? error_description, code: errorCode ?? error, errors: errors ?? [] }
  } catch {
    return {}
  }
}
