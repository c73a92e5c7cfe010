import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Behaviour, frames, json, raw } from './behaviour.ts'

const megabyte = 1_048_576
const spaces = Buffer.alloc(65_536, ' ')
const bomb = gzipSync(Buffer.alloc(100 * megabyte, ' '))
const bombMember = gzipSync(Buffer.alloc(8 * megabyte, ' '))
const brotliBomb = brotliCompressSync(Buffer.alloc(100 * megabyte, ' '), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
})
const gzipped = gzipSync('{"keys":[]}')
const link = (value: string) => ({ headers: `Link: ${value}` })
const message = (rest: string) => `data: {"type":"user.created","offset":"o1",${rest}}\n\n`

const heads: readonly Behaviour[] = [
  raw('says nothing', '', '', { ending: 'silence' }),
  raw('hangs up', ''),
  raw('resets the connection', '', '', { ending: 'reset' }),
  raw('speaks another protocol', 'SSH-2.0-OpenSSH_9.6'),
  raw('cuts its status line', 'HTTP/1.1 20'),
  raw('has an undefined status', 'HTTP/1.1 999 Odd\r\nContent-Length: 0'),
  raw(
    'sends endless informational responses',
    'HTTP/1.1 100 Continue',
    () => 'HTTP/1.1 100 Continue\r\n\r\n',
  ),
  raw('sends an endless header', 'HTTP/1.1 200 OK\r\nX-Long: a', () => spaces),
  raw('sends endless headers', 'HTTP/1.1 200 OK\r\nX-Many: a\r\nX-More: b', () => 'X-Many: a\r\n'),
  raw('has two Content-Lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3', '{}'),
  raw('has a negative Content-Length', 'HTTP/1.1 200 OK\r\nContent-Length: -1', '{}'),
  raw('stops before its Content-Length', 'HTTP/1.1 200 OK\r\nContent-Length: 99', '{', {
    ending: 'silence',
  }),
  raw('cuts its body', 'HTTP/1.1 200 OK\r\nContent-Length: 99', '{'),
  raw('has an invalid chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked', 'zz\r\n{}\r\n'),
  raw('switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade'),
  raw('has a control character in a header', 'HTTP/1.1 200 OK\r\nX-A: a\u0001b\r\nContent-Length: 2', '{}'),
  raw('has no Content-Type', 'HTTP/1.1 200 OK', '{}'),
]

const statuses: readonly Behaviour[] = [
  raw('has no content', 'HTTP/1.1 204 No Content'),
  raw('has partial content', 'HTTP/1.1 206 Partial\r\nContent-Type: application/json', '{'),
  raw('redirects to itself', 'HTTP/1.1 307 Redirect\r\nLocation: /\r\nContent-Length: 0'),
  raw('redirects nowhere', 'HTTP/1.1 301 Redirect\r\nLocation: http://[\r\nContent-Length: 0'),
  raw('answers 304 to an unconditional request', 'HTTP/1.1 304 Not Modified'),
  json('refuses every token', '{"errorCode":"invalid_token","message":"no"}', { status: 401 }),
  json('is busy for a million years', '{}', { status: 429, headers: 'Retry-After: 99999999999999' }),
  json('is busy until 2999', '{}', {
    status: 503,
    headers: 'Retry-After: Wed, 01 Jan 2999 00:00:00 GMT\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT',
  }),
  json('is busy until infinity', '{}', { status: 429, headers: 'X-RateLimit-Reset: 1e400\r\nDate: now' }),
  json('sends an error whose message is an object', '{"message":{"toString":1},"errorCode":[],"error":{}}', {
    status: 400,
  }),
  json('sends null as its error', 'null', { status: 410 }),
  raw('answers with an HTML page', 'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html', '<p>proxy</p>'),
]

