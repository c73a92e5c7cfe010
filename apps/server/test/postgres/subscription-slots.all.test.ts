import { expect, it } from 'vitest'
import { startCutter } from './cutter.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

it('a client that opens 50 subscriptions concurrently at three nodes gets its maximum, in 10 rounds', async () => {
  const { open } = await openNodes()
  const nodes = [await open(), await open(), await open()].map(node => node.openSubscriptionSlots(8))
  const fifty = Array.from({ length: 50 }, (_, index) => index)
  for (let round = 0; round < 10; round++) {
    const places = await Promise.all(fifty.map(index => nodes[index % 3]?.take(`client-${round}`)))
    const taken = places.filter(free => free !== null)
    expect(taken).toHaveLength(8)
    taken[0]?.()
    await expect.poll(() => nodes[1]?.take(`client-${round}`), { interval: 5 }).not.toBeNull()
    expect(await nodes[2]?.take(`client-${round}`)).toBeNull()
  }
})

it('subscriptions that a client opens together are counted in one transaction, and only its maximum is opened', async () => {
  const { url, open } = await openNodes()
  const slots = (await open()).openSubscriptionSlots(300)
  const taking = Array.from({ length: 400 }, () => slots.take('a'))
  const taken = (await Promise.all(taking)).filter(free => free !== null)
  expect(taken).toHaveLength(300)
  const rows = (await administer(url, 'SELECT xmin::text FROM event_connections')) as { xmin: string }[]
  expect(rows).toHaveLength(300)
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
  for (const free of taken) free?.()
  await expect.poll(() => slots.count()).toBe(0)
})

it('a subscription whose COMMIT got no answer counts once', async () => {
  const { url, keys, open } = await openNodes()
  const cutter = await startCutter(url)
  const behindCutter = await openNodes({ url: cutter.url, keys })
  const [cut, other] = [await behindCutter.open(), await open()].map(node => node.openSubscriptionSlots(1))
  cutter.cutAtCommit('after')
  expect(await cut?.take('a')).not.toBeNull()
  expect(await other?.take('a')).toBeNull()
  expect(await other?.count()).toBe(1)
})

it('a node repairs the changed rows of its open subscriptions, and only those', async () => {
  const { url, open } = await openNodes()
  // The repair runs after a third of the lease. The other two thirds must be enough for the statements below on a busy machine.
  const slots = (await open({ leaseMs: 6_000 })).openSubscriptionSlots(1)
  const rows = () => administer(url, 'SELECT client_id FROM event_connections ORDER BY client_id')
  const writer = () => administer(url, "SELECT xmin FROM event_connections WHERE client_id = 'right'")
  const ended = await slots.take('ended')
  const [row] = await administer(url, 'SELECT id, node FROM event_connections')
  const { id, node } = row as { id: string; node: string }
  ended?.()
  await expect.poll(rows).toEqual([])
  const release = await slots.take('a')
  await slots.take('right')
  const before = await writer()
  await administer(
    url,
    "UPDATE event_connections SET id = 'ffffffff' || id, client_id = 'b' WHERE client_id = 'a'",
    // As if the deletion had failed.
    `INSERT INTO event_connections (id, client_id, node) VALUES ('${id}', 'ended', '${node}')`,
  )
  await expect.poll(rows).toEqual([{ client_id: 'a' }, { client_id: 'right' }])
  expect(await writer()).toEqual(before)
  expect(await slots.take('a')).toBeNull()
  expect(await slots.take('b')).not.toBeNull()
  release?.()
})

it('the subscriptions at a stopped node no longer count towards the maximum of a client', async () => {
  const { open } = await openNodes()
  const [gone, left] = [await open(), await open()]
  expect(await gone.openSubscriptionSlots(1).take('a')).not.toBeNull()
  const slots = left.openSubscriptionSlots(1)
  expect(await slots.take('a')).toBeNull()
  await gone.close()
  expect(await slots.take('a')).not.toBeNull()
})

it('subscribers of all clients are counted across all nodes, except those of a dead node', async () => {
  const { open } = await openNodes()
  const [gone, left] = [await open(), await open()]
  const [theirs, ours] = [gone.openSubscriptionSlots(2), left.openSubscriptionSlots(2)]
  expect(await ours.count()).toBe(0)
  await theirs.take('a')
  const release = await ours.take('a')
  await ours.take('b')
  expect([await theirs.count(), await ours.count()]).toEqual([3, 3])
  await gone.close()
  expect(await ours.count()).toBe(2)
  release?.()
  await expect.poll(() => ours.count()).toBe(1)
})

it('the maximum of subscriptions of a client holds at a node whose lease has expired', async () => {
  const { open } = await openNodes()
  const { node, openSubscriptionSlots } = await open({ leaseMs: 300 })
  const slots = openSubscriptionSlots(1)
  expect(await slots.take('a')).not.toBeNull()
  await expect.poll(() => node.leaseSeconds()).toBe(0)
  expect(await slots.take('a')).toBeNull()
  expect(await slots.count()).toBe(1)
})
