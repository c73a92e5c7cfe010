import { callOperation } from '@tenant-api/conformance/call-operation'
import type { Coverage } from '@tenant-api/conformance/coverage'
import { publishOne } from '@tenant-api/conformance/events'
import { send } from '@tenant-api/conformance/exchange'
import { expectRefusal } from '@tenant-api/conformance/refusal'
import { subscribe } from '@tenant-api/conformance/subscription'
import {
  acceptedEventStream,
  createEventStream,
  newEventStream,
  newEventStreamId,
} from '@tenant-api/conformance/suite/event-streams'
import { operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { startTarget } from './service-target.ts'

/** A service that keeps events for one second, and ends connections of readers after one second. */
export function shortRetention(coverage: Coverage): void {
  describe('With a retention of one second', async () => {
    const target = await startTarget(coverage, {
      EVENTS_RETENTION_SECONDS: '1',
      EVENTS_MAX_CONNECTION_SECONDS: '1',
    })

    test('an offset expires with its event', async () => {
      const { offset: gone } = await publishOne(target, 'user.created')
      await publishOne(target, 'user.created')
      await publishOne(target, 'user.created')
      const { method, path } = operations.subscribe_events
      const headers = { Authorization: `Bearer ${target.token}` }
      const ask = () => send(target, { method, path: `${path}?from=${gone}`, headers })
      await expect.poll(async () => (await ask()).status, { interval: 200 }).toBe(410)
      const answer = await callOperation(target, 'subscribe_events', { query: `from=${gone}` })
      const expired = { status: 410, errorCode: 'cursor_expired' } as const
      expectRefusal('subscribe_events', answer, expired)

      const start = { from: gone }
      const created = await createEventStream(target, { ...newEventStream(), start })
      expectRefusal('create_event_stream', created, expired)
      const disabled = await newEventStreamId(target)
      const body = { status: 'enabled', start }
      const updated = await callOperation(target, 'update_event_stream', {
        parameters: { id: disabled },
        body,
      })
      expectRefusal('update_event_stream', updated, expired)
      const { id } = await acceptedEventStream(target, { ...newEventStream(), status: 'enabled' })
      const replayed = await callOperation(target, 'replay_events', { parameters: { id }, body: start })
      expectRefusal('replay_events', replayed, expired)
    })

    test('a subscription ends with an error message, which contains the offset to resume from', async () => {
      const { next, start } = await subscribe(target)
      expect(await next()).toEqual({
        type: 'error',
        offset: start.offset,
        error: { code: 'connection_timeout', message: expect.stringMatching(/\S/) },
      })
    })
  })
}
