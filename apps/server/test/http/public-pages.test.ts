import { rm } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { document, publicDocument } from '@tenant-api/contract'
import { startService } from '@tenant-api/test-kit/start-service'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { startWatchedService } from '../watched-service.ts'
import { lineOf } from './line-of.ts'
import { scriptOfReference } from './reference-asset.ts'
import { send } from './send.ts'

const service = await startWatchedService()

test.each([
  ['/healthz', '{"status":"ok"}'],
  ['/readyz', '{"status":"ok","writes":"ok"}'],
])('%s is 200 without a token', async (path, body) => {
  const { status, text } = await send(service, { path })
  expect({ status, text }).toEqual({ status: 200, text: body })
})

test('probes are logged only at level debug', async () => {
  const debugging = await startService({ LOG_LEVEL: 'debug' })
  onTestFinished(debugging.stop)
  for (const path of ['/healthz', '/readyz', '/nothing']) {
    const { headers } = await send(debugging, { path })
    const { level } = JSON.parse(await lineOf(debugging, headers['x-request-id'])) as { level: number }
    expect({ path, level }).toEqual({ path, level: path === '/nothing' ? 30 : 20 })
  }
})

const documents = ['/openapi.json', '/openapi.yaml', '/openapi-3.2.json'] as const
const fixedPages = [
  ...documents,
  '/tenant.schema.json',
  '/llms.txt',
  '/docs/operations/subscribe_events.md',
  '/docs',
  await scriptOfReference(service),
]

describe.each(fixedPages)('%s', path => {
  test('the page is sent again only if the caller has a different version', async () => {
    const first = await send(service, { path })
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await send(service, { path, headers: { 'If-None-Match': known } })
      expect({ status: answer.status, text: answer.text, etag: answer.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      })
    }
    for (const known of ['"other"', etag.slice(0, -2), '', `"${etag}"`]) {
      const answer = await send(service, { path, headers: { 'If-None-Match': known } })
      expect({ status: answer.status, size: answer.text.length }).toEqual({
        status: 200,
        size: first.text.length,
      })
    }
  })

  test('the page is compressed for callers that accept it', async () => {
    const plain = await send(service, { path })
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    // `get` returns the bytes that were sent. `fetch` would decompress them.
    const compressed = await new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>(resolve => {
      get(`${service.baseUrl}${path}`, { headers }, async res => {
        resolve({ headers: res.headers, bytes: Buffer.concat(await res.toArray()) })
      })
    })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
    expect(compressed.bytes.length).toBeLessThan(plain.text.length)
    expect(gunzipSync(compressed.bytes).toString()).toBe(plain.text)
  })

  test.each([
    { Range: 'bytes=999999999-' },
    { Range: 'bytes=a' },
    { 'If-Match': '"other"' },
    { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { Accept: 'image/png' },
    { 'Accept-Encoding': 'identity;q=0' },
  ])('the page is sent completely to a request with %j', async headers => {
    expect((await send(service, { path, headers: headers as Record<string, string> })).status).toBe(200)
  })
})

test('the public document is served as JSON, as YAML and in OpenAPI 3.2, with the address of this service', async () => {
  const [json, yaml, json32] = await Promise.all(documents.map(path => send(service, { path })))
  const served = JSON.parse(json?.text ?? '')
  expect(parse(yaml?.text ?? '')).toEqual(served)
  expect(Object.keys(served.paths)).toEqual(Object.keys(publicDocument.paths))
  expect(Object.keys(document.paths)).toContain('/internal/events')
  const description = 'The service that serves this document.'
  expect(served.servers).toEqual([{ url: service.baseUrl, description }])
  for (const hidden of ['publish:events', 'x-internal']) expect(json?.text).not.toContain(hidden)
  const served32 = JSON.parse(json32?.text ?? '')
  expect(served32).toMatchObject({ openapi: '3.2.0', servers: served.servers })
  expect(Object.keys(served32.paths)).toEqual(Object.keys(served.paths))
  for (const answer of [json, yaml, json32]) expect(answer?.headers['access-control-allow-origin']).toBe('*')
})

// shows: paging.per_page.private, paging.take.private
test('the document of a private cloud states its larger page sizes', async () => {
  const onPrivateCloud = await startService({ TENANT_CLOUD: 'private' })
  const [publicCloud, privateCloud] = await Promise.all(
    [service, onPrivateCloud].map(async started => {
      const { text } = await send(started, { path: '/openapi.json' })
      const { Take, PerPage } = JSON.parse(text).components.parameters
      return [Take.schema.maximum, PerPage.schema.maximum]
    }),
  )
  await onPrivateCloud.stop()
  await rm(onPrivateCloud.dataDir, { recursive: true })
  expect(publicCloud).toEqual([50, 50])
  expect(privateCloud).toEqual([100, 100])
})

test('the API reference and its resources load nothing from other hosts', async () => {
  const page = await send(service, { path: '/docs' })
  const targets = (tags: RegExp) => Array.from(page.text.matchAll(tags), ([, target = '']) => target)
  const loaded = targets(/<(?:script|link)\b[^>]*(?:src|href)="([^"]*)"/g)
  expect(loaded.filter(target => !target.startsWith('/docs/assets/'))).toEqual(['data:,', '/openapi.json'])
  const links = targets(/<a\b[^>]*href="([^"]*)"/g)
  expect(links).toContain('/openapi.yaml')
  for (const link of links) expect(link).toMatch(/^\/(?!\/)/)
  const policy = String(page.headers['content-security-policy'])
  const sources = policy.split(';').flatMap(directive => directive.trim().split(' ').slice(1))
  expect(new Set(sources)).toEqual(new Set(["'self'", 'data:', "'none'"]))
  expect(policy).toMatch(/^default-src 'none';/)
  const imported = new Set(loaded.filter(target => target.startsWith('/docs/')))
  for (const path of imported) {
    const { status, text } = await send(service, { path })
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(text).not.toMatch(/@import|url\(/)
    expect(text).not.toMatch(/(?:from|import\(?)\s*[`"'](?:https?:|\/\/)/)
    for (const [, file = ''] of text.matchAll(/(?:from|import\(?)\s*[`"'](\.\/[\w-]+\.js)[`"']/g))
      imported.add(new URL(file, `http://localhost${path}`).pathname)
  }
  expect(imported.size).toBeGreaterThan(5)
})

test('an address of the reference with a slash at its end leads to the reference, and so does a browser at /', async () => {
  const redirect = async (path: string, headers = {}) => {
    const { status, headers: answered } = await send(service, { path, headers })
    return { status, location: answered.location }
  }
  expect(await redirect('/docs/')).toEqual({ status: 308, location: '/docs' })
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  expect(await redirect('/', { accept })).toEqual({ status: 302, location: '/docs' })
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }])
    expect(await redirect('/', headers)).toEqual({ status: 401, location: undefined })
})

test.each([
  'index.html',
  'reference.html',
  'package.json',
  'stamp',
  'assets/',
  'assets/reference.js',
  'assets/..%2Fstamp',
])('the file %s is not served below /docs', async file => {
  expect((await send(service, { path: `/docs/${file}` })).status).toBe(404)
})

test('a condition of the caller does not change the answer of an operation', async () => {
  const headers = { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() }
  const { status, text } = await send(service, { path: '/.well-known/jwks.json', headers })
  expect({ status, keys: JSON.parse(text).keys.length }).toEqual({ status: 200, keys: 1 })
})
