import { useQuery } from '@tanstack/react-query'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { Loaded } from '../states/loaded.tsx'
import { basicsIn, destinationIn } from './stream-fields.ts'
import { StreamForm } from './stream-form.tsx'
import { useChange } from './use-stream.ts'

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
          <Form id={id} />
        </Allowed>
      </Allowed>
    </>
  )
}

function Form({ id }: EditStreamProps): ReactNode {
  const [, navigate] = useLocation()
  const { queryKey, ...options } = queryOptions(useClient(), 'getEventStream', { id })
  // Read the event stream once for each form: the fields would not show a later answer, and an old one of the cache would be saved.
  const stream = useQuery({
    ...options,
    queryKey: [...queryKey, 'form'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { mutate, isPending, error } = useChange('updateEventStream')
  const page = `/event-streams/${id}`
  function save(fields: FormData): void {
    const destination = fields.has('with_destination') ? { destination: destinationIn(fields) } : {}
    mutate({ id, ...basicsIn(fields), ...destination }, { onSuccess: () => navigate(page) })
  }
  return (
    <Loaded query={stream} what="the event stream">
      {data => (
        <StreamForm
          stream={data}
          submit="Save"
          isBusy={isPending}
          error={error}
          back={page}
          onSubmit={save}
        />
      )}
    </Loaded>
  )
}
