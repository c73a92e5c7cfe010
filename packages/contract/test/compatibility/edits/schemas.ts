import { type Edited, type EditRow, editsOf, text } from './edited-document.ts'

const round = { $ref: '#/components/schemas/Round' }
const labels = { type: 'object', additionalProperties: { type: 'string' } }

/** Edits of schema keywords. `Thing` is sent and received: fewer allowed values break senders, and more break readers. */
const rows: readonly EditRow[] = [
  ['loses its items', property('tags', { type: 'array' }), /items may be anything/],
  [
    'gets patternProperties where other properties were refused',
    edit({ patternProperties: { '^x-': text } }),
    /pattern of names \^x- is new/,
  ],
  [
    'gets patternProperties where other properties were allowed',
    property('labels', { ...labels, patternProperties: { '^x-': text } }),
    /pattern of names \^x- is new/,
  ],
  ['gets dependentRequired', edit({ dependentRequired: { kind: ['note'] } }), /dependentRequired is/],
  ['gets a condition', edit({ if: { required: ['kind'] }, else: { required: ['note'] } }), /else is/],
  [
    'gets prefixItems',
    property('tags', { type: 'array', items: text, prefixItems: [text] }),
    /prefixItems is/,
  ],
  [
    'changes the default of a property',
    property('size', { type: 'integer', default: 2 }),
    /default is 2, was 1/,
  ],
  ['loses the default of a property', property('size', { type: 'integer' }), /default is none, was 1/],
  ['deprecates a property', property('name', { ...text, deprecated: true }), /Thing.*name: is deprecated/],
  [
    'starts to allow additional properties',
    edit({ additionalProperties: true }),
    /may have other properties/,
  ],
  [
    'changes the schema of its additional properties',
    property('labels', { type: 'object', additionalProperties: text }),
    /other properties have another schema/,
  ],
  [
    'stops allowing additional properties',
    property('labels', { type: 'object', additionalProperties: false }),
    /no other properties/,
  ],
  [
    'no longer restricts its additional properties',
    property('labels', { type: 'object' }),
    /other properties may be anything/,
  ],
  [
    'wraps a reference in allOf',
    property('event_type', { allOf: [{ $ref: '#/components/schemas/EventType' }] }),
    /^$/,
  ],
  [
    'adds a description to a reference',
    property('event_type', { $ref: '#/components/schemas/EventType', description: 'a' }),
    /^$/,
  ],
  [
    'gets a pattern beside a reference',
    property('event_type', { $ref: '#/components/schemas/EventType', pattern: '^user' }),
    /event_type: pattern is "\^user", was none/,
  ],
  [
    'is replaced by a reference and the keywords that its target lacks',
    ({ document, properties }) => {
      Object.assign(document.components?.schemas ?? {}, { Text: { type: 'string' } })
      Object.assign(properties, { name: { $ref: '#/components/schemas/Text', maxLength: 10 } })
    },
    /^$/,
  ],
  [
    'requires a property of another part of its allOf',
    property('shape', { allOf: [round, { type: 'object', required: ['type'] }] }),
    /property type is required/,
    property('shape', { allOf: [round, { type: 'object' }] }),
  ],
  [
    'no longer requires a property of another part of its allOf',
    property('shape', { allOf: [round, { type: 'object' }] }),
    /property type is no longer required/,
    property('shape', { allOf: [round, { type: 'object', required: ['type'] }] }),
  ],
  [
    'replaces const by a one-value enum in one alternative',
    shape('Round', { type: { enum: ['round'] } }),
    /^$/,
  ],
  ['replaces const by a one-value enum in all alternatives', constAsEnum, /^$/],
  ['replaces oneOf by anyOf', anyOfAlternatives, /^$/],
  ['adds an alternative to an extensible union', extensible, /alternative oval is new/, markExtensible],
  ['changes an example', edit({ examples: [{ name: 'a' }] }), /^$/],
  [
    'starts to require unique items in an array',
    property('tags', { type: 'array', items: text, uniqueItems: true }),
    /uniqueItems is true/,
  ],
  ['with x-closed gets a new property', growClosed, /property x is new/, close],
]

export const schemas = editsOf(rows, 'a schema ')

function grow({ properties }: Edited) {
  return Object.assign(properties, { x: text })
}

function close({ thing }: Edited) {
  return Object.assign(thing, { 'x-closed': 'It never grows, as was promised.' })
}

function growClosed(edited: Edited) {
  close(edited)
  grow(edited)
}

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
