import { valuesOf } from '../schema/limits.js'
import { SchemaFacts } from '../schema/schema-facts.js'
import { resolved } from '../schema/shape.js'
import { h, Markdown, React } from '../viewer.js'
import { ValueChoice } from './value-choice.js'

/** A value of a request: its name, its type, what it means, and a field for it. */
export function ParameterField({
  name,
  place,
  schema,
  description,
  isRequired,
  value,
  fault,
  hint,
  setValue,
}) {
  const id = React.useId()
  const Control = controlFor(schema)
  return h(
    'div',
    { className: 'parameter', 'data-name': name },
    h(
      'div',
      { className: 'fact-line' },
      h('label', { id: `${id}-label`, htmlFor: id }, h('code', null, name)),
      place && h('span', { className: 'place' }, place),
      h(SchemaFacts, { schema, isRequired, hasValues: false }),
    ),
    h('div', { id: `${id}-description` }, h(Markdown, { source: description ?? '' })),
    h(Control, {
      schema,
      name,
      value,
      setValue,
      field: {
        id,
        'aria-describedby': `${id}-description ${id}-hint ${id}-fault`,
        'aria-invalid': fault !== undefined,
        'aria-required': isRequired,
      },
    }),
    h('p', { id: `${id}-hint`, className: 'hint' }, hint),
    h('p', { id: `${id}-fault`, className: 'fault' }, fault),
  )
}

function controlFor(schema) {
  if (valuesOf(schema).length === 0) return TextField
  return resolved(schema).type === 'array' ? ValueChoice : SelectField
}

function TextField({ schema, value, setValue, field }) {
  const { type, format, default: standard } = resolved(schema)
  const input = React.useRef(null)
  const lastSeen = React.useRef(value)
  // If the page fills in the field while the user is about to type, select the value: what the user types then replaces it.
  React.useLayoutEffect(() => {
    if (value !== lastSeen.current && document.activeElement === input.current) input.current.select()
    lastSeen.current = value
  }, [value])
  return h('input', {
    ...field,
    ref: input,
    type: format === 'password' ? 'password' : 'text',
    inputMode: type === 'integer' ? 'numeric' : undefined,
    placeholder: standard,
    value,
    spellCheck: false,
    autoComplete: 'off',
    onChange({ target }) {
      lastSeen.current = target.value
      setValue(target.value)
    },
  })
}

const SelectField = ({ schema, value, setValue, field }) =>
  h(
    'select',
    { ...field, value, onChange: event => setValue(event.target.value) },
    h('option', { value: '' }, 'not sent'),
    ...valuesOf(schema).map(option => h('option', { value: option }, option)),
  )
