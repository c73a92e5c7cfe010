import path from 'node:path'
import { callOperation } from '@tenant-api/conformance/call-operation'
import type { Coverage } from '@tenant-api/conformance/coverage'
import { documentedRequest } from '@tenant-api/conformance/documented-requests'
import { call } from '@tenant-api/conformance/exchange'
import { expectRefusal } from '@tenant-api/conformance/refusal'
import { askForToken } from '@tenant-api/conformance/request-token'
import { operationsOf, tokenFor } from '@tenant-api/conformance/target'
import { operations } from '@tenant-api/contract'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFailingDisk } from './failing-disk.ts'
import { startTarget } from './service-target.ts'

/** A service whose disk fails on reads and writes. */
export function refusedStore(coverage: Coverage): void {
  describe('On a failing disk', async () => {
    const disk = createFailingDisk()
    const target = await startTarget(coverage, { DATA_DIR: path.join(disk.folder, 'target') })
    beforeEach(() => {
      disk.failing = 'nothing'
    })
    const storing = operationsOf(target).filter(
      // A single node counts its subscribers in memory. A subscription waits for the store.
      ({ audience, id }) => audience !== null && !['get_event_subscribers', 'subscribe_events'].includes(id),
    )

    // Repeated because the cached client may expire between the two requests. The second then fails before the quota is counted.
    test.each(storing)('$id answers 503', { retry: 5 }, async operation => {
      const { id, audience } = operation
      // Fill the cache of clients, whose entries last two seconds. The next request then fails in the operation, not before it.
      await callOperation(target, 'get_event_stream')
      disk.failing = 'everything'
      const answer = await call(target, id, documentedRequest(id), tokenFor(target, operation))
      expectRefusal(id, answer, { status: 503, errorCode: 'service_unavailable' })
      expect(answer.headers['retry-after']).toBe('1')
      if (audience === '/api/v2/') expect(answer.headers).toHaveProperty('x-ratelimit-limit')
    })

    test('a subscription waits for the disk, up to the number of subscriptions of its client', async () => {
      const env = { DATA_DIR: path.join(disk.folder, 'single'), EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1' }
      const single = await startTarget(coverage, env, onTestFinished)
      const id = 'subscribe_events'
      // Without a start time the subscription would not read from the disk.
      const request = { method: 'GET', path: `${operations[id].path}?from_timestamp=2026-01-01T00:00:00Z` }
      // Fill the cache of clients, as above.
      await callOperation(single, 'get_event_stream')
      disk.failing = 'everything'
      const answers = [1, 2].map(() => call(single, id, request, single.token))
      const refused = await Promise.race(answers)
      expectRefusal(id, refused, { status: 503, errorCode: 'service_unavailable' })
      expect(refused.headers['retry-after']).toBe('1')
      disk.failing = 'nothing'
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 503])
    })

    test('the token endpoint answers 503', async () => {
      // For each signing key the service stores when the key's last token expires. Short-lived tokens change this time often.
      const env = { DATA_DIR: path.join(disk.folder, 'hasty'), ACCESS_TOKEN_SECONDS: '2' }
      const hasty = await startTarget(coverage, env, onTestFinished)
      disk.failing = 'writes'
      const unavailable = () =>
        vi.waitFor(async () => {
          const answer = await askForToken(hasty)
          expect(answer).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } })
          return answer
        }, waitMs)
      expect((await unavailable()).headers).toMatchObject({ 'retry-after': '1' })
    })

    test('the service recovers when the disk does', async () => {
      const { status } = await callOperation(target, 'list_event_streams')
      expect(status).toBe(200)
    })
  })
}
