import { observable, useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { SignInForm } from './sign-in-form.js'

/** The scopes to tick when the dialog opens; null while it is closed. */
const asked = observable(null)

/**
 * Opens the dialog.
 *
 * @param scopes scopes to tick at first, in addition to the scopes of the last sign-in
 */
export const askToSignIn = (scopes = []) => asked.set(scopes)

/** Asks for the credentials of a client, or for a token. */
export function SignInDialog() {
  const scopes = useObservable(asked)
  const dialog = React.useRef(null)
  React.useEffect(() => {
    if (!scopes) return
    dialog.current.showModal()
    const credentials = [...dialog.current.querySelectorAll('[name=client_id], [name=client_secret]')]
    credentials.find(({ value }) => value === '').focus()
    // Back and links lead away from what the dialog was opened for.
    const close = () => dialog.current.close()
    addEventListener('hashchange', close)
    return () => removeEventListener('hashchange', close)
  }, [scopes])
  return h(
    'dialog',
    { ref: dialog, className: 'sign-in', 'aria-labelledby': 'sign-in-title', onClose: () => asked.set(null) },
    scopes && h(SignInForm, { asked: scopes, close: () => dialog.current.close() }),
  )
}
