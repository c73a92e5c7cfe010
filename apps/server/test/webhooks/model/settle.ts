import { setTimeout as delay } from 'node:timers/promises'
import type { ModelStream } from './model-stream.ts'
import type { Node } from './node.ts'
import { nodeOf, type World } from './world.ts'

const [patienceMs, pollMs] = [60_000, 30]

/** A line of the history of a sequence. */
export interface Line {
  readonly ms: number
  /** The stream that the line is about; null for all streams. */
  readonly stream: ModelStream | null
  readonly text: string
}

/**
 * Waits until `faultsOf` resolves with an empty list. By default, `faultsOf` lists all faults of the stream, and its work in
 * flight.
 */
export async function settle(
  stream: ModelStream,
  world: World,
  { seed, history }: { seed: number; history: readonly Line[] },
  faultsOf: () => Promise<readonly string[]> = () => allFaults(stream, world),
): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const faults = await faultsOf()
    if (faults.length === 0) return
    if (performance.now() > deadline) throw new Error(report(stream, { seed, history, faults }))
    await delay(pollMs)
  }
}

/** Whether the circuit of the stream is open at a node. The pause of the circuit may be longer than the test waits. */
export function isOpen(stream: ModelStream, world: World): boolean {
  return lanesOf(stream, world).some(({ circuit }) => circuit.probeAt !== null)
}

function lanesOf({ id }: ModelStream, { nodes }: World) {
  return nodes.flatMap(({ dispatcher }) => dispatcher.lanes.get(id) ?? [])
}

export async function workLeft({ id }: ModelStream, { stores }: Node): Promise<readonly string[]> {
  return (await stores.dispatch.hasWork(id)) ? ['stepwise work is left'] : []
}

/** Whether the deliveries of all events of a stream up to a sequence have ended. */
export async function isAtRest(stream: ModelStream, world: World, end: number): Promise<boolean> {
  const standing = await nodeOf(world, 0).stores.dispatch.standing(stream.id)
  const isBusy = lanesOf(stream, world).some(lane => lane.isToBeWritten || lane.unsettled.size > 0)
  const hasWork = (await workLeft(stream, nodeOf(world, 0))).length > 0
  return standing !== null && standing.cursor >= end && standing.waiting === 0 && !isBusy && !hasWork
}

/** Lists all faults of a stream, and its work in flight. */
export async function allFaults(stream: ModelStream, world: World): Promise<readonly string[]> {
  const node = nodeOf(world, 0)
  const isBusy = lanesOf(stream, world).some(lane => lane.isToBeWritten || lane.unsettled.size > 0)
  const standing = await node.stores.dispatch.standing(stream.id)
  const waiting = await node.stores.dispatch.due(stream.id, Number.MAX_SAFE_INTEGER, 1)
  return [
    ...(isBusy ? ['attempts or commits are in flight'] : []),
    ...(standing?.replay ? [`a replay is under way: ${JSON.stringify(standing.replay)}`] : []),
    ...waiting.map(({ eventId }) => `${eventId} waits`),
    ...(await workLeft(stream, node)),
    ...(await stream.faults(node.stores)),
  ]
}

function report(
  stream: ModelStream,
  { seed, history, faults }: { seed: number; history: readonly Line[]; faults: readonly string[] },
): string {
  const lines = history
    .filter(line => line.stream === null || line.stream === stream)
    .map(({ ms, text }) => `${String(ms).padStart(5)} ms  ${text}`)
  return [
    `Stream ${stream.name} (${stream.id}) is wrong. Repeat with TEST_SEED=${seed}.`,
    ...faults.slice(0, 10),
    ...lines,
  ].join('\n')
}
