import { type ReactNode, useId, useState } from 'react'
import { policyFields } from '../generated/policy-fields.ts'
import { isSelector, meaningOf, selectorForms, selectorRule } from './selectors.ts'

interface SelectorFieldProps {
  readonly value: string
  /** The service's error message about the value. */
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

/** The selector of a policy. The field explains the selector while the user types it, and checks it afterwards. */
export function SelectorField({ value, error, onChange }: SelectorFieldProps): ReactNode {
  const [isLeft, setIsLeft] = useState(false)
  const id = useId()
  // Show no error while the user is still typing.
  const fault = error ?? (isLeft && value !== '' && !isSelector(value) ? selectorRule : undefined)
  return (
    <div className="field">
      <label htmlFor={id}>Applies to</label>
      <input
        id={id}
        className="selector"
        value={value}
        list={`${id}-starts`}
        maxLength={policyFields.selector.maxLength}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-description`}
        onChange={event => onChange(event.target.value)}
        onBlur={() => setIsLeft(true)}
      />
      <datalist id={`${id}-starts`}>
        {[...new Set(selectorForms.map(({ start }) => start))].map(start => (
          <option key={start} value={start} />
        ))}
      </datalist>
      <div id={`${id}-description`} className={fault ? 'field-error' : 'muted'} aria-live="polite">
        {fault ?? meaningOf(value) ?? selectorRule}
      </div>
      <details>
        <summary>Selectors</summary>
        <dl className="selectors">
          {selectorForms.map(({ form, meaning }) => (
            <div key={form}>
              <dt>
                <code>{form}</code>
              </dt>
              <dd className="muted">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">{policyFields.selector.order}</p>
      </details>
    </div>
  )
}
