import type { Document } from './compatibility/document.ts'
import { resolve } from './compatibility/document.ts'
import { eventSchemasOf } from './event-stream-of.ts'

/**
 * Where the events of each type hold the identifier of their object, as names of properties from the event on: the path that the
 * document gives in `x-object-key`. Types without one are left out.
 */
export function objectKeysOf(given: object): Readonly<Record<string, readonly string[]>> {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  return Object.fromEntries(
    eventSchemasOf(document).flatMap(({ properties: { type, event } = {} }) => {
      const key = event && resolve(document, event)['x-object-key']
      return typeof key === 'string' ? [[String(type?.const), key.split('.')]] : []
    }),
  )
}
