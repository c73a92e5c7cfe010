/** Runs the service with the tracing program of docs/operations.md and collectors of spans that are in trouble. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from '@tenant-api/test-kit/free-port'
import { listen } from '@tenant-api/test-kit/listen'
import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'

const isInstalled = inject('programs')['OpenTelemetry SDK'] !== null
/** The program runs in a folder in this one, so that it finds the SDK. */
const sdk = fileURLToPath(new URL('../collectors/', import.meta.url))

describe.skipIf(!isInstalled)('With the tracing program of docs/operations.md', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(sdk, 'run-'))
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const [program = ''] = page.match(/(?<=^```js\n)[^`]*NodeSDK.*?(?=^```$)/ms) ?? []
    await writeFile(path.join(folder, 'tracing.mjs'), program)
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Starts a service, and creates a span. @param everyMs how often it exports its spans */
  async function start(collector: string, everyMs: number): Promise<ServiceProcess> {
    const service = await startServiceProcess({
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(folder, 'tracing.mjs'))}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_BSP_SCHEDULE_DELAY: String(everyMs),
    })
    onTestFinished(() => service.kill())
    await service.token()
    return service
  }

  /** Starts a collector, unless nothing is to listen. Returns its address. */
  async function startCollector(answer: RequestListener | null): Promise<string> {
    if (!answer) return `http://127.0.0.1:${await freePort()}`
    const server = createServer((req, res) => {
      req.resume()
      answer(req, res)
    })
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    return listen(server)
  }

  const answerWith =
    (status: number): RequestListener =>
    (_req, res) =>
      void res.writeHead(status).end()

  test.each<[string, RequestListener | null]>([
    ['refuses connections', null],
    ['never answers', () => {}],
    ['answers 429', answerWith(429)],
    ['answers 503', answerWith(503)],
    ['answers 400', answerWith(400)],
    ['answers 200', answerWith(200)],
  ])(
    'the store is closed before the last spans are exported, and the process ends with 0, if a collector %s',
    async (_, answer) => {
      const filesAtExport: Promise<readonly string[]>[] = []
      const collector = await startCollector(
        answer &&
          ((req, res) => {
            filesAtExport.push(readdir(service.dataDir))
            answer(req, res)
          }),
      )
      const service = await start(collector, 3_600_000)
      const stoppedAt = performance.now()
      await service.stop()
      expect(performance.now() - stoppedAt).toBeLessThan(3_000 + toleranceMs)
      for (const files of await Promise.all(filesAtExport)) expect(files).not.toContain('tenant.db-wal')
      expect(filesAtExport.length > 0).toBe(answer !== null)
    },
  )

  test('exports that fail are one line of the log a minute', async () => {
    let exports = 0
    const collector = await startCollector((_req, res) => {
      exports++
      res.writeHead(400).end()
    })
    const service = await start(collector, 20)
    await vi.waitFor(async () => {
      await service.token()
      expect(exports).toBeGreaterThan(3)
    }, 50_000)
    await service.stop()
    const lines = service.lines.map(line => JSON.parse(line))
    expect(lines.filter(({ msg }) => msg === 'tracing fails')).toEqual([
      expect.objectContaining({ level: 40, reason: expect.stringMatching(/^[^\n]{5,100}$/) }),
    ])
  })
})
