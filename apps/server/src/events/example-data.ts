import { dereference, document, type EventMessage } from '@tenant-api/contract'

/** The data of the OpenAPI document's example for an event type. Test events without data get it. */
export function exampleData(type: EventMessage['type']): unknown {
  const response = dereference(document.paths['/api/v2/events']?.get?.responses['200'] ?? { $ref: '' })
  const example = response.content?.['text/event-stream']?.examples?.[type]
  if (!example) throw new Error(`the document has no example of ${type}`)
  return (dereference(example).value as EventMessage).event.data
}
