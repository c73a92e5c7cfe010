import { expect, it } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { newPolicy } from '../stores/conformance/rate-limit-policies.ts'
import { openNodes } from './open-postgres.ts'

it('of concurrent writes at three nodes that expect the same version, exactly one is done', async () => {
  const { open } = await openNodes()
  const nodes = [await open(), await open(), await open()] as const
  const [stream, policy] = [newEventStream('a'), newPolicy()]
  await nodes[0].eventStreams.insert(stream, anEntry)
  await nodes[0].rateLimitPolicies.insert(policy, anEntry)
  for (const expected of [1, 2, 3, 4, 5]) {
    const isExpected = ({ version }: { version: number }) => version === expected
    const writers = [...nodes, ...nodes, ...nodes]
    const [streams, policies] = await Promise.all([
      Promise.all(
        writers.map(node =>
          node.eventStreams.update(
            stream.id,
            each => each,
            () => anEntry,
            isExpected,
          ),
        ),
      ),
      Promise.all(
        writers.map(node => node.rateLimitPolicies.update(policy.id, policy, () => anEntry, isExpected)),
      ),
    ])
    for (const outcomes of [streams, policies]) {
      const refused = outcomes.filter(outcome => outcome === 'precondition failed')
      expect(refused).toHaveLength(writers.length - 1)
      expect(outcomes).toContainEqual(expect.objectContaining({ version: expected + 1 }))
    }
  }
  const last = ({ version }: { version: number }) => version === 6
  const deletions = await Promise.all(
    nodes.map(node => node.rateLimitPolicies.delete(policy.id, () => anEntry, last)),
  )
  expect(deletions.toSorted()).toEqual(['deleted', 'unknown', 'unknown'])
})
