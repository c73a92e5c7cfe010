import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '@tenant-api/test-kit/random'
import { newId } from '../../../src/api/ids.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { type LogSteps, ModelStream } from './model-stream.ts'
import type { Node } from './node.ts'
import { allFaults, isAtRest, isOpen, type Line, settle, workLeft } from './settle.ts'
import { drawSteps, type Step } from './step.ts'
import type { Targets } from './targets.ts'
import { nodeOf, type World } from './world.ts'

const streamNames = ['A', 'B']
/** Number of users whom the events are about. */
const users = 3

/**
 * Runs the sequence of steps that `seed` determines, and waits until no stream has faults or work in flight.
 *
 * @returns how many deliveries the model required
 * @throws an error with the faults and the history of the stream
 */
export async function runSequence(seed: number, world: World, targets: Targets): Promise<number> {
  const random = createRandom(seed)
  const log: LogSteps = { published: [], prunes: 0, running: 0 }
  const streams = streamNames.map(name => new ModelStream(name, targets, log, random(3) > 0))
  const steps = drawSteps(random, world.nodes.length, streams.length)
  const endings = streams.map(() => random(4) === 0)
  const dies = random(2) === 0
  const startedAt = performance.now()
  const history: Line[] = []
  const note = (text: string, stream: ModelStream | null = null) =>
    history.push({ ms: Math.round(performance.now() - startedAt), stream, text })

  for (const stream of streams) await stream.insert(nodeOf(world, 0))
  const running: Promise<void>[] = []
  for (const step of steps) {
    const run = runStep(step, world, { streams, log }, note)
    run.catch(() => {})
    running.push(run)
    await (step.isAwaited ? run : delay(step.pauseMs))
  }
  await Promise.all(running)

  const node = nodeOf(world, 0)
  const reporting = { seed, history }
  await Promise.all(
    streams.map(async (stream, index) => {
      // First wait until the stepwise work is done, because the change below wakes the dispatcher.
      // An earlier change would restart stalled work, and the test would not notice the stall.
      await settle(stream, world, reporting, () => workLeft(stream, node))
      if (endings[index]) note(await stream.changeStatus(node, 'disabled'), stream)
      else if (await stream.needsTarget(node.stores)) note(await stream.retarget(node, 'takes'), stream)
      const faultsOf = async () => {
        // On a busy machine timeouts may open the circuit for longer than the test waits. A change of the target closes it.
        if (isOpen(stream, world)) note(await stream.retarget(nodeOf(world, 0), 'takes'), stream)
        return allFaults(stream, world)
      }
      await settle(stream, world, reporting, faultsOf)
      if (endings[index]) return
      // Now all is at rest: a replay must send each event of the log that the stream has delivered.
      note(await stream.replay(nodeOf(world, 0), end => isAtRest(stream, world, end)), stream)
      if (dies && index === 0) {
        nodeOf(world, 0).kill()
        note('node 0 is killed')
        await world.replace(0)
      }
      await settle(stream, world, reporting, faultsOf)
    }),
  )
  await Promise.all(
    streams.map(async stream => {
      await stream.changeStatus(nodeOf(world, 0), 'deleted')
      await settle(stream, world, reporting)
    }),
  )
  await world.forgetKilled()
  return streams.reduce((sum, { expectation }) => sum + expectation.owes, 0)
}

async function runStep(
  step: Step,
  world: World,
  { streams, log }: { streams: readonly ModelStream[]; log: LogSteps },
  note: (text: string, stream?: ModelStream) => void,
): Promise<void> {
  const node = nodeOf(world, step.node)
  const stream = streams[step.stream]
  if (!stream) throw new Error(`there is no stream ${step.stream}`)
  const place = `node ${step.node}`
  const begins = (text: string) => note(`${place} begins: ${text}`, stream)
  const ends = (text: string) => note(`${place}: ${text}`, stream)
  switch (step.kind) {
    case 'publish':
      return note(`${place} publishes ${await publish(node, step.events, { streams, log })}`)
    case 'enable':
    case 'disable': {
      begins(step.kind)
      return ends(await stream.changeStatus(node, step.kind === 'enable' ? 'enabled' : 'disabled'))
    }
    case 'enable and disable': {
      begins(step.kind)
      const other = nodeOf(world, step.node + 1)
      const enabling = stream.changeStatus(node, 'enabled')
      await delay(step.pauseMs)
      await stream.changeStatus(other, 'disabled')
      return ends(`${await enabling} and disabled at once`)
    }
    case 'retarget':
      begins(`its target ${step.behaviour}`)
      return ends(await stream.retarget(node, step.behaviour))
    case 'begin after':
    case 'go on':
      begins(step.kind)
      if (step.isStoppedFirst) {
        ends(await stream.changeStatus(node, 'disabled'))
        await delay(step.pauseMs)
      }
      return ends(await stream.start(nodeOf(world, step.node + 1), step.kind === 'go on' ? null : step.place))
    case 'skip':
      begins(step.kind)
      return ends(await stream.skip(node, step.place))
    case 'redeliver one':
      return ends(await stream.redeliverOne(node, step.events))
    case 'redeliver many':
      return ends(await stream.redeliverMany(node))
    case 'replay':
      begins(step.kind)
      return ends(await stream.replay(node, end => isAtRest(stream, world, end), step.events))
    case 'end replay':
      return ends(await stream.endReplay(node))
    case 'delete':
      begins(step.kind)
      return ends(await stream.changeStatus(node, 'deleted'))
    case 'test':
      return ends(await stream.sendTest(node))
    case 'prune':
      // All events are older than this time. Retention must still keep each event that a stream needs.
      return note(`${place} deletes ${await prune(node, log)} events`)
    case 'kill':
      if (node.isDead) return
      node.kill()
      note(`${place} is killed`)
      await delay(step.pauseMs)
      await world.replace(step.node)
      return note(`${place} runs again`)
    case 'stall':
      node.faults.stall(1.5 * world.leaseMs)
      return note(`${place} stalls`)
    case 'break a commit':
      note(`${place} has a commit that fails`)
      return world.breakCommit(node, step.events)
  }
}

async function prune({ stores }: Node, log: LogSteps): Promise<number> {
  log.prunes++
  log.running++
  try {
    return await stores.events.prune(Date.now(), 500)
  } finally {
    log.running--
  }
}

/** Publishes events, and records which streams must deliver them. */
async function publish(
  node: Node,
  count: number,
  { streams, log }: { streams: readonly ModelStream[]; log: LogSteps },
): Promise<string> {
  const events = Array.from({ length: count }, (_, index) => {
    const id = newId('evt_')
    const object = { user_id: `user-${(index + count) % users}` }
    const json = JSON.stringify({ type: 'user.created', source: '/tests', id, data: { object } })
    return { user: object.user_id, event: newEvent(id, { id, json }) }
  })
  const ids = events.map(({ event }) => event.id)
  const look = () => Promise.all(streams.map(stream => stream.sight(node.stores)))
  const before = await look()
  const appended = await node.stores.events.append(events.map(({ event }) => event))
  log.published.push(...appended.map(({ eventId: id, offset }) => ({ id, offset })))
  const after = await look()
  for (const [index, { expectation }] of streams.entries()) {
    const [first, second] = [before[index], after[index]]
    if (first && second) expectation.accept(ids, first, second)
    for (const [place, { user }] of events.entries()) {
      const { eventId = '', offset = '' } = appended[place] ?? {}
      expectation.place(user, eventId, offset)
    }
  }
  return ids.length > 4 ? `${ids[0]} to ${ids.at(-1)}` : ids.join(' ')
}
