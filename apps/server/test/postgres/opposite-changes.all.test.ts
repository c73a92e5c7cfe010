import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import {
  appendUsers,
  failedIds,
  insertStream,
  runDispatcher,
} from '../webhooks/harness/running-dispatcher.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { openNodes } from './open-postgres.ts'

it.each([
  ['disabled', 'enabled', 0],
  ['disabled', 'enabled', 12],
  ['enabled', 'disabled', 0],
  ['enabled', 'disabled', 12],
] as const)(
  'a stream that is %s at one node, and %s at another node %i ms later, loses no event',
  async (first, second, ms) => {
    const { open } = await openNodes()
    const [one, two] = [await open(), await open()]
    const taken = new Set<string>()
    const target = await startTarget(({ event }, res) => {
      taken.add(event.id)
      setTimeout(() => res.writeHead(204).end(), 30)
      return undefined
    })
    const id = await insertStream(one, target.url)
    const dispatchers = [await runDispatcher(one), await runDispatcher(two)] as const
    const ids = await appendUsers(one, 100)
    const update = async (node: typeof one, status: 'enabled' | 'disabled') => {
      await node.eventStreams.update(
        id,
        stream => ({ ...stream, status }),
        () => anEntry,
      )
      await dispatchers[node === one ? 0 : 1].notice(id)
    }
    const updating = update(one, first)
    await delay(ms)
    await update(two, second)
    await updating
    const missing = async () => {
      const listed = new Set(await failedIds(one, id))
      return ids.filter(eventId => !taken.has(eventId) && !listed.has(eventId))
    }
    await expect.poll(missing).toEqual([])
    const ended = async () => {
      const [counts] = await one.deliveries.counts(id, 0, Date.now() + 1)
      return (counts?.successful ?? 0) + (counts?.failed ?? 0)
    }
    await expect.poll(ended).toBe(ids.length)
  },
)
