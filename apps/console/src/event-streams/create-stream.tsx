import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { basicsIn, destinationIn } from './stream-fields.ts'
import { StreamForm } from './stream-form.tsx'
import { useUnstoredSecrets } from './unstored-secrets.tsx'
import { useChange } from './use-stream.ts'

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
            onSubmit={fields => mutate({ ...basicsIn(fields), destination: destinationIn(fields) })}
          />
        )}
      </Allowed>
    </>
  )
}
