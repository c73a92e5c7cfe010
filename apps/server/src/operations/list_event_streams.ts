import { withoutSecrets } from '../event-streams/event-stream.ts'
import { readPage } from '../paging.ts'
import { handler } from './handler.ts'

export const list_event_streams = handler(
  'list_event_streams',
  async ({ query }, { eventStreams, paging }) => {
    const found = await readPage({ name: ['list_event_streams'], ...eventStreams }, query, paging)
    if ('status' in found) return found
    return { status: 200, body: { eventStreams: found.items.map(withoutSecrets), ...found.rest } }
  },
)