const sizes: readonly Behaviour[] = [
  json('sends an endless body', () => spaces),
  json('sends an endless error', () => spaces, { status: 500 }),
  json('sends an endless body byte by byte', () => ' ', { pause: 20 }),
  json('sends 100 MB in 100 KB', bomb, { headers: 'Content-Encoding: gzip' }),
  json('sends an endless compressed body', () => bombMember, { headers: 'Content-Encoding: gzip' }),
  json('sends 100 MB by brotli', brotliBomb, { headers: 'Content-Encoding: br' }),
  json('nests a million arrays', '['.repeat(1_000_000)),
  json('nests 100,000 objects, closed', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
  json('sends 3 MB of text', `{"eventStreams":"${'x'.repeat(3 * megabyte)}"}`),
  json('sends an unclosed Link', '[]', link('<a?from='.repeat(1_000))),
]

const encodings: readonly Behaviour[] = [
  json('declares gzip for an uncompressed body', '{}', { headers: 'Content-Encoding: gzip' }),
  json('cuts a compressed body', gzipped.subarray(0, 20), { headers: 'Content-Encoding: gzip' }),
  json('uses an unknown compression', '{}', { headers: 'Content-Encoding: snappy' }),
  json('is not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x22])),
  json('is UTF-16', Buffer.from('\ufeff{}', 'utf16le')),
  json('has a byte order mark', '\ufeff{}'),
  json('contains lone surrogates', '{"next":"\\ud800","a":"\\u0000"}'),
  json('changes prototypes', '{"__proto__":{"next":"a"},"constructor":null}'),
]

const values: readonly Behaviour[] = [
  json('sends null', 'null'),
  json('sends nothing', ''),
  json('sends a list', '[]'),
  json('sends a list of null', '[null]'),
  json('sends a number', '1e999'),
  json('has a checkpoint that is an object', '{"next":{"toString":1}}'),
  json('repeats its checkpoint', '{"next":"again","eventStreams":[]}'),
  json('has endless pages', '{"page":0,"per_page":1e-300,"total":1e308}'),
  json('has a Link to nowhere', '[]', link('<http://[>; rel="next"')),
  json('has a Link to itself', '[]', link('<?from=again>; rel="next"')),
  json('issues an object as a token', '{"access_token":{"toString":1},"expires_in":{}}'),
  json('issues a token with a line break', '{"access_token":"a\\r\\nb","expires_in":1}'),
  json('issues expired tokens', '{"access_token":"a","expires_in":-1}'),
  json('lists events in an object', '{"events":{"length":1}}'),
]

const streams: readonly Behaviour[] = [
  frames('streams nothing', '', { ending: 'silence' }),
  frames('streams null', 'data: null\n\n'),
  frames('streams null as an event', message('"event":null')),
  frames('streams an event of another type', message('"event":{"type":"user.deleted","data":{"object":{}}}')),
  frames(
    'streams an error without a message',
    'data: {"type":"error","offset":"o1","error":{"code":{}}}\n\n',
  ),
  frames(
    'streams an error whose message is an object',
    'data: {"type":"error","offset":"o1","error":{"code":"cursor_expired","message":{"toString":1}}}\n\n',
  ),
  frames('streams an endless line', () => `data: ${'x'.repeat(60_000)}`),
  frames('streams an endless frame', () => `data: ${'x'.repeat(60_000)}\n`),
  frames('streams endless comments', () => `:${'x'.repeat(60_000)}\n\n`, { pause: 1 }),
  frames('streams endless empty frames', () => 'data\n\n'.repeat(1_000)),
  frames('asks to reconnect at once', 'retry: 0\ndata: {"type":"offset-only","offset":"o1"}\n\n'),
  frames('asks never to reconnect', `retry: ${'9'.repeat(400)}\n\n`),
  frames('has an offset that is an object', 'data: {"type":"star.born","offset":{"toString":1}}\n\n'),
  frames('has a lone surrogate as its offset', 'data: {"type":"offset-only","offset":"\\ud800"}\n\n'),
  frames('streams broken UTF-8', Buffer.from([...Buffer.from('data: '), 0xff, 0xc0, 10, 10])),
]

export const behaviours: readonly Behaviour[] = [
  ...heads,
  ...statuses,
  ...sizes,
  ...encodings,
  ...values,
  ...streams,
]
