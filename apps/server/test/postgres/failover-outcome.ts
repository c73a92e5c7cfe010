import { expect } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { manageStreams, newStream } from '../webhooks/harness/stream-service.ts'
import type { WebhookTarget } from '../webhooks/harness/target.ts'
import { type Load, nameOf, wholeLog } from './failover-load.ts'

const paths = ['/a', '/b', '/c']

/** Creates three event streams that send to the target. */
export async function createStreams({ node }: Load, target: WebhookTarget): Promise<void> {
  const streams = await manageStreams(node)
  for (const path of paths)
    await streams.call('create_event_stream', { body: newStream(target.url + path, { name: path }) })
}

/**
 * Checks what holds after any failover: no offset has two names, each lost offset gets 410, and followers and webhooks get the whole
 * log. Publishers must have stopped.
 *
 * @returns the number of acknowledged events that the log has lost
 */
export async function checkOutcome(load: Load, target: WebhookTarget): Promise<{ lost: number }> {
  let last = ''
  await expect
    .poll(
      async () =>
        (last = await load.node.publish([userEvent('last')]).then(
          () => 'last',
          () => '',
        )),
    )
    .toBe('last')
  const log = await wholeLog(load.node, last)
  const kept = new Map(log)
  const offsets = new Set(log.map(([, offset]) => offset))
  const lost = load.acknowledged.filter(([event, offset]) => kept.get(event) !== offset)
  expect(kept.size).toBe(log.length)
  expect(offsets.size).toBe(log.length)
  for (const [, from] of lost) {
    expect(offsets).not.toContain(from)
    const subscription = await load.node.subscribe({ query: { from } })
    subscription.close()
    expect(subscription.status).toBe(410)
  }
  for (const follower of load.followers) await expect.poll(() => follower.received).toEqual(log)
  const missing = (path: string) => {
    const names = new Set(
      target.receipts.filter(receipt => receipt.path.endsWith(path)).map(({ event }) => nameOf({ event })),
    )
    return log.filter(([event]) => !names.has(event))
  }
  for (const path of paths) await expect.poll(() => missing(path)).toEqual([])
  return { lost: lost.length }
}
