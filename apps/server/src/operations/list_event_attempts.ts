import { handler } from './handler.ts'

export const list_event_attempts = handler('list_event_attempts', async () => ({
  status: 200,
  body: { attempts: [] },
}))
