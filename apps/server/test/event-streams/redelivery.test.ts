import { describe, expect, it } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import { groupEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

// Long, so that attempts which tests answer late get the answer before their timeout, also on a busy machine.
const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '30' }),
)
const subscriptions = [{ event_type: 'user.created' as const }, { event_type: 'group.created' as const }]

/** Creates a stream whose target has refused events of two users and of a group. From now on the target accepts everything. */
async function streamWithHistory() {
  const target = await startTarget(() => 422)
  const { id } = await service.create(target.url, { subscriptions })
  const events = [newUser(), newUser(), groupEvent(crypto.randomUUID())]
  const [firstUser = '', secondUser = '', group = ''] = await service.publish(events)
  await service.historyOf(id, 3)
  target.behave(() => 204)
  return { target, id, firstUser, secondUser, group }
}

const redeliver = (id: string, body?: unknown) => service.call('redeliver_events', { id, body })
const seconds = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

describe('redelivery', () => {
  // shows: states.delivery.transitions, events.history
  it('removes an event from the history once its redelivery succeeds, and leaves the other events', async () => {
    const { target, id, firstUser, secondUser, group } = await streamWithHistory()
    const answer = await service.call('redeliver_event', { id, eventId: secondUser })
    expect(answer).toMatchObject({ status: 202, body: { accepted: 1 } })
    const history = await service.historyOf(id, 2)
    expect(history.map(delivery => delivery.id).toSorted()).toEqual([firstUser, group].toSorted())
    expect(target.receipts.at(-1)?.event.id).toBe(secondUser)
    expect(await service.totals(id)).toEqual({ successful: 1, failed: 3 })
    expect(await service.call('redeliver_event', { id, eventId: secondUser })).toMatchObject({ status: 404 })
  })

  it.each([undefined, {}, { statuses: ['failed'] }])(
    'includes all failed deliveries if the request is %j',
    async body => {
      const { id } = await streamWithHistory()
      expect(await redeliver(id, body)).toMatchObject({ status: 202, body: { accepted: 3 } })
      await service.historyOf(id, 0)
      expect(await redeliver(id, body)).toMatchObject({ status: 202, body: { accepted: 0 } })
    },
  )

  it.each<Record<string, string>>([
    { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '0' },
    { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
  ])('includes all failed deliveries if the body is empty, with the headers %j', async headers => {
    const { id } = await streamWithHistory()
    const [path, token] = [`/api/v2/event-streams/${id}/redeliver`, await service.token()]
    const { status, text } = await send(service, { method: 'POST', path, token, headers })
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 202, body: { accepted: 3 } })
  })

  it('is filtered by event type and time', async () => {
    const { id, group } = await streamWithHistory()
    const [before, after] = [seconds(Date.now() - 60_000), seconds(Date.now() + 60_000)]
    const accepted = async (body: unknown) => (await redeliver(id, body)).body
    expect(await accepted({ event_types: ['group.deleted'] })).toEqual({ accepted: 0 })
    expect(await accepted({ date_to: before })).toEqual({ accepted: 0 })
    expect(await accepted({ date_from: after })).toEqual({ accepted: 0 })
    expect(await accepted({ event_types: ['group.created'], date_from: after })).toEqual({ accepted: 0 })
    expect(await accepted({ event_types: ['group.created'], date_from: before, date_to: after })).toEqual({
      accepted: 1,
    })
    expect((await service.historyOf(id, 2)).map(delivery => delivery.id)).not.toContain(group)
  })

  it('counts each delivery once, even if the request names its event type twice', async () => {
    const { id } = await streamWithHistory()
    const answer = await redeliver(id, { event_types: ['user.created', 'user.created'] })
    expect(answer).toMatchObject({ status: 202, body: { accepted: 2 } })
  })

  it('runs the whole retry schedule, keeps the delivery listed with its attempts, and cannot be started twice', async () => {
    const { target, id, firstUser } = await streamWithHistory()
    const release = Promise.withResolvers<void>()
    target.behave((_receipt, res) => {
      void release.promise.then(() => res.writeHead(500).end())
      return undefined
    })
    await service.call('redeliver_event', { id, eventId: firstUser })
    await target.first(4)
    expect(await service.call('redeliver_event', { id, eventId: firstUser })).toMatchObject({
      status: 409,
      body: { errorCode: 'conflict' },
    })
    expect(await service.history(id)).toHaveLength(3)
    expect(await redeliver(id, { event_types: ['user.created'] })).toMatchObject({ body: { accepted: 1 } })
    release.resolve()
    const wanted = [
      'The endpoint answered with status 422.',
      ...Array(3).fill('The endpoint answered with status 500.'),
    ]
    const attempts = async () => {
      const delivery = (await service.history(id)).find(found => found.id === firstUser)
      return delivery?.attempts.map(({ error_message }) => error_message)
    }
    await expect.poll(attempts).toEqual(wanted)
    await expect
      .poll(async () => (await service.call('redeliver_event', { id, eventId: firstUser })).status)
      .toBe(202)
  })

  it('is started once, even if it is requested fifty times concurrently', async () => {
    const { target, id, group } = await streamWithHistory()
    target.behave(() => undefined)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.call('redeliver_event', { id, eventId: group })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, ...Array(49).fill(409)])
  })

  it('requires an enabled stream and a failed delivery', async () => {
    const { id, group } = await streamWithHistory()
    expect(await service.call('redeliver_event', { id, eventId: newId('evt_') })).toMatchObject({
      status: 404,
    })
    expect(await redeliver(newId('est_'))).toMatchObject({ status: 404 })
    await service.call('update_event_stream', { id, body: { status: 'disabled' } })
    expect(await redeliver(id)).toMatchObject({ status: 409 })
    expect(await service.call('redeliver_event', { id, eventId: group })).toMatchObject({ status: 409 })
    expect(await service.history(id)).toHaveLength(3)
  })

  it.each([
    { event_types: [] },
    { event_types: ['user.exploded'] },
    { statuses: ['delivered'] },
    { date_from: '2026-11-20T08:00:00.000Z' },
    { date_from: '2026-11-20T08:00:00Z', date_to: '2026-11-20T08:00:00Z' },
    { unknown: 1 },
  ])('is refused for the request %j', async body => {
    const { id } = await service.create('https://hooks.example.com/')
    expect(await redeliver(id, body)).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
  })
})
