import { createRandom, type Random, seed } from '@tenant-api/test-kit/random'
import { expect } from 'vitest'
import { run } from '../run-here.ts'
import { startTestService } from '../service.ts'
import { type Entry, fileOf, randomPolicy, randomStream, secrets, type TenantConfig } from './tenant.ts'

/**
 * Edits a file at random, `count` times: adds, changes and removes entries. After each edit it applies the file. Then a plan must find
 * nothing to do.
 */
export async function editAtRandom(count: number): Promise<void> {
  const { service, env: connection } = await startTestService()
  const env = { ...connection, ...secrets }
  const random = createRandom(seed)
  const content: TenantConfig = { event_streams: [], rate_limit_policies: [] }
  try {
    for (let edit = 0; edit < count; edit++) {
      for (let changes = 1 + random(3); changes > 0; changes--) {
        editOne(
          content.event_streams,
          ({ name }) => name,
          index => randomStream(`stream ${index}`, random),
          random,
        )
        const makePolicy = (index: number) => randomPolicy(`client_id:client-${index}`, random)
        editOne(content.rate_limit_policies, policy => policy.consumer_selector, makePolicy, random)
      }
      const file = fileOf(content, 'edited.yaml')
      const applied = await run(['config', 'apply', file, '--yes', '--prune'], { env })
      const plan = await run(['config', 'plan', file, '--prune', '--exit-code'], { env })
      const context = { seed, edit, content, applied, plan }
      expect(context).toMatchObject({
        applied: { code: 0 },
        plan: { code: 0, stdout: expect.stringMatching(/^No changes/) },
      })
    }
  } finally {
    await service.stop()
  }
}

/** Replaces, adds or removes one of five entries. */
function editOne(
  entries: Entry[],
  keyOf: (entry: Entry) => unknown,
  make: (index: number) => Entry,
  random: Random,
): void {
  const entry = make(random(5))
  const index = entries.findIndex(other => keyOf(other) === keyOf(entry))
  if (index < 0) entries.splice(random(entries.length + 1), 0, entry)
  else if (random(3) === 0) entries.splice(index, 1)
  else entries[index] = entry
}
