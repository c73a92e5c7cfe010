import type { Dispatcher, Pool } from 'undici'
import type { Readers } from './readers.ts'

/** Makes calls, `inFlight` at a time. Resolves with the number of calls per second. */
export async function callsPerSecond(
  calls: number,
  inFlight: number,
  call: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  async function makeCalls(): Promise<void> {
    while (next < calls) await call(next++)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: inFlight }, makeCalls))
  return calls / ((performance.now() - start) / 1_000)
}

/**
 * Sends a request, and reads its answer.
 *
 * @throws {Error} if the answer has another status
 */
export async function send(pool: Pool, request: Dispatcher.RequestOptions, status = 200): Promise<void> {
  const answer = await pool.request(request)
  if (answer.statusCode !== status)
    throw new Error(`the answer is not ${status}: ${await answer.body.text()}`)
  await answer.body.dump()
}

/**
 * Publishes at a rate. Resolves with the 99th percentile of the times until all readers have received an event, in milliseconds.
 *
 * @param bytes the size of an event
 */
export async function latencyAt(
  { perSecond, seconds }: Record<'perSecond' | 'seconds', number>,
  readers: Readers,
  bytes: number,
  publish: () => Promise<unknown>,
): Promise<number> {
  const lags: number[] = []
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    readers.mark()
    const start = performance.now()
    await Promise.all([publish(), readers.received(bytes)])
    lags.push(performance.now() - start)
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, Math.max(0, start + 1_000 / perSecond - performance.now()))
    await promise
  }
  return lags.toSorted((left, right) => left - right)[Math.ceil(lags.length * 0.99) - 1] ?? Number.NaN
}
