import { h } from '../viewer.js'
import { SchemaParts } from './schema-parts.js'
import { shapeOf } from './shape.js'
import { UnionTitle } from './union-title.js'

/** The properties of an object, or the variants of a union. Nested ones open on request. */
export function SchemaView({ schema }) {
  const { alternatives, chosenBy } = shapeOf(schema)
  return h(
    'div',
    { className: 'schema' },
    alternatives.length > 0 && h('p', { className: 'muted' }, h(UnionTitle, { chosenBy })),
    h(SchemaParts, { schema }),
  )
}
