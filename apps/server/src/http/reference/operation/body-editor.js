import { h, React } from '../viewer.js'
import { jsonFault } from './json-fault.js'

/** A field for a JSON body. Below it are syntax errors, and the errors in the service's last answer. */
export function BodyEditor({ text, errors, fault, setText }) {
  const id = React.useId()
  const syntax = text.trim() === '' ? undefined : jsonFault(text)
  const faults = [fault, syntax].filter(Boolean)
  return h(
    'div',
    { className: 'body-editor' },
    h('label', { htmlFor: id, className: 'hidden' }, 'Body'),
    h('textarea', {
      id,
      value: text,
      rows: Math.min(24, Math.max(6, text.split('\n').length)),
      spellCheck: false,
      'aria-describedby': `${id}-faults`,
      'aria-invalid': faults.length + errors.length > 0,
      onChange: event => setText(event.target.value),
    }),
    h(
      'ul',
      { id: `${id}-faults`, className: 'faults', 'aria-live': 'polite' },
      ...faults.map(text => h('li', { className: 'fault' }, text)),
      errors.length > 0 && h('li', { className: 'muted' }, 'In the last answer:'),
      ...errors.map(({ message }) => h('li', { className: 'fault' }, message)),
    ),
  )
}
