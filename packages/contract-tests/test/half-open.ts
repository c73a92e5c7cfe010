/**
 * Opens a subscription that goes silent, while garbage is collected continually. garbage-collection.tools.test.ts runs it in each
 * runtime.
 */
import { createClient, type Hooks } from '@tenant-api/client'

export interface HalfOpenCase {
  /** The URL of a silent service. `/closed` below it answers as soon as the service has no open connection. */
  readonly baseUrl: string
  /** The hooks of the client: none, some that do nothing, or one that reads a copy of each answer. */
  readonly hooks: 'none' | 'some' | 'copying'
  /** Whether the caller aborts; otherwise the subscription's idle timeout must detect the silence. */
  readonly aborts: boolean
}

const silence = 400
const patience = 20_000

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
 * @param collect a function that runs a garbage collection
 * @returns the outcome of the subscription (such as 'aborted'), and of its first connection ('closed' or 'hung')
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
      // Abort before the second connection opens: while it is open, `/closed` does not answer.
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
