import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Change } from '../compatibility/change.ts'
import { compareDocuments } from '../compatibility/compare-documents.ts'
import type { Document, Operation, Schema } from '../compatibility/document.ts'
import { isAtLeast, neededVersion } from '../compatibility/needed-version.ts'
import { report } from '../compatibility/report.ts'

type Writable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Writable<Value[Key]> } : Value
/** A change of a small document, of an operation of it, or of the schema of what that takes and gives. */
interface Edited {
  document: Writable<Document>
  operation: Writable<Operation>
  /** `Thing`, which is in the request and in the answer. */
  thing: Writable<Schema>
  /** Its properties. */
  properties: Record<string, Writable<Schema>>
}

const text = { type: 'string', maxLength: 10 }

function smallDocument(): Edited {
  const thing: Writable<Schema> = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { ...text },
      kind: { type: 'string', enum: ['a', 'b'] },
      note: { type: ['string', 'null'] },
      event_type: { $ref: '#/components/schemas/EventType' },
      tags: { type: 'array', items: { ...text } },
      shape: {
        oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }],
        discriminator: { propertyName: 'type' },
      },
    },
  }
  const shape = (name: string) => ({ type: 'object', properties: { type: { const: name } } })
  const operation: Writable<Operation> = {
    operationId: 'make_thing',
    security: [{ accessToken: ['make:things'] }, { accessToken: ['make:anything'] }],
    parameters: [
      { name: 'take', in: 'query', required: false, schema: { type: 'integer', maximum: 100, default: 50 } },
    ],
    requestBody: {
      required: false,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
    },
    responses: {
      201: {
        headers: { Link: { required: true, schema: { type: 'string' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
      400: {},
    },
  }
  const schemas = {
    Thing: thing,
    EventType: { type: 'string', enum: ['user.created'] },
    Round: shape('round'),
    Square: shape('square'),
    Oval: shape('oval'),
  }
  const document = {
    info: { version: '2.0.0' },
    paths: { '/things': { post: operation } },
    webhooks: {
      event: {
        post: {
          operationId: 'receive_thing',
          requestBody: { required: true, content: { 'application/json': { schema: { ...text } } } },
          responses: { 204: {}, 410: {} },
        },
      },
    },
    components: { schemas },
  }
  return { document, operation, thing, properties: thing.properties as Edited['properties'] }
}

function changesBy(edit: (edited: Edited) => void): readonly Change[] {
  const after = smallDocument()
  edit(after)
  return compareDocuments(smallDocument().document as Document, after.document as Document)
}

type Row = readonly [what: string, edit: (edited: Edited) => void, text: RegExp]

const breaking: readonly Row[] = [
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
]

const compatible: readonly Row[] = [
  [
    'an operation is new',
    ({ document, operation }) =>
      Object.assign(document.paths, { '/others': { get: { ...operation, operationId: 'x' } } }),
    /GET \/others is new/,
  ],
  [
    'another scope is enough',
    ({ operation }) => operation.security?.push({ accessToken: ['x'] }),
    /the scope x is enough/,
  ],
  ['a parameter is new', ({ operation }) => addParameter(operation, false), /parameter x is new/],
  [
    'a parameter has a higher limit',
    ({ operation }) => changeTakeSchema(operation, { maximum: 200 }),
    /maximum is 200, was 100/,
  ],
  ['a property is new', ({ properties }) => Object.assign(properties, { x: text }), /property x is new/],
  [
    'an event type is new, in answers',
    ({ document }) =>
      Object.assign(document.components?.schemas ?? {}, {
        EventType: { type: 'string', enum: ['user.created', 'user.deleted'] },
      }),
    /may be "user.deleted"/,
  ],
  [
    'an error is new',
    ({ operation }) => Object.assign(operation.responses, { 409: {} }),
    /answer 409 is new/,
  ],
  [
    'an error is gone',
    ({ operation }) => Reflect.deleteProperty(operation.responses, '400'),
    /answer 400 is gone/,
  ],
  [
    'a header is new',
    ({ operation }) => Object.assign(operation.responses[201]?.headers ?? {}, { X: { schema: text } }),
    /header X is new/,
  ],
]

describe('A change of the document breaks consumers when', () => {
  test.each(breaking)('%s', (_what, edit, wanted) => {
    const breaks = changesBy(edit).filter(change => change.breaks)
    expect(breaks.map(({ place, text }) => `${place}: ${text}`).join('\n')).toMatch(wanted)
  })
})

describe('A change of the document breaks nobody when', () => {
  test.each(compatible)('%s', (_what, edit, wanted) => {
    const changes = changesBy(edit)
    expect(changes.map(({ place, text }) => `${place}: ${text}`).join('\n')).toMatch(wanted)
    expect(changes.filter(change => change.breaks)).toEqual([])
  })
})

describe('What has not changed', () => {
  test('is not told of', () => {
    expect(changesBy(() => {})).toEqual([])
    const whole = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'))
    expect(compareDocuments(whole, structuredClone(whole))).toEqual([])
    expect(report([], 'v2.0.0')).toBe('Nothing that consumers see has changed since v2.0.0.\n')
  })

  test('is told of once, however often a schema is used', () => {
    const changes = changesBy(({ properties }) => Object.assign(properties, { x: text }))
    expect(changes.map(({ place }) => place)).toEqual(['Thing, to the service', 'Thing, to consumers'])
  })
})

test('A report has what breaks first, and counts', () => {
  const changes = changesBy(({ operation }) => {
    addParameter(operation, false)
    operation.security?.pop()
  })
  expect(report(changes, 'v2.0.0').split('\n')).toEqual([
    'Breaks consumers, since v2.0.0:',
    '  make_thing: the scope make:anything is not enough any more',
    '',
    'Breaks nobody, since v2.0.0:',
    '  make_thing: the query parameter x is new',
    '',
    '1 breaking and 1 other changes.',
    '',
  ])
})

test.each([
  ['2.3.4', [], '2.3.4'],
  ['2.3.4', [false], '2.4.0'],
  ['2.3.4', [false, true], '3.0.0'],
] as const)(
  'After %s, with changes of which %j break, the next version is %s',
  (released, breaks, wanted) => {
    const changes = breaks.map(isBreak => ({ place: '', text: '', breaks: isBreak }))
    expect(neededVersion(released, changes)).toBe(wanted)
  },
)

test.each([
  ['3.0.0', '2.9.9', true],
  ['2.10.0', '2.9.0', true],
  ['2.9.0', '2.9.0', true],
  ['2.9.0', '2.10.0', false],
  ['1.99.0', '2.0.0', false],
] as const)('%s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})

function secure(document: Writable<Document>): void {
  Object.assign(document.webhooks?.event?.post ?? {}, { security: [{ accessToken: ['x'] }] })
}

function changeTake({ parameters }: Writable<Operation>, others: object): void {
  Object.assign(parameters?.[0] ?? {}, others)
}

function changeTakeSchema({ parameters }: Writable<Operation>, others: object): void {
  Object.assign(parameters?.[0]?.schema ?? {}, others)
}

function addParameter({ parameters }: Writable<Operation>, required: boolean): void {
  parameters?.push({ name: 'x', in: 'query', required, schema: text })
}

function moveAnswer({ responses }: Writable<Operation>, from: string, to: string): void {
  Object.assign(responses, { [to]: responses[from] })
  Reflect.deleteProperty(responses, from)
}

function widenWebhook(document: Writable<Document>): void {
  const { content = {} } = document.webhooks?.event?.post?.requestBody ?? {}
  Object.assign(content, { 'application/json': { schema: { type: 'string' } } })
}
