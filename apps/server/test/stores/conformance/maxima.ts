import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { anEntry } from '../an-entry.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenStore } from './open-store.ts'
import { newPolicy } from './rate-limit-policies.ts'

/** SQL: a row for each number up to `count`. */
const numbers = (count: number) => `
  WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})`
/** SQL: makes copies of the only event stream. */
export const copyStream = (count: number) => `${numbers(count)}
  INSERT INTO event_streams
    (id, name, subscriptions, sealed_destination, status, created_at, updated_at, cursor, last_success_at)
  SELECT id || number, name || number, subscriptions, sealed_destination, status, created_at, updated_at, cursor, last_success_at
  FROM event_streams, numbers`
/** SQL: makes copies of the only policy. */
export const copyPolicy = (count: number) => `${numbers(count)}
  INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
  SELECT id || number, resource, consumer, consumer_selector || number, configuration, created_at, updated_at
  FROM rate_limit_policies, numbers`

/** Defines tests of how much a tenant may have, which every store must pass. */
export function describeMaxima(name: string, open: OpenStore): void {
  describe(`in ${name}`, () => {
    it('there are at most 2,000 event streams', async () => {
      const { eventStreams, execute } = await open()
      const [first, next] = [newEventStream('first'), newEventStream('next')]
      await eventStreams.insert(first, anEntry)
      await execute(copyStream(limits.eventStreams - 4))
      for (const added of ['a', 'b', 'c'])
        expect(await eventStreams.insert(newEventStream(added), anEntry)).toBe('inserted')
      expect(await eventStreams.insert(next, anEntry)).toBe('too many')
      expect(await eventStreams.count()).toBe(limits.eventStreams)
      expect(await eventStreams.insert(newEventStream('first'), anEntry)).toBe('name taken')
      expect(
        await eventStreams.update(
          first.id,
          stream => ({ ...stream, name: 'renamed' }),
          () => anEntry,
        ),
      ).toMatchObject({
        name: 'renamed',
      })
      await execute(`DELETE FROM event_streams WHERE id = '${first.id}'`)
      expect(await eventStreams.insert(next, anEntry)).toBe('inserted')
    })

    it('a deleted event stream counts until its deliveries are deleted', async () => {
      const { eventStreams, execute } = await open()
      const first = newEventStream('first')
      await eventStreams.insert(first, anEntry)
      await execute(copyStream(limits.eventStreams - 1))
      await eventStreams.delete(first.id, () => anEntry)
      expect(await eventStreams.insert(newEventStream('next'), anEntry)).toBe('too many')
    })

    it('there are at most 10,000 rate limit policies', async () => {
      const { rateLimitPolicies, execute } = await open()
      const first = newPolicy({ consumer_selector: 'client_id:first' })
      await rateLimitPolicies.insert(first, anEntry)
      await execute(copyPolicy(limits.rateLimitPolicies - 4))
      for (const key of ['a', 'b', 'c'])
        expect(
          await rateLimitPolicies.insert(newPolicy({ consumer_selector: `client_id:${key}` }), anEntry),
        ).toBe('inserted')
      expect(await rateLimitPolicies.insert(newPolicy(), anEntry)).toBe('too many')
      expect(await rateLimitPolicies.count({})).toBe(limits.rateLimitPolicies)
      expect(await rateLimitPolicies.insert({ ...first, id: newPolicy().id }, anEntry)).toBe('exists')
      await rateLimitPolicies.delete(first.id, () => anEntry)
      expect(await rateLimitPolicies.insert(newPolicy(), anEntry)).toBe('inserted')
    })
  })
}
