import { resolve } from '../document/openapi.js'
import { h, Markdown, React } from '../viewer.js'
import { SchemaFacts } from './schema-facts.js'
import { shapeOf } from './shape.js'

/** The properties of an object and the alternatives of a union. Nested ones open on request. */
export function SchemaView({ schema }) {
  const { properties, alternatives } = shapeOf(schema)
  return h(
    'div',
    { className: 'schema' },
    properties.length > 0 && h('ul', null, ...properties.map(property => h(Property, property))),
    alternatives.length > 0 &&
      h('ul', { className: 'alternatives' }, ...alternatives.map(one => h(Alternative, one))),
  )
}

function Property({ name, schema, isRequired }) {
  return h(
    'li',
    null,
    h('div', { className: 'fact-line' }, h('code', null, name), h(SchemaFacts, { schema, isRequired })),
    h(Markdown, { source: descriptionOf(schema) }),
    hasParts(schema) && h(Nested, { title: 'Properties', schema }),
  )
}

const Alternative = ({ title, schema }) =>
  h(
    'li',
    null,
    h('div', { className: 'fact-line' }, h('code', null, title), h(SchemaFacts, { schema })),
    h(Markdown, { source: descriptionOf(schema) }),
    hasParts(schema) && h(Nested, { title: 'Properties', schema }),
  )

/** Renders its content when it is opened, because a schema may contain itself, and a union has many alternatives. */
function Nested({ title, schema }) {
  const [isOpen, setOpen] = React.useState(false)
  return h(
    'details',
    { onToggle: event => setOpen(event.currentTarget.open) },
    h('summary', null, title),
    isOpen && h(SchemaView, { schema }),
  )
}

function hasParts(schema) {
  const { properties, alternatives } = shapeOf(schema)
  return properties.length + alternatives.length > 0
}

const descriptionOf = schema => schema.description ?? resolve(schema).description ?? ''
