import { needsToken } from '../document/operations.js'
import { useObservable } from '../observable.js'
import { session } from '../session/session.js'
import { askToSignIn } from '../session/sign-in-dialog.js'
import { h, React } from '../viewer.js'
import { AnswerView } from './answer-view.js'
import { callOf } from './call.js'
import { PendingRequest } from './pending-request.js'
import { resume } from './resume.js'
import { Samples } from './samples.js'

/** The button that sends the request of a form, the answer directly below it, and samples of the request. */
export function CallPanel({ placed, form, formId, focusFault }) {
  const state = useObservable(form)
  const current = useObservable(session)
  const button = React.useRef(null)
  const focusExecute = () => button.current?.focus()
  return h(
    'aside',
    { className: 'call', 'aria-label': 'Request' },
    h(
      'div',
      { className: 'execute' },
      h(
        'button',
        // Use `aria-disabled`, because a button with `disabled` loses the focus.
        {
          ...{ type: 'submit', form: formId, ref: button, className: 'button primary' },
          ...{
            'aria-disabled': state.pending !== undefined,
            'aria-keyshortcuts': 'Control+Enter',
            title: 'Ctrl + Enter',
          },
        },
        'Execute',
      ),
      state.pending && h(PendingRequest, { ...state.pending, focusExecute, key: state.pending.since }),
      needsToken(placed.operation) && !current && !state.answer && h(NoToken),
    ),
    h(AnswerView, {
      placed,
      state,
      resume: () => resume(placed, form),
      focusExecute,
      focusFault,
    }),
    h(Samples, { placed, state, call: callOf(placed, state, current?.token) }),
  )
}

const NoToken = () =>
  h(
    'span',
    { className: 'muted' },
    'Needs an access token: ',
    h('button', { type: 'button', className: 'link', onClick: () => askToSignIn() }, 'sign in'),
    ' first.',
  )
