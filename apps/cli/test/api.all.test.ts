import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openHostileService } from './hostile-service.ts'
import { start } from './tenant-api.ts'

test('api reads no more of an endless answer than the reader of its output', async () => {
  const chunk = Buffer.alloc(65_536, 'x')
  const most = 200_000_000
  let bytes = 0
  let stop = () => {}
  const stopped = new Promise<void>(resolve => {
    stop = resolve
  })
  const service = await openHostileService(async (_request, response) => {
    response.writeHead(200)
    try {
      // Ends when the command has read nothing for 2 s, or too much.
      for (; bytes < most; bytes += chunk.length)
        if (!response.write(chunk)) await once(response, 'drain', { signal: AbortSignal.timeout(2_000) })
    } catch {
      // The command has read nothing for 2 s.
    }
    stop()
  })
  const reader = start(['api', 'GET', '/api/v2/events'], service)
  reader.child.stdout?.pause()
  await stopped
  expect(bytes).toBeLessThan(most / 2)
  reader.child.kill('SIGKILL')
  await reader.ended
})
