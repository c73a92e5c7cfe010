/**
 * Follows an event stream that has died silently, while garbage is collected all the time. garbage-collection.test.ts runs it in
 * each runtime.
 */
import { createClient, type Hooks } from '@tenant-api/client'

export interface HalfOpenCase {
  /** Where a silent service is; `/closed` below it answers once that service has no open connection. */
  readonly baseUrl: string
  /** The hooks of the client: none, some that do nothing, or one that reads a copy of each answer. */
  readonly hooks: 'none' | 'some' | 'copying'
  /** Whether the caller aborts; else the subscription has to notice the silence by itself. */
  readonly aborts: boolean
}

const silence = 400
const patience = 5_000

const hooksOf = {
  none: {},
  some: { onRequest: () => undefined, onResponse: () => undefined },
  copying: {
    onResponse: response => {
      response
        .clone()
        .text()
        .catch(() => undefined)
    },
  },
} satisfies Record<HalfOpenCase['hooks'], Hooks>

/**
 * @param collect collects garbage
 * @returns what happened to the subscription, and to its first connection
 */
export async function followHalfOpen(
  { baseUrl, hooks, aborts }: HalfOpenCase,
  collect: () => void,
): Promise<readonly [string, string]> {
  const reading = new AbortController()
  let connections = 0
  const reconnected = Promise.withResolvers<string>()
  const token = () => {
    connections += 1
    if (connections === 2) {
      // A second connection would keep the service busy.
      reading.abort()
      reconnected.resolve('reconnected')
    }
    return 'a.b.c'
  }
  const client = createClient({ baseUrl, token, ...hooksOf[hooks] })
  const idleTimeout = aborts ? 10 * patience : silence
  const ended = client
    .subscribe({ idleTimeout, signal: reading.signal })
    [Symbol.asyncIterator]()
    .next()
    .then(
      () => 'got a message',
      (error: unknown) => (error === reading.signal.reason ? 'aborted' : String(error)),
    )
  const late = new Promise<string>(resolve => setTimeout(() => resolve('hung'), patience))
  const collecting = setInterval(collect, 20)
  if (aborts) setTimeout(() => reading.abort(), silence)
  const outcome = await Promise.race([aborts ? ended : reconnected.promise, late])
  const closed = fetch(`${baseUrl}/closed`).then(response => response.text())
  const connection = await Promise.race([closed, late])
  clearInterval(collecting)
  return [outcome, connection]
}
