import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect, test } from 'vitest'
import { isOwn } from '../../src/http/serve-metrics.ts'
import { metricsUrl } from './read-metrics.ts'

const service = await startService({ ADMIN_PORT: '0' })
afterAll(() => service.stop())

function ask(host: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(metricsUrl(service), { headers: { host } }, async res =>
      resolve({ status: res.statusCode, body: await text(res) }),
    )
      .on('error', reject)
      .end()
  })
}

test('the metrics are not shown to a page whose name was pointed to this machine', async () => {
  for (const host of [
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'a b',
  ])
    expect(await ask(host)).toEqual({ status: 421, body: '' })
  for (const host of ['127.0.0.1', 'localhost:9464', '[::1]:9464', 'service:9464'])
    expect((await ask(host)).body).toContain('process_cpu_seconds_total')
})

test.each([
  ['10.1.2.3:9464', true],
  ['[fd00::2]:9464', true],
  ['tenant-api', true],
  ['METRICS.example.com:9464', true],
  ['metrics.example.com.', false],
  ['other.example.com', false],
  [undefined, false],
])('the Host %s is one of the metrics of metrics.example.com: %s', (host, expected) => {
  expect(isOwn(host, 'metrics.example.com')).toBe(expected)
})
