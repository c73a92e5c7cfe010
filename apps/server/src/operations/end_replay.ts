import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const end_replay = handler(
  'end_replay',
  async ({ path }, { eventStreams, replays, webhooks }, { entry }) => {
    const stream = await eventStreams.find(path.id)
    if (!stream) return problem('not_found', messages.ReplayNotFound.event_stream_not_found)
    const resource = { type: 'event_stream', id: path.id, name: stream.name } as const
    if (!(await replays.end(path.id, entry(204, { resource }))))
      return problem('not_found', messages.ReplayNotFound.not_found)
    await webhooks.dispatcher.notice(path.id)
    return { status: 204 }
  },
)
