import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOffsetCodec } from '../../../src/events/offset.ts'
import { newEvent, newEvents } from './new-event.ts'
import type { OpenStore } from './open-store.ts'

/** Defines tests of the offsets of the event log, which every store must pass. */
export function describeEventOffsets(name: string, open: OpenStore): void {
  describe(`offsets of the event log in ${name}`, () => {
    it('increase strictly, and are the same before and after a restart', async () => {
      const { events, reopen } = await open()
      const appended = await events.append(newEvents(3))
      const before = [0, 1, 2, 3].map(sequence => events.offsetOf(sequence))
      expect(before.slice(1)).toEqual(appended.map(({ offset }) => offset))

      const reopened = await reopen()
      const [next] = await reopened.events.append([newEvent('next')])
      const after = [0, 1, 2, 3, 4].map(sequence => reopened.events.offsetOf(sequence))
      expect(after).toEqual([...before, next?.offset])
      expect(after).toEqual([...new Set(after)].toSorted())
    })

    it('decode to their sequence, also for the place before the first event', async () => {
      const { events, reopen } = await open()
      const start = events.offsetOf(0)
      expect(await events.resolve(start)).toBe(0)
      const appended = await events.append(newEvents(3))
      const reopened = await reopen()
      const offsets = [start, ...appended.map(({ offset }) => offset)]
      const resolved = offsets.map(offset => reopened.events.resolve(offset))
      expect(await Promise.all(resolved)).toEqual([0, 1, 2, 3])
    })

    it('are invalid if they were cut, lengthened or changed anywhere', async () => {
      const { events } = await open()
      const [appended] = await events.append([newEvent('a')])
      const offset = appended?.offset ?? ''
      const flipped = Array.from(offset, (character, place) => {
        const other = (Number.parseInt(character, 16) ^ 1).toString(16)
        return offset.slice(0, place) + other + offset.slice(place + 1)
      })
      const forged = [
        '',
        offset.slice(1),
        offset.slice(0, -1),
        offset.slice(0, -2),
        `${offset}0`,
        `${offset}\n`,
        offset.toUpperCase(),
        '0'.repeat(offset.length),
        ...flipped,
      ]
      expect(flipped).toHaveLength(offset.length)
      expect(offset).toMatch(/[a-f]/)
      for (const text of forged) expect(await events.resolve(text), text).toBe('invalid')
    })

    it('are invalid if another service has issued them', async () => {
      const { events, offsets } = await open()
      const [appended] = await events.append([newEvent('a')])
      const position = offsets.decode(appended?.offset ?? '')
      expect(position?.sequence).toBe(1)
      const forged = createOffsetCodec(randomBytes(32)).encode(position ?? { epoch: 0, sequence: 0 })
      expect(await events.resolve(forged)).toBe('invalid')
    })

    it('are expired if they belong to another epoch, or are after the newest event', async () => {
      const { events, offsets } = await open()
      const [appended] = await events.append([newEvent('a')])
      const position = offsets.decode(appended?.offset ?? '') ?? { epoch: 0, sequence: 0 }
      const elsewhere = [
        { ...position, epoch: position.epoch - 1 },
        { ...position, epoch: position.epoch + 1 },
        { ...position, sequence: 2 },
        { ...position, sequence: 2 ** 48 - 1 },
      ]
      for (const place of elsewhere) {
        expect(await events.resolve(offsets.encode(place)), JSON.stringify(place)).toBe('expired')
      }
      expect(await events.resolve(offsets.encode(position))).toBe(1)
    })
  })
}
