import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, quickWebhooks, type StreamService } from '../harness/stream-service.ts'
import { type Receipt, startTarget } from '../harness/target.ts'

const service: StreamService = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '0.1,0.2' }),
)
const create = (endpoint: string) => service.create(endpoint, { order: 'object' })
const eventsOf = (user: string, count: number) =>
  Array.from({ length: count }, () => userEvent(crypto.randomUUID(), '', user))
const userOf = ({ event }: Receipt) => (event.data.object as { user_id: string }).user_id
const idsOf = (receipts: readonly Receipt[], user: string) =>
  receipts.filter(receipt => userOf(receipt) === user).map(({ event }) => event.id)

/** Events of several users in turn. */
function mixed(users: readonly string[], each: number) {
  return Array.from({ length: each }, () => users.flatMap(user => eventsOf(user, 1))).flat()
}

it('the events of a user arrive one after the other and in their order, those of other users at the same time', async () => {
  const open = new Map<string, number>()
  let [most, together] = [0, 0]
  const target = await startTarget((receipt, res) => {
    const user = userOf(receipt)
    open.set(user, (open.get(user) ?? 0) + 1)
    most = Math.max(most, ...open.values())
    together = Math.max(together, [...open.values()].filter(count => count > 0).length)
    setTimeout(() => {
      open.set(user, (open.get(user) ?? 0) - 1)
      res.writeHead(204).end()
    }, 5)
    return undefined
  })
  await create(target.url)
  const users = ['a', 'b', 'c', 'd']
  const published = mixed(users, 25)
  const ids = await service.publish(published)
  await expect.poll(() => target.receipts.length, { timeout: 20_000 }).toBe(100)
  for (const [index, user] of users.entries())
    expect(idsOf(target.receipts, user)).toEqual(ids.filter((_, place) => place % 4 === index))
  expect(most).toBe(1)
  expect(together).toBe(4)
})

it('a user whose events fail holds back no other, and gets the next event once the retries of one are used up', async () => {
  const target = await startTarget(receipt => (userOf(receipt) === 'bad' ? 500 : 204))
  const { id } = await create(target.url)
  const published = [...eventsOf('bad', 3), ...mixed(['good', 'bad'], 50), ...eventsOf('good', 10)]
  const ids = await service.publish(published)
  const idsOfUser = (user: string) =>
    ids.filter((_, place) => Object(published[place]?.data.object).user_id === user)
  await expect.poll(() => idsOf(target.receipts, 'good')).toEqual(idsOfUser('good'))
  // The first event has two retries, which take 0.3 s. Those of the good user did not wait for them.
  expect(new Set(idsOf(target.receipts, 'bad')).size).toBeLessThan(3)
  await service.historyOf(id, 2)
  const [first, second] = idsOfUser('bad')
  const received = idsOf(target.receipts, 'bad')
  expect(received.slice(0, 6)).toEqual([first, first, first, second, second, second])
  // All others are delivered, in their order, when the target takes them.
  target.behave(() => 204)
  await expect
    .poll(async () => (await service.totals(id)).successful, { timeout: 20_000 })
    .toBeGreaterThan(110)
  const last = [...new Set(idsOf(target.receipts, 'bad'))]
  expect(last).toEqual(idsOfUser('bad').slice(0, last.length))
  await expect
    .poll(async () => Object.values(await service.totals(id)).reduce((sum, total) => sum + total), {
      timeout: 30_000,
    })
    .toBe(ids.length)
  expect([...new Set(idsOf(target.receipts, 'bad'))]).toEqual(idsOfUser('bad'))
})

it('more events of a user than wait in memory are in order too, and do not hold back other users', async () => {
  const first = Promise.withResolvers<void>()
  const target = await startTarget((receipt, res) => {
    if (userOf(receipt) !== 'slow') return 204
    void first.promise.then(() => res.writeHead(204).end())
    return undefined
  })
  await create(target.url)
  const count = limits.heldEvents + 50
  const slow = await service.publish(eventsOf('slow', count))
  await service.publish(eventsOf('quick', 5))
  await expect.poll(() => idsOf(target.receipts, 'quick')).toHaveLength(5)
  expect(idsOf(target.receipts, 'slow')).toHaveLength(1)
  first.resolve()
  await expect.poll(() => idsOf(target.receipts, 'slow').length, { timeout: 30_000 }).toBe(count)
  expect(idsOf(target.receipts, 'slow')).toEqual(slow)
})

it('a test event and a redelivery do not wait for other events of the user', async () => {
  const target = await startTarget(({ event }) => (event.xpurpose === 'test' ? 204 : 500))
  const { id } = await create(target.url)
  await service.publish(eventsOf('bad', 2))
  await target.first(1)
  await service.call('test_event_stream', { id, body: { event_type: 'user.created' } })
  await expect.poll(() => target.receipts.some(({ event }) => event.xpurpose === 'test')).toBe(true)
})

it('an event stream without an order sends all events of a user at once', async () => {
  const target = await startTarget(() => undefined)
  await service.create(target.url)
  await service.publish(eventsOf('slow', 10))
  await target.first(10)
})

it('a change of the order sends the events that were held back', async () => {
  const target = await startTarget(() => 500)
  const { id } = await create(target.url)
  const ids = await service.publish(eventsOf('bad', 20))
  await target.first(2)
  target.behave(() => 204)
  await service.call('update_event_stream', { id, body: { order: 'none' } })
  await expect.poll(() => service.totals(id), { timeout: 20_000 }).toEqual({ successful: 20, failed: 0 })
  expect([...new Set(idsOf(target.receipts, 'bad'))]).toEqual(ids)
})
