import { expect, test } from 'vitest'
import { type Edited, text, type VerdictRow, verdictOn } from './edited-document.ts'

const labels = { type: 'object', additionalProperties: { type: 'string' } }

/** The verdicts on keywords of schemas. `Thing` is sent and received, so what takes fewer values or more breaks one side. */
const schemaRows: readonly VerdictRow[] = [
  ['loses its items', property('tags', { type: 'array' }), 'breaks', /items may be anything/],
  [
    'has a pattern of names where others were refused',
    edit({ patternProperties: { '^x-': text } }),
    'harmless',
    /pattern of names \^x- is new/,
  ],
  [
    'has a pattern of names where others were free',
    property('labels', { ...labels, patternProperties: { '^x-': text } }),
    'breaks',
    /pattern of names \^x- is new/,
  ],
  [
    'has dependentRequired',
    edit({ dependentRequired: { kind: ['note'] } }),
    'breaks',
    /dependentRequired is/,
  ],
  [
    'has a condition',
    edit({ if: { required: ['kind'] }, else: { required: ['note'] } }),
    'breaks',
    /else is/,
  ],
  [
    'has prefixItems',
    property('tags', { type: 'array', items: text, prefixItems: [text] }),
    'breaks',
    /prefixItems is/,
  ],
  [
    'has another default of a property',
    property('size', { type: 'integer', default: 2 }),
    'breaks',
    /default is 2, was 1/,
  ],
  [
    'loses the default of a property',
    property('size', { type: 'integer' }),
    'breaks',
    /default is none, was 1/,
  ],
  [
    'has a deprecated property',
    property('name', { ...text, deprecated: true }),
    'harmless',
    /Thing.*name: is deprecated/,
  ],
  [
    'takes any other properties',
    edit({ additionalProperties: true }),
    'harmless',
    /may have other properties/,
  ],
  [
    'says for its other properties',
    property('labels', { type: 'object', additionalProperties: text }),
    'breaks',
    /other properties have another schema/,
  ],
  [
    'refuses other properties',
    property('labels', { type: 'object', additionalProperties: false }),
    'breaks',
    /no other properties/,
  ],
  [
    'has any other properties',
    property('labels', { type: 'object' }),
    'breaks',
    /other properties may be anything/,
  ],
  [
    'has a reference inside allOf',
    property('event_type', { allOf: [{ $ref: '#/components/schemas/EventType' }] }),
    'unchanged',
    /^$/,
  ],
  [
    'has a described reference',
    property('event_type', { $ref: '#/components/schemas/EventType', description: 'a' }),
    'unchanged',
    /^$/,
  ],
  [
    'has a discriminator of enum in place of const',
    shape('Round', { type: { enum: ['round'] } }),
    'unchanged',
    /^$/,
  ],
  ['has an enum of one in place of a const', constAsEnum, 'unchanged', /^$/],
  ['has alternatives by anyOf', anyOfAlternatives, 'unchanged', /^$/],
  ['has a new alternative of an extensible union', extensible, 'harmless', /alternative oval is new/],
  ['has another example', edit({ examples: [{ name: 'a' }] }), 'unchanged', /^$/],
  [
    'has no duplicates in an array',
    property('tags', { type: 'array', items: text, uniqueItems: true }),
    'breaks',
    /uniqueItems is true/,
  ],
]

test.each(schemaRows)('A schema that %s', (_what, change, verdict, wanted) => {
  const before = change === extensible ? markExtensible : undefined
  expect(verdictOn(change, before)).toEqual({ verdict, text: expect.stringMatching(wanted) })
})

test('A property that is new in an answer breaks only where the answer is closed for good', () => {
  const grow = ({ properties }: Edited) => Object.assign(properties, { x: text })
  const close = ({ thing }: Edited) =>
    Object.assign(thing, { 'x-closed': 'It never grows, as was promised.' })
  const both = (edited: Edited) => {
    close(edited)
    grow(edited)
  }
  expect(verdictOn(grow).verdict).toBe('harmless')
  expect(verdictOn(both, close).verdict).toBe('breaks')
})

function edit(others: object) {
  return ({ thing }: Edited) => Object.assign(thing, others)
}

function property(name: string, schema: object) {
  return ({ properties }: Edited) => Object.assign(properties, { [name]: schema })
}

function shape(name: string, properties: object) {
  return ({ document }: Edited) => Object.assign(document.components?.schemas?.[name] ?? {}, { properties })
}

function constAsEnum(edited: Edited) {
  shape('Round', { type: { enum: ['round'] } })(edited)
  shape('Square', { type: { enum: ['square'] } })(edited)
}

function anyOfAlternatives({ properties }: Edited) {
  const { shape: union } = properties
  Object.assign(properties, { shape: { anyOf: union?.oneOf, discriminator: union?.discriminator } })
}

function markExtensible({ properties }: Edited) {
  Object.assign(properties.shape ?? {}, { 'x-extensible': true })
}

function extensible(edited: Edited) {
  markExtensible(edited)
  edited.properties.shape?.oneOf?.push({ $ref: '#/components/schemas/Oval' })
}
