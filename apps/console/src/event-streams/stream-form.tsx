import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Problem } from '../states/problem.tsx'
import { AuthorizationFields } from './authorization-fields.tsx'
import { EventTypeFields } from './event-type-fields.tsx'
import { errorsOf } from './stream-fields.ts'
import { useFirstInvalid } from './use-first-invalid.ts'
import './stream-form.css'

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
}

/** The form of an event stream. The service checks the values, and the form shows its error messages beside the fields. */
export function StreamForm({ stream, submit, isBusy, error, back, onSubmit }: StreamFormProps): ReactNode {
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
        initial={stream?.subscriptions.map(({ event_type }) => event_type) ?? []}
        error={errors?.event_types}
      />
      {stream && (
        <label className="toggle">
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
