import { messages } from '@tenant-api/contract'
import { entityTagOf } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import { withoutSecrets } from '../event-streams/event-stream.ts'
import { handler } from './handler.ts'

export const get_event_stream = handler('get_event_stream', async ({ path }, { eventStreams }) => {
  const stream = await eventStreams.find(path.id)
  return stream
    ? { status: 200, headers: { ETag: entityTagOf(stream) }, body: withoutSecrets(stream) }
    : problem('not_found', messages.EventStreamNotFound.not_found)
})
