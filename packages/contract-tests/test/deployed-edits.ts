/** Edits of the document, each with the consumers of `can-i-deploy.all.test.ts` that break. */

type Node = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: an edit may change any part of the document.
type Any = any

interface Edit {
  readonly what: string
  readonly edit: (document: Any) => unknown
  /** The consumers that break, in alphabetical order. */
  readonly breaks: readonly string[]
  readonly version?: '3.1' | '3.2'
  /** Whether the pact is compared too. Compiling the schemas takes most of the time. */
  readonly isPact?: true
  /** Whether the table of docs/compatibility.md has no rule of oasdiff for such an edit, or only one of the level `info`. */
  readonly isMissedByOasdiff?: true
}

const streams = '/api/v2/event-streams'
const stream = '/api/v2/event-streams/{id}'
const deliveries = '/api/v2/event-streams/{id}/deliveries'
const policies = '/api/v2/rate-limit-policies'

const schema = (document: Any, name: string): Any => document.components.schemas[name]
const properties = (document: Any, name: string): Any => schema(document, name).properties
const without = (list: Any[], isGone: (item: Any) => boolean) => list.splice(list.findIndex(isGone), 1)
const lacks = (document: Any, name: string, property: string) => {
  Reflect.deleteProperty(properties(document, name), property)
  without(schema(document, name).required, one => one === property)
}
const refersTo = (name: string) => (one: Any) => one.$ref.endsWith(`/${name}`)
const loses = (document: Any, union: string, name: string) => {
  without(schema(document, union).oneOf, refersTo(name))
  const { mapping } = schema(document, union).discriminator
  for (const [value, target] of Object.entries(mapping ?? {}))
    if (refersTo(name)({ $ref: target })) Reflect.deleteProperty(mapping, value)
}

/** Replaces a parameter of one operation by a changed copy; without changes, removes it. */
function parameter(document: Any, path: string, name: string, changes?: (parameter: Any) => object): void {
  const operation = document.paths[path].get
  const target = (one: Any) => (one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)] : one)
  operation.parameters = operation.parameters.flatMap((one: Any) => {
    if (target(one).name !== name) return [one]
    return changes ? [{ ...target(one), ...changes(target(one)) }] : []
  })
}
const withSchema = (keywords: Node) => (one: Any) => ({ schema: { ...one.schema, ...keywords } })
const item = (document: Any): Any =>
  document.paths['/api/v2/events'].get.responses[200].content['text/event-stream'].itemSchema

