import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@tenant-api/test-kit/listen'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import {
  members,
  randomUserData,
  valuesOfEvent,
  type WrittenJson,
  writtenArray,
  writtenObject,
} from '@tenant-api/test-kit/random-json'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { run } from './run-here.ts'
import { startTestService } from './service.ts'

const tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
afterAll(() => tested.service.stop())
const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const env = { ...tested.env, TENANT_API_SIGNING_SECRET: secret }

/** Opens a receiver, which verifies signatures and refuses everything. Its map has the body of each event. */
async function openReceiver() {
  const bodies = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    new Webhook(secret).verify(body, request.headers as Record<string, string>)
    bodies.set(String(request.headers['webhook-id']), body)
    response.writeHead(400).end()
  })
  onTestFinished(() => void server.close())
  return { endpoint: `${await listen(server)}/hook`, bodies }
}

const dataOf = (body = '') =>
  /,"data":(.*?)(?:,"xtenant":"local")?,"xstream":"[^"]*"(?:,"xpurpose":"test")?\}$/s.exec(body)?.[1]

test('every token of 1,000 random values is the same after publish, tail, listen and test events', async () => {
  const random = createRandom(seed)
  const count = 1_000 / valuesOfEvent
  const events = Array.from({ length: count }, (_, index) => {
    const data = randomUserData(random)
    const named = { specversion: '1.0', id: `kept-${index}`, source: '/tests', type: 'user.created', data }
    return { data, event: writtenObject(random, members(named)) }
  })
  const { endpoint, bodies } = await openReceiver()
  const { id } = await tested.client.createEventStream({
    name: 'kept tokens',
    subscriptions: [{ event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: endpoint,
        webhook_authorization: { method: 'bearer', token: 'shared' },
        signing_secret: secret,
      },
    },
  })
  const [before] = await tested.publish(1, 'group.created')
  const from = before?.offset ?? ''
  const [one, ...others] = events.map(({ event }) => event) as [WrittenJson, ...WrittenJson[]]
  const ids: string[] = []
  for (const { written } of [one, writtenArray(random, others)]) {
    const published = await run(['events', 'publish', '-'], { env, input: written, mode: 'json' })
    expect(published.stderr).toBe('')
    for (const { event_id } of JSON.parse(published.stdout)) ids.push(event_id)
  }
  const kept = new Map(ids.map((eventId, index) => [eventId, events[index]?.data.kept]))
  expect(kept.size).toBe(count)

  const limits = ['--from', from, '--max', String(count)]
  const tailed = await run(['events', 'tail', ...limits], { env, mode: 'json' })
  const lines = tailed.stdout.trimEnd().split('\n')
  const ends = [...kept.values()].map(data => `,"data":${data},"xtenant":"local"}}`)
  expect(
    lines.map(line => line.slice(line.indexOf(',"data":'))),
    `seed ${seed}`,
  ).toEqual(ends)
  const cells = await run(['events', 'tail', ...limits], { env })
  // A line for programs has spaces instead of control characters.
  const shown = [...kept.values()].map(data => data?.replace(/[\u007f-\u009f]/g, ' '))
  expect(
    cells.stdout
      .trimEnd()
      .split('\n')
      .map(line => line.split('\t')[4]),
    `seed ${seed}`,
  ).toEqual(shown)

  await expect.poll(() => bodies.size).toBe(count)
  const listenTo = async (...args: string[]) => {
    const receiver = await openReceiver()
    await run(['listen', '--forward-to', receiver.endpoint, '--retry', '0', ...args], { env })
    const datas = [...receiver.bodies].map(([eventId, body]) => [eventId, dataOf(body)] as const)
    expect(new Map(datas), `seed ${seed}`).toEqual(kept)
  }
  await listenTo(...limits)
  await expect
    .poll(async () => (await tested.client.getEventDeliveries({ id, take: 100 })).length)
    .toBe(count)
  await listenTo('--from-failed', id)

  for (const [eventId, data] of [...kept].slice(0, 3)) {
    const { stdout } = await run(['deliveries', 'show', id, eventId], { env, mode: 'json' })
    expect(JSON.parse(stdout).event.data, `seed ${seed}`).toBe(data)
  }
  const data =
    '{"object":{"user_id":"a","created_at":"2026-11-20T08:00:00Z","updated_at":"2026-11-20T08:00:00Z","identities":[],"user_metadata":{"id":1125899906842624123,"s":"\\u0041\\/","n":[1.0,1E5]}}}'
  const sent = await run(['streams', 'test', id, '--event-type', 'user.created', '--data', data], {
    env,
    mode: 'json',
  })
  const { event_id } = JSON.parse(sent.stdout)
  await expect.poll(() => dataOf(bodies.get(event_id))).toBe(data)
})
