import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestService, type TestService } from './service.ts'
import { openTerminal, run, start } from './tenant-api.ts'

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: { readonly id: string; readonly type: string; readonly xstream: string }
}

let tested: TestService
let receiver: Server
let endpoint: string
let received: Received[]
let inFlight: number
let most: number
/** The statuses of the receiver's next answers, in order; 204 after the last one. Each answer waits for `held`. */
let statuses: number[]
let held: Promise<void>

beforeAll(async () => {
  tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
})
afterAll(() => tested.service.stop())

beforeEach(async () => {
  received = []
  statuses = []
  inFlight = 0
  most = 0
  held = Promise.resolve()
  receiver = createServer(async (request, response) => {
    inFlight += 1
    most = Math.max(most, inFlight)
    const body = await text(request)
    // Throws for an invalid signature; the test fails then, because the event is missing.
    const event = new Webhook(secret).verify(
      body,
      request.headers as Record<string, string>,
    ) as Received['event']
    received.push({ headers: request.headers, body, event })
    await held
    inFlight -= 1
    response.writeHead(statuses.shift() ?? 204).end(statuses.length > 0 ? 'not\nyet' : undefined)
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?a=b`
})
afterEach(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const env = () => ({ ...tested.env, TENANT_API_SIGNING_SECRET: secret })
const listen = (...args: string[]) => start(['listen', '--forward-to', endpoint, ...args], { env: env() })
const idsOf = (events: readonly { event_id: string }[]) => events.map(({ event_id }) => event_id)

/** Creates an event stream to the receiver, with the same signing secret. */
async function streamToReceiver(): Promise<string> {
  const { id } = await tested.client.createEventStream({
    name: crypto.randomUUID(),
    subscriptions: [{ event_type: 'group.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: endpoint,
        webhook_authorization: { method: 'bearer', token: 'shared' },
        signing_secret: secret,
      },
    },
  })
  return id
}

const trace = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01',
  tracestate: 'congo=t61rcWkgMzE',
}

describe('listen', () => {
  test('says when it is ready and with which secret it signs, then forwards each event', async () => {
    const listening = listen()
    await listening.prints(/^Ready\. Forwarding events to http.* signed with whsec_/m)
    expect(listening.stderr).toContain(secret)
    const ids = idsOf(await tested.publish(20))
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(20)
    listening.child.kill('SIGINT')
    const { stdout, code } = await listening.ended
    expect(code).toBe(0)
    expect(received.map(({ event }) => event.id).toSorted()).toEqual(ids.toSorted())
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map(line => line.split('\t')[0]).toSorted()).toEqual(ids.toSorted())
    expect(lines[0]).toMatch(/^evt_\w{22}\t204\t\d+\tuser\.created$/)
  })

  test('generates a secret if none is given', async () => {
    const listening = start(['listen', '--forward-to', endpoint], { env: tested.env })
    await listening.prints(/signed with whsec_[A-Za-z0-9+/]{43}=/)
    listening.child.kill('SIGINT')
    expect((await listening.ended).code).toBe(0)
  })

  test('sends what the dispatcher sends: the same headers, body and kind of signature', async () => {
    const [before] = await tested.publish(1)
    const id = await streamToReceiver()
    await tested.publish(1, 'group.created', trace)
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
    const args = ['--from', before?.offset ?? '', '--max', '1', '--header', 'Authorization: Bearer shared']
    expect((await listen(...args).ended).code).toBe(0)
    await tested.client.deleteEventStream({ id })
    const [delivered, forwarded] = received as [Received, Received]
    const comparable = ({ headers }: Received) => {
      const { 'webhook-timestamp': timestamp, 'webhook-signature': signature, ...others } = headers
      expect({ timestamp, signature }).toEqual({
        timestamp: expect.stringMatching(/^\d{10}$/),
        signature: expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
      })
      return others
    }
    expect(comparable(forwarded)).toEqual(comparable(delivered))
    expect(forwarded.body.replace(forwarded.event.xstream, id)).toBe(delivered.body)
  })

  test('retries as often as --retry says, and shows the answers of the receiver', async () => {
    statuses = [500, 503, 204]
    const [before] = await tested.publish(1)
    await tested.publish(1)
    const args = ['--from', before?.offset ?? '', '--max', '1', '--retry', '2', '--print-body', '--json']
    const { stdout } = await listen(...args).ended
    const attempts = stdout.trimEnd().split('\n')
    expect(attempts.map(line => JSON.parse(line).outcome)).toEqual([500, 503, 204])
    expect(JSON.parse(attempts[0] ?? '').body).toBe('not\nyet')
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1)
  })

  test('continues with the next events if the receiver refuses connections', async () => {
    const [before] = await tested.publish(1)
    const ids = idsOf(await tested.publish(60))
    const dead = [
      'listen',
      '--forward-to',
      'http://127.0.0.1:9',
      '--from',
      before?.offset ?? '',
      '--max',
      '60',
    ]
    const { stdout, code } = await run(dead, { env: env() })
    expect(code).toBe(0)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map(line => line.split('\t'))
    expect(lines.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(lines.map(([, outcome]) => outcome))).toEqual(new Set(['ECONNREFUSED']))
  })

  test('has at most 50 deliveries in flight', async () => {
    let release = () => {}
    held = new Promise(resolve => {
      release = resolve
    })
    const [before] = await tested.publish(1)
    await tested.publish(120)
    const listening = listen('--from', before?.offset ?? '', '--max', '120')
    await expect.poll(() => inFlight, { timeout: 20_000 }).toBe(50)
    release()
    expect((await listening.ended).code).toBe(0)
    expect(received).toHaveLength(120)
    expect(most).toBe(50)
  })

  // Only with LONG, because it measures time and other tests would disturb it.
  test.runIf(process.env.LONG)('forwards 500 events a second to a fast receiver', async () => {
    const [before] = await tested.publish(1)
    await tested.publish(2_000)
    const listening = listen('--from', before?.offset ?? '', '--max', '2000')
    await listening.prints(/evt_/)
    const startedAt = performance.now()
    await listening.ended
    expect(received).toHaveLength(2_000)
    expect(2_000 / ((performance.now() - startedAt) / 1_000)).toBeGreaterThan(500)
  })

  test('after Ctrl-C prints the command that resumes with the oldest delivery in flight', async () => {
    const [before] = await tested.publish(1)
    const [first, second] = await tested.publish(2)
    held = new Promise(() => {})
    const args = [
      'listen',
      '--forward-to',
      endpoint,
      '--header',
      'X-Note: a b',
      '--from',
      before?.offset ?? '',
    ]
    const terminal = openTerminal(args, env())
    await expect.poll(() => inFlight, { timeout: 20_000 }).toBe(2)
    expect(received.map(({ event }) => event.id).toSorted()).toEqual(
      [first?.event_id, second?.event_id].toSorted(),
    )
    terminal.type('\x03')
    const { shown, code } = await terminal.ended
    expect(shown).toContain(
      `Resume with: tenant-api listen --forward-to '${endpoint}' --header 'X-Note: a b' --from ${before?.offset}\r\n`,
    )
    expect(code).toBe(0)
  })

  test('forwards the failed deliveries of an event stream, then ends', async () => {
    const id = await streamToReceiver()
    statuses = [500, 500]
    const ids = idsOf(await tested.publish(2, 'group.created'))
    await expect.poll(() => tested.client.getEventDeliveries({ id }), { timeout: 20_000 }).toHaveLength(2)
    const delivered = received.splice(0)
    const { stdout, code } = await listen('--from-failed', id).ended
    await tested.client.deleteEventStream({ id })
    expect(code).toBe(0)
    expect(stdout.match(/evt_\w{22}/g)?.toSorted()).toEqual(ids.toSorted())
    for (const { event } of received) {
      const first = delivered.find(other => other.event.id === event.id)?.event
      expect({ ...event, xtenant: 'local' }).toEqual(first)
    }
  })

  test.each([
    [['--forward-to', 'localhost:4000'], "--forward-to must be an http or https URL, got 'localhost:4000'."],
    [['--forward-to', 'http://localhost', '--header', 'a'], "--header must be a name and a value, got 'a'."],
    [[], "required option '--forward-to <url>' not specified"],
  ])('refuses %j', async (args, message) => {
    const { stdout, stderr, code } = await run(['listen', ...args], { env: env() })
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(stderr).toContain(message)
  })
})
