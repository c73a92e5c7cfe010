import Markdown from 'markdown-to-jsx/react'
import { Fragment, memo, type ReactNode, useId, useState } from 'react'
import { CopyButton } from '../controls/button.tsx'
import type { NamedExample } from './document.ts'

/** A text of the document. HTML in it is shown as text. */
export const MarkdownText = memo(({ source = '' }: { readonly source: string | undefined }): ReactNode => {
  if (source === '') return null
  return (
    <Markdown className="markdown" options={markdownOptions}>
      {source}
    </Markdown>
  )
})

const markdownOptions = {
  disableParsingRawHTML: true,
  forceBlock: true,
  forceWrapper: true,
  wrapper: 'div',
} as const

/** A sentence whose parts in backticks are code. */
export function inlineCode(text: string): readonly ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

interface CodeBlockProps {
  readonly label: string
  readonly text: string
  readonly isJson?: boolean
}

/** A text in a box that scrolls, with a button that copies it. */
export function CodeBlock({ label, text, isJson = false }: CodeBlockProps): ReactNode {
  return (
    <div className="code-block">
      <CopyButton className="small" text={text}>
        Copy
      </CopyButton>
      <Scrollable label={label}>{isJson ? highlightJson(text) : text}</Scrollable>
    </div>
  )
}

interface ScrollableProps {
  readonly label: string
  readonly children: ReactNode
}

/** A text that keeps its lines. Focusable, so that the keyboard can scroll it. */
export function Scrollable({ label, children }: ScrollableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <pre tabIndex={0} role="group" aria-label={label}>
      {children}
    </pre>
  )
}

/** The JSON text of a value. */
export function JsonBlock({ label, value }: { readonly label: string; readonly value: unknown }): ReactNode {
  return <CodeBlock label={label} text={JSON.stringify(value, null, 2)} isJson />
}

/** A text with more characters than this is not highlighted, because highlighting it takes too long. */
const longestMarked = 100_000
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/g

/** A JSON text with its names, strings and other values as elements of their own. */
function highlightJson(text: string): ReactNode {
  if (text.length > longestMarked) return text
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(tokens)) {
    const [token, string, colon] = match
    const kind = colon ? 'name' : string ? 'string' : 'value'
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <span className={`json-${kind}`}>{string ?? token}</span>
        {colon}
      </Fragment>,
    )
    end = match.index + token.length
  }
  return [...parts, text.slice(end)]
}

interface ExampleChoiceProps {
  readonly examples: readonly Pick<NamedExample, 'name' | 'summary'>[]
  readonly chosen: string
  readonly choose: (name: string) => void
}

/** More radio buttons than this would push the chosen example off the screen. */
const mostRadios = 5

/** Chooses an example by its summary. A few are radio buttons, because a select cuts off long texts. */
export function ExampleChoice(props: ExampleChoiceProps): ReactNode {
  return props.examples.length > mostRadios ? <Select {...props} /> : <Radios {...props} />
}

function Radios({ examples, chosen, choose }: ExampleChoiceProps): ReactNode {
  const group = useId()
  return (
    <fieldset className="examples">
      <legend className="hidden">Example</legend>
      {examples.map(({ name, summary }) => (
        <label key={name} className="check">
          <input type="radio" name={group} checked={name === chosen} onChange={() => choose(name)} />
          <span>{inlineCode(summary)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Select({ examples, chosen, choose }: ExampleChoiceProps): ReactNode {
  return (
    <>
      <label className="field">
        Example
        <select value={chosen} onChange={event => choose(event.target.value)}>
          {examples.map(({ name, summary }) => (
            <option key={name} value={name}>
              {summary.replaceAll('`', '')}
            </option>
          ))}
        </select>
      </label>
      <p className="muted">{inlineCode(examples.find(({ name }) => name === chosen)?.summary ?? '')}</p>
    </>
  )
}

interface ExampleChooserProps {
  readonly label: string
  readonly examples: readonly NamedExample[]
}

/** One of several named examples. */
export function ExampleChooser({ label, examples }: ExampleChooserProps): ReactNode {
  const [chosen, choose] = useState(examples[0]?.name ?? '')
  const example = examples.find(({ name }) => name === chosen) ?? examples[0]
  if (!example) return null
  return (
    <>
      {examples.length > 1 ? (
        <ExampleChoice examples={examples} chosen={chosen} choose={choose} />
      ) : (
        <p className="muted">{inlineCode(example.summary)}</p>
      )}
      <JsonBlock label={label} value={example.value} />
    </>
  )
}
