import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '@tenant-api/test-kit/random'
import type { RunningPostgres } from '@tenant-api/test-kit/start-postgres'
import { administer } from './new-database.ts'
import { type NodeProcess, startNodeProcess } from './nodes.ts'

/** Nodes that a test can kill and pause. A node that was killed is started again. */
export interface Cluster {
  readonly nodes: readonly NodeProcess[]
  /** Kills a node and starts it again. Resolves once it runs again. */
  kill(index: number): Promise<void>
  /** Pauses a node with SIGSTOP for `ms` milliseconds. */
  stall(index: number, ms: number): Promise<void>
  /** Stops all nodes. */
  end(): Promise<void>
}

export async function startCluster(
  url: string,
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<Cluster> {
  const nodes = await Promise.all(Array.from({ length: count }, () => startNodeProcess(url, env)))

  async function startAgain(index: number): Promise<void> {
    for (;;) {
      const node = await startNodeProcess(url, env).catch(() => null)
      if (node) {
        nodes[index] = node
        return
      }
      await delay(200)
    }
  }

  return {
    nodes,
    async kill(index) {
      await nodes[index]?.end()
      await startAgain(index)
    },
    async stall(index, ms) {
      const { process } = nodes[index] ?? {}
      process?.kill('SIGSTOP')
      await delay(ms)
      process?.kill('SIGCONT')
    },
    async end() {
      await Promise.all(nodes.map(node => node.end()))
    },
  }
}

export interface Faults {
  /** How long the test causes faults, in seconds. */
  readonly seconds: number
  /** Seconds between two kills of a node. The properties below are the intervals of the other faults, also in seconds. */
  readonly killNode: number
  readonly killBackend: number
  readonly stallNode: number
  readonly restartServer: number
}

/** Causes faults, each kind at its own interval, and counts them. */
export async function makeFaults(
  cluster: Cluster,
  server: RunningPostgres,
  url: string,
  { faults, random, leaseMs }: { faults: Faults; random: Random; leaseMs: number },
) {
  const over = performance.now() + faults.seconds * 1_000
  const counts = { killedNodes: 0, killedBackends: 0, stalledNodes: 0, restartedServers: 0 }
  let isRestarting = Promise.resolve()
  /** Indexes of nodes with a fault in progress. No node gets a second fault meanwhile. */
  const busy = new Set<number>()

  const until = (time: number) => delay(Math.max(time - performance.now(), 0))

  async function every(seconds: number, offset: number, fault: () => Promise<void>): Promise<void> {
    for (let next = performance.now() + offset * 1_000; next < over; next += seconds * 1_000) {
      await until(next)
      await fault()
    }
    await until(over)
  }

  /** Causes a fault on a random node without a fault. Returns the number of faults: 0 if every node has one. */
  async function onNode(fault: (index: number) => Promise<void>): Promise<0 | 1> {
    const free = cluster.nodes.map((_, index) => index).filter(index => !busy.has(index))
    const index = free[random(free.length)]
    if (index === undefined) return 0
    busy.add(index)
    await fault(index)
    busy.delete(index)
    return 1
  }

  await Promise.all([
    every(faults.killNode, 1, async () => {
      counts.killedNodes += await onNode(cluster.kill)
    }),
    every(faults.stallNode, 2, async () => {
      counts.stalledNodes += await onNode(index => cluster.stall(index, 2 * leaseMs))
    }),
    every(faults.killBackend, 1, async () => {
      await isRestarting
      await administer(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1`,
      ).catch(() => [])
      counts.killedBackends++
    }),
    every(faults.restartServer, faults.seconds / 2, async () => {
      isRestarting = server.stop().then(server.start)
      await isRestarting
      counts.restartedServers++
    }),
  ])
  return counts
}
