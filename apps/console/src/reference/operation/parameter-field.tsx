import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Parameter, Schema } from '../document.ts'
import { SchemaFacts } from '../schema-view.tsx'
import { resolved, valuesOf } from '../shape.ts'
import { MarkdownText } from '../text.tsx'
import type { Value } from './request-form.ts'

interface ParameterFieldProps {
  readonly name: string
  readonly place?: Parameter['in']
  readonly schema: Schema
  readonly description: string | undefined
  readonly isRequired: boolean
  readonly value: Value
  readonly fault: string | undefined
  readonly hint?: ReactNode
  readonly setValue: (value: Value) => void
}

/** A value of a request: its name, its type, what it means, and a field for it. */
export function ParameterField(props: ParameterFieldProps): ReactNode {
  const { name, place, schema, description, isRequired, fault, hint } = props
  const id = useId()
  const Control = controlFor(schema)
  return (
    <div className="parameter" data-name={name}>
      <div className="fact-line">
        <label id={`${id}-label`} htmlFor={id}>
          <code>{name}</code>
        </label>
        {place && <span className="place">{place}</span>}
        <SchemaFacts schema={schema} isRequired={isRequired} hasValues={false} />
      </div>
      <div id={`${id}-description`}>
        <MarkdownText source={description} />
      </div>
      <Control {...props} id={id} />
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <p id={`${id}-fault`} className="fault">
        {fault}
      </p>
    </div>
  )
}

interface ControlProps extends ParameterFieldProps {
  readonly id: string
}

function controlFor(schema: Schema): (props: ControlProps) => ReactNode {
  if (valuesOf(schema).length === 0) return TextField
  return resolved(schema).type === 'array' ? ValueChoice : SelectField
}

const attributesOf = ({ id, fault, isRequired }: ControlProps) => ({
  id,
  'aria-describedby': `${id}-description ${id}-hint ${id}-fault`,
  'aria-invalid': fault !== undefined,
  'aria-required': isRequired,
})

function TextField(props: ControlProps): ReactNode {
  const { schema, value, setValue } = props
  const { type, format, default: standard } = resolved(schema)
  const input = useRef<HTMLInputElement>(null)
  const lastSeen = useRef(value)
  // If the page fills in the field while the user is about to type, select the value: what the user types then replaces it.
  useLayoutEffect(() => {
    if (value !== lastSeen.current && document.activeElement === input.current) input.current?.select()
    lastSeen.current = value
  }, [value])
  return (
    <input
      {...attributesOf(props)}
      ref={input}
      type={format === 'password' ? 'password' : 'text'}
      inputMode={type === 'integer' ? 'numeric' : undefined}
      placeholder={standard?.toString()}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => {
        lastSeen.current = target.value
        setValue(target.value)
      }}
    />
  )
}

function SelectField(props: ControlProps): ReactNode {
  return (
    <select
      {...attributesOf(props)}
      value={props.value}
      onChange={({ target }) => props.setValue(target.value)}
    >
      <option value="">not sent</option>
      {valuesOf(props.schema).map(option => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  )
}

/** Lets the user choose any number of the allowed values of a list parameter. */
function ValueChoice({ id, schema, name, value, setValue }: ControlProps): ReactNode {
  const chosen = typeof value === 'string' ? [] : value
  const toggle = (option: string) =>
    setValue(chosen.includes(option) ? chosen.filter(other => other !== option) : [...chosen, option])
  return (
    <details className="value-choice">
      <summary id={id} aria-labelledby={`${id}-label ${id}`}>
        {chosen.length === 0 ? 'not sent' : chosen.join(', ')}
      </summary>
      <ul aria-label={name}>
        {valuesOf(schema).map(option => (
          <li key={option}>
            <label className="check">
              <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
              {option}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
