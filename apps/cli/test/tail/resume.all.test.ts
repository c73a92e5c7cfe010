import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  answer,
  eventFrame,
  eventNumbers,
  offsetFrame,
  openEventStream,
  openHostileService,
  upTo,
} from '../hostile-service.ts'
import { contentOf, newFolder, start } from '../tenant-api.ts'

describe('events tail --resume', () => {
  test('stores the offset before the first event, and continues there after a crash', async () => {
    const urls: string[] = []
    const service = await openHostileService(({ url = '' }, response) => {
      urls.push(url)
      openEventStream(response)
      response.write(urls.length === 1 ? offsetFrame(10) + offsetFrame(11) : eventFrame(12))
    })
    const file = path.join(newFolder(), 'offset')
    const first = start(['events', 'tail', '--resume', file], service)
    await expect.poll(() => contentOf(file)).toBe('o11\n')
    first.child.kill('SIGKILL')
    await first.ended
    await start(['events', 'tail', '--resume', file, '--max', '1'], service).ended
    expect(urls[1]).toContain('from=o11')
    expect(contentOf(file)).toBe('o12\n')
  })

  test('stores at its end the offset of events that a filter hides', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1) + offsetFrame(2) + eventFrame(3, { time: '2999-01-01T00:00:00Z' }))
    })
    const file = path.join(newFolder(), 'offset')
    const { stdout } = await start(['events', 'tail', '--resume', file, '--until', '+1h'], service).ended
    expect(eventNumbers(stdout)).toEqual([1])
    expect(contentOf(file)).toBe('o2\n')
  })

  test('stores no offset of an event that it could not write', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(offsetFrame(1) + eventFrame(2) + offsetFrame(3))
    })
    const file = path.join(newFolder(), 'offset')
    const args = ['events', 'tail', '--resume', file, '--output', '/dev/full']
    expect((await start(args, service).ended).code).toBe(1)
    // The offset before the event may be stored.
    expect(contentOf(file)).toMatch(/^(o1\n)?$/)
  })

  test('stores no offset that the service has refused', async () => {
    const service = await openHostileService((_request, response) =>
      answer(response, 400, { message: 'The offset is malformed.', errorCode: 'invalid_query_string' }),
    )
    const file = path.join(newFolder(), 'offset')
    expect((await start(['events', 'tail', '--resume', file, '--from', 'wrong'], service).ended).code).toBe(2)
    expect(contentOf(file)).toBe('')
  })

  test('names the file to delete when its offset has expired', async () => {
    const service = await openHostileService(({ url = '' }, response) => {
      if (!url.includes('from_timestamp='))
        return answer(response, 410, { message: 'The offset has expired.', errorCode: 'cursor_expired' })
      openEventStream(response)
      response.write(eventFrame(1))
    })
    const file = path.join(newFolder(), 'offset')
    writeFileSync(file, 'old\n')
    const args = ['events', 'tail', '--resume', file, '--max', '1']
    const { stderr, code } = await start(args, service).ended
    expect(stderr).toBe(`The offset has expired. Delete ${file}, then start again with --from-timestamp.\n`)
    expect(code).toBe(1)
    rmSync(file)
    expect((await start([...args, '--from-timestamp', '-2h'], service).ended).code).toBe(0)
    expect(contentOf(file)).toBe('o1\n')
  })

  test('ends when it cannot write the file, also if no event comes', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(offsetFrame(1))
    })
    const file = path.join(newFolder(), 'missing', 'offset')
    const { stderr, code } = await start(['events', 'tail', '--resume', file], service).ended
    expect(stderr).toContain(`${file} cannot be written: ENOENT.`)
    expect(code).toBe(1)
  })

  test('two processes may use one file', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      for (const number of upTo(1_000)) response.write(eventFrame(number))
    })
    const folder = newFolder()
    const file = path.join(folder, 'offset')
    const tail = () => start(['events', 'tail', '--resume', file, '--max', '1000'], service).ended
    for (const { stderr, code } of await Promise.all([tail(), tail()]))
      expect({ stderr: stderr.replace(/^Listening.*\n/, ''), code }).toEqual({ stderr: '', code: 0 })
    expect(contentOf(file)).toBe('o1000\n')
    expect(readdirSync(folder)).toEqual(['offset'])
  })
})
