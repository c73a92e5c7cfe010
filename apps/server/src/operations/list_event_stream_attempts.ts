import { handler } from './handler.ts'

export const list_event_stream_attempts = handler('list_event_stream_attempts', async () => ({
  status: 200,
  body: { attempts: [] },
}))
