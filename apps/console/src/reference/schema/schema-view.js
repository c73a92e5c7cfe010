import { h, React } from '../viewer.js'
import { hasParts, nameInside } from './nested.js'
import { SchemaParts } from './schema-parts.js'
import { shapeOf } from './shape.js'
import { UnionTitle } from './union-title.js'

/** The properties of an object, or the variants of a union. Nested ones open on request, each on its own or all at once. */
export function SchemaView({ schema }) {
  const [isExpanded, setExpanded] = React.useState(false)
  const { properties, alternatives, chosenBy } = shapeOf(schema)
  const isDeep = [...properties, ...alternatives].some(part => hasParts(part.schema))
  return h(
    'div',
    { className: 'schema' },
    h(
      'div',
      { className: 'schema-head' },
      alternatives.length > 0 && h('p', { className: 'muted' }, h(UnionTitle, { chosenBy })),
      isDeep &&
        h(
          'button',
          { type: 'button', className: 'link', onClick: () => setExpanded(!isExpanded) },
          isExpanded ? 'Collapse all' : 'Expand all',
        ),
    ),
    // The key resets what the user has opened and closed since.
    h(SchemaParts, { schema, isExpanded, outer: [nameInside(schema)], key: isExpanded }),
  )
}
