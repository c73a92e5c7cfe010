import type { Random } from '@tenant-api/test-kit/random'
import type { FuzzedRequest } from './fuzzed-request.ts'
import { pick } from './schema-value.ts'
import { garbled } from './spoil.ts'

/** A request as bytes, with faults that HTTP clients do not make: in its framing, head, encoding or length. */
export function bytesOf(random: Random, { method, path, headers, body }: FuzzedRequest): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const content = body ?? Buffer.alloc(0)
  const length = pick(random, [
    () => [`Content-Length: ${content.length}`],
    () => [`Content-Length: ${content.length + random(20) - 10}`],
    () => [`Content-Length: ${content.length}`, `Content-Length: ${content.length + 1}`],
    () => ['Transfer-Encoding: chunked'],
    () => ['Transfer-Encoding: chunked', `Content-Length: ${content.length}`],
    () => ['Transfer-Encoding: gzip, chunked'],
    () => [],
  ])()
  const extra = pick(random, [
    [],
    ['Expect: 100-continue'],
    ['Connection: close'],
    ['Upgrade: websocket', 'Connection: Upgrade'],
    ['X-Correlation-ID: \xff\xfe'],
    ['Host: b'],
    [' folded: line'],
    [`X-Long: ${'a'.repeat(random(20_000))}`],
    Array.from({ length: random(300) }, (_, index) => `X-${index}: a`),
    ['Content-Encoding: gzip'],
  ])
  const version = pick(random, ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 '])
  const head = [`${method} ${path} ${version}`, 'Host: a', ...lines, ...length, ...extra, '', ''].join('\r\n')
  const isChunked = length.some(line => line.includes('chunked'))
  const chunks = [Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n0\r\n\r\n')]
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), ...(isChunked ? chunks : [content])])
  return random(2) === 0 ? garbled(random, bytes) : bytes
}
