import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from './hostile/behaviours.ts'
import { type HostileService, startHostileService } from './hostile/service.ts'
import { type RunningCaller, startCaller } from './hostile/start-caller.ts'

let service: HostileService
let caller: RunningCaller

beforeAll(async () => {
  service = await startHostileService(behaviours)
  caller = await startCaller(fileURLToPath(new URL('hostile/caller.ts', import.meta.url)), service.baseUrl)
})
afterAll(async () => {
  caller.stop()
  await service.close()
})

test('at least sixty behaviours are tested, each with its own name', () => {
  expect(new Set(behaviours.map(({ name }) => name)).size).toBe(behaviours.length)
  expect(behaviours.length).toBeGreaterThanOrEqual(60)
})

describe('every call ends in time, with a value, a Failure or its abort reason, and uses at most 50 MB, if the service', () => {
  test.each(behaviours.map(({ name }, behaviour) => [name, behaviour] as const))(
    '%s',
    async (_, behaviour) => {
      const { outcomes, stray, megabytes } = await caller.meet(behaviour)
      for (const { way, end, isLate } of outcomes) {
        expect(end, way).toMatch(/^[a-z_]+$/)
        expect(end, way).not.toBe('hung')
        expect(isLate, way).toBe(false)
      }
      expect(outcomes).toHaveLength(11)
      expect(stray).toEqual([])
      expect(megabytes).toBeLessThan(50)
    },
  )
})
