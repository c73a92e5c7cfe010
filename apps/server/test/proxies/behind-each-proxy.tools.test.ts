import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import { connect, constants } from 'node:http2'
import { Agent as SecureAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { tokenFor } from '../auth/ask-for-token.ts'
import { addClient } from '../auth/stored-clients.ts'
import { type EventService, startEventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { openSubscription } from '../events/subscription.ts'
import { type Sent, send } from '../http/send.ts'
import { proxies, type RunningProxy, startProxy } from './proxy.ts'
import { streamThroughFaults } from './stream-through-faults.ts'

const long = Boolean(process.env.LONG)
/** The default of EVENTS_MAX_CONNECTIONS_PER_CLIENT. */
const maxSubscriptions = 8
const reloads = long ? 200 : 20
const keptConnections = 50
/** Requests of each kept connection. */
const rounds = long ? 20 : 2
/** Longer than the 5 seconds after which servers of Node close an idle connection by default. */
const silenceMs = 6_000
/** More than the six connections of a browser. */
const streamsOfConnection = 20
const maxBodyBytes = 1_048_576
/** Such as a query with many conditions. The service accepts 16 KB of request line and headers. */
const longValue = 'a'.repeat(15_000)
const subscribePath = '/api/v2/events'
const publishPath = '/internal/events'
const asEvent = { 'content-type': 'application/cloudevents+json' }

const installed = proxies.filter(({ name }) => {
  if (findProgram(name)) return true
  leaveOut(`the service behind ${name}`, `${name} is not installed`)
  return false
})

describe.each(installed)('behind $name', ({ name, hasHttp2 }) => {
  let service: EventService
  let proxy: RunningProxy
  let token: string
  let publisher: string
  beforeAll(async () => {
    service = await startEventService({
      EVENTS_MAX_CONNECTIONS_PER_CLIENT: String(maxSubscriptions),
      // No heartbeat helps a proxy to notice that a reader has left, or to send on what it holds.
      EVENTS_HEARTBEAT_SECONDS: '3600',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    proxy = await startProxy(name, service.baseUrl)
    token = await service.token()
    publisher = await service.token({ audience: '/internal/' })
  })
  afterAll(async () => {
    await proxy?.stop()
    await service?.end()
  })
  const ask = (sent: Partial<Sent>) =>
    send({ baseUrl: proxy.url }, { path: '/api/v2/event-streams', token, ...sent })
  const publish = (sent: Partial<Sent>) =>
    ask({ method: 'POST', path: publishPath, token: publisher, headers: asEvent, ...sent })

  test('an event arrives before the next one', async () => {
    const reader = await openSubscription(proxy.url, { token })
    await reader.next()
    for (const id of ['one', 'two', 'three']) {
      const [published] = await service.publish([userEvent(id)])
      expect((await reader.nextEvent()).event.id).toBe(published?.event_id)
    }
    reader.close()
  })

  describe('at the limit of subscriptions', () => {
    test.each([
      { protocol: 'HTTP/1.1', open: openOnItsOwn },
      ...(hasHttp2 ? [{ protocol: 'HTTP/2', open: openOnOneConnection }] : []),
    ])(
      `${reloads} reloads of a page with a stream are not refused, over $protocol`,
      async ({ protocol, open }) => {
        const others = await Promise.all(
          Array.from({ length: maxSubscriptions - 1 }, () => openSubscription(proxy.url, { token })),
        )
        for (const other of others) await other.next()
        const { reload, leave } = open(proxy.url, token)
        const statuses: number[] = []
        for (let left = reloads; left > 0; left--) statuses.push(await reload())
        expect(statuses).toEqual(Array(reloads).fill(200))
        // The other readers are alive.
        const [published] = await service.publish([userEvent(protocol)])
        for (const other of others) expect((await other.nextEvent()).event.id).toBe(published?.event_id)
        for (const other of others) other.close()
        leave()
      },
    )
  })

  test(`${rounds} publications on each of ${keptConnections} kept connections, with ${silenceMs / 1_000} s between them, do not fail`, async () => {
    const options = { keepAlive: true, maxSockets: keptConnections }
    const agent = proxy.url.startsWith('https:') ? new SecureAgent(options) : new Agent(options)
    onTestFinished(() => agent.destroy())
    const outcomes: unknown[] = []
    for (let round = 0; round < rounds; round++) {
      if (round > 0) await delay(silenceMs)
      const sent = Array.from({ length: keptConnections }, (_, index) =>
        publish({ agent, body: JSON.stringify(userEvent(`${round}-${index}`)) }),
      )
      const settled = await Promise.allSettled(sent)
      outcomes.push(...settled.map(one => (one.status === 'fulfilled' ? one.value.status : one.reason)))
    }
    expect(outcomes).toEqual(Array(keptConnections * rounds).fill(200))
  })

  test.runIf(hasHttp2)(
    `one HTTP/2 connection carries ${streamsOfConnection} streams and a read`,
    async () => {
      const roomy = await startEventService()
      const inFront = await startProxy(name, roomy.baseUrl)
      const session = connect(inFront.url)
      onTestFinished(async () => {
        session.destroy()
        await inFront.stop()
        await roomy.end()
      })
      const get = async (path: string) => {
        const stream = session.request({ ':path': path, authorization: `Bearer ${await roomy.token()}` })
        stream.resume()
        const [headers] = await once(stream, 'response')
        return headers[':status']
      }
      const statuses: unknown[] = []
      for (let left = streamsOfConnection; left > 0; left--) statuses.push(await get(subscribePath))
      statuses.push(await get('/api/v2/event-streams'))
      expect(statuses).toEqual(Array(streamsOfConnection + 1).fill(200))
    },
  )

  test('a reader gets each of 180 events once, through a restart, a crash and a revoked key', async () => {
    const { seen, ends, expected } = await streamThroughFaults(name)
    expect(expected).toHaveLength(180)
    expect(seen).toEqual(expected)
    // All but Caddy let a reader know that the answer of a dead service is incomplete.
    expect(ends.includes('aborted')).toBe(name !== 'Caddy')
  })

  test.each(['EdDSA', 'RS256'])(
    'a token with all scopes of a client with a long id is accepted, signed with %s',
    async alg => {
      const signing = await startService({ TOKEN_ALG: alg })
      const inFront = await startProxy(name, signing.baseUrl)
      onTestFinished(async () => {
        await inFront.stop()
        await signing.stop()
      })
      const client = await addClient(signing, '--id', 'c'.repeat(64))
      const issued = await tokenFor({ baseUrl: inFront.url }, client)
      expect(issued.length).toBeLessThan(4_096)
      const path = '/api/v2/event-streams'
      expect(await send({ baseUrl: inFront.url }, { path, token: issued })).toMatchObject({ status: 200 })
    },
  )

  test('a body of 1 MB is accepted, and one byte more gets the 413 of the service', async () => {
    const event = JSON.stringify(userEvent('large'))
    expect(await publish({ body: event.padEnd(maxBodyBytes) })).toMatchObject({ status: 200 })
    for (const framing of [{}, { 'transfer-encoding': 'chunked' }])
      for (let left = 10; left > 0; left--) {
        const headers = { ...asEvent, ...framing }
        const { status, text } = await publish({ headers, body: event.padEnd(maxBodyBytes + 1) })
        expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 413, errorCode: 'payload_too_large' })
      }
  })

  test('long queries, long headers and encoded slashes reach the service', async () => {
    const query = await ask({ path: `/api/v2/event-streams?unknown=${longValue}` })
    expect(JSON.parse(query.text)).toMatchObject({ statusCode: 400, errorCode: 'invalid_query_string' })
    expect(await ask({ headers: { 'x-long': longValue } })).toMatchObject({ status: 200 })
    const slash = await ask({ path: '/api/v2/event-streams/a%2Fb' })
    expect(JSON.parse(slash.text)).toMatchObject({ errorCode: expect.any(String) })
    expect(slash.headers['x-request-id']).toBeDefined()
  })

  test('answers for one caller are not stored for another', async () => {
    const list = async () => JSON.parse((await ask({ path: '/api/v2/rate-limit-policies' })).text)
    const before = await list()
    const made = await ask({
      method: 'POST',
      path: '/api/v2/rate-limit-policies',
      body: policy('client_id:stored'),
    })
    expect(made.status).toBe(201)
    expect(await list()).not.toEqual(before)
    const stranger = await send({ baseUrl: proxy.url }, { path: '/api/v2/rate-limit-policies' })
    expect(stranger.status).toBe(401)
  })

  test('callers are networks of their own, which they cannot choose', async () => {
    const forged = { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1' }
    const made = await ask({
      method: 'POST',
      path: '/api/v2/rate-limit-policies',
      body: policy('default'),
      headers: forged,
      from: '127.0.0.2',
    })
    expect(made.status).toBe(201)
    const log = await ask({ path: '/api/v2/logs?operation=create_rate_limit_policy' })
    expect(JSON.parse(log.text).logs[0]).toMatchObject({ ip: '127.0.0.2' })

    const guess = async (from: string) => {
      const body = {
        grant_type: 'client_credentials',
        client_id: 'nobody',
        client_secret: 'wrong',
        audience: '/api/v2/',
      }
      const sent = { method: 'POST', path: '/oauth/token/', body, headers: forged, from }
      return (await send({ baseUrl: proxy.url }, sent)).status
    }
    const statuses = [await guess('127.0.0.2'), await guess('127.0.0.2'), await guess('127.0.0.2')]
    expect(statuses).toContain(429)
    expect(await guess('127.0.0.3')).toBe(401)
  })

  test('a POST is not repeated if the service closes the connection without an answer', async () => {
    let posts = 0
    const dying = createServer((req, res) => {
      if (req.method === 'POST') posts++
      req.resume().on('end', () => (req.method === 'POST' ? req.socket.destroy() : res.end()))
    }).listen(0, '127.0.0.1')
    await once(dying, 'listening')
    const inFront = await startProxy(name, `http://127.0.0.1:${(dying.address() as AddressInfo).port}`)
    onTestFinished(async () => {
      await inFront.stop()
      dying.close()
    })
    const target = { baseUrl: inFront.url }
    for (const body of ['{}', '']) {
      // A kept connection: programs repeat what they sent on one that has been closed meanwhile.
      await send(target, { path: '/' })
      posts = 0
      const { status } = await send(target, { method: 'POST', path: '/', body })
      expect({ body, status, posts }).toEqual({ body, status: expect.any(Number), posts: 1 })
      expect(status).toBeGreaterThanOrEqual(500)
    }
  })
})

/** A policy that lets each network guess one secret a second. */
function policy(selector: string) {
  return {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: selector,
    configuration: { action: 'block', limit: 1 },
  }
}

/** A page with a stream, over HTTP/1.1: a reload closes its connection and opens another one. */
function openOnItsOwn(url: string, token: string) {
  let leave = () => {}
  return {
    async reload(): Promise<number> {
      leave()
      const reader = await openSubscription(url, { token })
      leave = reader.close
      return reader.status
    },
    leave: () => leave(),
  }
}

/** A page with a stream, over HTTP/2: a reload resets the stream and opens another one on the same connection. */
function openOnOneConnection(url: string, token: string) {
  const session = connect(url)
  let leave = () => {}
  return {
    async reload(): Promise<number> {
      leave()
      const stream = session.request({ ':path': subscribePath, authorization: `Bearer ${token}` })
      stream.resume()
      leave = () => stream.close(constants.NGHTTP2_CANCEL)
      const [headers] = await once(stream, 'response')
      return headers[':status']
    },
    leave: () => session.destroy(),
  }
}
