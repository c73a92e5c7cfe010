import { functionOf, operations } from '../document/operations.js'

/**
 * The operations that a pasted text names: an address from a log, a path with identifiers, or a call of the client such as
 * `client.getEventStream({ id })`. Operations whose method is in the text come first.
 */
export function pastedOperations(text) {
  const words = text.split(/[\s'"`<>,;]+/)
  const addresses = words.filter(word => word.includes('/'))
  const functions = Array.from(text.matchAll(/\.(\w+)/g), ([, name]) => name)
  const hasMethod = ({ method }) => words.includes(method)
  return operations
    .filter(
      ({ path, operation }) =>
        functions.includes(functionOf(operation)) || addresses.some(address => isAt(path, address)),
    )
    .toSorted((one, other) => hasMethod(other) - hasMethod(one))
}

/**
 * Whether an address leads to an operation. The parts are compared from the end, because the address may begin with a host, or lack
 * the first parts of the path. The first part that is compared must not be an identifier, which may be anything.
 */
function isAt(path, address) {
  const [given, documented] = [address.replace(/[?#].*/, ''), path].map(partsOf)
  const count = Math.min(given.length, documented.length)
  const pairs = documented.slice(-count).map((part, index) => [part, given.at(index - count)])
  return pairs[0][0] === pairs[0][1] && pairs.every(([part, found]) => part === found || part.startsWith('{'))
}

const partsOf = path => path.split('/').filter(Boolean)
