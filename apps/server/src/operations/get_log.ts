import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const get_log = handler('get_log', async ({ path }, { logs }) => {
  const entry = await logs.find(path.id)
  return entry ? { status: 200, body: entry } : problem('not_found', messages.LogNotFound.not_found)
})
