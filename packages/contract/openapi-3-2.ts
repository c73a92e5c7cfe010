import { type Document, methods, resolve } from './compatibility/document.ts'
import { encodeFrame } from './src/event-stream.ts'
import type { SubscriptionMessage } from './src/types.ts'

const eventStream = 'text/event-stream'

interface Example {
  readonly summary?: string
  readonly value: SubscriptionMessage
}
interface Content {
  readonly schema: object
  readonly examples: Readonly<Record<string, Example>>
}

/**
 * The document in OpenAPI 3.2, which can describe a stream: `itemSchema` is the schema of one event after parsing, and its field
 * `data` is a string that contains the message as JSON. Everything else is the same in both versions.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#special-considerations-for-server-sent-events
 */
export function asOpenApi32<Whole extends object>(document: Whole): object {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const whole = structuredClone(document) as Whole & Document
  for (const item of Object.values(whole.paths))
    for (const method of methods)
      for (const response of Object.values(item[method]?.responses ?? {})) {
        const content = resolve(whole, response).content as Record<string, object> | undefined
        const described = content?.[eventStream]
        if (content && described) content[eventStream] = asSequence(whole, described as Content)
      }
  return withoutUnusedExamples({ ...whole, openapi: '3.2.0' })
}

function asSequence(document: Document, { schema, examples }: Content): object {
  const shown = Object.entries(examples).map(([name, example]) => {
    const { summary, value } = resolve(document, example)
    const serializedValue = Buffer.from(encodeFrame(value)).toString()
    const { type: event, offset: id } = value
    return [name, { summary, dataValue: [{ event, id, data: JSON.stringify(value) }], serializedValue }]
  })
  return { itemSchema: eventSchema(schema), examples: Object.fromEntries(shown) }
}

/** The schema of one event, with the fields that `encodeFrame` writes. */
function eventSchema(message: object): object {
  const bounded = { type: 'string', minLength: 1, maxLength: 1024 }
  return {
    type: 'object',
    description: 'One event of the stream, after parsing. Comments are no events.',
    required: ['event', 'id', 'data'],
    properties: {
      event: { ...bounded, description: 'The type of the message.' },
      id: { ...bounded, description: 'The offset of the message.' },
      data: {
        type: 'string',
        description: 'The message as JSON.',
        contentMediaType: 'application/json',
        contentSchema: message,
      },
      retry: {
        type: 'integer',
        minimum: 0,
        description: 'The pause before a reconnection, in milliseconds.',
      },
    },
  }
}

/** Removes example components without references: `asSequence` has replaced the references to the examples of messages. */
function withoutUnusedExamples<Whole extends Document>(document: Whole): Whole {
  const { examples = {}, ...components } = document.components ?? {}
  const text = JSON.stringify(document)
  const used = Object.entries(examples).filter(([name]) => text.includes(`"#/components/examples/${name}"`))
  return { ...document, components: { ...components, examples: Object.fromEntries(used) } }
}
