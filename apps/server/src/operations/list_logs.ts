import { handler } from './handler.ts'

export const list_logs = handler('list_logs', async () => ({
  status: 200,
  body: { logs: [] },
}))
