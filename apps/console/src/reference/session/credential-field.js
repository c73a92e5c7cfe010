import { h, React } from '../viewer.js'

/** A field of the sign-in, with an error message if its value is missing. */
export function CredentialField({ label, fault, ...input }) {
  const id = React.useId()
  return h(
    'div',
    { className: 'field' },
    h('label', { htmlFor: id }, label),
    h('input', {
      ...{ ...input, id, spellCheck: false, autoComplete: 'off' },
      ...{ 'aria-invalid': fault !== undefined, 'aria-describedby': `${id}-fault` },
    }),
    h('p', { id: `${id}-fault`, className: 'fault' }, fault),
  )
}
