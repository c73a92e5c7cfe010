import type { Change } from '../../compatibility/change.ts'
import { compareDocuments } from '../../compatibility/compare-documents.ts'
import type { Document, Operation, Schema } from '../../compatibility/document.ts'

export type Writable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
  : Value
/** A change of a small document, of an operation of it, or of the schema of what that takes and gives. */
export interface Edited {
  document: Writable<Document>
  operation: Writable<Operation>
  /** `Thing`, which is in the request and in the answer. */
  thing: Writable<Schema>
  /** Its properties. */
  properties: Record<string, Writable<Schema>>
}

export const text = { type: 'string', maxLength: 10 }

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
      size: { type: 'integer', default: 1 },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      shape: {
        oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }],
        discriminator: { propertyName: 'type' },
      },
    },
  }
  const shape = (name: string) => ({ type: 'object', properties: { type: { const: name } } })
  const operation: Writable<Operation> = {
    operationId: 'make_thing',
    'x-release-lifecycle': 'GA',
    security: [{ accessToken: ['make:things'] }, { accessToken: ['make:anything'] }],
    parameters: [
      {
        name: 'take',
        in: 'query',
        required: false,
        allowReserved: true,
        schema: { type: 'integer', maximum: 100, default: 50 },
      },
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
    EventType: { type: 'string', 'x-extensible': true, enum: ['user.created'] },
    Round: shape('round'),
    Square: shape('square'),
    Oval: shape('oval'),
  }
  const document = {
    info: { version: '2.0.0' },
    servers: [{ url: 'https://a.example' }],
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
    components: {
      schemas,
      securitySchemes: {
        accessToken: {
          'x-audience': '/api/v2/',
          flows: {
            clientCredentials: { tokenUrl: 'https://a.example/oauth/token', scopes: { 'make:things': 'a' } },
          },
        },
      },
    },
  }
  return { document, operation, thing, properties: thing.properties as Edited['properties'] }
}

/** What is told of an edit of the small document. */
export function changesBy(
  edit: (edited: Edited) => void,
  prepare: (edited: Edited) => void = () => {},
): readonly Change[] {
  const [before, after] = [smallDocument(), smallDocument()]
  prepare(before)
  edit(after)
  return compareDocuments(before.document as Document, after.document as Document)
}

export type Verdict = 'breaks' | 'harmless' | 'unchanged'
/** A change, the verdict on it, and what is told of it. */
export type VerdictRow = readonly [
  what: string,
  edit: (edited: Edited) => void,
  verdict: Verdict,
  text: RegExp,
]

/** @param prepare what the small document holds before the edit, beside what it always does */
export function verdictOn(
  edit: (edited: Edited) => void,
  prepare?: (edited: Edited) => void,
): { verdict: Verdict; text: string } {
  const changes = changesBy(edit, prepare)
  const verdict = changes.length === 0 ? 'unchanged' : changes.some(one => one.breaks) ? 'breaks' : 'harmless'
  return { verdict, text: changes.map(change => `${change.place}: ${change.text}`).join('\n') }
}

/** A change, and what is told of it. */
export type Row = readonly [what: string, edit: (edited: Edited) => void, text: RegExp]

export function changeTakeSchema({ parameters }: Writable<Operation>, others: object): void {
  Object.assign(parameters?.[0]?.schema ?? {}, others)
}

export function addParameter({ parameters }: Writable<Operation>, required: boolean): void {
  parameters?.push({ name: 'x', in: 'query', required, schema: text })
}
