/** Publishes random JSON in each mode, and compares what readers get with what the generator says that they must get. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { operations } from '@tenant-api/contract'
import { createRandom, type Random, seed } from '@tenant-api/test-kit/random'
import {
  members,
  randomJson,
  randomUserData,
  same,
  valuesOfEvent,
  type WrittenJson,
  writtenArray,
  writtenObject,
} from '@tenant-api/test-kit/random-json'
import type { RunningService } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import { listenOn } from '../webhooks/harness/target.ts'

const modes = ['structured', 'batch', 'binary'] as const
const mostInBatch = 50
const source = '/tests/kept-tokens'

interface Request {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The data of each event, as it must come out. */
  readonly kept: readonly string[]
}

function envelope(random: Random, id: string, data: WrittenJson): string {
  const attributes = members({ specversion: '1.0', id, source, type: 'user.created' })
  // Of two members with equal names, the last counts.
  const former = random(4) === 0 ? members({ data: randomJson(random) }) : []
  const at = random(attributes.length + 1)
  const all = [...former, ...attributes.slice(0, at), ...members({ data }), ...attributes.slice(at)]
  return writtenObject(random, all).written
}

let ids = 0

/** One request in one of the modes. @param most maximum events of a batch */
function randomRequest(random: Random, most: number): Request {
  const mode = modes[random(modes.length)]
  const datas = Array.from({ length: mode === 'batch' ? Math.min(mostInBatch, most) : 1 }, () =>
    randomUserData(random),
  )
  const kept = datas.map(data => data.kept)
  const id = () => `kept-${seed}-${++ids}`
  const [data = same('')] = datas
  if (mode === 'structured')
    return {
      headers: { 'content-type': 'application/cloudevents+json' },
      body: envelope(random, id(), data),
      kept,
    }
  if (mode === 'batch')
    return {
      headers: { 'content-type': 'application/cloudevents-batch+json' },
      body: writtenArray(
        random,
        datas.map(one => same(envelope(random, id(), one))),
      ).written,
      kept,
    }
  const headers = { specversion: '1.0', id: id(), source, type: 'user.created' }
  const prefixed = Object.entries(headers).map(([key, value]) => [`ce-${key}`, value])
  return {
    headers: { 'content-type': 'application/json', ...Object.fromEntries(prefixed) },
    body: data.written,
    kept,
  }
}

interface Figures {
  readonly values: number
  readonly events: number
  readonly redelivered: number
  readonly testEvents: number
}

/**
 * Compares the stream, the webhooks with their signatures, the history, redeliveries and test events with what was published.
 *
 * @param values how many random values to publish, about
 * @param redelivered how many of the events to redeliver
 * @param service a service whose webhooks may go to this machine, without quotas
 */
