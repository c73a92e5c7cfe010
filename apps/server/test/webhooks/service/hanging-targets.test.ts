import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '60' }),
)

/** Starts a target that answers only when the test lets it. */
async function startHanging() {
  const held = new Set<ServerResponse>()
  let ended = 0
  const target = await startTarget((_receipt, res) => {
    held.add(res.once('close', () => ended++))
    return undefined
  })
  return {
    ...target,
    /** How many attempts have ended. */
    ended: () => ended,
    answer() {
      target.behave(() => 204)
      for (const res of held) res.writeHead(204).end()
    },
  }
}

it('other targets get all their events while a target answers none of its attempts', async () => {
  const hanging = await startHanging()
  const good = await startTarget()
  const subscriptions = [{ event_type: 'user.created' as const }, { event_type: 'group.created' as const }]
  await service.create(hanging.url, { subscriptions })
  for (let index = 0; index < 20; index++) await service.create(`${good.url}/${index}`)
  await service.publish(Array.from({ length: 200 }, () => groupEvent(crypto.randomUUID())))
  await hanging.first(1)
  await service.publish(Array.from({ length: 20 }, () => userEvent(crypto.randomUUID())))
  await good.first(20 * 20)
  expect(hanging.ended()).toBe(0)
  hanging.answer()
})

it('a fast target gets its event while slow targets occupy more than half of the slots for concurrent attempts', async () => {
  const slow = await startHanging()
  const quick = await startTarget()
  const subscriptions = [{ event_type: 'group.created' as const }]
  for (let index = 0; index < 40; index++) await service.create(`${slow.url}/${index}`, { subscriptions })
  await service.create(quick.url)
  await service.publish(Array.from({ length: 40 }, () => groupEvent(crypto.randomUUID())))
  await slow.first(limits.attempts / 2 + 1)
  await service.publish([userEvent(crypto.randomUUID())])
  await quick.first(1)
  expect(slow.ended()).toBe(0)
  slow.answer()
})
