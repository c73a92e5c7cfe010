import { createClient } from '@tenant-api/client'
import { eventsOfEveryType, publishOne } from '@tenant-api/conformance/events'
import { subscribe } from '@tenant-api/conformance/subscription'
import type { Target } from '@tenant-api/conformance/target'
import { validate } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { rejection } from '../rejection.ts'

/** Subscriptions of the typed client. */
export function clientSubscription(target: Target): void {
  const { baseUrl, token } = target
  const client = createClient({ baseUrl, token })

  describe('The client', () => {
    test('reads only events of the requested types after an offset', async () => {
      const from = await eventsOfEveryType(target)
      const event_type = ['group.created', 'user.deleted'] as const
      const types: string[] = []
      const subscription = client.subscribe({ from, event_type: [...event_type] })
      for await (const message of subscription) {
        types.push(message.type)
        expect(validate('SubscriptionMessage', message)).toEqual([])
        if (types.length === 2) break
      }
      expect(types.toSorted()).toEqual([...event_type])
    })

    test('resumes after the offset of a subscription that has ended', async () => {
      const query = `from=${await eventsOfEveryType(target)}`
      const raw = await subscribe(target, { query })
      const [first, second] = await raw.events(2)
      await raw.close()
      for await (const message of client.subscribe({ from: String(first?.offset) })) {
        expect(message).toEqual(second)
        break
      }
    })

    test('ends a subscription with the reason of the abort', async () => {
      const controller = new AbortController()
      const reason = new Error('enough')
      const from = await eventsOfEveryType(target)
      const reading = (async () => {
        for await (const _ of client.subscribe({ from, signal: controller.signal })) controller.abort(reason)
      })()
      expect(await rejection(reading)).toBe(reason)
    })

    test('rejects an offset that the service has not issued', async () => {
      const events = client.subscribe({ from: 'nonsense' })[Symbol.asyncIterator]()
      const error = await rejection(events.next())
      expect(error).toMatchObject({ code: 'bad_request', errorCode: 'invalid_cursor' })
    })
  })

  describe('The client, while events are published,', () => {
    test('yields an event as soon as it is published', async () => {
      const from = (await publishOne(target, 'user.created')).offset
      const subscription = client.subscribe({ from })
      const events = subscription[Symbol.asyncIterator]()
      const coming = events.next()
      const { offset, event_id } = await publishOne(target, 'user.deleted')
      expect((await coming).value).toMatchObject({ type: 'user.deleted', offset, event: { id: event_id } })
      await events.return?.()
    })
  })
}
