import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { EventLog, LogEntry } from '../../../src/events/event-log.ts'
import { newEvent, newEvents } from './new-event.ts'
import type { OpenStore } from './open-store.ts'

/** Maps a hexadecimal digit to a character of three bytes in UTF-8. */
const toWide = (digit: string) => String.fromCodePoint(0x4e00 + 256 * Number.parseInt(digit, 16))

const sequencesOf = async (log: EventLog) => (await log.read(0, 1_000)).map(({ sequence }) => sequence)

/** Defines tests of the event log, which every store must pass. */
export function describeEventLog(name: string, open: OpenStore): void {
  describe(`the event log in ${name}`, () => {
    it('accepts a call without events', async () => {
      const { events } = await open()
      expect(await events.append([])).toEqual([])
      expect(await events.head()).toBe(0)
    })

    it('is empty at first', async () => {
      const { events } = await open()
      expect(await events.head()).toBe(0)
      expect(await events.read(0, 10)).toEqual([])
      expect(await events.append([])).toEqual([])
    })

    it('numbers events from 1 without gaps, across calls and restarts', async () => {
      const { events, reopen } = await open()
      await events.append(newEvents(3))
      await events.append([newEvent('a'), newEvent('a'), newEvent('event-1'), newEvent('b')])
      const reopened = await reopen()
      await reopened.events.append([newEvent('c')])
      expect(await reopened.events.head()).toBe(6)
      expect(await sequencesOf(reopened.events)).toEqual([1, 2, 3, 4, 5, 6])
    })

    it('accepts the longest source and id that the document allows, and recognizes them again', async () => {
      const { events } = await open()
      const random = (length: number) => randomBytes(length).toString('hex').slice(0, length)
      const long = { source: `/${random(2_047)}`, publisherId: Array.from(random(255), toWide).join('') }
      const given = [newEvent('before'), { ...newEvent('long'), ...long }, newEvent('after')]
      const appended = await Promise.all(given.map(event => events.append([event])))
      expect(appended.flat().map(({ duplicate }) => duplicate)).toEqual([false, false, false])
      const [again] = await events.append([{ ...newEvent('again'), ...long }])
      expect(again).toEqual({ ...appended[1]?.[0], duplicate: true })
      const [other] = await events.append([
        { ...newEvent('other'), ...long, source: `${long.source.slice(0, -1)}x` },
      ])
      expect(other?.duplicate).toBe(false)
    })

    it('reads at most the requested number of events after a place, in order', async () => {
      const { events } = await open()
      await events.append(newEvents(9))
      const entries = await events.read(3, 4)
      expect(entries.map(({ sequence }) => sequence)).toEqual([4, 5, 6, 7])
      expect(await events.read(9, 4)).toEqual([])
      expect(await events.read(99, 4)).toEqual([])
    })

    it('returns each event as one frame with its type, its offset and its JSON unchanged', async () => {
      const { events, reopen } = await open()
      const json = '{"text":"\\n\\r\u2028 – 🥐 \ue000\ue001\ue000"}'
      const given = newEvent('a', { type: 'group.deleted', json })
      const [appended] = await events.append([given])
      const [entry] = await (await reopen()).events.read(0, 1)
      expect(entry).toMatchObject({ type: 'group.deleted', acceptedAt: given.acceptedAt })
      expect(Buffer.from(entry?.frame ?? []).toString()).toBe(
        `event: group.deleted\ndata: {"type":"group.deleted","offset":"${appended?.offset}","event":${json}}\n` +
          `id: ${appended?.offset}\n\n`,
      )
    })

    it('returns shorter pages of large events, with at least one event on each', async () => {
      const { events } = await open()
      const json = JSON.stringify('x'.repeat(700_000))
      await events.append(newEvents(10, { json }))
      let sequence = 0
      for (let pages = 0; sequence < 10 && pages < 10; pages++) {
        const page = await events.read(sequence, 200)
        expect(page[0]?.sequence).toBe(sequence + 1)
        expect(page.length).toBeLessThan(5)
        sequence = page.at(-1)?.sequence ?? 0
      }
      expect(sequence).toBe(10)
    })

    it('appends all events of a call or none', async () => {
      const { events, reopen } = await open()
      await events.append([newEvent('before')])
      const storable = newEvents(3)
      const unstorable = newEvent('unstorable', { acceptedAt: Number.NaN })
      await expect(events.append([...storable, unstorable])).rejects.toThrow()
      expect(await events.head()).toBe(1)
      expect(await sequencesOf(events)).toEqual([1])

      const appended = await events.append(storable)
      expect(appended.map(({ duplicate }) => duplicate)).toEqual([false, false, false])
      expect(await sequencesOf((await reopen()).events)).toEqual([1, 2, 3, 4])
    })

    it('keeps the first event of a source and publisher id, within a call and across calls', async () => {
      const { events, reopen } = await open()
      const first = newEvent('same')
      const [one, two, three] = await events.append([first, newEvent('same'), newEvent('other')])
      expect(one).toEqual({ eventId: first.id, offset: one?.offset, duplicate: false })
      expect(two).toEqual({ ...one, duplicate: true })
      expect(three?.duplicate).toBe(false)
      expect(await events.append([newEvent('same')])).toEqual([{ ...one, duplicate: true }])

      const reopened = await reopen()
      expect(await reopened.events.append([newEvent('same')])).toEqual([{ ...one, duplicate: true }])
      const [entry, ...others] = await reopened.events.read(0, 10)
      expect(Buffer.from(entry?.frame ?? []).toString()).toContain(first.id)
      expect(others).toHaveLength(1)
    })

    it('treats events with the same id as different if their sources differ', async () => {
      const { events } = await open()
      const appended = await events.append([
        newEvent('same', { source: '/a' }),
        newEvent('same', { source: '/b' }),
        newEvent('/same', { source: '/a' }),
        newEvent('same', { source: '/a/' }),
      ])
      expect(appended.map(({ duplicate }) => duplicate)).toEqual([false, false, false, false])
    })

    it.each([
      ['a few events', 60, (call: number) => call % 4],
      // With this many events, several commits overlap.
      ['a hundred events', 20, () => 100],
    ])('returns its own result to each of many concurrent calls with %s', async (_, count, sizeOf) => {
      const { events, offsets } = await open()
      const calls = Array.from({ length: count }, (_, call) =>
        Array.from({ length: sizeOf(call) }, (_, index) => newEvent(`${call}-${index}`)).concat(
          newEvent(`shared-${call % 5}`),
        ),
      )
      const results = await Promise.all(calls.map(call => events.append(call)))
      const entries = await readAll(events)
      expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1))
      expect(entries).toHaveLength(calls.flat().length - count + 5)
      for (const [call, result] of results.entries()) {
        expect(result).toHaveLength(calls[call]?.length ?? 0)
        for (const [index, { offset, eventId, duplicate }] of result.entries()) {
          const sequence = offsets.decode(offset)?.sequence ?? 0
          const text = Buffer.from(entries[sequence - 1]?.frame ?? []).toString()
          expect(text).toContain(`"id":"${eventId}"`)
          expect(text).toContain(`"user_id":"${calls[call]?.[index]?.publisherId}"`)
          expect(duplicate).toBe(calls[call]?.[index]?.id !== eventId)
        }
      }
    })

    it('announces new events when they can be read, but no duplicates, and never to listeners that have stopped', async () => {
      const { events } = await open()
      const seen: Promise<number[]>[] = []
      const stop = events.onGrowth(() => seen.push(sequencesOf(events)))
      await events.append(newEvents(2))
      expect((await Promise.all(seen)).at(-1)).toEqual([1, 2])
      await events.append([newEvent('next')])
      expect((await Promise.all(seen)).at(-1)).toEqual([1, 2, 3])
      const count = seen.length
      await events.append([newEvent('next')])
      expect(seen).toHaveLength(count)
      stop()
      await events.append([newEvent('unheard')])
      expect(seen).toHaveLength(count)
    })
  })
}

async function readAll(events: EventLog): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = []
  for (;;) {
    const page = await events.read(entries.length, 1_000)
    if (page.length === 0) return entries
    entries.push(...page)
  }
}
