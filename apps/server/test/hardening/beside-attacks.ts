import { setTimeout as wait } from 'node:timers/promises'
import { slowness } from '@tenant-api/test-kit/slowness'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedService, startAttackedService } from './attacked-service.ts'
import { attacks } from './attacks/all.ts'
import { startNeighbour } from './neighbour.ts'

/** Duration of a measurement during an attack, in milliseconds. */
const attackMs = process.env.LONG ? 10_000 : 1_000
/**
 * Limits of the event loop's p99 delay on a usual machine, in milliseconds: for the median of all measurements, and for every
 * measurement.
 */
const [mostMs, longestMs] = [100, 500]
/** Interval between measurements of memory, in milliseconds. */
const lookMs = 20

/**
 * Defines a test for each attack on one service, which must survive all of them. Each attack has a new
 * client. During the attack, a legitimate client gets tokens, publishes, subscribes and lists event streams.
 * All its requests must succeed, the event loop must not be blocked for long, and memory must stay bounded.
 *
 * @param newEnv creates a store, and resolves with the settings for it
 */
export function describeNeighbour(store: string, newEnv: () => Promise<Readonly<Record<string, string>>>) {
  let started: AttackedService
  let atStart = 0
  beforeAll(async () => {
    process.stdout.write(`${store}: this machine is ${slowness.toFixed(1)} times slower than a usual one\n`)
    started = await startAttackedService(await newEnv())
    atStart = started.memory()
  })
  afterAll(() => started.end())

  it.each(attacks)(`on ${store} a legitimate client is served during an attack: $name`, async attack => {
    const service = await started.withNewAttacker()
    await attack.prepare?.(service)
    const stopNeighbour = await startNeighbour(service)
    const idle = service.memory()
    await service.loopDelay()
    const memory = watch(service.memory)
    const endAttack = await attack.begin(service)
    const delayOfWindow = async () => {
      await wait(attackMs)
      return service.loopDelay()
    }
    const delays = [await delayOfWindow()]
    // Other programs on the machine delay the loop too. So after a long delay, measure again while the attack continues.
    if (median(delays) >= mostMs * slowness) delays.push(await delayOfWindow(), await delayOfWindow())
    const delay = median(delays)
    endAttack()
    const { failures, rounds, slowestMs } = await stopNeighbour()
    const highest = memory.stop()
    const growth = highest - idle
    process.stdout.write(
      `${store}, ${attack.name}: ${rounds} rounds, the slowest ${slowestMs.toFixed(0)} ms; p99 of the loop's delay ${delays.map(ms => ms.toFixed(0)).join(', ')} ms; +${growth.toFixed(0)} MB, +${(highest - atStart).toFixed(0)} MB since the start\n`,
    )
    expect(failures).toEqual([])
    expect(rounds).toBeGreaterThan(0)
    expect(delay / slowness).toBeLessThan(mostMs)
    expect(Math.max(...delays) / slowness).toBeLessThan(longestMs)
    expect(growth).toBeLessThan(400)
    expect(highest - atStart).toBeLessThan(600)
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

/** Measures a figure at intervals. `stop` returns the maximum. */
function watch(figure: () => number): { stop(): number } {
  let highest = figure()
  const timer = setInterval(() => {
    highest = Math.max(highest, figure())
  }, lookMs)
  return {
    stop() {
      clearInterval(timer)
      return highest
    },
  }
}
