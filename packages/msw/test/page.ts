/** The page of the browser test: runs the client against the handlers, with MSW's worker. */
import { createClient, isFailure } from '@tenant-api/client'
import { setupWorker } from 'msw/browser'
import { mockTenantApi } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const worker = setupWorker(...api.handlers)
const client = createClient({ baseUrl, token: 'any', retries: 0 })

export async function start(options: Parameters<typeof worker.start>[0]): Promise<void> {
  await worker.start(options)
}

/** Reads two listings to their ends. Returns the number of items on each page, for each listing. */
export async function list(): Promise<number[][]> {
  const streams: number[] = []
  for await (const page of client.listEventStreams()) streams.push(page.eventStreams.length)
  const deliveries: number[] = []
  for await (const page of client.getEventDeliveries({ id: 'est_1CfRkm7WrQvB2TzNpXyL4d' }))
    deliveries.push(page.length)
  return [streams, deliveries]
}

/** Returns the error code of the client for a missing stream. */
export async function fail(): Promise<string | undefined> {
  worker.use(api.answer('get_event_stream', { status: 404 }))
  const error: unknown = await client
    .getEventStream({ id: 'est_1CfRkm7WrQvB2TzNpXyL4d' })
    .catch(error => error)
  worker.resetHandlers()
  return isFailure(error) ? error.code : undefined
}

/** Returns the error code of the client for a connection that breaks, and the name of the stream in the next answer. */
export async function reset(): Promise<[string | undefined, string]> {
  const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
  worker.use(api.answer('get_event_stream', { fault: 'reset' }, { times: 1 }))
  const error: unknown = await client.getEventStream({ id }).catch(error => error)
  const { name } = await client.getEventStream({ id })
  return [isFailure(error) ? error.code : undefined, name]
}

/** Reads three pushed events, and cuts the connection after the second. Returns the offsets, and the number of open streams. */
export async function follow(): Promise<{ pushed: string[]; read: string[]; open: number }> {
  const { offset } = api.push({ type: 'offset-only' }).message
  const pushed = [api.push({ type: 'user.created' }).message.offset]
  const read: string[] = []
  for await (const message of client.subscribe({ from: offset })) {
    read.push(message.offset)
    if (read.length === 1) pushed.push(api.push({ type: 'user.updated' }).message.offset)
    if (read.length === 2) {
      api.cut()
      pushed.push(api.push({ type: 'user.deleted' }).message.offset)
    }
    if (read.length === 3) break
  }
  let open = api.push({ type: 'offset-only' }).streams
  for (let tries = 0; open > 0 && tries < 1_000; tries++) {
    await new Promise(resolve => setTimeout(resolve, 20))
    open = api.push({ type: 'offset-only' }).streams
  }
  return { pushed, read, open }
}
