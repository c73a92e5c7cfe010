import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isSameClient, restoreSession, session } from '../session/session.ts'
import { clearForms } from './operation/request-form.ts'
import { forgetCreated } from './operation/suggestions.ts'
import { Reference } from './reference.tsx'

/** Shows the reference in an element of the page. */
export function startReference(element: Element): void {
  void restoreSession()
  forgetClients()
  createRoot(element).render(
    <StrictMode>
      <Reference />
    </StrictMode>,
  )
}

/**
 * Clears all forms and answers when a client signs out, or another client signs in, because they may have secrets. What was
 * entered before the first sign-in stays: users often learn from an answer 401 that they must sign in.
 */
function forgetClients(): void {
  let last = session.get()
  session.subscribe(() => {
    const next = session.get()
    if (last && !isSameClient(last, next)) {
      clearForms()
      forgetCreated()
    }
    last = next
  })
}
