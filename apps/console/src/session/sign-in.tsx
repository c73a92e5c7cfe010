import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Problem } from '../states/problem.tsx'
import { type Credentials, type Session, startSession } from './session.ts'
import './sign-in.css'

interface SignInProps {
  readonly onSession: (session: Session) => void
}

/** Asks for a client's credentials or a token. Both stay in the memory of this page. */
export function SignIn({ onSession }: SignInProps): ReactNode {
  const [withToken, setWithToken] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const title = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    document.title = 'Sign in · Console'
    form.current?.querySelector<HTMLElement>('[name=client_id]')?.focus()
  }, [])

  async function signIn(form: FormData): Promise<void> {
    const given = (name: string) => String(form.get(name) ?? '')
    const credentials: Credentials = withToken
      ? { token: given('token') }
      : { clientId: given('client_id'), clientSecret: given('client_secret') }
    setIsBusy(true)
    setError(undefined)
    try {
      onSession(await startSession(credentials))
    } catch (refusal) {
      setError(refusal)
      setIsBusy(false)
    }
  }

  return (
    <main className="sign-in">
      <form
        ref={form}
        aria-labelledby={title}
        onSubmit={event => {
          event.preventDefault()
          signIn(new FormData(event.currentTarget))
        }}
      >
        <header>
          <h1 id={title}>Sign in to the console</h1>
          <p className="muted">{location.host}</p>
        </header>
        <fieldset className="choice">
          <legend className="hidden">Sign in with</legend>
          <label>
            <input type="radio" name="with" checked={!withToken} onChange={() => setWithToken(false)} />
            Client
          </label>
          <label>
            <input type="radio" name="with" checked={withToken} onChange={() => setWithToken(true)} />
            Access token
          </label>
        </fieldset>
        {withToken ? (
          <Field label="Access token" name="token" type="password" autoComplete="off" required />
        ) : (
          <>
            <Field label="Client id" name="client_id" autoComplete="off" spellCheck={false} required />
            <Field label="Client secret" name="client_secret" type="password" autoComplete="off" required />
          </>
        )}
        {error !== undefined && <Problem error={error} />}
        <Button tone="primary" type="submit" isBusy={isBusy}>
          Sign in
        </Button>
        <p className="muted">
          Credentials stay in the memory of this page. Closing or reloading the page signs you out.
        </p>
      </form>
    </main>
  )
}
