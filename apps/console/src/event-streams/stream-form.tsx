import { useQuery } from '@tanstack/react-query'
import { eventTypes, type Schemas } from '@tenant-api/client'
import { operationKey, useClient } from '@tenant-api/react'
import { type ReactNode, useId, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { useFirstInvalid } from '../controls/first-invalid.ts'
import { Loaded } from '../controls/loaded.tsx'
import { isOvertaken, Overtaken } from '../controls/overtaken.tsx'
import { Problem } from '../controls/problem.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/permission.tsx'
import { type Tagged, tagged } from '../session/tagged.ts'
import { AuthorizationFields, methodNames } from './authorization-fields.tsx'
import { filterText } from './filter.ts'
import { FilterEditor } from './filter-editor.tsx'
import { PlaceField } from './place-field.tsx'
import { orderNames, useChange } from './stream.ts'
import { basicsIn, destinationIn, type Errors, errorsOf, startIn } from './stream-fields.ts'
import { useUnstoredSecrets } from './unstored-secrets.tsx'

/** The form of a new event stream. Leads to the page of the stream when the user has stored its signing secret. */
export function CreateStream(): ReactNode {
  const { secrets, keep } = useUnstoredSecrets()
  const { mutate, data, isPending, error } = useChange('createEventStream', ({ id, name, destination }) => {
    const { signing_secret: secret } = destination.configuration
    if (secret !== undefined) keep({ id, name, secret })
  })
  if (data && !secrets.some(({ id }) => id === data.id))
    return <Redirect to={`/event-streams/${data.id}`} replace />
  return (
    <>
      <ViewHeader
        title="Create an event stream"
        description={<Link href="/event-streams">All event streams</Link>}
      />
      <Allowed operation="createEventStream">
        {data ? (
          <p>{data.name} is created.</p>
        ) : (
          <StreamForm
            submit="Create"
            isBusy={isPending}
            error={error}
            back="/event-streams"
            onSubmit={fields =>
              mutate({ ...basicsIn(fields), ...startIn(fields), destination: destinationIn(fields) })
            }
          />
        )}
      </Allowed>
    </>
  )
}

interface EditStreamProps {
  readonly id: string
}

/** The form that changes an event stream. */
export function EditStream({ id }: EditStreamProps): ReactNode {
  return (
    <>
      <ViewHeader
        title="Edit the event stream"
        description={<Link href={`/event-streams/${id}`}>Back to the event stream</Link>}
      />
      <Allowed operation="updateEventStream">
        <Allowed operation="getEventStream">
          <EditForm id={id} />
        </Allowed>
      </Allowed>
    </>
  )
}

function EditForm({ id }: EditStreamProps): ReactNode {
  const [, navigate] = useLocation()
  const client = useClient()
  // Read the event stream once for each form: the fields would not show a later answer, and an old one of the cache would be saved.
  const stream = useQuery({
    queryKey: [...operationKey(client, 'getEventStream'), 'form', id],
    queryFn: ({ signal }) => tagged(client.getEventStream({ id }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  /** The event stream with which the fields began, once someone else has changed it. */
  const [begun, setBegun] = useState<Schemas['EventStream']>()
  const [discarded, setDiscarded] = useState(0)
  const { mutate, isPending, error, reset } = useChange('updateEventStream')
  const page = `/event-streams/${id}`
  function save(fields: FormData, { data, condition }: Tagged<Schemas['EventStream']>): void {
    const destination = fields.has('with_destination') ? { destination: destinationIn(fields) } : {}
    mutate(
      { id, ...condition, ...basicsIn(fields), ...destination },
      {
        onSuccess: () => navigate(page),
        onError(refusal) {
          if (!isOvertaken(refusal)) return
          setBegun(before => before ?? data)
          void stream.refetch()
        },
      },
    )
  }
  return (
    <Loaded query={stream} what="the event stream">
      {current => (
        <StreamForm
          // The fields begin with the event stream that the form gets first.
          key={discarded}
          stream={current.data}
          submit="Save"
          isBusy={isPending}
          error={isOvertaken(error) ? undefined : error}
          back={page}
          onSubmit={fields => save(fields, current)}
        >
          {begun && begun !== current.data && (
            <Overtaken
              key={current.data.updated_at}
              what="event stream"
              now={current.data}
              changes={changesOf(begun, current.data)}
              onDiscard={() => {
                setBegun(undefined)
                setDiscarded(discarded + 1)
                reset()
              }}
            />
          )}
        </StreamForm>
      )}
    </Loaded>
  )
}

/** The properties of an event stream that have changed, by their labels, with their new values. */
function changesOf(before: Schemas['EventStream'], now: Schemas['EventStream']): Record<string, string> {
  const values = ({
    name,
    subscriptions,
    filters = [],
    destination,
    status,
    ...stream
  }: Schemas['EventStream']) => ({
    Name: name,
    'Event types': subscriptions.map(({ event_type }) => event_type).join(', '),
    Filters: filters.map(filterText).join(', ') || 'None',
    Order: orderNames[stream.order ?? 'none'],
    'Events in a second': String(stream.max_events_per_second || 'no limit'),
    Endpoint: destination.configuration.webhook_endpoint,
    Authorization: methodNames[destination.configuration.webhook_authorization.method],
    Status: status,
  })
  const old: Readonly<Record<string, string>> = values(before)
  return Object.fromEntries(Object.entries(values(now)).filter(([label, value]) => old[label] !== value))
}

interface StreamFormProps {
  /** The event stream to change; undefined for a new one. */
  readonly stream?: Schemas['EventStream']
  /** The verb of the form: "Create". */
  readonly submit: string
  readonly isBusy: boolean
  /** The error of the last attempt. */
  readonly error: unknown
  /** Where the link Cancel leads. */
  readonly back: string
  readonly onSubmit: (fields: FormData) => void
  /** What is shown above the buttons. */
  readonly children?: ReactNode
}

/** The form of an event stream. The service checks the values, and the form shows its error messages beside the fields. */
function StreamForm(props: StreamFormProps): ReactNode {
  const { stream, submit, isBusy, error, back, onSubmit, children } = props
  const initialTypes = stream?.subscriptions.map(({ event_type }) => event_type) ?? []
  const [types, setTypes] = useState<ReadonlySet<string>>(() => new Set(initialTypes))
  const [withDestination, setWithDestination] = useState(stream === undefined)
  const form = useFirstInvalid<HTMLFormElement>(error)
  const errors = errorsOf(error)
  return (
    <form
      ref={form}
      className="stream-form"
      aria-label="Event stream"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <Field
        label="Name"
        name="name"
        defaultValue={stream?.name}
        autoComplete="off"
        hint="Unique among the event streams."
        error={errors?.name}
      />
      <EventTypeFields
        initial={initialTypes}
        chosen={types}
        error={errors?.event_types}
        onChange={setTypes}
      />
      <FilterEditor initial={stream?.filters ?? []} types={types} error={error} />
      <SendingFields stream={stream} errors={errors} />
      {!stream && (
        <PlaceField
          label="Start with"
          name="start"
          kinds={{ now: 'New events', time: 'Events since a time', offset: 'Events after a message' }}
          errors={{ time: errors?.start_time ?? '', offset: errors?.start_offset ?? '' }}
        />
      )}
      {stream && (
        <label className="check">
          <input
            type="checkbox"
            name="with_destination"
            checked={withDestination}
            onChange={({ target }) => setWithDestination(target.checked)}
          />
          Change the destination too. Its credentials must be entered again, because the service does not show
          them.
        </label>
      )}
      {withDestination && (
        <fieldset className="destination">
          <legend>Destination</legend>
          <Field
            label="Webhook endpoint"
            name="webhook_endpoint"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://hooks.example.com/events"
            defaultValue={stream?.destination.configuration.webhook_endpoint}
            error={errors?.webhook_endpoint}
          />
          <AuthorizationFields
            current={stream?.destination.configuration.webhook_authorization}
            errors={errors ?? {}}
          />
        </fieldset>
      )}
      {error != null && !errors && <Problem error={error} />}
      {children}
      <div className="actions">
        <Button tone="primary" type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        <Link className="button" href={back}>
          Cancel
        </Link>
      </div>
    </form>
  )
}

interface SendingFieldsProps {
  readonly stream: Schemas['EventStream'] | undefined
  readonly errors: Errors | undefined
}

/** How events are sent: their order, and how many in a second. */
function SendingFields({ stream, errors }: SendingFieldsProps): ReactNode {
  const id = useId()
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Order</label>
        <select
          id={id}
          name="order"
          defaultValue={stream?.order ?? 'none'}
          aria-describedby={`${id}-description`}
        >
          {Object.entries(orderNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <p id={`${id}-description`} className={errors?.order ? 'field-error' : 'muted'}>
          {errors?.order ??
            'In order, an event that fails holds back later ones about its group, organization or user.'}
        </p>
      </div>
      <Field
        label="Most events in a second"
        name="max_events_per_second"
        type="number"
        min={0}
        max={1_000}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={stream?.max_events_per_second ?? 0}
        hint="0 is no limit. Retries and redeliveries count."
        error={errors?.max_events_per_second}
      />
    </>
  )
}

interface EventTypeFieldsProps {
  /** The types that are chosen at first. */
  readonly initial: readonly string[]
  readonly chosen: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** Checkboxes for all event types, with a search field. Chosen types that the search hides stay chosen. */
function EventTypeFields({ initial, chosen, error, onChange }: EventTypeFieldsProps): ReactNode {
  const [search, setSearch] = useState('')
  const id = useId()
  // A stream may have types that are newer than the console.
  const all = [...new Set<string>([...eventTypes, ...initial])].sort()
  const found = all.filter(type => type.includes(search.trim().toLowerCase()))

  function change(types: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen)
    for (const type of types) {
      if (isChosen) next.add(type)
      else next.delete(type)
    }
    onChange(next)
  }

  return (
    <fieldset className="event-types" aria-describedby={`${id}-state`}>
      <legend>Event types</legend>
      <div className="search">
        <input
          type="search"
          aria-label="Search event types"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={event => {
            // Enter in this field must not submit the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <Button onClick={() => change(found, true)}>Choose {search.trim() ? 'found' : 'all'}</Button>
        <Button onClick={() => change(found, false)}>Choose none</Button>
      </div>
      <div className="choices" aria-invalid={error ? true : undefined}>
        {all.map(type => (
          <label key={type} className="check" hidden={!found.includes(type)}>
            <input
              type="checkbox"
              name="event_types"
              value={type}
              checked={chosen.has(type)}
              onChange={({ target }) => change([type], target.checked)}
            />
            {type}
          </label>
        ))}
        {found.length === 0 && <p className="muted">No event type contains “{search}”.</p>}
      </div>
      <div id={`${id}-state`} aria-live="polite">
        {error && <p className="field-error">{error}</p>}
        <p className="muted">{`${chosen.size} of ${all.length} chosen`}</p>
      </div>
    </fieldset>
  )
}
