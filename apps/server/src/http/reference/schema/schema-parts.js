import { resolve } from '../document/openapi.js'
import { h, Markdown, React } from '../viewer.js'
import { SchemaFacts } from './schema-facts.js'
import { shapeOf } from './shape.js'
import { UnionTitle } from './union-title.js'

/** The properties of an object and the variants of a union, each with what is nested in it. */
export function SchemaParts({ schema }) {
  const { properties, alternatives, chosenBy } = shapeOf(schema)
  return h(
    React.Fragment,
    null,
    properties.length > 0 &&
      h('ul', null, ...properties.map(({ name, ...part }) => h(Part, { ...part, label: name }))),
    alternatives.length > 0 &&
      h(
        'ul',
        { className: 'variants' },
        ...alternatives.map(({ title, value, schema: variant }) =>
          h(Part, { schema: variant, label: chosenBy && value ? `${chosenBy}: "${value}"` : title }),
        ),
      ),
  )
}

const Part = ({ label, schema, isRequired }) =>
  h(
    'li',
    null,
    h('div', { className: 'fact-line' }, h('code', null, label), h(SchemaFacts, { schema, isRequired })),
    h(Markdown, { source: schema.description ?? resolve(schema).description ?? '' }),
    h(Nested, { schema }),
  )

/** Renders its content when it is opened, because a schema may contain itself, and a union has many variants. */
function Nested({ schema }) {
  const [isOpen, setOpen] = React.useState(false)
  const { properties, alternatives, chosenBy } = shapeOf(schema)
  if (properties.length + alternatives.length === 0) return null
  return h(
    'details',
    { onToggle: event => setOpen(event.currentTarget.open) },
    h('summary', null, alternatives.length > 0 ? h(UnionTitle, { chosenBy }) : 'Properties'),
    isOpen && h('div', null, h(SchemaParts, { schema })),
  )
}
