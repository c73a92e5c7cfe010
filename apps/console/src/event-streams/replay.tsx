import { useQuery } from '@tanstack/react-query'
import type { EventType, Schemas } from '@tenant-api/client'
import { operationKey, useClient } from '@tenant-api/react'
import { type ReactNode, useRef, useState } from 'react'
import { ActionButton } from '../controls/button.tsx'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { fieldErrors } from '../controls/field-errors.ts'
import { useFirstInvalid } from '../controls/first-invalid.ts'
import { Problem } from '../controls/problem.tsx'
import { Time } from '../controls/time.tsx'
import { PlaceField, placeIn } from './place-field.tsx'
import { useChange } from './stream.ts'

interface DialogProps {
  readonly stream: Schemas['EventStream']
  readonly onClose: () => void
}

/** Where the body of a request has the values of the fields. */
const paths = {
  from_time: '#/date_from',
  from_offset: '#/from',
  to_time: '#/date_to',
  to_offset: '#/to',
  event_types: '#/event_types',
} as const

/** Asks which part of the log to send again, counts its events, and starts the replay. */
export function ReplayDialog({ stream, onClose }: DialogProps): ReactNode {
  const { id, name, subscriptions } = stream
  const { mutate, isPending, error } = useChange('replayEvents')
  /** How many events the fields mean; undefined if they have changed since. */
  const [count, setCount] = useState<number>()
  const changes = useRef(0)
  const errors = fieldErrors(error, paths)
  const fields = useFirstInvalid<HTMLDivElement>(error)
  const types = subscriptions.map(({ event_type }) => event_type)
  const isCounted = count !== undefined && count > 0

  function confirm(given: FormData): void {
    const replay = { id, ...partIn(given, types) }
    if (isCounted) {
      mutate(replay, { onSuccess: onClose })
      return
    }
    const before = changes.current
    const onSuccess = ({ events }: Schemas['EventCount']) => {
      if (changes.current === before) setCount(events)
    }
    mutate({ ...replay, dry_run: true }, { onSuccess })
  }

  return (
    <ConfirmDialog
      title={`Send events to “${name}” again`}
      confirm={isCounted ? `Replay ${events(count)}` : 'Count the events'}
      tone="primary"
      isBusy={isPending}
      error={errors ? undefined : error}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <div
        ref={fields}
        className="fields"
        onChange={() => {
          changes.current++
          setCount(undefined)
        }}
      >
        <PlaceField
          label="From"
          name="from"
          kinds={{ time: 'A time', offset: 'After a message' }}
          errors={{ time: errors?.from_time ?? '', offset: errors?.from_offset ?? '' }}
        />
        <PlaceField
          label="Until"
          name="to"
          kinds={{ now: 'Now', time: 'A time', offset: 'A message' }}
          errors={{ time: errors?.to_time ?? '', offset: errors?.to_offset ?? '' }}
        />
        <fieldset className="types">
          <legend>Event types</legend>
          {types.map(type => (
            <label key={type} className="check">
              <input type="checkbox" name="event_types" value={type} defaultChecked />
              {type}
            </label>
          ))}
          {errors?.event_types && <p className="field-error">{errors.event_types}</p>}
        </fieldset>
      </div>
      <p role="status">{count !== undefined && `${capital(events(count))} in this part of the log.`}</p>
      <p className="muted">
        New events go first. Each event keeps its id and is marked as a replay, so that your receiver can
        tell.
      </p>
    </ConfirmDialog>
  )
}

/** The part of the log in the fields. All types of the event stream are no restriction. */
function partIn(fields: FormData, types: readonly EventType[]): Omit<Schemas['ReplayRequest'], 'dry_run'> {
  const [from, to] = [placeIn(fields, 'from'), placeIn(fields, 'to')]
  const chosen = fields.getAll('event_types') as EventType[]
  return {
    ...(from.kind === 'time' ? { date_from: from.value } : { from: from.value }),
    ...(to.kind === 'time' && { date_to: to.value }),
    ...(to.kind === 'offset' && { to: to.value }),
    ...(chosen.length < types.length && { event_types: chosen }),
  }
}

/** Counts the events that wait, asks, and skips them. */
export function SkipDialog({ stream: { id, name }, onClose }: DialogProps): ReactNode {
  const client = useClient()
  const count = useQuery({
    queryKey: [...operationKey(client, 'skipEvents'), 'count', id],
    queryFn: ({ signal }) => client.skipEvents({ id, to: 'latest', dry_run: true }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const { mutate, isPending, error } = useChange('skipEvents')
  const waiting = count.data?.events
  return (
    <ConfirmDialog
      title={`Skip what waits for “${name}”?`}
      confirm={waiting === undefined ? 'Skip' : `Skip ${events(waiting)}`}
      isBusy={count.isPending || isPending}
      error={error ?? count.error}
      onCancel={onClose}
      onConfirm={() => mutate({ id, to: 'latest' }, { onSuccess: onClose })}
    >
      <p role="status">
        {count.isPending
          ? 'Counting the events …'
          : waiting !== undefined && `${capital(events(waiting))} not delivered yet.`}
      </p>
      <p>
        Skipped events are not sent, and not listed as failed. Those that arrive before you confirm are
        skipped too. A replay can send them later.
      </p>
    </ConfirmDialog>
  )
}

interface ReplayProgressProps {
  /** The id of the event stream. */
  readonly id: string
  readonly replay: Schemas['EventStreamReplay']
}

/** How far a replay is, with a button that ends it. */
export function ReplayProgress({ id, replay }: ReplayProgressProps): ReactNode {
  const { started_at, sent, events_per_second } = replay
  const { mutate, isPending, error } = useChange('endReplay')
  const perSecond = events_per_second.toLocaleString(undefined, { maximumFractionDigits: 1 })
  return (
    <div className="work">
      <p>
        The replay has sent {events(sent)} since <Time value={started_at} />: {perSecond} a second.
      </p>
      <div className="actions">
        <ActionButton operation="endReplay" isBusy={isPending} onClick={() => mutate({ id })}>
          End the replay
        </ActionButton>
      </div>
      {error && <Problem error={error} />}
    </div>
  )
}

/** The service counts up to this number. */
const most = 100_000

function events(count: number): string {
  if (count === 0) return 'no event'
  if (count === most) return `${most.toLocaleString()} or more events`
  return count === 1 ? '1 event' : `${count.toLocaleString()} events`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
