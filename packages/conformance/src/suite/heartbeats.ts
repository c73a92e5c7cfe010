import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { publishOne, timestamp } from '../events.ts'
import { lack } from '../needs.ts'
import { type Subscription, subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'

/** Heartbeats of a subscription. Each case waits for the target's heartbeat interval, 15 s by default. */
export function heartbeats(target: Target): void {
  describe('The heartbeat', () => {
    // shows: message.type.offset-only
    test('arrives after a time without messages, and has the offset of the last message', async () => {
      const { start, next } = await subscribe(target)
      expect(await next(), 'the heartbeat').toEqual(start)
    })

    test.unless(lack(target, 'events'))(
      'has the offset of the last event, even if a filter or a later start time hides the event',
      async () => {
        const later = timestamp(Date.now() + 3_600_000)
        const hiding = ['event_type=user.deleted', `from_timestamp=${later}`].map(query =>
          subscribe(target, { query }),
        )
        const subscriptions = await Promise.all(hiding)
        const { offset } = await publishOne(target, 'user.created')
        const beats = await Promise.all(subscriptions.map(subscription => nextAt(subscription, offset)))
        for (const beat of beats) expect(beat, 'the heartbeat').toEqual({ type: 'offset-only', offset })
      },
    )
  })
}

/** The first message of any type with this offset. */
async function nextAt({ next }: Subscription, offset: string) {
  let message = await next()
  while (message.offset !== offset) message = await next()
  return message
}