export const edits: readonly Edit[] = [
  {
    what: 'an operation is removed',
    edit: document => Reflect.deleteProperty(document.paths[stream], 'delete'),
    breaks: ['portal'],
  },
  {
    what: 'an operation that all but one use is removed',
    edit: document => Reflect.deleteProperty(document.paths[stream], 'get'),
    breaks: ['ledger', 'mailer', 'portal'],
    isPact: true,
  },
  {
    what: 'an operation that nobody uses is removed',
    edit: document => Reflect.deleteProperty(document.paths, '/api/v2/event-streams/{id}/stats'),
    breaks: [],
    isPact: true,
  },
  {
    what: 'an operation is renamed',
    edit: document => Object.assign(document.paths[stream].get, { operationId: 'read_event_stream' }),
    breaks: ['mailer'],
    isPact: true,
    isMissedByOasdiff: true,
  },
  {
    what: 'an operation is new',
    edit: document =>
      Object.assign(document.paths, {
        '/api/v2/things': { get: { ...document.paths[streams].get, operationId: 'list_things' } },
      }),
    breaks: [],
    isPact: true,
  },
  {
    what: 'a query parameter is removed',
    edit: document => parameter(document, streams, 'take'),
    breaks: ['portal'],
  },
  {
    what: 'a query parameter that nobody sends is removed',
    edit: document => parameter(document, deliveries, 'event_types'),
    breaks: [],
  },
  {
    what: 'a query parameter becomes required',
    edit: document => parameter(document, streams, 'take', () => ({ required: true })),
    breaks: ['mailer'],
  },
  {
    what: 'a new query parameter is required',
    edit: document =>
      document.paths[streams].get.parameters.push({
        ...{ name: 'kind', in: 'query', required: true },
        schema: { type: 'string' },
      }),
    breaks: ['mailer', 'portal'],
  },
  {
    what: 'a new query parameter is optional',
    edit: document =>
      document.paths[streams].get.parameters.push({ name: 'kind', in: 'query', schema: { type: 'string' } }),
    breaks: [],
  },
  {
    what: 'the maximum of a query parameter decreases',
    edit: document => parameter(document, streams, 'take', withSchema({ maximum: 5 })),
    breaks: ['portal'],
  },
  {
    what: 'a query parameter gets a default',
    edit: document => parameter(document, streams, 'take', withSchema({ default: 10 })),
    breaks: ['mailer'],
    isMissedByOasdiff: true,
  },
  {
    what: 'the explode of a query parameter changes',
    edit: document => parameter(document, deliveries, 'statuses', () => ({ explode: true })),
    breaks: ['portal'],
    isMissedByOasdiff: true,
  },
  {
    what: 'the style of a query parameter changes',
    edit: document => parameter(document, deliveries, 'statuses', () => ({ style: 'pipeDelimited' })),
    breaks: ['portal'],
    isMissedByOasdiff: true,
  },
  {
    what: 'a query parameter takes no reserved characters any more',
    edit: document => parameter(document, deliveries, 'statuses', () => ({ allowReserved: false })),
    breaks: ['portal'],
    isMissedByOasdiff: true,
  },
  {
    what: 'a subscription takes no filters any more',
    edit: document => parameter(document, '/api/v2/events', 'filter'),
    breaks: ['watcher'],
  },
  {
    what: 'a header becomes required',
    edit: document => {
      const { IfMatch } = document.components.parameters
      document.components.parameters.IfMatch = { ...IfMatch, required: true }
    },
    breaks: ['portal'],
  },
  {
    what: 'a property becomes required in requests',
    edit: document => schema(document, 'EventStreamCreate').required.push('status'),
    breaks: ['portal'],
  },
  {
    what: 'a property that nobody sends is removed',
    edit: document =>
      Reflect.deleteProperty(properties(document, 'EventStreamCreate'), 'max_events_per_second'),
    breaks: [],
  },
  {
    what: 'a property that is sent is removed',
    edit: document => lacks(document, 'EventStreamCreate', 'name'),
    breaks: ['portal'],
  },
  {
    what: 'a property that is sent gets a lower limit',
    edit: document => Object.assign(schema(document, 'EventStreamName'), { maxLength: 5 }),
    breaks: ['portal'],
  },
  {
    what: 'a property deep in a request gets another pattern',
    edit: document => Object.assign(schema(document, 'WebhookEndpoint'), { pattern: '^https://example' }),
    breaks: ['portal'],
  },
  {
    what: 'an alternative that nobody sends is removed from a request',
    edit: document => loses(document, 'WebhookAuthorizationInput', 'WebhookBasicAuthorizationInput'),
    breaks: [],
  },
  {
    what: 'an alternative that is sent is removed from a request',
    edit: document => loses(document, 'WebhookAuthorizationInput', 'WebhookBearerAuthorizationInput'),
    breaks: ['portal'],
  },
  {
    what: 'an alternative that is sent gets a required property',
    edit: document => schema(document, 'RateLimitBlockInput').required.push('reason'),
    breaks: ['watcher'],
  },
  {
    what: 'an alternative that nobody sends gets a required property',
    edit: document => schema(document, 'RateLimitRedirectInput').required.push('reason'),
    breaks: [],
  },
  {
    what: 'an event type is removed from the types that may be asked for',
    edit: document => without(schema(document, 'EventType').enum, one => one === 'user.created'),
    breaks: ['portal'],
  },
  {
    what: 'an event type that one consumer handles no longer comes',
    edit: document => loses(document, 'SubscriptionMessage', 'GroupCreatedMessage'),
    breaks: ['mailer'],
  },
  {
    what: 'an event type that two consumers handle no longer comes',
    edit: document => loses(document, 'SubscriptionMessage', 'UserDeletedMessage'),
    breaks: ['mailer', 'watcher'],
  },
  {
    what: 'an event type is new',
    edit: document => {
      schema(document, 'EventType').enum.push('user.blocked')
      document.components.schemas.UserBlockedMessage = {
        type: 'object',
        required: ['type', 'offset'],
        properties: { type: { type: 'string', const: 'user.blocked' }, offset: { type: 'string' } },
      }
      schema(document, 'SubscriptionMessage').oneOf.push({ $ref: '#/components/schemas/UserBlockedMessage' })
    },
    breaks: [],
  },
  {
    what: 'a property that is read and filtered is removed from events',
    edit: document => lacks(document, 'User', 'user_id'),
    breaks: ['mailer', 'watcher'],
  },
  {
    what: 'a property that is read is renamed in events of a type that others do not handle',
    edit: document =>
      Object.assign(schema(document, 'UserCreatedData'), { properties: { user: {} }, required: ['user'] }),
    breaks: ['mailer'],
  },
  {
    what: 'a property of events that nobody reads, but one may read, is removed',
    edit: document => Reflect.deleteProperty(properties(document, 'User'), 'phone_number'),
    breaks: ['watcher'],
    isMissedByOasdiff: true,
  },
  {
    what: 'a property of one event type that its only reader does not read is removed',
    edit: document => Reflect.deleteProperty(properties(document, 'UserCreatedEvent'), 'traceparent'),
    breaks: [],
    isMissedByOasdiff: true,
  },
  {
    what: 'the messages of a stream change in its itemSchema',
    edit: document => Object.assign(item(document).properties.data, { contentSchema: { type: 'string' } }),
    breaks: ['mailer', 'watcher'],
    version: '3.2',
    isMissedByOasdiff: true,
  },
  {
    what: 'an event of a stream may lack its data, in its itemSchema',
    edit: document => without(item(document).required, one => one === 'data'),
    breaks: ['mailer', 'watcher'],
    version: '3.2',
    isMissedByOasdiff: true,
  },
  {
    what: 'a message of a stream loses a type, in its itemSchema',
    edit: document => loses(document, 'SubscriptionMessage', 'GroupCreatedMessage'),
    breaks: ['mailer'],
    version: '3.2',
    isMissedByOasdiff: true,
  },
  {
    what: 'one of two scopes that are each enough goes away',
    edit: document => document.paths[deliveries].get.security.splice(1, 1),
    breaks: ['portal'],
    isMissedByOasdiff: true,
  },
  {
    what: 'two scopes are needed where each was enough',
    edit: document => {
      const both = { accessToken: ['read:event_streams', 'read:event_deliveries'] }
      document.paths[deliveries].get.security = [both, { bearerToken: [] }]
    },
    breaks: ['portal'],
    isMissedByOasdiff: true,
  },
  {
    what: 'the scope of an operation that nobody uses changes',
    edit: document => {
      document.paths['/api/v2/logs'].get.security = [{ accessToken: ['read:secrets'] }]
    },
    breaks: [],
  },
  {
    what: 'the status of a success changes',
    edit: document => {
      const { 201: created, ...others } = document.paths[streams].post.responses
      document.paths[streams].post.responses = { 200: created, ...others }
    },
    breaks: ['portal'],
  },
  {
    what: 'an error goes away',
    edit: document => Reflect.deleteProperty(document.paths[stream].get.responses, '404'),
    breaks: [],
    isPact: true,
  },
  {
    what: 'a property that all but one read is removed from an answer',
    edit: document => lacks(document, 'EventStream', 'status'),
    breaks: ['ledger', 'mailer', 'portal'],
    isPact: true,
  },
  {
    what: 'a property that is not known to be unread is removed from an answer',
    edit: document => lacks(document, 'EventStream', 'updated_at'),
    breaks: ['portal'],
    isPact: true,
  },
  {
    what: 'a property of an answer may be null',
    edit: document => {
      properties(document, 'EventStream').name = { type: ['string', 'null'] }
    },
    breaks: ['mailer', 'portal'],
    isPact: true,
  },
  {
    what: 'a property of an answer is of another type',
    edit: document => {
      properties(document, 'EventStream').name = { type: 'integer' }
    },
    breaks: ['ledger', 'mailer', 'portal'],
    isPact: true,
  },
  {
    what: 'a property is new in an answer',
    edit: document => {
      properties(document, 'EventStream').color = { type: 'string' }
    },
    breaks: [],
    isPact: true,
  },
  {
    what: 'an answer is of another media type',
    edit: document => {
      const answer = document.paths[policies].get.responses[200]
      answer.content = { 'application/vnd.api+json': answer.content['application/json'] }
    },
    breaks: ['watcher'],
  },
  {
    what: 'a request is of another media type',
    edit: document => {
      const { requestBody } = document.paths[policies].post
      requestBody.content = { 'application/vnd.api+json': requestBody.content['application/json'] }
    },
    breaks: ['watcher'],
  },
  {
    what: 'the service moves',
    edit: document => {
      document.servers = [{ url: 'https://elsewhere.example.com' }]
    },
    breaks: ['mailer', 'portal', 'watcher'],
    isMissedByOasdiff: true,
  },
  {
    what: 'the tokens need another audience',
    edit: document => {
      document.components.securitySchemes.accessToken['x-audience'] = '/api/v3/'
    },
    breaks: ['mailer', 'portal', 'watcher'],
    isMissedByOasdiff: true,
  },
  {
    what: 'the texts change',
    edit: document => {
      document.info.description = 'Other words.'
      document.paths[stream].get.summary = 'Other words.'
    },
    breaks: [],
    isPact: true,
  },
]
