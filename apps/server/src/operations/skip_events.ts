import { handler } from './handler.ts'

export const skip_events = handler('skip_events', async () => {
  throw new Error('not built yet')
})
