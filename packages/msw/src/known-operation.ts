import { listed, operations, type PublicOperationId } from '@tenant-api/documented-answers'

const ids = Object.keys(operations) as readonly PublicOperationId[]

/**
 * Refuses the id of an operation that the public document does not have.
 *
 * @throws {TypeError} with a similar id, or with all ids if none is similar
 */
export function refuseUnknown(id: string): void {
  if (Object.hasOwn(operations, id)) return
  const meant = similarTo(id)
  const hint = meant ? `Did you mean '${meant}'?` : `It has ${listed(ids)}.`
  throw new TypeError(`The document has no operation '${id}'. ${hint}`)
}

/** The most similar id. The names of the client's functions have the words of an id, in camelCase. */
function similarTo(given: string): PublicOperationId | undefined {
  const name = given.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const distances = ids.map(id => ({ id, distance: distanceOf(id, name) }))
  const [nearest] = distances.sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= name.length / 3 ? nearest.id : undefined
}

/** The number of letters to insert, delete or replace (the Levenshtein distance). */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) {
    const row = [(above[0] ?? 0) + 1]
    for (const [index, otherLetter] of Array.from(other).entries()) {
      const [corner = 0, up = 0] = above.slice(index)
      row.push(Math.min(corner + Number(letter !== otherLetter), up + 1, (row[index] ?? 0) + 1))
    }
    above = row
  }
  return above.at(-1) ?? 0
}
