import type { Document, Operation } from '../../../compatibility/document.ts'
import { addParameter, changeTakeSchema, editsOf, text, type Writable } from './edited-document.ts'

/** Edits that break consumers. */
export const breaking = editsOf([
  ['an operation is removed', ({ document }) => Reflect.deleteProperty(document.paths, '/things'), /is gone/],
  [
    'an operation is renamed',
    ({ operation }) => Object.assign(operation, { operationId: 'x' }),
    /was called/,
  ],
  [
    'a scope no longer gives access',
    ({ operation }) => operation.security?.pop(),
    /make:anything is not enough/,
  ],
  [
    'a webhook starts to require a token',
    ({ document }) => secure(document),
    /the scope x is enough|no token is not enough/,
  ],
  ['a parameter is removed', ({ operation }) => operation.parameters?.pop(), /parameter take is gone/],
  [
    'a parameter becomes required',
    ({ operation }) => changeTake(operation, { required: true }),
    /take is required/,
  ],
  ['a new parameter is required', ({ operation }) => addParameter(operation, true), /x is new, and required/],
  [
    'the explode of a parameter changes',
    ({ operation }) => changeTake(operation, { explode: false }),
    /another way/,
  ],
  [
    'the maximum of a parameter decreases',
    ({ operation }) => changeTakeSchema(operation, { maximum: 50 }),
    /maximum is 50, was 100/,
  ],
  [
    'the default of a parameter changes',
    ({ operation }) => changeTakeSchema(operation, { default: 25 }),
    /default is 25, was 50/,
  ],
  [
    'the request body becomes required',
    ({ operation }) => Object.assign(operation.requestBody ?? {}, { required: true }),
    /body of the request is required/,
  ],
  [
    'a media type of a request is removed',
    ({ operation }) => Reflect.deleteProperty(operation.requestBody?.content ?? {}, 'application/json'),
    /cannot be application\/json/,
  ],
  [
    'a property is removed',
    ({ properties }) => Reflect.deleteProperty(properties, 'tags'),
    /property tags is gone/,
  ],
  [
    'a property becomes required in requests',
    ({ thing }) => thing.required?.push('kind'),
    /property kind is required/,
  ],
  [
    'a property becomes optional in answers',
    ({ thing }) => thing.required?.pop(),
    /property name is no longer required/,
  ],
  [
    'an enum loses a value',
    ({ properties }) => Object.assign(properties, { kind: { type: 'string', enum: ['a'] } }),
    /may no longer be "b"/,
  ],
  [
    'an enum in an answer gains a value',
    ({ properties }) => Object.assign(properties, { kind: { type: 'string', enum: ['a', 'b', 'c'] } }),
    /may be "c"/,
  ],
  [
    'the maximum length of a string in answers increases',
    ({ properties }) => Object.assign(properties, { name: { type: 'string', maxLength: 11 } }),
    /maxLength is 11, was 10/,
  ],
  [
    'a string gets a pattern',
    ({ properties }) => Object.assign(properties, { name: { ...text, pattern: '^a' } }),
    /pattern is "\^a", was none/,
  ],
  [
    'the type of a property changes',
    ({ properties }) => Object.assign(properties, { name: { type: 'integer', maxLength: 10 } }),
    /no longer be of the type string/,
  ],
  [
    'a property becomes nullable',
    ({ properties }) => Object.assign(properties, { name: { ...text, type: ['string', 'null'] } }),
    /may be of the type null/,
  ],
  [
    'a property is no longer nullable',
    ({ properties }) => Object.assign(properties, { note: { type: 'string' } }),
    /no longer be of the type null/,
  ],
  [
    'the items of an array get another schema',
    ({ properties }) => Object.assign(properties, { tags: { type: 'array', items: { type: 'string' } } }),
    /maxLength is none, was 10/,
  ],
  [
    'an alternative is removed',
    ({ properties }) => properties.shape?.oneOf?.pop(),
    /alternative square is gone/,
  ],
  [
    'an answer gets a new alternative',
    ({ properties }) => properties.shape?.oneOf?.push({ $ref: '#/components/schemas/Oval' }),
    /alternative oval is new/,
  ],
  [
    'the status of a successful answer changes',
    ({ operation }) => moveAnswer(operation, '201', '200'),
    /answer 201 is gone/,
  ],
  [
    'the media type of an answer changes',
    ({ operation }) => Object.assign(operation.responses[201] ?? {}, { content: {} }),
    /not application\/json any more/,
  ],
  [
    'a header is removed',
    ({ operation }) => Object.assign(operation.responses[201] ?? {}, { headers: {} }),
    /header Link is gone/,
  ],
  [
    'a header becomes optional',
    ({ operation }) => Object.assign(operation.responses[201]?.headers?.Link ?? {}, { required: false }),
    /Link is no longer required/,
  ],
  [
    'a webhook no longer accepts a status',
    ({ document }) => Reflect.deleteProperty(document.webhooks?.event?.post?.responses ?? {}, '410'),
    /answer 410 is gone/,
  ],
  ['a webhook may send a longer body', ({ document }) => widenWebhook(document), /maxLength is none, was 10/],
  [
    'a webhook may lack its body',
    ({ document }) => Object.assign(document.webhooks?.event?.post?.requestBody ?? {}, { required: false }),
    /body of the request is no longer required/,
  ],
])

function secure(document: Writable<Document>): void {
  Object.assign(document.webhooks?.event?.post ?? {}, { security: [{ accessToken: ['x'] }] })
}

function changeTake({ parameters }: Writable<Operation>, others: object): void {
  Object.assign(parameters?.[0] ?? {}, others)
}

function moveAnswer({ responses }: Writable<Operation>, from: string, to: string): void {
  Object.assign(responses, { [to]: responses[from] })
  Reflect.deleteProperty(responses, from)
}

function widenWebhook(document: Writable<Document>): void {
  const { content = {} } = document.webhooks?.event?.post?.requestBody ?? {}
  Object.assign(content, { 'application/json': { schema: { type: 'string' } } })
}
