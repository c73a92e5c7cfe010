import { type ReactNode, useId } from 'react'

interface SelectFieldProps {
  readonly label: string
  /** The chosen value; '' for any. */
  readonly value: string
  readonly values: readonly string[]
  /** What is wrong with the value. */
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** A labelled filter that lets one value through, or any. */
export function SelectField({ label, value, values, error, onChange }: SelectFieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Any</option>
        {/* Anyone can edit the address, so the chosen value may be none of them. */}
        {[...new Set(value ? [...values, value] : values)].map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
