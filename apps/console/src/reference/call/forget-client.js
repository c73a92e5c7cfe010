import { clearForms } from '../operation/request-form.js'
import { isSameClient, session } from '../session/session.js'
import { forgetCreated } from './created.js'

/**
 * Clears all forms and answers when a client signs out, or another client signs in, because they may have secrets. What was
 * entered before the first sign-in stays: users often learn from an answer 401 that they must sign in.
 */
export function forgetClients() {
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
