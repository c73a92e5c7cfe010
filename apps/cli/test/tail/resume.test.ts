import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { eventFrame, openEventStream, openHostileService, upTo } from '../hostile-service.ts'
import { newFolder, start } from '../tenant-api.ts'

describe('events tail --resume', () => {
  test('two processes may use one file', async () => {
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      for (const number of upTo(1_000)) response.write(eventFrame(number))
    })
    const folder = newFolder()
    const file = path.join(folder, 'offset')
    const tail = () =>
      start(['events', 'tail', '--resume', file, '--max', '1000'], { env: service.env }).ended
    for (const { stderr, code } of await Promise.all([tail(), tail()]))
      expect({ stderr: stderr.replace(/^Listening.*\n/, ''), code }).toEqual({ stderr: '', code: 0 })
    expect(readFileSync(file, 'utf8')).toBe('o1000\n')
    expect(readdirSync(folder)).toEqual(['offset'])
  })
})
