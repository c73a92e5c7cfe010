import type { Change, Direction, Place } from './change.ts'
import type { SchemaComparison } from './compare-schemas.ts'
import { type Content, messageSchema } from './document.ts'

/**
 * Compares the schemas of a body. Two streams in OpenAPI 3.2 are compared by their whole items, which also have fields around the
 * message.
 */
export function compareContent(
  schemas: SchemaComparison,
  before: Content,
  after: Content,
  direction: Direction,
  place: string,
): readonly Change[] {
  const [was, is] = [before.itemSchema, after.itemSchema]
  if (was && is) {
    // What is around the message is read by the client, so it concerns all readers.
    const isAround = ({ path = '$' }: Place) => !path.startsWith('|')
    const all = schemas.compare(was, is, direction, `${place}, item`)
    return all.map(change => ({
      ...change,
      at: change.at.map(one => (isAround(one) ? { ...one, path: '$' } : one)),
    }))
  }
  return schemas.compare(messageSchema(before) ?? {}, messageSchema(after) ?? {}, direction, place)
}
