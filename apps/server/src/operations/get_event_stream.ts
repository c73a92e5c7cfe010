import { messages } from '@tenant-api/contract'
import { withoutSecrets } from '../event-streams/event-stream.ts'
import { handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const get_event_stream = handler('get_event_stream', async ({ path }, { eventStreams }) => {
  const stream = await eventStreams.find(path.id)
  return stream
    ? { status: 200, body: withoutSecrets(stream) }
    : problem('not_found', messages.EventStreamNotFound.not_found)
})
