import { commonPaths, type EventFilter } from '@tenant-api/contract/event-filter'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, LeavingButton } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { eventFilters } from '../generated/event-filters.ts'
import { createFilter, type FilterTest, filterTests, testIn, wordsOf } from './filter.ts'
import './filter-editor.css'
import { FilterPreview } from './filter-preview.tsx'
import { errorsOf } from './stream-fields.ts'

const { description, mostFilters, mostValues, mostCharacters } = eventFilters

interface FilterEditorProps {
  /** The filters at first. */
  readonly initial: readonly EventFilter[]
  /** The chosen event types. */
  readonly types: ReadonlySet<string>
  /** The error of the last attempt to save the form. */
  readonly error: unknown
}

/** A filter in the form. */
interface Condition {
  readonly id: number
  readonly filter: EventFilter
}

/** The filters of an event stream. The form has them as JSON in its field `filters`. */
export function FilterEditor({ initial, types, error }: FilterEditorProps): ReactNode {
  const [conditions, setConditions] = useState<readonly Condition[]>(() =>
    initial.map((filter, id) => ({ id, filter })),
  )
  // An error concerns the conditions as they were sent. It leaves a condition that the user changes.
  const [refused, setRefused] = useState({ error, conditions })
  if (refused.error !== error) setRefused({ error, conditions })
  const errors = errorsOf(error)
  const add = useRef<HTMLButtonElement>(null)
  const paths = useId()
  const chosen = [...types]
  const filters = conditions.map(({ filter }) => filter)
  const isFull = conditions.length >= mostFilters

  return (
    <fieldset className="filter-editor" aria-describedby={`${paths}-description`}>
      <legend>Filters</legend>
      <p id={`${paths}-description`} className="muted">
        {description}
      </p>
      <input type="hidden" name="filters" value={JSON.stringify(filters)} />
      <datalist id={paths}>
        {commonPaths(chosen).map(path => (
          // The user goes on to type the name after the dot.
          <option key={path} value={path.replace(/\*$/, '')} />
        ))}
      </datalist>
      {conditions.map((condition, index) => {
        const at = refused.conditions.indexOf(condition)
        return (
          <ConditionFields
            key={condition.id}
            name={`Condition ${index + 1}`}
            paths={paths}
            filter={condition.filter}
            isNew={condition.id >= initial.length}
            pathError={errors?.[`filter ${at} path`]}
            valueError={errors?.[`filter ${at} value`]}
            onChange={filter => setConditions(conditions.with(index, { ...condition, filter }))}
            onRemove={() => setConditions(conditions.toSpliced(index, 1))}
            moveFocus={() => add.current?.focus()}
          />
        )
      })}
      <div className="actions">
        <Button
          ref={add}
          aria-disabled={isFull}
          onClick={() => {
            const id = Math.max(initial.length - 1, ...conditions.map(({ id }) => id)) + 1
            setConditions([...conditions, { id, filter: createFilter('', 'exact', []) }])
          }}
        >
          Add a condition
        </Button>
        {isFull && <span className="muted">An event stream has at most {mostFilters}.</span>}
      </div>
      {conditions.length > 0 && <FilterPreview types={types} filters={filters} />}
    </fieldset>
  )
}

interface ConditionFieldsProps {
  readonly name: string
  /** The id of the list of paths. */
  readonly paths: string
  readonly filter: EventFilter
  /** Whether the user has just added the condition: then its path gets the focus. */
  readonly isNew: boolean
  readonly pathError: string | undefined
  readonly valueError: string | undefined
  readonly onChange: (filter: EventFilter) => void
  readonly onRemove: () => void
  /** Moves the focus when the condition is removed. */
  readonly moveFocus: () => void
}

/** The fields of one condition. */
function ConditionFields(props: ConditionFieldsProps): ReactNode {
  const { name, paths, filter, isNew, pathError, valueError, onChange, onRemove, moveFocus } = props
  const { test, texts } = testIn(filter)
  const takes = filterTests[test]
  const id = useId()
  const plain = { autoComplete: 'off', spellCheck: false } as const
  return (
    <fieldset className="condition">
      <legend>{name}</legend>
      <Field
        label="Path"
        list={paths}
        maxLength={mostCharacters.path}
        placeholder="data.object."
        autoFocus={isNew}
        value={filter.path}
        error={pathError}
        onChange={({ target }) => onChange(createFilter(target.value, test, texts))}
        {...plain}
      />
      <div className="field">
        <label htmlFor={id}>Test</label>
        <select
          id={id}
          value={test}
          onChange={({ target }) =>
            onChange(createFilter(filter.path, target.value as FilterTest, texts.filter(Boolean)))
          }
        >
          {Object.keys(filterTests).map(known => (
            <option key={known} value={known}>
              {wordsOf(known as FilterTest)}
            </option>
          ))}
        </select>
      </div>
      {takes === 'text' && (
        <Field
          label="Value"
          maxLength={mostCharacters.value}
          value={texts[0]}
          error={valueError}
          onChange={({ target }) => onChange(createFilter(filter.path, test, [target.value]))}
          {...plain}
        />
      )}
      {takes === 'texts' && (
        <ValuesField
          initial={texts}
          error={valueError}
          onChange={values => onChange(createFilter(filter.path, test, values))}
        />
      )}
      <LeavingButton aria-label={`Remove ${name.toLowerCase()}`} moveFocus={moveFocus} onClick={onRemove}>
        Remove
      </LeavingButton>
    </fieldset>
  )
}

interface ValuesFieldProps {
  readonly initial: readonly string[]
  readonly error: string | undefined
  readonly onChange: (values: readonly string[]) => void
}

/** A field for several values. Empty lines are none. */
function ValuesField({ initial, error, onChange }: ValuesFieldProps): ReactNode {
  const [text, setText] = useState(() => initial.join('\n'))
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Values</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-description`}
        onChange={({ target }) => {
          setText(target.value)
          onChange(target.value.split('\n').filter(Boolean))
        }}
      />
      <p id={`${id}-description`} className={error ? 'field-error' : 'muted'}>
        {error ?? `One on each line, at most ${mostValues}.`}
      </p>
    </div>
  )
}
