import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { observable, useObservable } from '../../observable.ts'
import { SignInForm } from '../../session/sign-in-form.tsx'
import { offeredScopes } from '../document.ts'
import '../../dialogs/confirm-dialog.css'

/** The scopes to tick when the dialog opens; null while it is closed. */
const asked = observable<readonly string[] | null>(null)

/**
 * Opens the dialog.
 *
 * @param scopes scopes to tick at first, in addition to the scopes of the last sign-in
 */
export function askToSignIn(scopes: readonly string[] = []): void {
  asked.set(scopes)
}

/** Asks for the credentials of a client, or for a token. */
export function SignInDialog(): ReactNode {
  const scopes = useObservable(asked)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // Open the dialog before the form moves the focus.
  useLayoutEffect(() => {
    if (!scopes) return
    dialog.current?.showModal()
    // Back and links lead away from what the dialog was opened for.
    const leave = () => dialog.current?.close()
    addEventListener('hashchange', leave)
    return () => removeEventListener('hashchange', leave)
  }, [scopes])
  return (
    <dialog ref={dialog} className="sign-in" aria-labelledby="sign-in-title" onClose={() => asked.set(null)}>
      {scopes && (
        <SignInForm
          titleId="sign-in-title"
          offered={offeredScopes}
          asked={scopes}
          onSignedIn={close}
          onCancel={close}
        >
          <header>
            <h2 id="sign-in-title">Sign in</h2>
            <p className="muted">To send requests from this page.</p>
          </header>
        </SignInForm>
      )}
    </dialog>
  )
}
