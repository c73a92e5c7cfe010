import leven from 'leven'

/** Prepares a caller's values for error messages: shortens them, and removes secrets from URLs. */

const characters = 40

/** A caller's value for a message: at most 40 characters; a URL without user info, query and fragment; not the contents of arrays and objects. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  const harmless = withoutSecrets(value)
  const cut = Array.from(harmless.slice(0, 2 * characters))
  const text = cut.length > characters ? `${cut.slice(0, characters - 1).join('')}…` : cut.join('')
  return `'${text.toWellFormed()}'`
}

/** An address without user info, query and fragment; any other text unchanged. Takes linear time even for a hostile text. */
function withoutSecrets(text: string): string {
  // Also matches malformed addresses, for example `https:/user:secret@host`.
  const [start] = /^(?:[a-z][\w+.-]*:[\\/]*|[\\/]{2,})/i.exec(text) ?? []
  if (start === undefined) return text
  const userInfoEnd = text.lastIndexOf('@')
  const address = userInfoEnd < 0 ? text : `${start}…${text.slice(userInfoEnd)}`
  return address.replace(/[?#].*$/s, '…')
}

/** A list for a sentence: `'a', 'b' or 'c'`. */
export function listed(values: readonly unknown[]): string {
  const words = values.map(value => (typeof value === 'string' ? `'${value}'` : String(value)))
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}

/** Maximum number of values in a message. */
const mostListed = 5

/** The allowed values for a message: all of a short list; of a long list only the values similar to the caller's. */
export function choices(allowed: readonly unknown[], given: unknown): string {
  if (allowed.length === 1) return listed(allowed)
  if (allowed.length <= mostListed) return `one of ${listed(allowed)}`
  const near = nearest(allowed.map(String), given)
  const count = `one of the ${allowed.length} documented values`
  return near.length === 0 ? count : `${count}, such as ${listed(near)}`
}

/** The allowed names most similar to the caller's value, at most five, the most similar first. */
export function nearest(allowed: readonly string[], given: unknown): string[] {
  if (typeof given !== 'string' || given === '') return []
  const word = given.slice(0, 64).toLowerCase()
  return allowed
    .map(name => ({ name, distance: name.startsWith(word) ? 0 : leven(name, word) }))
    .filter(({ name, distance }) => distance <= Math.floor(Math.max(name.length, word.length) / 3))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostListed)
    .map(({ name }) => name)
}
