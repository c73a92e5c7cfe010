import { expect, test } from 'vitest'
import { answer, eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { openTerminal, run } from './tenant-api.ts'

const hostile = 'x\u001b]0;pwned\u0007\u001b[2J\u007f\u009by z'

test.each([
  [['streams', 'list'], 'x ]0;pwned  [2J  y z. Correct the value.\n'],
  [['api', 'GET', '/api/v2/event-streams'], '400: x ]0;pwned  [2J  y z. Correct the request.\n'],
])('%j shows no control character of an error', async (args, shown) => {
  const service = await openHostileService((_request, response) =>
    answer(response, 400, { message: hostile, errorCode: 'invalid_body' }),
  )
  expect((await run(args, service)).stderr).toMatch(new RegExp(`${shown.replace(/[[\].]/g, '\\$&')}$`))
})

/** Opens a service and receiver whose texts contain control characters. */
const openHostile = () =>
  openHostileService((request, response) => {
    if (request.method === 'POST') response.end(hostile)
    else if (request.url?.startsWith('/api/v2/event-streams/')) answer(response, 200, { name: hostile })
    else if (request.url?.startsWith('/api/v2/event-streams')) answer(response, 400, { errorCode: hostile })
    else {
      openEventStream(response)
      const offset = JSON.stringify(`o1${hostile}`)
      response.write(eventFrame(1, { source: hostile }).replace('"offset":"o1"', () => `"offset":${offset}`))
    }
  })

test.each([
  [['streams', 'show', 'est_1CfRkm7WrQvB2TzNpXyL4d'], { name: hostile }],
  [['streams', 'list'], { code: hostile }],
  [['events', 'tail', '--max', '1'], { event: { source: hostile } }],
  [['listen', '--max', '1', '--print-body'], { body: hostile }],
])('%j --json in a terminal escapes all control characters', async (args, printed) => {
  const { baseUrl, env } = await openHostile()
  const flags = args[0] === 'listen' ? ['--forward-to', baseUrl, '--json'] : ['--json']
  const { shown } = await openTerminal([...args, ...flags], env).ended
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
  expect(shown.replace(/\r?\n/g, '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  expect(JSON.parse(shown.slice(shown.indexOf('{')))).toMatchObject(printed)
})

test('--json in a pipe leaves the characters that JSON allows unescaped', async () => {
  const { stdout } = await run(['events', 'tail', '--max', '1', '--json'], await openHostile())
  expect(stdout).toContain('\u007f\u009by')
})

test('events tail prints no command that resumes from an offset with control characters', async () => {
  const terminal = openTerminal(['events', 'tail'], (await openHostile()).env)
  await terminal.shows('evt_1')
  terminal.type('\x03')
  const { shown, code } = await terminal.ended
  expect(shown).not.toContain('pwned')
  expect(code).toBe(0)
})
