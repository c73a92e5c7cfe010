import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from './run-here.ts'
import { newEvents, startTestService } from './service.ts'

const tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
afterAll(() => tested.service.stop())

const publish = (args: readonly string[], input?: string) =>
  run(['events', 'publish', ...args, '--json'], {
    env: tested.env,
    ...(input !== undefined && { input }),
  })
const jsonLines = (events: readonly object[]) => events.map(event => `${JSON.stringify(event)}\n`).join('')

describe('events publish', () => {
  test.each([
    ['an event', 1, (events: readonly object[]) => JSON.stringify(events[0], null, 2)],
    ['a JSON array', 3, (events: readonly object[]) => JSON.stringify(events)],
    ['JSON lines', 1_500, jsonLines],
  ])('events publish publishes %s in order', async (_name, count, format) => {
    const events = newEvents(count)
    const file = path.join(createTemporaryFolder(), 'events')
    writeFileSync(file, format(events))
    for (const args of [[file], ['-']]) {
      const { stdout, stderr, code } = await publish(args, args[0] === '-' ? format(events) : undefined)
      expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
      const rows = JSON.parse(stdout) as { id: string; duplicate: boolean }[]
      expect(rows.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
      // The file was published first, so the same events from standard input are duplicates.
      expect(new Set(rows.map(({ duplicate }) => duplicate))).toEqual(new Set([args[0] === '-']))
    }
  })

  test('events publish publishes the example of the document under a new id each time', async () => {
    const answers = [await publish(['--sample', 'user.created']), await publish(['--sample', 'user.created'])]
    const ids = answers.map(({ stdout }) => JSON.parse(stdout)[0].event_id)
    expect(new Set(ids).size).toBe(2)
  })

  test('events publish names the line of a refused event, and the number of published events', async () => {
    const events = newEvents(1_003)
    const input = jsonLines(events.map((event, index) => (index === 1_001 ? { ...event, source: 1 } : event)))
    const { stdout, stderr, code } = await publish(['-'], `\n${input}`)
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'invalid_body',
      message: expect.stringMatching(/^line 1003: .*source.* 1000 events are already published\.$/),
    })
  })

  test('events publish names the line that is not JSON, and publishes nothing', async () => {
    const { stdout, stderr, code } = await publish(['-'], `${jsonLines(newEvents(1))}{"id":\n`)
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(JSON.parse(stderr).message).toBe('Line 2 is not JSON.')
  })

  test('events publish accepts a file with a byte order mark', async () => {
    const file = path.join(createTemporaryFolder(), 'events')
    writeFileSync(file, `\uFEFF${jsonLines(newEvents(2))}`)
    const { stdout, stderr } = await publish([file])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toHaveLength(2)
  })

  test('events publish refuses a file that is not UTF-8, instead of changing its characters', async () => {
    const file = path.join(createTemporaryFolder(), 'events')
    const [event] = newEvents(1)
    writeFileSync(file, JSON.stringify({ ...event, source: 'urn:M\u00fcller' }), 'latin1')
    const { stdout, stderr, code } = await publish([file])
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(JSON.parse(stderr)).toMatchObject({
      message: `${file} is not UTF-8.`,
      next: 'Convert it to UTF-8.',
    })
  })

  test.each([
    [[], 'No events are given.'],
    [['events.jsonl', '--sample', 'user.created'], 'A file and --sample exclude each other.'],
    [['/does/not/exist'], '/does/not/exist cannot be read: ENOENT.'],
    [['--sample', 'user.renamed'], "option '--sample <type>' argument 'user.renamed' is invalid."],
  ])('refuses %j', async (args, message) => {
    const { stdout, stderr, code } = await publish(args)
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(JSON.parse(stderr).message).toContain(message)
  })
})
