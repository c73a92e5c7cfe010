import { expect, test } from 'vitest'
import { createCheckpoints } from '../../src/paging.ts'
import { keysOf } from '../stores/tenant-of.ts'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token({
  scope: 'create:rate_limit_policies read:rate_limit_policies read:event_streams read:events',
})

for (let count = 0; count < 3; count++) {
  await send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() })
}
const list = (query: Record<string, string>, path = policiesPath) =>
  send(service, { path: `${path}?${new URLSearchParams(query)}`, token })
const checkpoint = String(JSON.parse((await list({ take: '1' })).text).next)

const offset = await currentOffset()
const subscribe = (from: string) =>
  send(service, { path: `/api/v2/events?${new URLSearchParams({ from })}`, token })

async function currentOffset(): Promise<string> {
  using connection = new RawConnection(service)
  connection.write(`GET /api/v2/events HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  const received = await connection.until(/"offset":"[^"]+"/)
  return /"offset":"([^"]+)"/.exec(received)?.[1] ?? ''
}

/** Variations of a text: with one character changed, cut at each place, and lengthened. */
function variationsOf(text: string): string[] {
  const places = Array.from(text, (_, index) => index)
  const other = (character: string) => (character === '0' ? '1' : '0')
  return [
    ...places.map(index => text.slice(0, index) + other(text[index] ?? '') + text.slice(index + 1)),
    ...places.slice(1).map(index => text.slice(0, index)),
    ...['0', '=', '==', '.', '\0', ' '].map(more => text + more),
    ` ${text}`,
    text + text,
    text.toUpperCase(),
  ]
}

// shows: paging.from
test('a checkpoint is accepted only unchanged', async () => {
  expect((await list({ take: '1', from: checkpoint })).status).toBe(200)
  const changed = variationsOf(checkpoint).filter(variation => variation !== checkpoint)
  const statuses = await Promise.all(changed.map(async from => (await list({ take: '1', from })).status))
  expect(statuses).toEqual(changed.map(() => 400))
  expectRefusal(await list({ from: changed[0] ?? '' }), 400, 'invalid_paging', 'list_rate_limit_policies')
})

test('a checkpoint is accepted only by its own listing', async () => {
  const filtered = await list({ take: '1', from: checkpoint, consumer: 'client' })
  expectRefusal(filtered, 400, 'invalid_paging', 'list_rate_limit_policies')
  const streams = await list({ take: '1', from: checkpoint }, '/api/v2/event-streams')
  expectRefusal(streams, 400, 'invalid_paging', 'list_event_streams')
})

test.each([
  { hours: 23.9, status: 404, errorCode: 'not_found' },
  { hours: 24.1, status: 400, errorCode: 'checkpoint_expired' },
])(
  'a checkpoint that is $hours hours old is answered with $errorCode',
  async ({ hours, status, errorCode }) => {
    const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
    const keys = await keysOf(service.dataDir)
    const issuedThen = createCheckpoints(keys.checkpoints, () => Date.now() - hours * 3_600_000)
    const filter = { statuses: null, eventTypes: null, from: null, to: null }
    const from = issuedThen.issue(['get_event_deliveries', id, filter], ['0', id])
    const answer = await list({ from }, `/api/v2/event-streams/${id}/deliveries`)
    expectRefusal(answer, status, errorCode, 'get_event_deliveries')
  },
)

// shows: message.offset
test('an offset is accepted only unchanged', async () => {
  using connection = new RawConnection(service)
  connection.write(
    `GET /api/v2/events?from=${offset} HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  await connection.until(new RegExp(`"offset":"${offset}"`))
  const changed = variationsOf(offset).filter(variation => variation !== offset)
  for (const from of changed) {
    expectRefusal(await subscribe(from), 400, 'invalid_cursor', 'subscribe_events')
  }
})

test('the offset of another service is refused', async () => {
  const foreign = `${offset.slice(0, -16)}0123456789abcdef`
  expectRefusal(await subscribe(foreign), 400, 'invalid_cursor', 'subscribe_events')
  const headers = { 'Last-Event-ID': foreign }
  const resumed = await send(service, { path: `/api/v2/events?from=${offset}`, token, headers })
  expectRefusal(resumed, 400, 'invalid_cursor', 'subscribe_events')
})
