import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Badge, MethodBadge } from '../../controls/badge.tsx'
import { CopyButton } from '../../controls/button.tsx'
import { Facts } from '../../controls/facts.tsx'
import { type Tab, Tabs } from '../../controls/tabs.tsx'
import { useObservable } from '../../observable.ts'
import { CallPanel } from '../call/call-panel.tsx'
import { callOf, execute } from '../call/request.ts'
import {
  errorCodesOf,
  examplesOf,
  functionOf,
  type Header,
  needsToken,
  type Operation,
  type Parameter,
  type PlacedOperation,
  type ResponseObject,
  resolve,
  scopesOf,
} from '../document.ts'
import { SchemaFacts, SchemaView } from '../schema-view.tsx'
import { typeOf } from '../shape.ts'
import { ExampleChooser, MarkdownText, Scrollable } from '../text.tsx'
import { RequestFields } from './request-fields.tsx'
import { formOf } from './request-form.ts'
import { useSuggestedClient, useSuggestedIdentifiers } from './suggestions.ts'

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
      <p className="endpoint row">
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
    <Facts
      className="operation-facts"
      facts={{
        'Access token': needsToken(operation) ? (
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
        ),
        Operation: <code>{id}</code>,
        TypeScript: <code>{`client.${functionOf(operation)}()`}</code>,
      }}
    />
  )
}

/** The request that the service sends to an endpoint: its headers, its body, and examples of both. */
function WebhookRequest({ placed }: { readonly placed: PlacedOperation }): ReactNode {
  const { operation, parameters } = placed
  const [[mediaType, body] = []] = Object.entries(operation.requestBody?.content ?? {})
  if (!body) return null
  return (
    <>
      <div className="request">
        <MarkdownText source={operation.description} />
        <h2>Headers</h2>
        {parameters.map(({ name, schema, description, required = false }) => (
          <div key={name} className="parameter">
            <div className="fact-line">
              <code>{name}</code>
              <SchemaFacts schema={schema} isRequired={required} />
            </div>
            <MarkdownText source={description} />
          </div>
        ))}
        <h2>Body</h2>
        <p>
          <code>{mediaType}</code>
        </p>
        <MarkdownText source={operation.requestBody?.description} />
        <details open>
          <summary>Schema</summary>
          <SchemaView schema={body.schema} />
        </details>
      </div>
      <aside className="card call" aria-label="Request">
        <h2>Example of a request</h2>
        <Scrollable label="Headers">{exampleHeaders(String(mediaType), parameters)}</Scrollable>
        <ExampleChooser label="Body" examples={examplesOf(body)} />
      </aside>
    </>
  )
}

function exampleHeaders(mediaType: string, parameters: readonly Parameter[]): string {
  return [
    'POST / HTTP/1.1',
    `content-type: ${mediaType}`,
    ...parameters.map(({ name, example }) => `${name}: ${example}`),
  ].join('\n')
}

/** The answers that the document promises: successes with examples, errors in one table. */
function DocumentedAnswers({ operation }: { readonly operation: Operation }): ReactNode {
  const answers = Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    answer: resolve(answer),
  }))
  const isError = ({ status }: { readonly status: string }) => Number(status) >= 400
  const errors = answers.filter(isError)
  return (
    <section className="documented">
      <h2>Answers</h2>
      {answers
        .filter(one => !isError(one))
        .map(({ status, answer }) => (
          <DocumentedAnswer key={status} status={status} answer={answer} />
        ))}
      {errors.length > 0 && (
        <>
          <h3>Errors</h3>
          <div className="errors">
            {errors.map(({ status, answer }) => (
              <DocumentedError key={status} status={status} answer={answer} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface AnswerProps {
  readonly status: string
  readonly answer: ResponseObject
}

function DocumentedAnswer({ status, answer }: AnswerProps): ReactNode {
  const { description, content = {}, headers = {} } = answer
  const [chosen, choose] = useState('Example')
  const [[mediaType, body] = []] = Object.entries(content)
  const tabs: Tab[] = []
  if (body) {
    const examples = examplesOf(body)
    tabs.push(
      {
        name: 'Example',
        content: () => <ExampleChooser label={`Example of ${status}`} examples={examples} />,
      },
      { name: 'Schema', content: () => <SchemaView schema={body.schema} /> },
    )
  }
  if (Object.keys(headers).length > 0)
    tabs.push({ name: 'Headers', content: () => <HeaderList headers={headers} /> })
  return (
    <>
      <h3 className="row">
        <Badge tone="good">{status}</Badge>
        {mediaType && <code>{mediaType}</code>}
      </h3>
      <MarkdownText source={description} />
      {tabs.length > 0 && <Tabs label={`Answer ${status}`} tabs={tabs} chosen={chosen} choose={choose} />}
    </>
  )
}

/** The documented headers of an answer. */
function HeaderList({ headers }: { readonly headers: Readonly<Record<string, Header>> }): ReactNode {
  return (
    <ul className="schema-list">
      {Object.entries(headers).map(([name, header]) => {
        const { schema, description } = resolve(header)
        return (
          <li key={name}>
            <div className="fact-line">
              <code>{name}</code>
              <span className="type">{typeOf(schema)}</span>
            </div>
            <MarkdownText source={description} />
          </li>
        )
      })}
    </ul>
  )
}

/** A documented error in one line. Its examples open on request. */
function DocumentedError({ status, answer }: AnswerProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const examples = Object.values(answer.content ?? {}).flatMap(examplesOf)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Badge tone="bad">{status}</Badge>
        <span>
          <span className="codes">
            {errorCodesOf(answer).map(code => (
              <code key={code}>{code}</code>
            ))}
          </span>
          <MarkdownText source={answer.description} />
        </span>
      </summary>
      {isOpen && examples.length > 0 && <ExampleChooser label={`Example of ${status}`} examples={examples} />}
    </details>
  )
}
