import type { Document, Operation } from '../../../compatibility/document.ts'
import { addParameter, changeTakeSchema, editsOf, text, type Writable } from './edited-document.ts'

/** Edits that break consumers. */
export const breaking = editsOf([
  ['an operation is gone', ({ document }) => Reflect.deleteProperty(document.paths, '/things'), /is gone/],
  [
    'an operation has another name',
    ({ operation }) => Object.assign(operation, { operationId: 'x' }),
    /was called/,
  ],
  [
    'a scope is not enough any more',
    ({ operation }) => operation.security?.pop(),
    /make:anything is not enough/,
  ],
  [
    'a token is asked for',
    ({ document }) => secure(document),
    /the scope x is enough|no token is not enough/,
  ],
  ['a parameter is gone', ({ operation }) => operation.parameters?.pop(), /parameter take is gone/],
  [
    'a parameter is required',
    ({ operation }) => changeTake(operation, { required: true }),
    /take is required/,
  ],
  ['a new parameter is required', ({ operation }) => addParameter(operation, true), /x is new, and required/],
  [
    'a parameter is written in another way',
    ({ operation }) => changeTake(operation, { explode: false }),
    /another way/,
  ],
  [
    'a parameter has a lower limit',
    ({ operation }) => changeTakeSchema(operation, { maximum: 50 }),
    /maximum is 50, was 100/,
  ],
  [
    'a parameter has another default',
    ({ operation }) => changeTakeSchema(operation, { default: 25 }),
    /default is 25, was 50/,
  ],
  [
    'the body is required',
    ({ operation }) => Object.assign(operation.requestBody ?? {}, { required: true }),
    /body of the request is required/,
  ],
  [
    'a media type is not taken any more',
    ({ operation }) => Reflect.deleteProperty(operation.requestBody?.content ?? {}, 'application/json'),
    /cannot be application\/json/,
  ],
  [
    'a property is gone',
    ({ properties }) => Reflect.deleteProperty(properties, 'tags'),
    /property tags is gone/,
  ],
  [
    'a property is required of requests',
    ({ thing }) => thing.required?.push('kind'),
    /property kind is required/,
  ],
  [
    'a property may be missing in answers',
    ({ thing }) => thing.required?.pop(),
    /property name is no longer required/,
  ],
  [
    'a value is not taken any more',
    ({ properties }) => Object.assign(properties, { kind: { type: 'string', enum: ['a'] } }),
    /may no longer be "b"/,
  ],
  [
    'an answer has a value that was never there',
    ({ properties }) => Object.assign(properties, { kind: { type: 'string', enum: ['a', 'b', 'c'] } }),
    /may be "c"/,
  ],
  [
    'a string is longer in answers',
    ({ properties }) => Object.assign(properties, { name: { type: 'string', maxLength: 11 } }),
    /maxLength is 11, was 10/,
  ],
  [
    'a string has to fit a pattern',
    ({ properties }) => Object.assign(properties, { name: { ...text, pattern: '^a' } }),
    /pattern is "\^a", was none/,
  ],
  [
    'a value is of another type',
    ({ properties }) => Object.assign(properties, { name: { type: 'integer', maxLength: 10 } }),
    /no longer be of the type string/,
  ],
  [
    'an answer may be null',
    ({ properties }) => Object.assign(properties, { name: { ...text, type: ['string', 'null'] } }),
    /may be of the type null/,
  ],
  [
    'null is not taken any more',
    ({ properties }) => Object.assign(properties, { note: { type: 'string' } }),
    /no longer be of the type null/,
  ],
  [
    'items change',
    ({ properties }) => Object.assign(properties, { tags: { type: 'array', items: { type: 'string' } } }),
    /maxLength is none, was 10/,
  ],
  [
    'an alternative is gone',
    ({ properties }) => properties.shape?.oneOf?.pop(),
    /alternative square is gone/,
  ],
  [
    'an answer has an alternative that was never there',
    ({ properties }) => properties.shape?.oneOf?.push({ $ref: '#/components/schemas/Oval' }),
    /alternative oval is new/,
  ],
  [
    'a successful answer is another one',
    ({ operation }) => moveAnswer(operation, '201', '200'),
    /answer 201 is gone/,
  ],
  [
    'an answer has another media type',
    ({ operation }) => Object.assign(operation.responses[201] ?? {}, { content: {} }),
    /not application\/json any more/,
  ],
  [
    'a header is gone',
    ({ operation }) => Object.assign(operation.responses[201] ?? {}, { headers: {} }),
    /header Link is gone/,
  ],
  [
    'a header may be missing',
    ({ operation }) => Object.assign(operation.responses[201]?.headers?.Link ?? {}, { required: false }),
    /Link is no longer required/,
  ],
  [
    'a webhook takes no answer that it took',
    ({ document }) => Reflect.deleteProperty(document.webhooks?.event?.post?.responses ?? {}, '410'),
    /answer 410 is gone/,
  ],
  [
    'a webhook brings what it never brought',
    ({ document }) => widenWebhook(document),
    /maxLength is none, was 10/,
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
