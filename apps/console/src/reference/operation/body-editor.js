import { h, React } from '../viewer.js'
import { jsonFault } from './json-fault.js'
import { placeOfValue } from './json-places.js'

/**
 * A field for a JSON body. Below it are syntax errors, and the errors in the service's last answer. Each is a button that selects
 * the faulty part of the body.
 */
export function BodyEditor({ text, errors, fault, setText }) {
  const id = React.useId()
  const editor = React.useRef(null)
  const mistake = jsonFault(text)
  // An empty body may be right.
  const syntax = text.trim() === '' ? undefined : mistake
  const item = (message, place) =>
    h('li', null, h(FaultButton, { message, select: () => select(editor.current, mistake ?? place()) }))
  return h(
    'div',
    { className: 'body-editor' },
    h('label', { htmlFor: id, className: 'hidden' }, 'Body'),
    h('textarea', {
      id,
      ref: editor,
      value: text,
      rows: Math.min(24, Math.max(6, text.split('\n').length)),
      spellCheck: false,
      'aria-describedby': `${id}-faults`,
      'aria-invalid': fault !== undefined || syntax !== undefined || errors.length > 0,
      onChange: event => setText(event.target.value),
    }),
    h(
      'ul',
      { id: `${id}-faults`, className: 'faults', 'aria-live': 'polite' },
      fault && h('li', { className: 'fault' }, fault),
      syntax && item(syntax.message),
      errors.length > 0 && h('li', { className: 'muted' }, 'In the last answer:'),
      ...errors.map(({ message, path }) => item(message, () => placeOfValue(text, path))),
    ),
  )
}

const FaultButton = ({ message, select }) =>
  h(
    'button',
    { type: 'button', className: 'link fault', title: 'Select this part of the body', onClick: select },
    message,
  )

function select(editor, { start, end }) {
  editor.setSelectionRange(start, start)
  // A browser scrolls to the caret only when the field gets the focus.
  editor.blur()
  editor.focus()
  editor.setSelectionRange(start, end)
}
