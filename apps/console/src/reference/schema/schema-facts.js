import { inlineCode } from '../code/inline-code.js'
import { h, React } from '../viewer.js'
import { limitsOf, valuesOf } from './limits.js'
import { nameInside } from './nested.js'
import { hrefOfSchema } from './schema-name.js'
import { typeOf } from './shape.js'

/** The type, the name and the limits of a value, in one line. */
export function SchemaFacts({ schema, isRequired, hasValues = true }) {
  const name = nameInside(schema)
  const values = valuesOf(schema)
  return h(
    React.Fragment,
    null,
    h('span', { className: 'type' }, typeOf(schema)),
    name && h('a', { href: hrefOfSchema(name) }, name),
    isRequired && h('span', { className: 'required' }, 'required'),
    ...limitsOf(schema).map(limit => h('span', { className: 'limit' }, inlineCode(limit))),
    hasValues && values.length > 0 && h(Values, { values }),
  )
}

/** The allowed values. A long list is folded. */
function Values({ values }) {
  const codes = values.map(value => h('code', { key: value }, String(value)))
  if (values.length <= 6) return h('span', { className: 'values' }, ...codes)
  return h(
    'details',
    { className: 'values' },
    h('summary', null, `one of ${values.length} values`),
    h('span', null, ...codes),
  )
}
