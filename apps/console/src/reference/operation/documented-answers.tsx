import { type ReactNode, useState } from 'react'
import { Badge } from '../../controls/badge.tsx'
import { type Tab, Tabs } from '../../controls/tabs.tsx'
import {
  errorCodesOf,
  examplesOf,
  type Header,
  type Operation,
  type ResponseObject,
  resolve,
} from '../document.ts'
import { ExampleChooser } from '../example-chooser.tsx'
import { SchemaView } from '../schema/schema-view.tsx'
import { typeOf } from '../schema/shape.ts'
import { MarkdownText } from '../text.tsx'

/** The answers that the document promises: successes with examples, errors in one table. */
export function DocumentedAnswers({ operation }: { readonly operation: Operation }): ReactNode {
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
      <h3>
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
