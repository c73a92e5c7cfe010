import { handler } from './handler.ts'

export const replay_events = handler('replay_events', async () => {
  throw new Error('not built yet')
})
