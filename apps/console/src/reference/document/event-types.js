import { examplesOf, openapi, resolve } from './openapi.js'
import { isStream, operations } from './operations.js'

/** The event types of the operation that streams events, each with its schema and an example. */
export const eventTypes = operations.filter(({ operation }) => isStream(operation)).flatMap(typesIn)

function typesIn({ operation }) {
  const { schema, ...content } = operation.responses['200'].content['text/event-stream']
  const { mapping } = resolve(schema).discriminator
  const examples = examplesOf(content)
  return openapi.components.schemas.EventType.enum.map(type => {
    const { event } = resolve({ $ref: mapping[type] }).properties
    return {
      type,
      href: `#/event-types/${type}`,
      schema: event,
      description: resolve(event).description,
      example: examples.find(({ value }) => value.type === type)?.value.event,
    }
  })
}
