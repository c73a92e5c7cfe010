import { isJson, jsonParts } from '@tenant-api/contract/json-text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Badge } from '../../controls/badge.tsx'
import { LeavingButton } from '../../controls/button.tsx'
import { Facts } from '../../controls/facts.tsx'
import { readableTime } from '../../controls/time.tsx'
import { useObservable } from '../../observable.ts'
import { hasExpired, session } from '../../session/session.ts'
import { type PlacedOperation, scopesOf } from '../document.ts'
import { errorBodyOf } from '../error-body.ts'
import type { Answer } from '../operation/request-form.ts'
import { askToSignIn } from '../session-bar.tsx'
import { CodeBlock } from '../text.tsx'
import { type LiveMessage, type LiveStream, lastOffset } from './send.ts'

interface ContentProps {
  readonly placed: PlacedOperation
  readonly answer: Answer
  /** Continues a stream. */
  readonly resume: () => void
  /** Moves the focus when a focused button disappears. */
  readonly focusExecute: () => void
}

interface AnswerViewProps extends Omit<ContentProps, 'answer'> {
  readonly answer: Answer | undefined
  readonly isWaiting: boolean
  /** Whether the last attempt sent nothing. The answer is then folded. */
  readonly isUnsent: boolean
  /** The number of fields with an error. */
  readonly errorCount: number
  /** Moves the focus to the first field with an error. */
  readonly focusFault: () => void
}

/** The last answer: its status, its duration and its body. It is dimmed while the next answer is awaited. */
export function AnswerView(props: AnswerViewProps): ReactNode {
  const { answer, isWaiting, isUnsent, errorCount, focusFault, ...actions } = props
  const section = useRef<HTMLElement>(null)
  const shown = useRef(answer)
  useEffect(() => {
    if (answer !== shown.current) section.current?.scrollIntoView({ block: 'nearest' })
    shown.current = answer
  }, [answer])
  return (
    <section
      ref={section}
      className={isWaiting ? 'answer waiting' : 'answer'}
      aria-label="Answer"
      aria-busy={isWaiting}
    >
      <div className="answer-status row">
        <p className="row" role="status">
          {isWaiting && 'Waiting for the answer …'}
          {!isWaiting && isUnsent && (
            <span className="fault">Nothing was sent, because a required value was missing.</span>
          )}
          {!isWaiting && !isUnsent && answer && <Status answer={answer} />}
        </p>
        {!isWaiting && !isUnsent && errorCount > 0 && (
          <button type="button" className="link" onClick={focusFault}>
            {errorCount} {errorCount === 1 ? 'error' : 'errors'} in the request
          </button>
        )}
      </div>
      {answer && !isUnsent && <Content answer={answer} {...actions} />}
      {answer && isUnsent && (
        <details className="earlier-answer">
          <summary>The answer to an earlier request</summary>
          <p className="row">
            <Status answer={answer} />
          </p>
          <Content answer={answer} {...actions} />
        </details>
      )}
    </section>
  )
}

function Status({ answer }: { readonly answer: Answer }): ReactNode {
  if (answer.failure !== undefined) return <span className="fault">{answer.failure}</span>
  const { status, statusText, milliseconds, bytes } = answer
  return (
    <>
      <Badge tone={status < 300 ? 'good' : status < 400 ? 'warning' : 'bad'}>
        {`${status} ${statusText}`.trim()}
      </Badge>
      <span className="muted"> {Math.round(milliseconds)} ms</span>
      {bytes !== undefined && <span className="muted"> {bytes.toLocaleString()} bytes</span>}
    </>
  )
}

function Content({ placed, answer, resume, focusExecute }: ContentProps): ReactNode {
  const { stream, text, headers, earlierStream } = answer
  return (
    <>
      <AnswerCause placed={placed} answer={answer} />
      {stream && <LiveMessages stream={stream} resume={resume} focusExecute={focusExecute} />}
      {text && <CodeBlock label="Body of the answer" text={prettyJson(text)} isJson />}
      {headers && (
        <details className="answer-headers">
          <summary>Headers ({headers.length})</summary>
          <Facts facts={Object.fromEntries(headers)} />
        </details>
      )}
      {earlierStream && (
        <details>
          <summary>The messages of an earlier request</summary>
          <LiveMessages stream={earlierStream} focusExecute={focusExecute} />
        </details>
      )}
    </>
  )
}