export async function expectKeptTokens(
  service: RunningService,
  { values, redelivered }: { readonly values: number; readonly redelivered: number },
): Promise<Figures> {
  const random = createRandom(seed)
  const [token, publisherToken] = await Promise.all([
    service.token(),
    service.token({ audience: '/internal/' }),
  ])
  const api = `${service.baseUrl}/api/v2`
  const call = (path: string, init: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : `${api}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    })

  /** The deliveries of each event. */
  const bodies = new Map<
    string,
    { readonly body: string; readonly headers: Readonly<Record<string, unknown>> }[]
  >()
  let status = 400
  let arrived = () => {}
  const target = createServer(async (req, res) => {
    const body = await text(req)
    const id = String(req.headers['webhook-id'])
    bodies.set(id, [...(bodies.get(id) ?? []), { body, headers: req.headers }])
    res.writeHead(status).end()
    arrived()
  })
  const endpoint = await listenOn(target)
  const arrivals = (isEnough: () => boolean) =>
    new Promise<void>(resolve => {
      arrived = () => {
        if (isEnough()) resolve()
      }
      arrived()
    })

  const created = await call('/event-streams', {
    method: 'POST',
    body: JSON.stringify({
      name: 'kept tokens',
      subscriptions: [{ event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: endpoint,
          webhook_authorization: { method: 'bearer', token: 'a-token-of-the-target' },
        },
      },
    }),
  })
  const stream = (await created.json()) as {
    id: string
    destination: { configuration: { signing_secret: string } }
  }
  expect(created.status).toBe(201)
  const key = Buffer.from(stream.destination.configuration.signing_secret.slice('whsec_'.length), 'base64')

  const subscription = request(`${api}/events`, { headers: { authorization: `Bearer ${token}` } }).end()
  const [input] = (await once(subscription, 'response')) as [IncomingMessage]
  // `node:readline` splits lines at U+2028 and U+2029 too, as other readers of lines do.
  const lines = createInterface({ input })[Symbol.asyncIterator]()
  async function nextData(): Promise<string> {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('the stream has ended')
      if (value.startsWith('data: {"type":"user.created"')) return value.slice('data: '.length)
      expect(value, `seed ${seed}`).toMatch(
        /^(|:.*|event: .*|id: \w+|retry: \d+|data: \{"type":"offset-only".*)$/,
      )
    }
  }

  /** The data of each event by its id, as it must come out. */
  const kept = new Map<string, string>()
  const wanted = Math.ceil(values / valuesOfEvent)
  while (kept.size < wanted) {
    const { headers, body, kept: datas } = randomRequest(random, wanted - kept.size)
    const answer = await fetch(`${service.baseUrl}${operations.publish_events.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publisherToken}`, ...headers },
      body,
    })
    const published = (await answer.json()) as { events: readonly { event_id: string }[] }
    expect({ status: answer.status, published }, `seed ${seed}: ${body}`).toMatchObject({ status: 200 })
    for (const [index, { event_id }] of published.events.entries()) kept.set(event_id, datas[index] ?? '')
    for (const { event_id } of published.events) {
      const data = await nextData()
      expect(data.slice(data.indexOf(',"data":')), `seed ${seed}`).toBe(
        `,"data":${kept.get(event_id)},"xtenant":"local"}}`,
      )
      expect(JSON.parse(data)).toMatchObject({ event: { id: event_id, source } })
    }
  }
  input.destroy()

  function expectDelivered(id: string, attempt: number, end = ''): void {
    const { body = '', headers = {} } = bodies.get(id)?.[attempt] ?? {}
    expect(body.slice(body.indexOf(',"data":')), `seed ${seed}`).toBe(
      `,"data":${kept.get(id)},"xtenant":"local","xstream":"${stream.id}"${end}}`,
    )
    const signed = `${id}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
  }
  await arrivals(() => bodies.size === wanted)
  for (const id of kept.keys()) expectDelivered(id, 0)

  async function history(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    let next: string | undefined = `/event-streams/${stream.id}/deliveries?take=100`
    while (next !== undefined) {
      const page = await call(next)
      for (const { id, event } of (await page.json()) as readonly { id: string; event: { data: string } }[])
        found.set(id, event.data)
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]?.replace(/^https?:\/\/[^/]+\/api\/v2/, '')
    }
    return found
  }
  await expect.poll(async () => (await history()).size, { interval: 50 }).toBe(wanted)
  expect(await history(), `seed ${seed}`).toEqual(kept)

  status = 204
  const again = [...kept.keys()].slice(0, redelivered)
  for (const id of again) {
    const delivery = await call(`/event-streams/${stream.id}/deliveries/${id}`)
    expect(await delivery.json(), `seed ${seed}`).toMatchObject({ event: { data: kept.get(id) } })
    const accepted = await call(`/event-streams/${stream.id}/redeliver/${id}`, { method: 'POST' })
    expect(accepted.status).toBe(202)
  }
  await arrivals(() => again.every(id => bodies.get(id)?.length === 2))
  for (const id of again) expectDelivered(id, 1)

  const testEvents = Math.ceil(redelivered / 10)
  for (let count = 0; count < testEvents; count++) {
    const data = randomUserData(random)
    const body = writtenObject(random, members({ event_type: 'user.created', data }))
    const path = `/event-streams/${stream.id}/test`
    const answer = await call(path, { method: 'POST', body: body.written })
    const { event_id } = (await answer.json()) as { event_id: string }
    expect(answer.status, `seed ${seed}: ${body.written}`).toBe(202)
    kept.set(event_id, data.kept)
    await arrivals(() => bodies.has(event_id))
    expectDelivered(event_id, 0, ',"xpurpose":"test"')
  }
  expect((await call(`/event-streams/${stream.id}`, { method: 'DELETE' })).status).toBe(204)
  return { values: wanted * valuesOfEvent, events: wanted, redelivered: again.length, testEvents }
}
