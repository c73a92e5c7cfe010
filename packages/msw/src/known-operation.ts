import { asOperationId, listed, operations, type PublicOperationId } from '@tenant-api/simulator'

const ids: readonly string[] = Object.keys(operations)

/**
 * Refuses the id of an operation that the public document does not have.
 *
 * @throws {TypeError} with the right id if `id` is the name of a client function, or else with all ids
 */
export function refuseUnknown(id: string): asserts id is PublicOperationId {
  if (ids.includes(id)) return
  const meant = asOperationId(id)
  const hint = ids.includes(meant) ? `Did you mean '${meant}'?` : `It has ${listed(ids)}.`
  throw new TypeError(`The document has no operation '${id}'. ${hint}`)
}