/** A JSON text with line breaks and indentation. Any other text stays as it is. */
function prettyJson(text: string): string {
  return isJson(text) ? jsonParts(text, 0, '  ') : text
}

/** Why the service refused the token of a call, with a way to a better one. */
function AnswerCause({ placed, answer }: Pick<ContentProps, 'placed' | 'answer'>): ReactNode {
  const scopes = scopesOf(placed.operation)
  if (answer.failure !== undefined || scopes.length === 0) return null
  const { code, message } = errorBodyOf(answer)
  const lacksScope = answer.status === 403 && code === 'insufficient_scope'
  if (!lacksScope && answer.status !== 401) return null
  const refusal = answer.hadToken ? refusalOf(message) : 'This request had no access token.'
  return (
    <p className="note">
      {lacksScope ? `The access token lacks the scope ${scopes.join(' or ')}.` : refusal}{' '}
      <button
        type="button"
        className="link"
        onClick={() => askToSignIn(lacksScope ? scopes.slice(0, 1) : [])}
      >
        {lacksScope ? 'Sign in with this scope' : 'Sign in'}
      </button>{' '}
      and execute again.
    </p>
  )
}

function refusalOf(message: string | undefined): string | undefined {
  const current = session.get()
  if (!current?.expiresAt || !hasExpired(current)) return message
  return `The access token expired at ${readableTime(current.expiresAt)}.`
}

interface LiveMessagesProps {
  readonly stream: LiveStream
  /** Continues the subscription after its end; undefined if that is not possible. */
  readonly resume?: () => void
  readonly focusExecute: () => void
}

/** The messages of a subscription as they arrive, the newest first. */
function LiveMessages({ stream, resume, focusExecute }: LiveMessagesProps): ReactNode {
  const { lines, count, isOpen, end } = useObservable(stream.state)
  const button = { className: 'small', moveFocus: focusExecute }
  return (
    <section className="live-messages" aria-label="Live messages">
      <div className="row">
        <h3>Live messages: {count}</h3>
        <span role="status">{isOpen ? 'Listening.' : end}</span>
        {isOpen && (
          <LeavingButton {...button} onClick={stream.stop}>
            Stop
          </LeavingButton>
        )}
        {!isOpen && resume && lastOffset(lines) && (
          <LeavingButton {...button} onClick={resume}>
            Resume after the last message
          </LeavingButton>
        )}
      </div>
      {isOpen && lines.every(({ message }) => !message?.event) && (
        <p className="muted">
          Events appear here as they happen. To publish one, run{' '}
          <code>npm run tenant-api -- events publish --sample user.created</code> in the repository of the
          service. To replay earlier ones, set <code>from_timestamp</code>.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ol tabIndex={0} aria-label="Messages">
        {lines.map(line =>
          line.message ? (
            <Message key={line.key} arrival={line.arrival} message={line.message} />
          ) : (
            <li key={line.key} className="gap">
              {line.note}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

/** A message with the time of its event. A replayed event also has the time of its arrival. */
function Message({ arrival, message }: { readonly arrival: Date; readonly message: LiveMessage }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { type, event } = message
  const time = event ? new Date(event.time) : arrival
  const isReplayed = arrival.getTime() - time.getTime() > 5_000
  return (
    <li className={event ? '' : 'position'}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <time dateTime={time.toISOString()} title={time.toISOString()}>
            {readableTime(time.getTime())}
          </time>
          <span>{type}</span>
          {isReplayed && <small>arrived {readableTime(arrival.getTime())}</small>}
        </summary>
        {isOpen && <CodeBlock label="Message" text={prettyJson(message.text)} isJson />}
      </details>
    </li>
  )
}
