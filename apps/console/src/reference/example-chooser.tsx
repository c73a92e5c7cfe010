import { type ReactNode, useId, useState } from 'react'
import type { NamedExample } from './document.ts'
import { inlineCode, JsonBlock } from './text.tsx'

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
        <label key={name}>
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
