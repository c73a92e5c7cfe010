import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { listenOn } from '../harness/target.ts'
import { attempt } from './send-attempt.ts'

it('the body of an answer is not decompressed, so that few bytes cannot fill the memory', async () => {
  const bomb = gzipSync(gzipSync(Buffer.alloc(64_000_000)))
  const server = createServer((_req, res) =>
    res.writeHead(200, { 'Content-Encoding': 'gzip, gzip' }).end(bomb),
  )
  const target = await listenOn(server)
  const before = process.memoryUsage().rss
  expect(await attempt(target)).toMatchObject({ result: 'delivered' })
  expect(process.memoryUsage().rss - before).toBeLessThan(48_000_000)
})
