import { operations } from '@tenant-api/contract'
import { describe, expect, test, vi } from 'vitest'
import { callOperation } from '../../src/call-operation.ts'
import type { Coverage } from '../../src/coverage/coverage.ts'
import { publishOne } from '../../src/events.ts'
import { send } from '../../src/exchange.ts'
import { expectRefusal } from '../../src/refusal.ts'
import { subscribe } from '../../src/subscription.ts'
import { startTarget } from './service-target.ts'

/** A service that keeps events for one second, and ends connections of readers after one second. */
export function shortRetention(coverage: Coverage): void {
  describe('Where a second is long', async () => {
    const target = await startTarget(coverage, {
      EVENTS_RETENTION_SECONDS: '1',
      EVENTS_MAX_CONNECTION_SECONDS: '1',
    })

    test('an offset is gone once its event is', async () => {
      const { offset: gone } = await publishOne(target, 'user.created')
      await publishOne(target, 'user.created')
      await publishOne(target, 'user.created')
      const { method, path } = operations.subscribe_events
      const headers = { Authorization: `Bearer ${target.token}` }
      const ask = () => send(target, { method, path: `${path}?from=${gone}`, headers })
      await vi.waitFor(async () => expect((await ask()).status).toBe(410), { timeout: 10_000, interval: 200 })
      const answer = await callOperation(target, 'subscribe_events', { query: `from=${gone}` })
      expectRefusal('subscribe_events', answer, { status: 410, errorCode: 'cursor_expired' })
    })

    test('the event stream says that it ends, and where to go on', async () => {
      const { next, start } = await subscribe(target)
      expect(await next()).toEqual({
        type: 'error',
        offset: start.offset,
        error: { code: 'connection_timeout', message: expect.stringMatching(/\S/) },
      })
    })
  })
}
