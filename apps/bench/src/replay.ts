import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf } from './events.ts'
import { openReaders } from './readers.ts'
import { startBenchedService } from './service.ts'

const events = 1_000_000
const batch = 700

/** Speed of a replay of the whole log to one subscriber, compared with piping a file of the same size into the response. */
export const replayBench: Bench = {
  name: 'replay of 1,000,000 events to one subscriber',
  unit: 'MB per second',
  target: 0.35,
  limitIs: 'a piped file',
  async prepare() {
    const service = await startBenchedService()
    const frame = frameOf()
    for (let published = 0; published < events; published += 8 * batch) {
      const left = Math.ceil(Math.min(8 * batch, events - published) / 8)
      await Promise.all(Array.from({ length: 8 }, () => service.publish(left)))
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bench-'))
    const file = path.join(folder, 'events')
    const stream = createWriteStream(file)
    const chunk = Buffer.concat(Array.from({ length: 1_000 }, () => frame))
    for (let written = 0; written < events; written += 1_000) {
      if (!stream.write(chunk)) await once(stream, 'drain')
    }
    stream.end()
    await finished(stream)
    const bare = await startBare('file')
    const bytes = events * frame.length
    async function round(baseUrl: string, target: string): Promise<number> {
      const start = performance.now()
      const readers = await openReaders(1, baseUrl, target, service.subscriberToken)
      await readers.received(bytes)
      const seconds = (performance.now() - start) / 1_000
      readers.close()
      return bytes / 1e6 / seconds
    }
    return {
      ours: () => round(service.baseUrl, '/api/v2/events?from_timestamp=2020-01-01T00:00:00Z'),
      limit: () => round(bare.baseUrl, `/${encodeURIComponent(file)}`),
      async close() {
        await Promise.all([service.stop(), bare.kill(), rm(folder, { recursive: true })])
      },
    }
  },
}
