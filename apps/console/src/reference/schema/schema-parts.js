import { resolve } from '../document/openapi.js'
import { h, Markdown, React } from '../viewer.js'
import { hasParts, nameInside } from './nested.js'
import { SchemaFacts } from './schema-facts.js'
import { shapeOf } from './shape.js'
import { UnionTitle } from './union-title.js'

/**
 * The properties of an object and the variants of a union, each with what is nested in it.
 *
 * @param isExpanded whether nested parts are open at first
 * @param outer the names of the schemas around this one
 */
export function SchemaParts({ schema, ...nesting }) {
  const { properties, alternatives, chosenBy } = shapeOf(schema)
  return h(
    React.Fragment,
    null,
    properties.length > 0 &&
      h('ul', null, ...properties.map(({ name, ...part }) => h(Part, { ...part, ...nesting, label: name }))),
    alternatives.length > 0 &&
      h(
        'ul',
        { className: 'variants' },
        ...alternatives.map(({ title, value, schema: variant }) =>
          h(Part, {
            ...nesting,
            schema: variant,
            label: chosenBy && value ? `${chosenBy}: "${value}"` : title,
          }),
        ),
      ),
  )
}

const Part = ({ label, schema, isRequired, ...nesting }) =>
  h(
    'li',
    null,
    h('div', { className: 'fact-line' }, h('code', null, label), h(SchemaFacts, { schema, isRequired })),
    h(Markdown, { source: schema.description ?? resolve(schema).description ?? '' }),
    hasParts(schema) && h(Nested, { schema, ...nesting }),
  )

/** Renders its content when it is opened, because a schema may contain itself, and a union has many variants. */
function Nested({ schema, isExpanded, outer }) {
  const name = nameInside(schema)
  const [isOpen, setOpen] = React.useState(isExpanded && !(name && outer.includes(name)))
  const { alternatives, chosenBy } = shapeOf(schema)
  return h(
    'details',
    { open: isOpen, onToggle: event => setOpen(event.currentTarget.open) },
    h('summary', null, alternatives.length > 0 ? h(UnionTitle, { chosenBy }) : 'Properties'),
    isOpen && h('div', null, h(SchemaParts, { schema, isExpanded, outer: [...outer, name] })),
  )
}
