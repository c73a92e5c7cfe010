import { errorBodyOf } from '../call/error-body.js'
import { parsed } from '../json.js'

/** The field errors of the last answer, without those whose value the user has changed since. */
export function answeredErrors(form) {
  const { answer = {} } = form
  const { errors = [] } = errorBodyOf(answer)
  return errors.filter(({ path }) => isUnchanged(path, answer.sent, form))
}

/** @param path the name of a parameter, or a JSON Pointer into the body such as `#/name` */
function isUnchanged(path, sent, form) {
  if (!path.startsWith('#')) return (sent.values[path] ?? '') === (form.values[path] ?? '')
  const [before, now] = [sent, form].map(({ mediaType, bodies }) => bodies[mediaType]?.text)
  if (path === '#') return before === now
  const body = parsed(now)
  // A body that the user is typing is malformed for a moment. The other errors stay meanwhile.
  return body === undefined || textAt(path, parsed(before)) === textAt(path, body)
}

function textAt(path, body) {
  const names = path.split('/').slice(1).map(decodeURIComponent)
  const value = names.reduce((part, name) => part?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], body)
  return JSON.stringify(value)
}
