import { createClient } from '@tenant-api/client'
import { newEventStream, newEventStreamId } from '@tenant-api/conformance/suite/event-streams'
import { newPolicy } from '@tenant-api/conformance/suite/rate-limit-policies'
import type { Target } from '@tenant-api/conformance/target'
import { eventTypes, validate } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'

/** The operations of the typed client. */
export function client(target: Target): void {
  const { baseUrl, token, credentials } = target
  const client = createClient({ baseUrl, token })

  describe('The client', () => {
    test('requests its own token', async () => {
      const own = createClient({ baseUrl, ...credentials })
      const created = await own.createEventStream(newEventStream())
      expect(validate('EventStream', created)).toEqual([])
    })

    test('creates an event stream', async () => {
      const created = await client.createEventStream(newEventStream())
      expect(validate('EventStream', created)).toEqual([])
    })

    test('creates a rate limit policy', async () => {
      const created = await client.createRateLimitPolicy(newPolicy(), { correlationId: 'contract-tests' })
      expect(validate('RateLimitPolicy', created)).toEqual([])
    })

    test('sends each query parameter as the document describes it', async () => {
      const id = await newEventStreamId(target)
      const found = await client.getEventDeliveries({
        id,
        statuses: ['failed'],
        event_types: [...eventTypes],
        date_from: '2026-01-01T00:00:00Z',
        date_to: '2099-01-01T00:00:00Z',
        take: 100,
      })
      expect(found.flatMap(delivery => validate('EventStreamDelivery', delivery))).toEqual([])
    })
  })

  describe.runIf(target.can.keepState)('The client', () => {
    test('gets an event stream that it created', async () => {
      const created = await client.createEventStream(newEventStream())
      const found = await client.getEventStream({ id: created.id })
      expect(found).toMatchObject({ id: created.id, name: created.name, created_at: created.created_at })
      expect(await client.getEventDeliveries({ id: created.id })).toEqual([])
    })
  })
}
