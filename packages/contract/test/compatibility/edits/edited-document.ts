import type { Change } from '../../../compatibility/change.ts'
import { compareDocuments } from '../../../compatibility/compare-documents.ts'
import type { Document, Operation, Schema } from '../../../compatibility/document.ts'

export type Writable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
  : Value
/** A small document, with the parts of it that edits change. */
export interface Edited {
  document: Writable<Document>
  operation: Writable<Operation>
  /** The schema `Thing`, which is sent in the request and in the answer. */
  thing: Writable<Schema>
  /** The properties of `Thing`. */
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

/** The changes that the comparison reports for an edit of the small document. */
export function changesBy(
  edit: (edited: Edited) => void,
  prepare: (edited: Edited) => void = () => {},
): readonly Change[] {
  const [before, after] = [smallDocument(), smallDocument()]
  prepare(before)
  edit(after)
  return compareDocuments(before.document as Document, after.document as Document)
}

/** An edit of the small document. `text` matches the reported change. `prepare` changes the earlier document first. */
export interface Edit {
  readonly what: string
  readonly edit: (edited: Edited) => void
  readonly text: RegExp
  readonly prepare?: (edited: Edited) => void
}

export type EditRow = readonly [
  what: string,
  edit: Edit['edit'],
  text: Edit['text'],
  prepare?: NonNullable<Edit['prepare']>,
]

/** @param subject the words that precede each row's description */
export function editsOf(rows: readonly EditRow[], subject = ''): readonly Edit[] {
  return rows.map(([what, edit, text, prepare]) => ({
    what: subject + what,
    edit,
    text,
    ...(prepare && { prepare }),
  }))
}

export function changeTakeSchema({ parameters }: Writable<Operation>, others: object): void {
  Object.assign(parameters?.[0]?.schema ?? {}, others)
}

export function addParameter({ parameters }: Writable<Operation>, required: boolean): void {
  parameters?.push({ name: 'x', in: 'query', required, schema: text })
}
