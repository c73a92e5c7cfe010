import { afterAll, expect, test } from 'vitest'
import { localTime, utcTime } from '../src/controls/time.tsx'

const zone = process.env.TZ
process.env.TZ = 'Europe/Berlin'
afterAll(() => {
  process.env.TZ = zone
})

// On 25 October 2026 the hour from 2:00 to 3:00 passes twice in Berlin.
test.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])(
  'a time of the repeated hour stays the same while nobody changes it: %s',
  time => {
    expect(localTime(time)).toBe('2026-10-25T02:30')
    expect(utcTime(localTime(time), time)).toBe(time)
  },
)

test('a time that was changed is the one that the input shows', () => {
  expect(utcTime('2026-10-25T04:30', '2026-10-25T01:30:00Z')).toBe('2026-10-25T03:30:00Z')
})
