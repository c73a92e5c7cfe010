import { expect, it } from 'vitest'
import { openNodes } from './open-postgres.ts'

it('the maximum of subscriptions of a client holds at a node whose lease has expired', async () => {
  const { open } = await openNodes()
  const { node, openSubscriptionSlots } = await open({ leaseMs: 300 })
  const slots = openSubscriptionSlots(1)
  expect(await slots.take('a')).not.toBeNull()
  await expect.poll(() => node.leaseSeconds()).toBe(0)
  expect(await slots.take('a')).toBeNull()
  expect(await slots.count()).toBe(1)
})
