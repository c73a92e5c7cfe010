import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { NoSuchPage, ViewHeader } from '../page/view-header.tsx'
import { CreateStream, EditStream } from './stream-form.tsx'
import { StreamPage } from './stream-page.tsx'
import './event-streams.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import { ActionButton, LoadMore } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { eventStreamStatuses as statuses } from '../generated/filter-values.ts'
import { Allowed } from '../session/permission.tsx'
import { StateBadge } from './state-badge.tsx'
import { reasonOf, stateOf, useStats } from './stream.ts'

/** The view of event streams: the list, the page of a stream, and the forms that create and change a stream. */
export function EventStreams(): ReactNode {
  return (
    <Switch>
      <Route path="/event-streams" component={StreamList} />
      <Route path="/event-streams/new" component={CreateStream} />
      <Route path="/event-streams/:id">{({ id }) => <StreamPage key={id} id={id} />}</Route>
      <Route path="/event-streams/:id/edit">{({ id }) => <EditStream key={id} id={id} />}</Route>
      <Route component={NoSuchPage} />
    </Switch>
  )
}

/** Number of streams on a page. Each costs a request for its statistics. */
const pageSize = 20
/**
 * Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long, so that
 * more pages cost no more requests a second.
 */
const refreshTime = 15_000

/** All event streams, in the order of their creation. */
function StreamList(): ReactNode {
  const [, navigate] = useLocation()
  return (
    <>
      <ViewHeader title="Event streams" description="An event stream sends events to a webhook.">
        <ActionButton
          operation="createEventStream"
          tone="primary"
          onClick={() => navigate('/event-streams/new')}
        >
          Create an event stream
        </ActionButton>
      </ViewHeader>
      <Allowed operation="listEventStreams">
        <Streams />
      </Allowed>
    </>
  )
}

function Streams(): ReactNode {
  const client = useClient()
  const [, navigate] = useLocation()
  const [choice, setChoice] = useState(all)
  const list = useInfiniteQuery({
    ...infiniteQueryOptions(client, 'listEventStreams', { take: pageSize }),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  // The API neither searches nor sorts, so read the other pages too.
  const isIncomplete = choice !== all && list.hasNextPage && !list.isFetching && !list.error
  const { fetchNextPage } = list
  useEffect(() => {
    if (isIncomplete) void fetchNextPage()
  }, [isIncomplete, fetchNextPage])
  return (
    <Loaded query={list} what="event streams">
      {({ pages }) => {
        const streams = pages.flatMap(({ items }) => items)
        if (streams.length === 0)
          return (
            <Empty title="There are no event streams yet.">
              <p>Create one to receive events at a webhook of yours.</p>
              <ActionButton operation="createEventStream" onClick={() => navigate('/event-streams/new')}>
                Create the first one
              </ActionButton>
            </Empty>
          )
        const shown = chosenOf(streams, choice)
        return (
          <div className="streams">
            <StreamChoice choice={choice} onChange={setChoice} />
            <p className="hidden" role="status">
              {choice === all ? '' : `${shown.length} of ${streams.length} event streams`}
            </p>
            {shown.length === 0 && !list.isFetching && <Empty title="No event stream matches." />}
            {shown.length > 0 && (
              <table className="cards">
                <thead>
                  <tr>
                    <th scope="col">Event stream</th>
                    <th scope="col">State</th>
                    <th scope="col" className="number">
                      Events behind
                    </th>
                    <th scope="col">Event types</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(stream => (
                    <StreamRow key={stream.id} stream={stream} refreshTime={refreshTime * pages.length} />
                  ))}
                </tbody>
              </table>
            )}
            <LoadMore list={list} />
          </div>
        )
      }}
    </Loaded>
  )
}

type Stream = Schemas['EventStream']

/** Which event streams are shown, and in which order. */
interface Choice {
  /** A part of the name or of the endpoint, in upper or lower case. */
  readonly text: string
  /** '' for any. */
  readonly status: string
  readonly order: 'created' | 'name'
}

const all: Choice = { text: '', status: '', order: 'created' }

function chosenOf(streams: readonly Stream[], { text, status, order }: Choice): readonly Stream[] {
  const sought = text.trim().toLowerCase()
  const found = streams.filter(
    stream =>
      (status === '' || stream.status === status) &&
      `${stream.name} ${stream.destination.configuration.webhook_endpoint}`.toLowerCase().includes(sought),
  )
  return order === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found
}

interface StreamChoiceProps {
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

/** The search, the filter and the order of the list. */
function StreamChoice({ choice, onChange }: StreamChoiceProps): ReactNode {
  const order = useId()
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    const isAll = next.text === '' && next.status === '' && next.order === 'created'
    onChange(isAll ? all : next)
  }
  return (
    <div className="stream-choice">
      <Field
        label="Name or endpoint"
        type="search"
        value={choice.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <SelectField
        label="Status"
        value={choice.status}
        values={statuses}
        onChange={status => change({ status })}
      />
      <div className="field">
        <label htmlFor={order}>Order</label>
        <select
          id={order}
          value={choice.order}
          onChange={({ target }) => change({ order: target.value === 'name' ? 'name' : 'created' })}
        >
          <option value="created">Creation</option>
          <option value="name">Name</option>
        </select>
      </div>
    </div>
  )
}

interface StreamRowProps {
  readonly stream: Schemas['EventStream']
  /** Milliseconds between two refreshes. */
  readonly refreshTime: number
}

/** A row of the list. A click anywhere opens the page of the stream. */
function StreamRow({ stream, refreshTime }: StreamRowProps): ReactNode {
  const isEnabled = stream.status === 'enabled'
  const { data, error } = useStats(stream.id, refreshTime, isEnabled)
  const stats = isEnabled ? data : undefined
  return (
    <tr>
      <td data-label="Event stream">
        <Link href={`/event-streams/${stream.id}`}>{stream.name}</Link>
        <p className="muted">{stream.destination.configuration.webhook_endpoint}</p>
      </td>
      <td data-label="State">
        <StateBadge state={stateOf(stream, stats)} />
        <p className="muted">{reasonOf(stream, stats)}</p>
        {error && isEnabled && !data && <p className="field-error">Its statistics could not be read.</p>}
      </td>
      <td data-label="Events behind" className="number">
        {stats?.current.backlog.toLocaleString() ?? '–'}
      </td>
      <td data-label="Event types">{typesOf(stream)}</td>
    </tr>
  )
}

function typesOf({ subscriptions }: Schemas['EventStream']): ReactNode {
  const types = subscriptions.map(({ event_type }) => event_type)
  if (types.length === 1) return types
  return (
    <span title={types.join('\n')}>
      {types[0]} and {types.length - 1} more
    </span>
  )
}
