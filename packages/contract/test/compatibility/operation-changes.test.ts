import { expect, test } from 'vitest'
import type { Document } from '../../compatibility/document.ts'
import { type Edited, type VerdictRow, verdictOn, type Writable } from './edited-document.ts'

/** The verdicts on what surrounds the schemas: for whom an operation is, how it is reached, and for how long. */
const operationRows: readonly VerdictRow[] = [
  ['leaves the public document', set({ 'x-internal': true }), 'breaks', /leaves the public document/],
  ['is deprecated', set({ deprecated: true }), 'harmless', /make_thing: is deprecated/],
  [
    'is deprecated with a date',
    set({ deprecated: true, 'x-sunset': '2027-11-01' }),
    'harmless',
    /ends at 2027-11-01, was no date/,
  ],
  ['goes from GA to beta', set({ 'x-release-lifecycle': 'beta' }), 'breaks', /is beta, was GA/],
  [
    'has a parameter that takes no reserved characters any more',
    setTake({ allowReserved: false }),
    'breaks',
    /takes no reserved characters/,
  ],
  [
    'has a deprecated parameter',
    setTake({ deprecated: true }),
    'harmless',
    /query parameter take is deprecated/,
  ],
  ['says the default style of a parameter', setTake({ style: 'form', explode: true }), 'unchanged', /^$/],
  [
    'has another style of a parameter',
    setTake({ style: 'pipeDelimited' }),
    'breaks',
    /written in another way/,
  ],
  [
    'gets its tokens elsewhere',
    editFlow({ tokenUrl: 'https://b.example/oauth/token' }),
    'breaks',
    /tokenUrl is https:\/\/b.example\/oauth\/token, was https:\/\/a.example/,
  ],
  [
    'needs another audience',
    editScheme({ 'x-audience': '/b/' }),
    'breaks',
    /audience is \/b\/, was \/api\/v2\//,
  ],
  ['loses a scope of its flow', editFlow({ scopes: {} }), 'breaks', /scope make:things is gone/],
  [
    'gains a scope of its flow',
    editFlow({ scopes: { 'make:things': 'a', 'see:things': 'a' } }),
    'harmless',
    /scope see:things is new/,
  ],
  [
    'loses its security scheme',
    ({ document }) => Object.assign(document.components ?? {}, { securitySchemes: {} }),
    'breaks',
    /accessToken: is gone/,
  ],
  [
    'is on another server',
    setDocument({ servers: [{ url: 'https://b.example' }] }),
    'breaks',
    /server https:\/\/a.example is gone/,
  ],
  [
    'is on one more server',
    setDocument({ servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] }),
    'harmless',
    /server https:\/\/b.example is new/,
  ],
  ['has another summary', set({ summary: 'Makes a thing.' }), 'unchanged', /^$/],
]

test.each(operationRows)('An operation that %s', (_what, edit, verdict, wanted) => {
  expect(verdictOn(edit)).toEqual({ verdict, text: expect.stringMatching(wanted) })
})

test('An end that comes earlier than promised breaks, one that comes later does not', () => {
  const ends = (date: string) => set({ deprecated: true, 'x-sunset': date })
  const move = (date: string) => verdictOn(ends(date), ends('2027-11-01')).verdict
  expect([move('2027-10-01'), move('2027-12-01')]).toEqual(['breaks', 'harmless'])
})

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
