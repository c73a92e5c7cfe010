import { errorBodyOf } from '../call/error-body.js'
import { parsed } from '../json.js'
import { shapeOf } from '../schema/shape.js'

/** The field errors of the last answer, without those whose value the user has changed since. */
export function answeredErrors(placed, form) {
  const { answer = {} } = form
  const { errors = [], description } = errorBodyOf(answer)
  const all = description ? errorsNamedIn(description, placed, answer.sent) : errors
  return all.filter(({ path }) => isUnchanged(path, answer.sent, form))
}

/** The errors of the token endpoint name its parameters in the message only (RFC 6749, section 5.2). */
function errorsNamedIn(message, { operation }, { mediaType, bodies }) {
  const { schema } = operation.requestBody.content[mediaType]
  const prefix = bodies[mediaType].fields ? '' : '#/'
  return shapeOf(schema)
    .properties.filter(({ name }) => message.split(/\W+/).includes(name))
    .map(({ name }) => ({ path: `${prefix}${name}`, message }))
}

/** @param path the name of a parameter or of a field of a form, or a JSON Pointer into the body such as `#/name` */
function isUnchanged(path, sent, form) {
  if (!path.startsWith('#')) return valueAt(path, sent) === valueAt(path, form)
  const [before, now] = [sent, form].map(({ mediaType, bodies }) => bodies[mediaType]?.text)
  if (path === '#') return before === now
  const body = parsed(now)
  // A body that the user is typing is malformed for a moment. The other errors stay meanwhile.
  return body === undefined || textAt(path, parsed(before)) === textAt(path, body)
}

const valueAt = (name, { values, mediaType, bodies }) =>
  values[name] ?? bodies[mediaType]?.fields?.[name] ?? ''

function textAt(path, body) {
  const names = path.split('/').slice(1).map(decodeURIComponent)
  const value = names.reduce((part, name) => part?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], body)
  return JSON.stringify(value)
}
