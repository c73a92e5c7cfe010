import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from './hostile/behaviours.ts'
import { type Assignment, limits, type Report } from './hostile/report.ts'
import { type HostileService, startHostileService } from './hostile/service.ts'

/** For other processes of this machine. */
const grace = 500

let service: HostileService
let caller: ChildProcessWithoutNullStreams
let reports: AsyncIterator<string>

beforeAll(async () => {
  service = await startHostileService(behaviours)
  const program = fileURLToPath(new URL('hostile/caller.ts', import.meta.url))
  caller = spawn(process.execPath, ['--expose-gc', program, service.baseUrl])
  caller.stderr.pipe(process.stderr)
  reports = createInterface(caller.stdout)[Symbol.asyncIterator]()
  // The first calls of a process compile its code, which stays.
  for (const [behaviour, { name }] of behaviours.entries())
    if (/without an end|brotli/.test(name)) await reportOf({ behaviour, isLarge: false })
}, 60_000)
afterAll(async () => {
  caller.kill()
  await service.close()
})

async function reportOf(assignment: Assignment): Promise<Report> {
  caller.stdin.write(`${JSON.stringify(assignment)}\n`)
  const { value } = await reports.next()
  return JSON.parse(value)
}

test('there are sixty behaviours or more, each with its own name', () => {
  expect(new Set(behaviours.map(({ name }) => name)).size).toBe(behaviours.length)
  expect(behaviours.length).toBeGreaterThanOrEqual(60)
})

describe('every outcome is a value, a Failure or the reason of the caller, in time, within 50 MB, from a service that', () => {
  test.each(behaviours.map((behaviour, index) => [behaviour.name, behaviour, index] as const))(
    '%s',
    async (_, { body }, behaviour) => {
      const isLarge = typeof body === 'function' || body.length > 10_000
      const { outcomes, stray, megabytes } = await reportOf({ behaviour, isLarge })
      for (const { way, end, milliseconds } of outcomes) {
        expect(end, way).toMatch(/^[a-z_]+$/)
        expect(milliseconds, way).toBeLessThan(limits.timeout + grace)
      }
      expect(outcomes).toHaveLength(11)
      expect(stray).toEqual([])
      expect(megabytes).toBeLessThan(50)
    },
    20_000,
  )
})
