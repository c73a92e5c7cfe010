import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Badge, MethodBadge } from '../../controls/badge.tsx'
import { CopyButton } from '../../controls/copy-button.tsx'
import { useObservable } from '../../observable.ts'
import { callOf } from '../call/call.ts'
import { CallPanel } from '../call/call-panel.tsx'
import { execute } from '../call/request.ts'
import { functionOf, needsToken, type PlacedOperation, scopesOf } from '../document.ts'
import { MarkdownText } from '../text.tsx'
import { DocumentedAnswers } from './documented-answers.tsx'
import { RequestFields } from './request-fields.tsx'
import { formOf } from './request-form.ts'
import { useSuggestedClient, useSuggestedIdentifiers } from './suggestions.ts'
import { WebhookRequest } from './webhook-request.tsx'

interface PlacedProps {
  readonly placed: PlacedOperation
}

/** An operation: what it does, a form for its request, its answer, and the answers that it documents. */
export function OperationView({ placed }: PlacedProps): ReactNode {
  return (
    <article className="operation">
      <OperationHeader placed={placed} />
      {placed.isWebhook ? <WebhookRequest placed={placed} /> : <Call placed={placed} />}
      <DocumentedAnswers operation={placed.operation} />
    </article>
  )
}

function OperationHeader({ placed }: PlacedProps): ReactNode {
  const { id, method, path, operation, isWebhook } = placed
  return (
    <header>
      <p className="trail">{isWebhook ? 'Webhooks' : operation.tags[0]}</p>
      <h1 tabIndex={-1}>
        {operation.summary} <Badge>{operation['x-release-lifecycle']}</Badge>
        {operation.deprecated && <Badge tone="warning">deprecated</Badge>}
      </h1>
      {operation.deprecated && (
        <p className="note">
          Deprecated since {operation['x-deprecation']}. Ends on {operation['x-sunset']}.
        </p>
      )}
      <p className="endpoint">
        <MethodBadge method={method} isWebhook={isWebhook} />
        <code>{isWebhook ? `${method} to your endpoint` : path}</code>
        {!isWebhook && <CopyAddress placed={placed} />}
        <a className="button small" href={`/docs/${isWebhook ? 'webhooks' : 'operations'}/${id}.md`}>
          Markdown
        </a>
      </p>
    </header>
  )
}

/** Copies the address of a request, with the values that are filled in. */
function CopyAddress({ placed }: PlacedProps): ReactNode {
  const form = useObservable(formOf(placed))
  return (
    <CopyButton className="small" text={callOf(placed, form).url}>
      Copy address
    </CopyButton>
  )
}

const faulty = '[aria-invalid="true"]'

/** The form of a request, and its answer. */
function Call({ placed }: PlacedProps): ReactNode {
  const form = formOf(placed)
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  useSuggestedIdentifiers(placed, form)
  useSuggestedClient(placed, form)

  const firstFaulty = () => element.current?.querySelector<HTMLElement>(faulty)
  async function submit(): Promise<void> {
    await execute(placed, form)
    // Focus the first required field that is empty. If the request was sent, the focus stays.
    if (form.get().showsMissing) firstFaulty()?.focus()
  }
  /** In a body, the first error that is listed selects the faulty part. */
  function focusFault(): void {
    const field = firstFaulty()
    const listed = field?.closest('.body-editor')?.querySelector<HTMLElement>('.faults button')
    if (listed) listed.click()
    else field?.focus()
  }
  function submitFromBody(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit()
  }
  return (
    <>
      <form
        id={formId}
        ref={element}
        className="request"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={submitFromBody}
      >
        <MarkdownText source={placed.operation.description} />
        <OperationFacts placed={placed} />
        <RequestFields placed={placed} form={form} />
      </form>
      <CallPanel placed={placed} form={form} formId={formId} focusFault={focusFault} />
    </>
  )
}

/** The names of an operation, and what a caller needs. */
function OperationFacts({ placed: { id, operation } }: PlacedProps): ReactNode {
  return (
    <dl className="operation-facts">
      <Fact name="Access token">
        {needsToken(operation) ? (
          <>
            with the scope{' '}
            {scopesOf(operation).map((scope, index) => (
              <span key={scope}>
                {index > 0 && ' or '}
                <code>{scope}</code>
              </span>
            ))}
          </>
        ) : (
          'not needed'
        )}
      </Fact>
      <Fact name="Operation">
        <code>{id}</code>
      </Fact>
      <Fact name="TypeScript">
        <code>{`client.${functionOf(operation)}()`}</code>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
