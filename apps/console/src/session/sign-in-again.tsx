import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useObservable } from '../observable.ts'
import { isAskedAgain } from './session.ts'
import { SignInForm } from './sign-in.tsx'

/** A dialog above the views for a user whose token the service no longer accepts. The views keep what was entered. */
export function SignInAgain(): ReactNode {
  const isAsked = useObservable(isAskedAgain)
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // Open the dialog before the form moves the focus.
  useLayoutEffect(() => {
    if (isAsked) dialog.current?.showModal()
  }, [isAsked])
  function onSignedIn(): void {
    close()
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <dialog
      ref={dialog}
      className="sign-in"
      aria-labelledby="sign-in-again"
      onClose={() => isAskedAgain.set(false)}
    >
      {isAsked && (
        <SignInForm titleId="sign-in-again" onSignedIn={onSignedIn} onCancel={close}>
          <header>
            <h2 id="sign-in-again">Sign in again</h2>
            <p className="muted">With the same client, the page keeps what you have entered.</p>
          </header>
        </SignInForm>
      )}
    </dialog>
  )
}
