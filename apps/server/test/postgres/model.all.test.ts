import { seed } from '@tenant-api/test-kit/random'
import { expect, it } from 'vitest'
import { type Node, startNode } from '../webhooks/model/node.ts'
import { runSequences } from '../webhooks/model/run-sequences.ts'
import type { World } from '../webhooks/model/world.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

const sequences = process.env.LONG ? 2_000 : 24
const nodeCount = 3
const leaseMs = 300

const endOneBackend = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%commits = moved.number%'
  ORDER BY state = 'idle', random() LIMIT 1`

/** Starts three nodes on one database. */
async function openWorld(): Promise<World> {
  const { url, open } = await openNodes()
  const start = async () => startNode(await open({ leaseMs }), leaseMs)
  const nodes = await Promise.all(Array.from({ length: nodeCount }, start))
  let killed: Node[] = []
  return {
    nodes,
    leaseMs,
    async replace(index) {
      const before = nodes[index]
      nodes[index] = await start()
      if (before) killed.push(before)
    },
    async forgetKilled() {
      await Promise.all(killed.map(({ stores }) => stores.close()))
      killed = []
    },
    async breakCommit({ faults }, way) {
      if (way % 3 === 0) return faults.refuseCommit()
      if (way % 3 === 1) return faults.loseAnswer()
      // Two concurrent calls may terminate each other's backend.
      await administer(url, endOneBackend).catch(() => {})
    },
    async stop() {
      await Promise.all(nodes.map(node => node.stop()))
    },
  }
}

it(`a stream loses no event and counts each event once in ${sequences} random sequences of steps on three nodes (TEST_SEED=${seed})`, async () => {
  expect(await runSequences(sequences, 2, openWorld)).toBeGreaterThan(10 * sequences)
})
