import { describe, expect, test } from 'vitest'
import { answer, eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { run } from './run-here.ts'

/** The commands with times: the flag, and the name of the query parameter or property. */
const commands: readonly (readonly [args: readonly string[], flag: string, name: string])[] = [
  [['events', 'tail', '--max', '1'], '--from-timestamp', 'from_timestamp'],
  [['streams', 'stats', 'est_1'], '--date-from', 'date_from'],
  [['streams', 'stats', 'est_1'], '--date-to', 'date_to'],
  [['deliveries', 'list', 'est_1'], '--date-from', 'date_from'],
  [['deliveries', 'redeliver', 'est_1', '--yes'], '--date-to', 'date_to'],
  [['streams', 'replay', 'est_1', '--dry-run'], '--date-from', 'date_from'],
]

/** Runs a command, and returns its result with the parameters and bodies that it has sent. */
async function sent(args: readonly string[]) {
  const parameters: Record<string, unknown>[] = []
  const service = await openHostileService(async (request, response) => {
    const chunks = await request.toArray()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}
    parameters.push({ ...Object.fromEntries(searchParams), ...body })
    if (pathname === '/api/v2/events') {
      openEventStream(response)
      response.write(eventFrame(1))
    } else answer(response, 200, pathname.endsWith('/deliveries') ? [] : {})
  })
  return { ...(await run(args, service)), parameters }
}

describe.each(commands)('%j %s', (args, flag, name) => {
  test.each([
    ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
    ['2024-02-29t23:59:59z', '2024-02-29T23:59:59Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
  ])('takes %s, as the service does', async (value, text) => {
    const { code, parameters } = await sent([...args, flag, value])
    expect({ code, parameters }).toEqual({ code: 0, parameters: [expect.objectContaining({ [name]: text })] })
  })

  test('takes a time relative to now', async () => {
    const [before, { code, parameters }, after] = [Date.now(), await sent([...args, flag, '-2h']), Date.now()]
    const time = Date.parse(String(parameters[0]?.[name]))
    expect(code).toBe(0)
    expect(time).toBeGreaterThan(before - 7_201_000)
    expect(time).toBeLessThanOrEqual(after - 7_200_000)
  })

  test.each([
    '2026-02-30T08:00:00Z',
    '2026-11-20T08:00:00.900Z',
    '2026-11-20T08:00:00+00:00',
    '2026-11-20T08:00:00',
    '2026-11-20',
    '2026-11-20T24:00:00Z',
    '2h',
    '-999999999d',
    '5',
    '',
  ])("refuses '%s', as the service does, and says what it takes", async value => {
    const { stdout, stderr, code, parameters } = await sent([...args, flag, value])
    expect({ stdout, code, parameters }).toEqual({ stdout: '', code: 2, parameters: [] })
    expect(stderr).toContain(
      `argument '${value}' is invalid. It must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, or a time from now, such as -2h.`,
    )
  })
})

test('events tail --until takes the same times', async () => {
  expect((await sent(['events', 'tail', '--until', '2016-12-31T23:59:60Z'])).code).toBe(0)
  expect((await sent(['events', 'tail', '--until', '2026-02-30T08:00:00Z'])).code).toBe(2)
})
