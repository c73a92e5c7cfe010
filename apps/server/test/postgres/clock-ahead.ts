import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, onTestFinished } from 'vitest'
import type { EventService } from '../events/event-service.ts'
import { startNode } from './nodes.ts'

const { now } = Date
const aheadMs = new AsyncLocalStorage<number>()

// Each timer, connection and request of a node belongs to the call that started the node, so it gets the clock of that call.
Date.now = () => now() + (aheadMs.getStore() ?? 0)
// `new Date()` does not call `Date.now`, so the constructor is replaced too.
globalThis.Date = new Proxy(Date, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [target.now()] : values),
})

/** Calls `work`. What it starts has a clock that is `days` days ahead. */
export function withClockAhead<Result>(days: number, work: () => Result): Result {
  return aheadMs.run(days * 86_400_000, work)
}

/** Starts a node whose clock is `days` days ahead, beside others with the right clock in the same process. It ends with its test. */
export async function startNodeAhead(
  url: string,
  days: number,
  env: Readonly<Record<string, string>> = {},
): Promise<EventService> {
  const node = await withClockAhead(days, () => startNode(url, env))
  onTestFinished(async () => {
    await withClockAhead(days, node.end)
    // All that the node did, it did by this clock. Only the end of a connection by its client belongs to no call of the node.
    const entries = node.lines.map(line => JSON.parse(line) as { time: string; completed?: boolean })
    const own = entries.filter(({ completed }) => completed !== false)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ time }) => !isNow(Date.parse(time) - days * 86_400_000))).toEqual([])
  })
  return node
}

/** Whether a time is the present by the clock of the caller, within a minute. */
export function isNow(time: number): boolean {
  return Math.abs(time - Date.now()) < 60_000
}
