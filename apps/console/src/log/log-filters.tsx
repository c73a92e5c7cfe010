import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { logKinds, logOperations } from '../generated/filter-values.ts'

/** The filters of the log, as the parameters of the API. The address of the page contains them. */
export const filterNames = {
  correlation_id: 'correlation_id',
  kind: 'kind',
  operation: 'operation',
  client_id: 'client_id',
  resource_id: 'resource_id',
} as const

type FilterName = keyof typeof filterNames
type Filters = Partial<Record<FilterName, string>>

/** The filters of an address that are set. */
export function filtersIn(search: URLSearchParams): Filters {
  const given = Object.values(filterNames).map(name => [name, search.get(name)?.trim()] as const)
  return Object.fromEntries(given.filter(([, value]) => value))
}

interface LogFiltersProps {
  /** What is wrong with the values of the address. */
  readonly errors: Filters | undefined
}

/** The filters of the log. Submitting them writes them to the address. */
export function LogFilters({ errors }: LogFiltersProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState(() => filtersIn(search))
  const field = (name: FilterName) => ({
    value: draft[name] ?? '',
    error: errors?.[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const choice = (name: FilterName) => ({
    value: draft[name] ?? '',
    error: errors?.[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  return (
    <form
      className="log-filters"
      aria-label="Filters"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setSearch(Object.entries(draft).filter(([, value]) => value.trim() !== ''))
      }}
    >
      <Field label="Correlation id" type="search" {...field('correlation_id')} />
      <SelectField label="Kind" values={logKinds} {...choice('kind')} />
      <SelectField label="Operation" values={logOperations} {...choice('operation')} />
      <Field label="Client id" {...field('client_id')} />
      <Field label="Resource id" {...field('resource_id')} />
      <div className="actions">
        <Button type="submit">Search</Button>
        {search.size > 0 && <Button onClick={() => setSearch({})}>Clear</Button>}
      </div>
    </form>
  )
}
