import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { readableTime } from '../controls/time.tsx'
import { observable, useObservable } from '../observable.ts'
import { hasExpired, renewSession, type Session, session, signOut } from '../session/session.ts'
import { SignInForm } from '../session/sign-in.tsx'
import { offeredScopes } from './document.ts'

/** Shows the signed-in user, the scopes and the end of the session. Turns red when the service no longer accepts the token. */
export function SessionBar(): ReactNode {
  const current = useObservable(session)
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef(current !== null)
  useExpiry(current)
  const isSignedIn = current !== null
  useEffect(() => {
    // The button that the user pressed is gone: keep the focus here. Another tab's session moves no focus when the page opens.
    if (shown.current !== isSignedIn && navigator.userActivation.hasBeenActive)
      bar.current?.querySelector('button')?.focus()
    shown.current = isSignedIn
  }, [isSignedIn])
  const isOver = current !== null && (current.refusal !== undefined || hasExpired(current))
  return (
    <div className={isOver ? 'session over' : 'session'} ref={bar}>
      <span role="status" className="hidden">
        {current ? `Signed in as ${current.name}.` : ''}
      </span>
      {current && <SessionDetails key={current.token} current={current} isOver={isOver} />}
      {(!current || isOver) && (
        <Button tone="primary" onClick={() => askToSignIn()}>
          Sign in
        </Button>
      )}
      {current && <Button onClick={signOut}>Sign out</Button>}
    </div>
  )
}

/** The longest delay of a timer. A longer one would end at once. */
const longestDelay = 2 ** 31 - 1

/** Renders the component again when the token of a session expires, unless another tab has a newer one. */
function useExpiry(current: Session | null): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const remaining = (current?.expiresAt ?? 0) - Date.now()
    if (!current || remaining <= 0) return
    const expire = () => {
      render()
      void renewSession(current)
    }
    const timer = setTimeout(expire, Math.min(remaining, longestDelay))
    return () => clearTimeout(timer)
  }, [current])
}

interface SessionDetailsProps {
  readonly current: Session
  readonly isOver: boolean
}

/** The client of the session and the end of its token. The scopes open on request. */
function SessionDetails({ current, isOver }: SessionDetailsProps): ReactNode {
  const { name, scopes, expiresAt, refusal } = current
  const time = expiresAt !== undefined && `${isOver ? 'expired' : 'until'} ${readableTime(expiresAt)}`
  const end = refusal === undefined ? time : 'token refused'
  const count = scopes && `${scopes.size} ${scopes.size === 1 ? 'scope' : 'scopes'}`
  const missing = offeredScopes.map(offered => offered.name).filter(name => scopes && !scopes.has(name))
  return (
    <>
      <button type="button" className="session-summary" popoverTarget="session-scopes">
        <strong>{name}</strong>
        {count && <span>{count}</span>}
        {end && <span>{end}</span>}
      </button>
      <div id="session-scopes" popover="auto">
        <p>The token has {[count ?? 'unknown scopes', end].filter(Boolean).join(', ')}.</p>
        {refusal && <p className="fault">{refusal}</p>}
        {scopes && <ScopeList title="Granted" scopes={[...scopes]} />}
        {missing.length > 0 && <ScopeList title="Not granted" scopes={missing} />}
      </div>
    </>
  )
}

interface ScopeListProps {
  readonly title: string
  readonly scopes: readonly string[]
}

function ScopeList({ title, scopes }: ScopeListProps): ReactNode {
  return (
    <>
      <p>{title}</p>
      <ul>
        {scopes.map(scope => (
          <li key={scope}>
            <code>{scope}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

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
