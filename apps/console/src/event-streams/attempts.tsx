import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { operationKey, queryOptions, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Badge, type Tone } from '../controls/badge.tsx'
import { Button, LoadMore } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { fieldErrors } from '../controls/field-errors.ts'
import { Loaded } from '../controls/loaded.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { Time } from '../controls/time.tsx'
import { attemptResults } from '../generated/filter-values.ts'

type Attempt = Schemas['DeliveryAttempt']

const resultTones: Readonly<Record<Attempt['result'], Tone>> = {
  delivered: 'good',
  failed: 'bad',
  abandoned: 'warning',
}

/** Number of attempts on a page. */
const pageSize = 20
/** Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long. */
const refreshTime = 2_000

/** The address of the attempts of an event stream, or of only one of its events. */
export function attemptsPath(id: string, event_id?: string): string {
  const search = new URLSearchParams({ show: attemptsTab, ...(event_id !== undefined && { event_id }) })
  return `/event-streams/${id}?${search}`
}

/** The name of the tab of attempts. */
export const attemptsTab = 'Attempts'

interface AttemptsProps {
  /** The id of the event stream. */
  readonly id: string
}

/** The attempts of an event stream that match the filters of the address, newest first. Reads them again while it is shown. */
export function Attempts({ id }: AttemptsProps): ReactNode {
  const client = useClient()
  const [search] = useSearchParams()
  const { event_id, result } = filtersIn(search)
  const parameters = {
    id,
    take: pageSize,
    ...(event_id && { event_id }),
    // Anyone can edit the address. The service checks the value.
    ...(result && { results: [result as Attempt['result']] }),
  }
  const list = useInfiniteQuery({
    // The hooks' listing leaves out `sampled`, so read the whole answer.
    queryKey: [...operationKey(client, 'listEventStreamAttempts'), 'answers', parameters],
    queryFn: ({ pageParam: from, signal }): Promise<Schemas['EventStreamAttemptsPage']> =>
      client.listEventStreamAttempts({ ...parameters, ...(from && { from }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
    retry: false,
  })
  const errors = fieldErrors(list.error, { event_id: 'event_id', result: 'results' })
  return (
    <>
      <AttemptFilters key={search.toString()} errors={errors} />
      {errors ? (
        <p className="muted">Correct the filters to see attempts.</p>
      ) : (
        <Loaded query={list} what="attempts">
          {({ pages }) => {
            const attempts = pages.flatMap(page => page.attempts)
            const sampled = pages[0]?.sampled
            return attempts.length === 0 ? (
              <p className="muted">
                {event_id || result ? 'No attempt matches the filters.' : 'Nothing was sent yet.'}
              </p>
            ) : (
              <>
                {sampled && (
                  <p className="note">
                    Of the latest {sampled.of.toLocaleString()} successful attempts,{' '}
                    {sampled.kept.toLocaleString()} are kept. All others are listed.
                  </p>
                )}
                <AttemptTable id={id} attempts={attempts} />
                <LoadMore list={list} />
              </>
            )
          }}
        </Loaded>
      )}
    </>
  )
}

function filtersIn(search: URLSearchParams): { readonly event_id: string; readonly result: string } {
  return { event_id: search.get('event_id') ?? '', result: search.get('result') ?? '' }
}

interface AttemptFiltersProps {
  readonly errors: { readonly event_id?: string; readonly result?: string } | undefined
}

/** The filters of the attempts. The address has them. */
function AttemptFilters({ errors }: AttemptFiltersProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const filters = filtersIn(search)
  const [draft, setDraft] = useState(filters)
  function show(next: typeof filters): void {
    const given = Object.entries(next).filter(([, value]) => value.trim() !== '')
    setSearch({ show: attemptsTab, ...Object.fromEntries(given) })
  }
  return (
    <form
      className="attempt-filters"
      aria-label="Filters"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        show(draft)
      }}
    >
      <SelectField
        label="Result"
        value={draft.result}
        values={attemptResults}
        error={errors?.result}
        onChange={result => {
          setDraft({ ...draft, result })
          show({ ...draft, result })
        }}
      />
      <Field
        label="Event id"
        value={draft.event_id}
        autoComplete="off"
        spellCheck={false}
        error={errors?.event_id}
        onChange={({ target }) => setDraft({ ...draft, event_id: target.value })}
      />
      <div className="actions">
        <Button type="submit">Apply</Button>
        {(filters.event_id || filters.result) && (
          <Button onClick={() => show({ event_id: '', result: '' })}>Clear</Button>
        )}
      </div>
    </form>
  )
}

interface AttemptTableProps extends AttemptsProps {
  readonly attempts: readonly Attempt[]
}

function AttemptTable({ id, attempts }: AttemptTableProps): ReactNode {
  return (
    <table className="cards attempt-table">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Event</th>
          <th scope="col">Attempt</th>
          <th scope="col">Result</th>
          <th scope="col" className="number">
            Duration
          </th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(attempt => (
          <tr key={`${attempt.event_id} ${attempt.attempted_at} ${attempt.number}`}>
            <td data-label="Time" className="when">
              <Time value={attempt.attempted_at} />
            </td>
            <td data-label="Event">
              {attempt.event_type}
              <Link className="id" href={attemptsPath(id, attempt.event_id)}>
                <code>{attempt.event_id}</code>
              </Link>
            </td>
            <td data-label="Attempt">
              {attempt.number}
              {attempt.purpose !== 'live' && <span className="muted"> · {attempt.purpose}</span>}
            </td>
            <td data-label="Result">
              <AttemptOutcome attempt={attempt} />
            </td>
            <td data-label="Duration" className="number">
              {durationOf(attempt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Number of attempts among which undelivered events are looked for, number of events to show, and milliseconds between reads. */
const [undeliveredAttempts, undeliveredShown, undeliveredRefreshTime] = [50, 5, 5_000]

/** The events of the latest attempts whose latest attempt did not succeed, with their numbers of attempts. */
export function Undelivered({ id }: AttemptsProps): ReactNode {
  const { data } = useQuery({
    ...queryOptions(useClient(), 'listEventStreamAttempts', { id, take: undeliveredAttempts }),
    refetchInterval: undeliveredRefreshTime,
  })
  const byEvent = [...Map.groupBy(data?.items ?? [], ({ event_id }) => event_id).values()]
  const undelivered = byEvent
    .flatMap(([latest]) => latest ?? [])
    .filter(({ result, purpose }) => result !== 'delivered' && purpose !== 'test')
  if (undelivered.length === 0) return null
  return (
    <div className="undelivered">
      <h3>
        {undelivered.length > undeliveredShown
          ? `The latest ${undeliveredShown} of ${undelivered.length}${data?.next ? ' or more' : ''} events that were not delivered`
          : 'Events that were not delivered'}
      </h3>
      <ul>
        {undelivered.slice(0, undeliveredShown).map(attempt => (
          <li key={attempt.event_id}>
            <Link href={attemptsPath(id, attempt.event_id)}>{attempt.event_type}</Link>
            <span>
              {attempt.number} {attempt.number === 1 ? 'attempt' : 'attempts'}: {attempt.error_message}
            </span>
            <span className="muted">
              <Time value={attempt.attempted_at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How an attempt ended: its result, and what the endpoint answered. */
export function AttemptOutcome({ attempt }: { readonly attempt: Attempt }): ReactNode {
  const { result, status, error_message } = attempt
  return (
    <div className="outcome">
      <p>
        <Badge tone={resultTones[result] ?? 'neutral'}>{result}</Badge> {status}
      </p>
      {error_message && <p>{error_message}</p>}
      <AttemptAnswer attempt={attempt} />
    </div>
  )
}

/** The text of the endpoint's answer, which a click shows. */
export function AttemptAnswer({ attempt: { answer } }: { readonly attempt: Attempt }): ReactNode {
  if (!answer) return null
  return (
    <details>
      <summary>Answer</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre tabIndex={0} translate="no">
        {answer}
      </pre>
    </details>
  )
}

/** How long an attempt took: "41 ms", "2.3 s". */
export function durationOf({ duration_ms }: Pick<Attempt, 'duration_ms'>): string {
  return duration_ms < 1_000 ? `${duration_ms} ms` : `${(duration_ms / 1_000).toFixed(1)} s`
}
