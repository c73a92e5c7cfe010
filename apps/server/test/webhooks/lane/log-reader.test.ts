import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { openLog, takeAll, upTo } from '../harness/open-log.ts'

const page = limits.eventsAhead / 2

it('a reader whose read fails reads the page again, and misses no event', async () => {
  const { openReader, append, setAway } = openLog()
  for (let count = 0; count < 2 * page; count++) append(1)
  const reader = openReader()
  setAway(true)
  await expect(reader.fill()).rejects.toThrow('The store is away.')
  setAway(false)
  expect(await reader.fill()).toBe(true)
  setAway(true)
  // In the middle of the page the reader tries to read the next one ahead.
  const taken: number[] = []
  for (let entry = reader.peek(); entry; entry = reader.peek()) {
    taken.push(entry.sequence)
    reader.shift()
  }
  await expect(reader.fill()).rejects.toThrow('The store is away.')
  setAway(false)
  expect([...taken, ...(await takeAll(reader))]).toEqual(upTo(2 * page))
})

it('after a gap in the announced events, readers are woken, and read the log themselves', async () => {
  const { openReader, append, announceGap, wakes } = openLog()
  const readers = [openReader(), openReader()]
  for (const reader of readers) expect(await reader.fill()).toBe(false)
  append(1)
  append(1, false)
  append(1, false)
  wakes.length = 0
  announceGap()
  expect(wakes.toSorted()).toEqual([0, 1])
  for (const reader of readers) expect(await takeAll(reader)).toEqual([1, 2, 3])
  append(1)
  for (const reader of readers) expect(reader.peek()?.sequence).toBe(4)
})

it('a reader that starts ahead of the feed skips the events before its start', async () => {
  const { openReader, append, wakes } = openLog()
  const reader = openReader(2)
  expect(await reader.fill()).toBe(false)
  for (let count = 0; count < 3; count++) append(1)
  expect(wakes.length).toBeGreaterThan(0)
  expect(await takeAll(reader)).toEqual([3])
})

it('a reader whose read was in vain, because it had to rest meanwhile, reads the events again', async () => {
  const { openReader, append } = openLog()
  append(1, false)
  const reader = openReader()
  const filling = reader.fill()
  reader.rest()
  expect(await filling).toBe(true)
  expect(await takeAll(reader)).toEqual([1])
})

it('a reader that had to drop its events knows the next one, and reads the others again', async () => {
  const { feed, openReader, append } = openLog()
  for (let count = 0; count < 3; count++) append(100)
  const reader = openReader()
  expect(await reader.fill()).toBe(true)
  const first = reader.peek()
  reader.drop()
  expect(feed.memory.bytes).toBe(0)
  expect(reader.peek()).toEqual({ ...first, frame: null, bytes: first?.frame?.length })
  expect(reader.cursor).toBe(0)
  expect(await takeAll(reader)).toEqual([1, 2, 3])
})

it('readers whose conditions take long read new events themselves, and hold up no other', async () => {
  const { openReader, append, wakes } = openLog()
  const tested: number[] = []
  const slow = (number: number) => ({
    key: `${number}`,
    types: new Set(['user.created'] as const),
    matches() {
      tested.push(number)
      for (const end = performance.now() + 10; performance.now() < end; );
      return true
    },
  })
  const readers = [openReader(0, slow(0)), openReader(0, slow(1)), openReader(0, slow(2)), openReader()]
  for (const reader of readers) await reader.fill()
  append(1)
  expect(tested).toEqual([0])
  expect(wakes.toSorted()).toEqual([0, 1, 2, 3])
  expect(readers[3]?.peek()?.sequence).toBe(1)
  for (const reader of readers) expect(await takeAll(reader)).toEqual([1])
  append(1, false)
  append(1)
  for (const reader of readers.slice(0, 3)) expect((await takeAll(reader)).at(-1)).toBe(3)
})

it('a closed reader reads and gets nothing more', async () => {
  const { openReader, append } = openLog()
  append(1)
  const reader = openReader()
  reader.close()
  expect(await reader.fill()).toBe(false)
  append(1)
  expect(reader.peek()).toBeNull()
  expect(reader.cursor).toBe(0)
})
