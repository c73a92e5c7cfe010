import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, it } from 'vitest'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { type Behaviour, type Receipt, startTarget } from '../harness/target.ts'

const rounds = process.env.LONG ? 2_000 : 40
const streamsOfEachKind = 10
const retryDelays = [0.05, 0.1, 0.2]
/** Each round publishes 4 events of users and 2 of groups. Half of the streams get 4 of them, the other half all 6. */
const deliveries = rounds * streamsOfEachKind * (4 + 6)

const service = await manageStreams(
  await startWatchedService({
    ...quickWebhooks,
    WEBHOOK_TIMEOUT_SECONDS: '1',
    WEBHOOK_RETRY_DELAYS: retryDelays.join(','),
  }),
)

/**
 * Returns the behaviour of a target that refuses 30 % of deliveries, never answers 5 %, accepts 5 % but cuts the connection
 * instead of answering, and accepts 60 %.
 */
function unreliable(accept: (receipt: Receipt) => void): Behaviour {
  const random = createRandom(seed)
  return (receipt, res) => {
    const chance = random(100)
    if (chance < 30) return [500, 502, 503, 429][chance % 4] ?? 500
    if (chance < 35) return undefined
    accept(receipt)
    if (chance >= 40) return 204
    res.destroy()
    return undefined
  }
}

it(`of ${deliveries} deliveries to an unreliable target, each is accepted or listed in the history, and there are no others (TEST_SEED=${seed})`, async () => {
  const accepted = new Map<string, string[]>()
  const target = await startTarget(
    unreliable(({ path, event }) => accepted.set(path, [...(accepted.get(path) ?? []), event.id])),
  )
  const kinds = [['user.created'], ['user.created', 'group.created']] as const
  const streams = await Promise.all(
    Array.from({ length: 2 * streamsOfEachKind }, async (_, index) => {
      const types = kinds[index % 2] ?? []
      const subscriptions = types.map(event_type => ({ event_type }))
      const { id } = await service.create(`${target.url}/${index}`, { subscriptions })
      return { id, path: `/hook/${index}`, takesGroups: index % 2 === 1 }
    }),
  )

  const startedAt = performance.now()
  const users: string[] = []
  const groups: string[] = []
  for (let round = 0; round < rounds; round++) {
    const names = Array.from({ length: 6 }, (_, index) => `${round}-${index}`)
    const events = names.map((name, index) => (index < 4 ? userEvent(name) : groupEvent(name)))
    const ids = await service.publish(events)
    users.push(...ids.slice(0, 4))
    groups.push(...ids.slice(4))
  }
  const matching = ({ takesGroups }: (typeof streams)[number]) =>
    (takesGroups ? [...users, ...groups] : users).toSorted()
  const ended = async () => {
    const totals = await Promise.all(streams.map(({ id }) => service.totals(id)))
    return totals.reduce((sum, { successful, failed }) => sum + successful + failed, 0)
  }
  await expect.poll(ended, { timeout: 1_200_000, interval: 250 }).toBe(deliveries)
  const seconds = (performance.now() - startedAt) / 1_000

  let failures = 0
  for (const stream of streams) {
    const wanted = matching(stream)
    const history = await service.history(stream.id)
    const failed = new Set(history.map(({ id }) => id))
    failures += failed.size
    expect(history).toHaveLength(failed.size)
    expect(history.filter(({ attempts }) => attempts.length !== retryDelays.length + 1)).toEqual([])
    const delivered = wanted.filter(id => !failed.has(id))
    expect(await service.totals(stream.id)).toEqual({ successful: delivered.length, failed: failed.size })
    const taken = new Set(accepted.get(stream.path))
    expect(delivered.filter(id => !taken.has(id))).toEqual([])
    const known = new Set(wanted)
    expect([...taken, ...failed].filter(id => !known.has(id))).toEqual([])
  }
  const others = target.receipts.filter(
    ({ path, event }) => !streams.some(s => s.path === path && s.id === event.xstream),
  )
  expect(others).toEqual([])
  const duplicates = [...accepted.values()].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0)
  process.stdout.write(
    `${deliveries} deliveries, ${target.receipts.length} attempts in ${seconds.toFixed(1)} s: ` +
      `${failures} failed, ${duplicates} accepted twice\n`,
  )
  expect(failures).toBeGreaterThan(0)
  expect(duplicates).toBeGreaterThan(0)

  target.behave(() => 204)
  const failedBefore = await Promise.all(streams.map(async ({ id }) => (await service.totals(id)).failed))
  for (const [index, { id }] of streams.entries()) {
    const answer = await service.call('redeliver_events', { id })
    expect(answer).toMatchObject({ status: 202, body: { accepted: failedBefore[index] } })
  }
  for (const [index, stream] of streams.entries()) {
    await service.historyOf(stream.id, 0)
    const totals = await service.totals(stream.id)
    expect(totals).toEqual({ successful: matching(stream).length, failed: failedBefore[index] })
  }
})
