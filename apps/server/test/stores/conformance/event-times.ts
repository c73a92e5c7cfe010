import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { newEvent } from './new-event.ts'
import type { OpenStore } from './open-store.ts'

/** Defines tests of the times in the event log, which every store must pass. */
export function describeEventTimes(name: string, open: OpenStore): void {
  describe(`the times of the event log in ${name}`, () => {
    it('finds the sequence of the last event before a time', async () => {
      const { events } = await open()
      expect(await events.sequenceBefore(0)).toBe(0)
      for (const acceptedAt of [1_000, 2_000, 2_000, 3_000])
        await events.append([newEvent(crypto.randomUUID(), { acceptedAt })])
      const places = [0, 1_000, 1_001, 2_000, 2_001, 3_000, 3_001].map(time => events.sequenceBefore(time))
      expect(await Promise.all(places)).toEqual([0, 0, 1, 1, 3, 3, 4])
    })

    it('does not skip an event that is appended while it looks for a time', async () => {
      const { events, offsets } = await open()
      for (let time = 1_000; time < 100_000; time += 1_000) {
        const appending = events.append([newEvent(`${time}`, { acceptedAt: time })])
        const finding: Promise<number>[] = []
        for (let count = 0; count < 20; count++) {
          finding.push(events.sequenceBefore(time))
          await setImmediate()
        }
        const [appended] = await appending
        const { sequence = 0 } = offsets.decode(appended?.offset ?? '') ?? {}
        expect(new Set(await Promise.all(finding))).toEqual(new Set([sequence - 1]))
      }
    })

    it('never lets the time of acceptance decrease, even if the clock is set back during a restart', async () => {
      const { events, reopen } = await open()
      await events.append([
        newEvent('a', { acceptedAt: 5_000 }),
        newEvent('b', { acceptedAt: 4_000 }),
        newEvent('c', { acceptedAt: 6_000 }),
      ])
      await events.append([newEvent('d', { acceptedAt: 3_000 })])
      const reopened = await reopen()
      await reopened.events.append([newEvent('e', { acceptedAt: 1_000 })])
      const times = (await reopened.events.read(0, 10)).map(({ acceptedAt }) => acceptedAt)
      expect(times).toEqual([5_000, 5_000, 6_000, 6_000, 6_000])
    })
  })
}
