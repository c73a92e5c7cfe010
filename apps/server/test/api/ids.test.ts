import { afterEach, expect, it, vi } from 'vitest'
import { newId } from '../../src/api/ids.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('an id has 26 characters: its prefix and 22 base58 characters', () => {
  for (const prefix of ['evt_', 'est_', 'rlp_', 'cli_'] as const)
    expect(newId(prefix)).toMatch(new RegExp(`^${prefix}[1-9A-HJ-NP-Za-km-z]{22}$`))
})

it('ids sort as strings in the order of their creation, even if a millisecond has no unused ids left', () => {
  const ids = Array.from({ length: 100_000 }, () => newId('evt_'))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

it('ids keep their order when the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ids = [5_000, 60_000, 0, -60_000, 60_001].map(step => {
    vi.setSystemTime(Date.parse('2100-01-01T00:00:00Z') + step)
    return newId('evt_')
  })
  expect(ids).toEqual(ids.toSorted())
})

it('ids sort by time across processes', async () => {
  const timeOf = async (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(time))
    // With a query, Node loads the module once more.
    const another: typeof import('../../src/api/ids.ts') = await import(`../../src/api/ids.ts?${time}`)
    return another.newId('evt_')
  }
  const times = [
    '1970-01-01T00:00:01Z',
    '2026-11-20T08:02:11.318Z',
    '2026-11-20T08:02:11.319Z',
    '2999-01-01T00:00:00Z',
  ]
  const ids: string[] = []
  for (const time of times.toReversed()) ids.unshift(await timeOf(time))
  expect(ids).toEqual(ids.toSorted())
})
