import { fileURLToPath } from 'node:url'
import { slowness } from '@tenant-api/test-kit/slowness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from './hostile/behaviours.ts'
import { limits, type Report } from './hostile/report.ts'
import { type HostileService, startHostileService } from './hostile/service.ts'
import { type RunningCaller, startCaller } from './hostile/start-caller.ts'

/** Extra milliseconds, in case other processes slow this machine down. */
const grace = 500 * slowness

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

/** Runs the caller against a behaviour, up to three times if it takes too long: other processes may slow it down. */
async function meetInTime(behaviour: number, runs = 3): Promise<Report> {
  const report = await caller.meet(behaviour)
  const isInTime = report.outcomes.every(({ milliseconds }) => milliseconds < limits.timeout + grace)
  if (isInTime || runs === 1) return report
  const again = await meetInTime(behaviour, runs - 1)
  return { ...again, stray: [...report.stray, ...again.stray] }
}

describe('every call ends in time, with a value, a Failure or its abort reason, and uses at most 50 MB, if the service', () => {
  test.each(behaviours.map(({ name }, behaviour) => [name, behaviour] as const))(
    '%s',
    async (_, behaviour) => {
      const { outcomes, stray, megabytes } = await meetInTime(behaviour)
      for (const { way, end, milliseconds } of outcomes) {
        expect(end, way).toMatch(/^[a-z_]+$/)
        expect(end, way).not.toBe('hung')
        expect(milliseconds, way).toBeLessThan(limits.timeout + grace)
      }
      expect(outcomes).toHaveLength(11)
      expect(stray).toEqual([])
      expect(megabytes).toBeLessThan(50)
    },
  )
})
