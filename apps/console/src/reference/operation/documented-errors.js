import { ExampleChooser } from '../code/example-chooser.js'
import { errorCodesOf } from '../document/error-codes.js'
import { examplesOf } from '../document/openapi.js'
import { h, Markdown, React } from '../viewer.js'

/** The documented errors, one line each. The examples open on request. */
export const DocumentedErrors = ({ errors }) =>
  h(
    React.Fragment,
    null,
    h('h3', null, 'Errors'),
    h(
      'div',
      { className: 'errors' },
      ...errors.map(error => h(DocumentedError, { ...error, key: error.status })),
    ),
  )

function DocumentedError({ status, ...answer }) {
  const [isOpen, setOpen] = React.useState(false)
  const examples = Object.values(answer.content ?? {}).flatMap(examplesOf)
  return h(
    'details',
    { onToggle: event => setOpen(event.currentTarget.open) },
    h(
      'summary',
      null,
      h('span', { className: 'badge bad' }, status),
      h(
        'span',
        null,
        h('span', { className: 'codes' }, ...errorCodesOf(answer).map(code => h('code', null, code))),
        h(Markdown, { source: answer.description }),
      ),
    ),
    isOpen && examples.length > 0 && h(ExampleChooser, { label: `Example of ${status}`, examples }),
  )
}
