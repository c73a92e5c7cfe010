import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** A line below the input that explains the value. */
  readonly hint?: ReactNode
  /** What is wrong with the value. */
  readonly error?: string | undefined
}

/** A labelled input with its hint and its error. */
export function Field({ label, hint, error, ...input }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-description` : undefined}
      />
      {(hint || error) && (
        <p id={`${id}-description`} className={error ? 'field-error' : 'muted'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
