import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from './hostile/behaviours.ts'
import { limits } from './hostile/report.ts'
import { type HostileService, startHostileService } from './hostile/service.ts'
import { type RunningCaller, startCaller } from './hostile/start-caller.ts'

/** Milliseconds for other processes of this machine. */
const grace = 500

let service: HostileService
let caller: RunningCaller

beforeAll(async () => {
  service = await startHostileService(behaviours)
  caller = await startCaller(fileURLToPath(new URL('hostile/caller.ts', import.meta.url)), service.baseUrl)
}, 60_000)
afterAll(async () => {
  caller.stop()
  await service.close()
})

test('there are sixty behaviours or more, each with its own name', () => {
  expect(new Set(behaviours.map(({ name }) => name)).size).toBe(behaviours.length)
  expect(behaviours.length).toBeGreaterThanOrEqual(60)
})

describe('every outcome is a value, a Failure or the reason of the caller, in time, within 50 MB, from a service that', () => {
  test.each(behaviours.map(({ name }, behaviour) => [name, behaviour] as const))(
    '%s',
    { timeout: 20_000, retry: 2 },
    async (_, behaviour) => {
      const { outcomes, stray, megabytes } = await caller.meet(behaviour)
      for (const { way, end, milliseconds } of outcomes) {
        expect(end, way).toMatch(/^[a-z_]+$/)
        expect(milliseconds, way).toBeLessThan(limits.timeout + grace)
      }
      expect(outcomes).toHaveLength(11)
      expect(stray).toEqual([])
      expect(megabytes).toBeLessThan(50)
    },
  )
})
