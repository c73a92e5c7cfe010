import { setTimeout as wait } from 'node:timers/promises'
import { slowness } from '@tenant-api/test-kit/slowness'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leftToKernel } from '../http/kept-by-kernel.ts'
import { type AttackedService, startAttackedService } from './attacked-service.ts'
import type { Attack } from './attacks/attack.ts'
import { startNeighbour } from './neighbour.ts'

/** Duration of a measurement during an attack, in milliseconds. */
const attackMs = process.env.LONG ? 10_000 : 1_000
/** Limit of the 99th percentile of the event loop's turns, in milliseconds of processor time on a usual machine. */
const mostMs = 100
/** Limit of a request, in milliseconds. */
const mostRequestMs = 5_000
/** Limit of the bytes that the kernel keeps of connections that the service has closed. */
const mostLeft = 1e6
/** Interval between measurements of memory, in milliseconds. */
const lookMs = 20

/**
 * Defines a test for each attack on one service, which must survive all of them. Each attack has a new
 * client. During the attack, a legitimate client gets tokens, publishes, subscribes and lists event streams.
 * All its requests must succeed, the event loop must not be blocked for long, and memory must stay bounded.
 *
 * @param newEnv creates a store, and resolves with the settings for it
 */
export function describeNeighbour(
  store: string,
  attacks: readonly Attack[],
  newEnv: () => Promise<Readonly<Record<string, string>>>,
) {
  let started: AttackedService
  let atStart = 0
  beforeAll(async () => {
    started = await startAttackedService(await newEnv())
    atStart = started.memory()
  })
  afterAll(() => started.end())

  it.each(attacks)(`on ${store} a legitimate client is served during an attack: $name`, async attack => {
    const service = await started.withNewAttacker()
    await attack.prepare?.(service)
    const stopNeighbour = await startNeighbour(service)
    const idle = service.memory()
    await service.loopTurns()
    const memory = watch(service.memory)
    const left = watch(() => leftToKernel(new URL(service.baseUrl).port))
    const endAttack = await attack.begin(service)
    await wait(attackMs)
    const turns = await service.loopTurns()
    const mostKept = left.stop()
    endAttack()
    const { failures, rounds, slowestMs, lagMs, slowestRequestMs } = await stopNeighbour()
    const highest = memory.stop()
    const growth = highest - idle
    process.stdout.write(
      `${store}, ${attack.name}: ${rounds} rounds, the slowest ${slowestMs.toFixed(0)} ms, its slowest request ${slowestRequestMs.toFixed(0)} ms; p99 of the lag ${lagMs.toFixed(0)} ms; p99 of the loop's turns ${turns.toFixed(0)} ms of processor time; +${growth.toFixed(0)} MB, +${(highest - atStart).toFixed(0)} MB since the start; ${(mostKept / 1e6).toFixed(1)} MB left to the kernel\n`,
    )
    expect(failures).toEqual([])
    expect(rounds).toBeGreaterThan(0)
    expect(turns).toBeLessThan(mostMs * slowness)
    expect(slowestRequestMs).toBeLessThan(mostRequestMs * slowness)
    if (attack.mostLagMs !== undefined) expect(lagMs).toBeLessThan(attack.mostLagMs * slowness)
    expect(mostKept).toBeLessThan(mostLeft)
    expect(growth).toBeLessThan(400)
    expect(highest - atStart).toBeLessThan(600)
  })
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
