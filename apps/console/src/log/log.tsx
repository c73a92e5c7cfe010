import type { ReactNode } from 'react'
import { Link, Route, Switch, useSearchParams } from 'wouter'
import { NoSuchPage, ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/permission.tsx'
import { EntryPage } from './entry-page.tsx'
import './log.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { infiniteQueryOptions, type ListingInput, useClient } from '@tenant-api/react'
import { Badge } from '../controls/badge.tsx'
import { LoadMore } from '../controls/button.tsx'
import { fieldErrors } from '../controls/field-errors.ts'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { Time } from '../controls/time.tsx'
import { actorOf, kindTones } from './entry.ts'
import { filterNames, filtersIn, LogFilters } from './log-filters.tsx'
import { Resource } from './resource.tsx'

/** The view of the tenant's log: the list, and the page of an entry. */
export function Log(): ReactNode {
  return (
    <Switch>
      <Route path="/log" component={LogList} />
      <Route path="/log/:id">{({ id }) => <EntryPage key={id} id={id} />}</Route>
      <Route component={NoSuchPage} />
    </Switch>
  )
}

function LogList(): ReactNode {
  return (
    <>
      <ViewHeader
        title="Log"
        description="Who changed what, and what the service noticed by itself. The newest entry is first."
      />
      <Allowed operation="listLogs">
        <Entries />
      </Allowed>
    </>
  )
}

/** Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long. */
const refreshTime = 5_000

function Entries(): ReactNode {
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const list = useInfiniteQuery({
    // Anyone can edit the address. The service checks the values.
    ...infiniteQueryOptions(useClient(), 'listLogs', filters as ListingInput<'listLogs'>),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  const errors = fieldErrors(list.error, filterNames)
  return (
    <>
      <LogFilters key={search.toString()} errors={errors} />
      {errors ? (
        <p className="muted">Correct the filters to see entries.</p>
      ) : (
        <Loaded query={list} what="the log">
          {({ pages }) =>
            pages[0]?.items.length === 0 ? (
              <Empty
                title={search.size > 0 ? 'No entry matches the filters.' : 'The log has no entries yet.'}
              >
                Reads and published events are no entries.
              </Empty>
            ) : (
              <>
                <EntryTable entries={pages.flatMap(({ items }) => items)} />
                <div className="actions more">
                  <LoadMore list={list} />
                </div>
              </>
            )
          }
        </Loaded>
      )}
    </>
  )
}

type Entry = Schemas['LogEntry']

function EntryTable({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  return (
    <table className="cards log">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">What</th>
          <th scope="col">By</th>
          <th scope="col">Resource</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.id}>
            <td data-label="Time" className="when">
              <Time value={entry.date} />
            </td>
            <td data-label="What">
              <Link href={`/log/${entry.id}`}>{entry.operation}</Link>{' '}
              <Badge tone={kindTones[entry.kind] ?? 'neutral'}>{entry.kind}</Badge>
              {entry.count > 1 && <span className="muted"> {entry.count.toLocaleString()} times</span>}
            </td>
            <td data-label="By" className="name">
              {actorOf(entry)}
            </td>
            <td data-label="Resource" className="name">
              <Resource entry={entry} />
            </td>
            <td data-label="Outcome">
              <Outcome entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Outcome({ entry: { status, error_code, changed, detail } }: { readonly entry: Entry }): ReactNode {
  return (
    <>
      {status} {error_code}
      {changed && <p className="muted">Changed {changed.join(', ')}</p>}
      {detail && <p className="muted">{detail}</p>}
    </>
  )
}
