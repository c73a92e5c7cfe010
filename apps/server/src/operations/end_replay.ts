import { handler } from './handler.ts'

export const end_replay = handler('end_replay', async () => {
  throw new Error('not built yet')
})
