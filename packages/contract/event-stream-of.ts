import { type Document, messageSchema, methods, resolve, type Schema } from './compatibility/document.ts'

const mediaType = 'text/event-stream'

/** The types of the messages that every event stream has besides its events: a heartbeat, and the error that ends the stream. */
const ownTypes: readonly string[] = ['offset-only', 'error']

/** The event stream of the document. */
export interface EventStream {
  readonly operation: string
  /** A JSON pointer to the schema of a message. */
  readonly schema: string
  /** The types of the events. */
  readonly types: readonly string[]
  /**
   * The query parameters: the offset of a message to start after, a time to start at, the types of events to send, conditions on
   * events, and the offset that some clients send instead of the header `Last-Event-ID`.
   */
  readonly parameters: Readonly<
    Partial<Record<'position' | 'time' | 'types' | 'filters' | 'lastEventId', string>>
  >
}

/** The event stream of a document in which `streamFaults` finds nothing. */
export function eventStreamOf(document: object): EventStream {
  const stream = eventStreamIn(document)
  if (!stream) throw new Error(`An operation must answer 200 with ${mediaType}.`)
  return stream
}

/** The event stream of any document; undefined if it has none. */
export function eventStreamIn(given: object): EventStream | undefined {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  const [stream] = streamsOf(document)
  if (!stream) return undefined
  const { operation, schema } = stream
  return {
    operation: operation.operationId,
    schema: schema.$ref?.slice(1) ?? '',
    types: messagesOf(document, schema)
      .map(({ type }) => type)
      .filter(type => !ownTypes.includes(type)),
    parameters: Object.fromEntries(
      parametersOf(document, stream).map(parameter => [parameter['x-stream-parameter'], parameter.name]),
    ),
  }
}

/** An error message for each part of the event stream that the generated code needs and the document lacks. */
export function* streamFaults(document: Document): Generator<string> {
  const streams = streamsOf(document)
  if (streams.length !== 1)
    yield `Exactly one operation must answer 200 with ${mediaType}, the event stream. The document has ${streams.length}.`
  for (const stream of streams) {
    const { place, schema } = stream
    if (!schema.$ref?.startsWith('#/components/schemas/'))
      yield `${place}: the schema of ${mediaType} must be a reference to components/schemas, so that the message type has a name.`
    const messages = messagesOf(document, schema)
    for (const { type, required } of messages)
      if (!type || !['type', 'offset'].every(name => required.includes(name)))
        yield `${place}: the message '${type}' must require \`type\` with a const, and \`offset\`.`
    const types = messages.map(({ type }) => type)
    for (const type of ownTypes)
      if (!types.includes(type)) yield `${place}: \`oneOf\` must have a message with the type '${type}'.`
    const positions = parametersOf(document, stream).filter(one => one['x-stream-parameter'] === 'position')
    if (positions.length !== 1)
      yield `${place}: one query parameter must have \`x-stream-parameter: position\`. It takes the offset to resume after.`
  }
}

/** The schemas of all messages that contain an event. */
export function eventSchemasOf(given: object): readonly Schema[] {
  const document = given as Document
  return streamsOf(document).flatMap(({ schema }) =>
    messagesOf(document, schema).flatMap(({ type, schema }) => (ownTypes.includes(type) ? [] : [schema])),
  )
}

function streamsOf(document: Document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item[method]
      const response = operation?.responses['200']
      const content = response && resolve(document, response).content?.[mediaType]
      const schema = content && messageSchema(content)
      return operation && schema
        ? [{ place: `${method.toUpperCase()} ${path}`, item, operation, schema }]
        : []
    }),
  )
}

function parametersOf(document: Document, { item, operation }: ReturnType<typeof streamsOf>[number]) {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map(parameter => resolve(document, parameter))
    .filter(parameter => parameter.in === 'query' && parameter['x-stream-parameter'] !== undefined)
}

function messagesOf(document: Document, schema: Schema) {
  const { oneOf = [schema] } = resolve(document, schema)
  return oneOf.map(alternative => {
    const message = resolve(document, alternative)
    return {
      type: String(message.properties?.type?.const ?? ''),
      required: message.required ?? [],
      schema: message,
    }
  })
}
