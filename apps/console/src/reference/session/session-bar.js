import { useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { clientName, hasExpired, session, signOut } from './session.js'
import { SessionDetails } from './session-details.js'
import { askToSignIn } from './sign-in-dialog.js'
import { useExpiry } from './use-expiry.js'

/** Shows who is signed in, with which scopes, and until when. Turns red when the service no longer accepts the token. */
export function SessionBar() {
  const current = useObservable(session)
  const bar = React.useRef(null)
  const isFirst = React.useRef(true)
  useExpiry(current)
  const isSignedIn = current !== null
  React.useEffect(() => {
    // The button that the user pressed is gone: keep the focus here.
    if (!isFirst.current) bar.current.querySelector('button').focus()
    isFirst.current = false
  }, [isSignedIn])
  const isOver = isSignedIn && (current.refusal !== undefined || hasExpired(current))
  return h(
    'div',
    { className: isOver ? 'session over' : 'session', ref: bar },
    h(
      'span',
      { role: 'status', className: 'hidden' },
      isSignedIn ? `Signed in as ${clientName(current)}.` : '',
    ),
    isSignedIn && h(SessionDetails, { current, isOver, key: current.token }),
    (!isSignedIn || isOver) && h(Action, { label: 'Sign in', isMain: true, act: () => askToSignIn() }),
    isSignedIn && h(Action, { label: 'Sign out', act: signOut }),
  )
}

const Action = ({ label, isMain, act }) =>
  h('button', { type: 'button', className: isMain ? 'button primary' : 'button', onClick: act }, label)
