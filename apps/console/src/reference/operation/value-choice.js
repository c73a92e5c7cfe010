import { valuesOf } from '../schema/limits.js'
import { h } from '../viewer.js'

/** Lets the user choose any number of the allowed values of a list parameter. */
export function ValueChoice({ schema, name, value, setValue, field }) {
  const chosen = value || []
  const toggle = option =>
    setValue(chosen.includes(option) ? chosen.filter(other => other !== option) : [...chosen, option])
  return h(
    'details',
    { className: 'value-choice' },
    h(
      'summary',
      { id: field.id, 'aria-labelledby': `${field.id}-label ${field.id}` },
      chosen.length === 0 ? 'not sent' : chosen.join(', '),
    ),
    h(
      'ul',
      { 'aria-label': name },
      ...valuesOf(schema).map(option =>
        h(
          'li',
          null,
          h(
            'label',
            null,
            h('input', {
              type: 'checkbox',
              checked: chosen.includes(option),
              onChange: () => toggle(option),
            }),
            option,
          ),
        ),
      ),
    ),
  )
}
