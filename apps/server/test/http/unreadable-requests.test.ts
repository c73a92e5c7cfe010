import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect, test } from 'vitest'
import { readMetrics } from '../metrics/read-metrics.ts'
import { exchange, RawConnection } from './raw-connection.ts'

const service = await startService({ ADMIN_PORT: '0' })
afterAll(() => service.stop())

const head = 'GET /healthz HTTP/1.1\r\nHost: t\r\n'
const refused = async (status: number) =>
  (await readMetrics(service)).get(
    `tenant_api_request_duration_seconds_count{operation="none",status="${status}"}`,
  ) ?? 0
const recorded = () =>
  service.lines.flatMap(line => {
    const { msg, status, code } = JSON.parse(line) as { msg: string; status: number; code: string }
    return msg === 'unreadable request' ? [{ status, code }] : []
  })

test.each([
  { name: 'too large headers', request: `${head}X-Long: ${'a'.repeat(17_000)}\r\n\r\n`, status: 431 },
  { name: 'no HTTP', request: '\x16\x03\x01 a TLS hello\r\n\r\n', status: 400 },
  { name: 'a wrong chunk', request: `${head}Transfer-Encoding: chunked\r\n\r\nz\r\n`, status: 400 },
  {
    name: 'a too long extension of a chunk',
    request: `${head}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(17_000)}=b\r\nAA\r\n0\r\n\r\n`,
    status: 413,
  },
])('a request with $name is in the log and in the metrics', async ({ request, status }) => {
  const [lines, count] = [recorded().length, await refused(status)]
  expect(await exchange(service, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await expect.poll(() => recorded().slice(lines)).toEqual([{ status, code: expect.stringMatching(/^HPE_/) }])
  expect(await refused(status)).toBe(count + 1)
})

test('a connection that is reset or sends nothing is not a request', async () => {
  const lines = recorded().length
  const reset = new RawConnection(service).write(head)
  reset.socket.resetAndDestroy()
  const idle = new RawConnection(service)
  idle.socket.end()
  await Promise.all([reset.ended, idle.ended])
  await exchange(service, `${head}Connection: close\r\n\r\n`)
  expect(recorded()).toHaveLength(lines)
})
