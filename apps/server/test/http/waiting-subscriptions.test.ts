import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { listen as listenTo } from '@tenant-api/test-kit/listen'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { listen } from '../../src/http/listen.ts'
import { untilStoreAnswers, WaitingRoom } from '../../src/http/waiting-subscriptions.ts'
import { limits } from '../../src/limits.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const path = '/api/v2/events'
const request = (target = path) => `GET ${target} HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer a.b.c\r\n\r\n`

function limitTo(name: 'waitingSubscriptions' | 'waitingSubscriptionSeconds', value: number): void {
  const limit = vi.spyOn(limits, name, 'get').mockReturnValue(value as never)
  onTestFinished(() => limit.mockRestore())
}

/** Sends a subscription, and resolves once the server has received it. */
async function subscribe({ server, baseUrl }: { server: Server; baseUrl: string }, target = path) {
  const connection = new RawConnection({ baseUrl })
  onTestFinished(() => connection[Symbol.dispose]())
  const received = once(server, 'request')
  connection.write(request(target))
  await received
  return connection
}

describe('during the start', () => {
  async function bound() {
    const stopping = new AbortController()
    const config = { host: '127.0.0.1', port: 0, corsOrigins: [], keepAliveSeconds: 5, trustedProxies: [] }
    const { server, port, serve } = await listen(config, stopping.signal)
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const app = express().get(path, (req, res) => void res.send(`served ${req.url}`))
    return { server, baseUrl: `http://127.0.0.1:${port}`, serve: () => serve(app, () => {}), stopping }
  }

  test('a subscription waits, and is served once the service is ready', async () => {
    const starting = await bound()
    const waiting = await subscribe(starting, `${path}?from=o1`)
    const other = await send(starting, { path: '/healthz' })
    expect(other).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    expect(waiting.received).toBe('')
    starting.serve()
    expect(await waiting.until(/served/)).toMatch(/^HTTP\/1\.1 200 .*served \/api\/v2\/events\?from=o1$/s)
  })

  test('a subscription without a token, and the second one on a connection, wait for nothing', async () => {
    const starting = await bound()
    expect((await send(starting, { path })).status).toBe(503)
    const waiting = await subscribe(starting)
    const received = once(starting.server, 'request')
    waiting.write(request())
    await received
    starting.serve()
    expect(await waiting.ended).toMatch(/^HTTP\/1\.1 200 .*HTTP\/1\.1 503 /s)
  })

  test('networks share the places, and who leaves frees a place', async () => {
    limitTo('waitingSubscriptions', 5)
    const starting = await bound()
    const opened = once(starting.server, 'connection')
    const first = await subscribe(starting)
    const [place] = await opened
    await subscribe(starting)
    const refused = await subscribe(starting)
    expect(await refused.ended).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1\r\n/s)
    const arrived = once(starting.server, 'request')
    const elsewhere = send(starting, { path, token: 'a.b.c', from: '127.0.0.2' })
    await arrived
    const hasLeft = once(place, 'close')
    first.socket.destroy()
    await hasLeft
    const next = await subscribe(starting)
    starting.serve()
    expect(await next.until(/served/)).toMatch(/^HTTP\/1\.1 200 /)
    expect((await elsewhere).status).toBe(200)
  })

  test('a subscription gets 503 after its time', async () => {
    limitTo('waitingSubscriptionSeconds', 0.01)
    const { ended } = await subscribe(await bound())
    expect(await ended).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1\r\n.*service_unavailable/s)
  })

  test('a stop closes the connections of those that wait', async () => {
    const starting = await bound()
    const { ended } = await subscribe(starting)
    starting.stopping.abort()
    expect(await ended).toBe('')
  })
})

describe('while the store does not answer', () => {
  /** A server with one step, which fails while `store.isAway`. */
  async function failing(error: Error = new StoreError('The store does not answer.')) {
    const store = { isAway: true, calls: 0 }
    const stopping = new AbortController()
    const room = new WaitingRoom(stopping.signal, 2)
    const checkStore = async () => {
      if (store.isAway) throw new StoreError('The store does not answer.')
    }
    const found: RequestHandler = (req, res, next) => {
      const id = req.path === path ? 'subscribe_events' : 'list_event_streams'
      res.locals.call = { operation: { id }, verified: { clientId: req.headers['x-client'] ?? 'a' } } as never
      next()
    }
    const step: RequestHandler = async (_req, _res, next) => {
      store.calls++
      if (store.isAway) throw error
      next()
    }
    const refuse: ErrorRequestHandler = (failure, _req, res, _next) =>
      void res.status(failure instanceof StoreError ? 503 : 500).end()
    const app = express().use(found, untilStoreAnswers(room, checkStore)(step))
    const server = createServer(app.use((_req, res) => void res.end('served')).use(refuse))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    return { server, baseUrl: await listenTo(server), store, room, stopping }
  }

  test('a subscription waits, and is served once the store answers; other requests fail at once', async () => {
    const service = await failing()
    const waiting = send(service, { path })
    await expect.poll(() => service.room.size).toBe(1)
    expect((await send(service, { path: '/api/v2/event-streams' })).status).toBe(503)
    service.store.isAway = false
    expect((await waiting).status).toBe(200)
    expect(service.store.calls).toBe(3)
    expect(service.room.size).toBe(0)
  })

  test('a client cannot take the places of others', async () => {
    const service = await failing()
    const waiting = [1, 2].map(() => send(service, { path }))
    await expect.poll(() => service.room.size).toBe(2)
    expect((await send(service, { path })).status).toBe(503)
    const other = send(service, { path, headers: { 'x-client': 'b' } })
    await expect.poll(() => service.room.size).toBe(3)
    service.store.isAway = false
    for (const { status } of await Promise.all([...waiting, other])) expect(status).toBe(200)
  })

  test('who leaves frees a place at once', async () => {
    const service = await failing()
    const { socket } = await subscribe(service)
    await expect.poll(() => service.room.size).toBe(1)
    socket.destroy()
    await expect.poll(() => service.room.size).toBe(0)
    expect(service.store.calls).toBe(1)
  })

  test('a subscription gets the error after its time, and any other error at once', async () => {
    expect((await send(await failing(new Error('a defect')), { path })).status).toBe(500)
    limitTo('waitingSubscriptionSeconds', 0.01)
    expect((await send(await failing(), { path })).status).toBe(503)
  })

  test('a stop closes the connections of those that wait, and no subscription waits any more', async () => {
    const service = await failing()
    const { ended } = await subscribe(service)
    await expect.poll(() => service.room.size).toBe(1)
    service.stopping.abort()
    expect(await ended).toBe('')
    expect((await send(service, { path })).status).toBe(503)
  })
})
