import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, test } from 'vitest'
import {
  answer,
  eventFrame,
  eventNumbers,
  offsetFrame,
  openEventStream,
  openHostileService,
} from '../hostile-service.ts'
import { contentOf, run } from '../run-here.ts'

describe('events tail --resume', () => {
  test('stores at its end the offset of events that a filter hides', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1) + offsetFrame(2) + eventFrame(3, { time: '2999-01-01T00:00:00Z' }))
    })
    const file = path.join(createTemporaryFolder(), 'offset')
    const { stdout } = await run(['events', 'tail', '--resume', file, '--until', '+1h'], service)
    expect(eventNumbers(stdout)).toEqual([1])
    expect(contentOf(file)).toBe('o2\n')
  })

  test('stores no offset of an event that it could not write', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(offsetFrame(1) + eventFrame(2) + offsetFrame(3))
    })
    const file = path.join(createTemporaryFolder(), 'offset')
    const args = ['events', 'tail', '--resume', file, '--output', '/dev/full']
    expect((await run(args, service)).code).toBe(1)
    // The offset before the event may be stored.
    expect(contentOf(file)).toMatch(/^(o1\n)?$/)
  })

  test('stores no offset that the service has refused', async () => {
    const service = await openHostileService((_request, response) =>
      answer(response, 400, { message: 'The offset is malformed.', errorCode: 'invalid_query_string' }),
    )
    const file = path.join(createTemporaryFolder(), 'offset')
    expect((await run(['events', 'tail', '--resume', file, '--from', 'wrong'], service)).code).toBe(2)
    expect(contentOf(file)).toBe('')
  })

  test('names the file to delete when its offset has expired', async () => {
    const service = await openHostileService(({ url = '' }, response) => {
      if (!url.includes('from_timestamp='))
        return answer(response, 410, { message: 'The offset has expired.', errorCode: 'cursor_expired' })
      openEventStream(response)
      response.write(eventFrame(1))
    })
    const file = path.join(createTemporaryFolder(), 'offset')
    writeFileSync(file, 'old\n')
    const args = ['events', 'tail', '--resume', file, '--max', '1']
    const { stderr, code } = await run(args, service)
    expect(stderr).toBe(`The offset has expired. Delete ${file}, then start again with --from-timestamp.\n`)
    expect(code).toBe(1)
    rmSync(file)
    expect((await run([...args, '--from-timestamp', '-2h'], service)).code).toBe(0)
    expect(contentOf(file)).toBe('o1\n')
  })

  test('ends when it cannot write the file, also if no event comes', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(offsetFrame(1))
    })
    const file = path.join(createTemporaryFolder(), 'missing', 'offset')
    const { stderr, code } = await run(['events', 'tail', '--resume', file], service)
    expect(stderr).toContain(`${file} cannot be written: ENOENT.`)
    expect(code).toBe(1)
  })
})
