import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, LeavingButton } from '../../controls/button.tsx'
import { useObservable } from '../../observable.ts'
import { session } from '../../session/session.ts'
import { needsToken, type PlacedOperation } from '../document.ts'
import { answeredErrors, type PendingRequest, type RequestForm } from '../operation/request-form.ts'
import { askToSignIn } from '../session-bar.tsx'
import { AnswerView } from './answer-view.tsx'
import { callOf, resume } from './request.ts'
import { Samples } from './samples.tsx'

interface CallPanelProps {
  readonly placed: PlacedOperation
  readonly form: RequestForm
  /** The id of the form's element. */
  readonly formId: string
  /** Moves the focus to the first field with an error. */
  readonly focusFault: () => void
}

/** The button that sends the request of a form, the answer directly below it, and samples of the request. */
export function CallPanel({ placed, form, formId, focusFault }: CallPanelProps): ReactNode {
  const state = useObservable(form)
  const current = useObservable(session)
  const button = useRef<HTMLButtonElement>(null)
  const focusExecute = () => button.current?.focus()
  const { pending, answer } = state
  return (
    <aside className="card call" aria-label="Request">
      <div className="execute row">
        <Button
          tone="primary"
          type="submit"
          form={formId}
          ref={button}
          isBusy={pending !== undefined}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl + Enter"
        >
          Execute
        </Button>
        {pending && <Pending key={pending.since} {...pending} focusExecute={focusExecute} />}
        {needsToken(placed.operation) && !current && !answer && (
          <span className="muted">
            Needs an access token:{' '}
            <button type="button" className="link" onClick={() => askToSignIn()}>
              sign in
            </button>{' '}
            first.
          </span>
        )}
      </div>
      <AnswerView
        placed={placed}
        answer={answer}
        isWaiting={pending !== undefined}
        isUnsent={state.showsMissing}
        errorCount={answeredErrors(placed, state).length}
        resume={() => void resume(placed, form)}
        focusExecute={focusExecute}
        focusFault={focusFault}
      />
      <Samples placed={placed} values={state.values} call={callOf(placed, state, current?.token)} />
    </aside>
  )
}

/** The time between two updates. A shorter request shows nothing, so that the button does not flicker. */
const stepMilliseconds = 500
const shownAfterSeconds = 2

interface PendingProps extends PendingRequest {
  readonly focusExecute: () => void
}

/**
 * Cancels a request that takes long, and shows its seconds. The button is apart from Execute, so that a double click on Execute
 * does not cancel.
 */
function Pending({ since, cancel, focusExecute }: PendingProps): ReactNode {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), stepMilliseconds)
    return () => clearInterval(timer)
  }, [])
  if (now === since) return null
  const seconds = Math.floor((now - since) / 1_000)
  return (
    <>
      <LeavingButton onClick={cancel} moveFocus={focusExecute}>
        Cancel
      </LeavingButton>
      {/* A timer is not announced, unlike a status. */}
      {seconds >= shownAfterSeconds && (
        <span role="timer" className="muted">
          {seconds} s
        </span>
      )}
    </>
  )
}
