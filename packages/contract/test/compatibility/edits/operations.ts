import type { Document } from '../../../compatibility/document.ts'
import { type Edited, type EditRow, editsOf, text, type Writable } from './edited-document.ts'

/** Edits outside of schemas: lifecycle, parameters, bodies, answers, security and servers. */
const rows: readonly EditRow[] = [
  ['leaves the public document', set({ 'x-internal': true }), /leaves the public document/],
  ['is deprecated', set({ deprecated: true }), /make_thing: is deprecated/],
  [
    'is deprecated with a date',
    set({ deprecated: true, 'x-sunset': '2027-11-01' }),
    /ends at 2027-11-01, was no date/,
  ],
  ['goes from GA to beta', set({ 'x-release-lifecycle': 'beta' }), /is beta, was GA/],
  [
    'no longer allows reserved characters in a parameter',
    setTake({ allowReserved: false }),
    /takes no reserved characters/,
  ],
  ['deprecates a parameter', setTake({ deprecated: true }), /query parameter take is deprecated/],
  ['states the default style of a parameter', setTake({ style: 'form', explode: true }), /^$/],
  ['changes the style of a parameter', setTake({ style: 'pipeDelimited' }), /written in another way/],
  [
    'changes its token endpoint',
    editFlow({ tokenUrl: 'https://b.example/oauth/token' }),
    /tokenUrl is https:\/\/b.example\/oauth\/token, was https:\/\/a.example/,
  ],
  ['changes its audience', editScheme({ 'x-audience': '/b/' }), /audience is \/b\/, was \/api\/v2\//],
  ['loses a scope of its OAuth flow', editFlow({ scopes: {} }), /scope make:things is gone/],
  [
    'gains a scope of its OAuth flow',
    editFlow({ scopes: { 'make:things': 'a', 'see:things': 'a' } }),
    /scope see:things is new/,
  ],
  [
    'loses its security scheme',
    ({ document }) => Object.assign(document.components ?? {}, { securitySchemes: {} }),
    /accessToken: is gone/,
  ],
  [
    'takes a token of another scheme, with the same scope',
    set({ security: [{ internalToken: ['make:things'] }, { accessToken: ['make:anything'] }] }),
    /accessToken with the scope make:things is not enough any more/,
  ],
  [
    'moves to another server',
    setDocument({ servers: [{ url: 'https://b.example' }] }),
    /server https:\/\/a.example is gone/,
  ],
  [
    'gets an additional server',
    setDocument({ servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] }),
    /server https:\/\/b.example is new/,
  ],
  [
    'gets an earlier sunset date',
    endsAt('2027-10-01'),
    /ends at 2027-10-01, was 2027-11-01/,
    endsAt('2027-11-01'),
  ],
  ['gets a later sunset date', endsAt('2027-12-01'), /ends at 2027-12-01/, endsAt('2027-11-01')],
  ['changes its summary', set({ summary: 'Makes a thing.' }), /^$/],
  [
    'asks for one scope where it asked for two',
    set({ security: [{ accessToken: ['make:things'] }] }),
    /make:all and make:things is not enough/,
    set({ security: [{ accessToken: ['make:things', 'make:all'] }] }),
  ],
  [
    'asks for two scopes where one of two was enough',
    set({ security: [{ accessToken: ['make:things', 'make:anything'] }] }),
    /scope make:things is not enough any more/,
  ],
  [
    'changes the explode of an array in a header',
    setTake({ in: 'header', explode: true }),
    /header parameter take is written in another way/,
    setTake({ in: 'header' }),
  ],
  [
    'limits the retry of a stream (`itemSchema`)',
    stream(text, { retry: { type: 'integer', maximum: 9 } }),
    /item.retry: maximum is 9, was none/,
    stream(text, { retry: { type: 'integer' } }),
  ],
  [
    'changes the events of a stream (`itemSchema`)',
    stream({ ...text, maxLength: 11 }),
    /item.data, content: maxLength is 11, was 10/,
    stream(text),
  ],
  [
    'describes its stream in OpenAPI 3.2, as before',
    stream(text),
    /^$/,
    ({ operation }) =>
      Object.assign(operation.responses, { 200: { content: { 'text/event-stream': { schema: text } } } }),
  ],
]

export const operations = editsOf(rows, 'an operation ')

/** An event stream in OpenAPI 3.2: each event has the field `data`, which contains a message as JSON. */
function stream(message: object, fields: object = {}) {
  const data = { type: 'string', contentSchema: message }
  const itemSchema = { type: 'object', properties: { data, ...fields } }
  return ({ operation }: Edited) =>
    Object.assign(operation.responses, { 200: { content: { 'text/event-stream': { itemSchema } } } })
}

function endsAt(date: string) {
  return set({ deprecated: true, 'x-sunset': date })
}

function set(others: object) {
  return ({ operation }: Edited) => Object.assign(operation, others)
}

function setDocument(others: Partial<Writable<Document>>) {
  return ({ document }: Edited) => Object.assign(document, others)
}

function setTake(others: object) {
  return ({ operation }: Edited) => Object.assign(operation.parameters?.[0] ?? {}, others)
}

function editScheme(others: object) {
  return ({ document }: Edited) =>
    Object.assign(document.components?.securitySchemes?.accessToken ?? {}, others)
}

function editFlow(others: object) {
  const tokenUrl = 'https://a.example/oauth/token'
  return editScheme({ flows: { clientCredentials: { tokenUrl, scopes: { 'make:things': 'a' }, ...others } } })
}
