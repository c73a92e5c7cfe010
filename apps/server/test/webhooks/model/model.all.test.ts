/** Random sequences with pauses take long. */
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { seed } from '@tenant-api/test-kit/random'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteStores } from '../../../src/stores/sqlite/open.ts'
import { silentLog } from '../../silent-log.ts'
import { temporaryFolder } from '../../stores/temporary-folder.ts'
import { tenantOf } from '../../stores/tenant-of.ts'
import { unexpected } from '../../unexpected.ts'
import { startNode } from './node.ts'
import { runSequences } from './run-sequences.ts'
import type { World } from './world.ts'

const sequences = process.env.LONG ? 8_000 : 48
const leaseMs = 300

/** While this trigger exists, commits fail inside their transaction. */
const breakCommits = `
  CREATE TRIGGER broken BEFORE UPDATE ON event_streams WHEN NEW.commits <> OLD.commits
  BEGIN SELECT RAISE(ABORT, 'The commit is broken.'); END`

/** Opens a SQLite file that one dispatcher at a time uses. */
async function openWorld(): Promise<World> {
  const folder = await temporaryFolder()
  const stores = await openSqliteStores(folder, { ...tenantOf(folder), onLost: unexpected, log: silentLog })
  const file = new DatabaseSync(path.join(folder, 'tenant.db'))
  onTestFinished(async () => {
    file.close()
    await stores.close()
  })
  const nodes = [await startNode(stores, leaseMs)]
  return {
    nodes,
    leaseMs,
    async replace(index) {
      nodes[index] = await startNode(stores, leaseMs)
    },
    // Nothing to close: all nodes share one store.
    async forgetKilled() {},
    async breakCommit({ faults }, way) {
      if (way % 2 === 0) return faults.refuseCommit()
      file.exec(breakCommits.replace('TRIGGER', 'TRIGGER IF NOT EXISTS'))
      await delay(60)
      file.exec('DROP TRIGGER IF EXISTS broken')
    },
    async stop() {
      await Promise.all(nodes.map(node => node.stop()))
    },
  }
}

it(`a stream loses no event and counts each event once in ${sequences} random sequences of steps on SQLite (TEST_SEED=${seed})`, async () => {
  expect(await runSequences(sequences, 4, openWorld)).toBeGreaterThan(10 * sequences)
})
