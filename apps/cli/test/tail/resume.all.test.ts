import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, test } from 'vitest'
import { eventFrame, offsetFrame, openEventStream, openHostileService, upTo } from '../hostile-service.ts'
import { contentOf } from '../run-here.ts'
import { start } from '../tenant-api.ts'

describe('events tail --resume', () => {
  test('stores the offset before the first event, and continues there after a crash', async () => {
    const urls: string[] = []
    const service = await openHostileService(({ url = '' }, response) => {
      urls.push(url)
      openEventStream(response)
      response.write(urls.length === 1 ? offsetFrame(10) + offsetFrame(11) : eventFrame(12))
    })
    const file = path.join(createTemporaryFolder(), 'offset')
    const first = start(['events', 'tail', '--resume', file], service)
    await expect.poll(() => contentOf(file)).toBe('o11\n')
    first.child.kill('SIGKILL')
    await first.ended
    await start(['events', 'tail', '--resume', file, '--max', '1'], service).ended
    expect(urls[1]).toContain('from=o11')
    expect(contentOf(file)).toBe('o12\n')
  })

  test('two processes may use one file', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      for (const number of upTo(1_000)) response.write(eventFrame(number))
    })
    const folder = createTemporaryFolder()
    const file = path.join(folder, 'offset')
    const tail = () => start(['events', 'tail', '--resume', file, '--max', '1000'], service).ended
    for (const { stderr, code } of await Promise.all([tail(), tail()]))
      expect({ stderr: stderr.replace(/^Listening.*\n/, ''), code }).toEqual({ stderr: '', code: 0 })
    expect(contentOf(file)).toBe('o1000\n')
    expect(readdirSync(folder)).toEqual(['offset'])
  })
})
