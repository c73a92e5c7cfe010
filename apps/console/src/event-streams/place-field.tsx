import { type ReactNode, useId, useState } from 'react'
import { Field } from '../controls/field.tsx'
import { utcTime } from '../controls/time.tsx'

/** The kinds of places in the log. The last two need a value. */
type Kind = 'now' | 'stopped' | 'time' | 'offset'

interface PlaceFieldProps {
  readonly label: string
  /** Begins the names of the fields. */
  readonly name: string
  /** The kinds to choose from, with their names. The first is chosen at first. */
  readonly kinds: Partial<Record<Kind, string>>
  readonly errors?: Partial<Record<'time' | 'offset', string>> | undefined
}

/** A choice between places in the log, with a field for a time or an offset. */
export function PlaceField({ label, name, kinds, errors }: PlaceFieldProps): ReactNode {
  const id = useId()
  const [kind, setKind] = useState(Object.keys(kinds)[0])
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select id={id} name={name} value={kind} onChange={({ target }) => setKind(target.value)}>
          {Object.entries(kinds).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {kind === 'time' && (
        <Field
          label={`${label}: time`}
          name={`${name}_time`}
          type="datetime-local"
          step="any"
          error={errors?.time}
        />
      )}
      {kind === 'offset' && (
        <Field
          label={`${label}: offset`}
          name={`${name}_offset`}
          autoComplete="off"
          spellCheck={false}
          hint="As in a message of the live stream."
          error={errors?.offset}
        />
      )}
    </div>
  )
}

/** The place in the fields of a form, with its value; '' for a kind without one. */
export function placeIn(fields: FormData, name: string): { readonly kind: Kind; readonly value: string } {
  const kind = String(fields.get(name)) as Kind
  const value = String(fields.get(`${name}_${kind}`) ?? '')
  return { kind, value: kind === 'time' ? utcTime(value) : value.trim() }
}
