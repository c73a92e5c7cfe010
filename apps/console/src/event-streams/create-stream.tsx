import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { NewSecret } from './new-secret.tsx'
import { basicsIn, destinationIn } from './stream-fields.ts'
import { StreamForm } from './stream-form.tsx'
import { useChange } from './use-stream.ts'

/** The form of a new event stream, and then its signing secret. */
export function CreateStream(): ReactNode {
  const [, navigate] = useLocation()
  const { mutate, data, isPending, error } = useChange('createEventStream')
  const secret = data?.destination.configuration.signing_secret
  return (
    <>
      <ViewHeader
        title={data ? `${data.name} is created` : 'Create an event stream'}
        description={<Link href="/event-streams">All event streams</Link>}
      />
      <Allowed operation="createEventStream">
        {data && secret ? (
          <NewSecret
            secret={secret}
            onStored={() => navigate(`/event-streams/${data.id}`, { replace: true })}
          />
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
