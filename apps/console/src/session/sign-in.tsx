import { HttpError } from '@tenant-api/client'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Problem } from '../controls/problem.tsx'
import { continueSession, createSession, type Session } from './session.ts'

/** The page of the console while nobody is signed in. */
export function SignIn(): ReactNode {
  useEffect(() => {
    document.title = 'Sign in · Console'
  }, [])
  return (
    <main className="sign-in">
      <SignInForm titleId="sign-in-title">
        <header>
          <h1 id="sign-in-title">Sign in to the console</h1>
          <p className="muted">{location.host}</p>
        </header>
      </SignInForm>
    </main>
  )
}

interface SignInFormProps {
  readonly titleId: string
  /** The heading. */
  readonly children: ReactNode
  /** The scopes that the user may choose from. Default: no choice. The token then has all scopes of the client. */
  readonly offered?: readonly OfferedScope[]
  /** Scopes to tick at first, in addition to the scopes of the last sign-in. */
  readonly asked?: readonly string[]
  readonly onSignedIn?: () => void
  /** Shows a button that cancels. */
  readonly onCancel?: () => void
}

interface OfferedScope {
  readonly name: string
  readonly description: string
}

/** An error about one value: `field` is the name of the element that gets the focus. */
interface Fault {
  readonly field: string
  readonly message: string
}

/** The scopes and the client id that were entered last, so that the form opens with them. */
const before: { chosen?: readonly string[]; clientId: string } = { clientId: '' }

/** Asks for the credentials of a client, or for a token, and starts a session. */
export function SignInForm(props: SignInFormProps): ReactNode {
  const { titleId, children, offered = [], asked = [], onSignedIn, onCancel } = props
  const all = offered.map(({ name }) => name)
  const [withToken, setWithToken] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([...new Set([...(before.chosen ?? all), ...asked])])
  const [fault, setFault] = useState<Fault>()
  const [refusal, setRefusal] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('.field input') ?? [])]
    inputs.find(({ value }) => value === '')?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen way does not move the focus
  useEffect(() => {
    const name = fault?.field ?? (refusal !== undefined && (withToken ? 'token' : 'client_id'))
    if (name) form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }, [fault, refusal])

  async function signIn(fields: FormData): Promise<void> {
    if (isBusy) return
    const given = (name: string) => String(fields.get(name) ?? '').trim()
    const missing = missingField(withToken ? ['token'] : ['client_id', 'client_secret'], given)
    const lacksScope = !withToken && all.length > 0 && chosen.length === 0
    setRefusal(undefined)
    setFault(missing ?? (lacksScope ? { field: 'scopes', message: 'Choose at least one scope.' } : undefined))
    if (missing || lacksScope) return
    setIsBusy(true)
    const client = { clientId: given('client_id'), clientSecret: given('client_secret') }
    try {
      const session = await (withToken
        ? createSession({ token: given('token') })
        : createClientSession(client, chosen, chosen.length === all.length))
      // The user has closed the form meanwhile.
      if (!form.current) return
      before.chosen = chosen
      continueSession(session)
      onSignedIn?.()
    } catch (error) {
      setRefusal(error)
      setIsBusy(false)
    }
  }

  const errorOf = (name: string) => (fault?.field === name ? fault.message : undefined)
  return (
    <form
      ref={form}
      aria-labelledby={titleId}
      noValidate
      autoComplete="off"
      onSubmit={event => {
        event.preventDefault()
        void signIn(new FormData(event.currentTarget))
      }}
    >
      {children}
      <fieldset className="actions">
        <legend className="hidden">Sign in with</legend>
        <label className="check">
          <input type="radio" name="with" checked={!withToken} onChange={() => setWithToken(false)} />
          Client
        </label>
        <label className="check">
          <input type="radio" name="with" checked={withToken} onChange={() => setWithToken(true)} />
          Access token
        </label>
      </fieldset>
      {withToken ? (
        <Field
          key="token"
          label="Token"
          name="token"
          type="password"
          autoComplete="off"
          error={errorOf('token')}
        />
      ) : (
        <>
          <Field
            label="Client id"
            name="client_id"
            defaultValue={before.clientId}
            autoComplete="off"
            spellCheck={false}
            error={errorOf('client_id')}
            onChange={({ target }) => {
              before.clientId = target.value
            }}
          />
          <Field
            label="Client secret"
            name="client_secret"
            type="password"
            autoComplete="off"
            error={errorOf('client_secret')}
          />
          {all.length > 0 && (
            <ScopeChoice
              offered={offered}
              chosen={chosen}
              setChosen={setChosen}
              isOpen={asked.length > 0}
              error={errorOf('scopes')}
            />
          )}
        </>
      )}
      {refusal !== undefined && <Problem error={refusal} />}
      <div className="actions">
        <Button tone="primary" type="submit" isBusy={isBusy}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
      <p className="muted">
        The secret stays in the memory of this page. This tab keeps the access token, also when you reload the
        page, or leave it and come back. Your other tabs of this service use the same token, until you sign
        out.
      </p>
    </form>
  )
}

/** @param isAll whether the user has chosen all scopes on offer. A client that lacks some then gets the scopes that it has. */
async function createClientSession(
  client: { readonly clientId: string; readonly clientSecret: string },
  scopes: readonly string[],
  isAll: boolean,
): Promise<Session> {
  if (scopes.length === 0) return createSession(client)
  try {
    return await createSession({ ...client, scopes })
  } catch (error) {
    if (isAll && error instanceof HttpError && error.errorCode === 'invalid_scope')
      return createSession(client)
    throw error
  }
}

const labels: Readonly<Record<string, string>> = {
  client_id: 'client id',
  client_secret: 'client secret',
  token: 'access token',
}

function missingField(names: readonly string[], given: (name: string) => string): Fault | undefined {
  const field = names.find(name => given(name) === '')
  return field === undefined ? undefined : { field, message: `Enter the ${labels[field]}.` }
}

interface ScopeChoiceProps {
  readonly offered: readonly OfferedScope[]
  readonly chosen: readonly string[]
  readonly setChosen: (names: readonly string[]) => void
  readonly isOpen: boolean
  readonly error: string | undefined
}

/** The scopes to request. */
function ScopeChoice({ offered, chosen, setChosen, isOpen, error }: ScopeChoiceProps): ReactNode {
  const errorId = useId()
  const all = offered.map(({ name }) => name)
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter(other => other !== name) : [...chosen, name])
  return (
    <details className="scope-choice" open={isOpen}>
      <summary>Scopes: {chosen.length === all.length ? 'all' : `${chosen.length} of ${all.length}`}</summary>
      <div className="actions">
        <Button className="small" name="scopes" aria-describedby={errorId} onClick={() => setChosen(all)}>
          All
        </Button>
        <Button className="small" onClick={() => setChosen([])}>
          None
        </Button>
      </div>
      <p id={errorId} className="field-error">
        {error}
      </p>
      <ul>
        {offered.map(({ name, description }) => (
          <li key={name}>
            <label className="check" title={description}>
              <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
              <code>{name}</code>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
