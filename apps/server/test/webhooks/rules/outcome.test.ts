import { describe, expect, it } from 'vitest'
import { outcomeOf, retryDelay } from '../../../src/webhooks/delivery.ts'
import { reasonToDisable } from '../../../src/webhooks/target-health.ts'

const dayMs = 86_400_000

function statusesWith(result: string): number[] {
  const all = Array.from({ length: 800 }, (_, index) => 200 + index)
  return all.filter(status => outcomeOf(status, undefined).result === result)
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('statuses', () => {
  it('only a status of 2xx is a delivery', () => {
    expect(statusesWith('delivered')).toEqual(between(200, 299))
  })

  it('a status of 3xx, 400, 413 or 422 ends a delivery at once', () => {
    expect(statusesWith('refused')).toEqual([...between(300, 399), 400, 413, 422])
  })

  it('a status of 410 means that the target is gone', () => {
    expect(statusesWith('gone')).toEqual([410])
  })

  it('a status from 401 on is retried, except 410, 413 and 422', () => {
    const tried = statusesWith('failed')
    expect(tried).toEqual(between(401, 999).filter(status => ![410, 413, 422].includes(status)))
  })

  it('the message of an outcome names the status, and contains no text of the target', () => {
    expect(outcomeOf(503, undefined)).toEqual({
      result: 'failed',
      status: 503,
      message: 'The endpoint answered with status 503.',
    })
    expect(outcomeOf(302, '5')).toEqual({
      result: 'refused',
      status: 302,
      message: 'The endpoint answered with status 302. Redirects are not followed.',
    })
  })
})

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['999999999', 999_999_999],
  ])('a Retry-After of %s asks for a wait of %i seconds', (header, seconds) => {
    expect(outcomeOf(429, header)).toMatchObject({ result: 'failed', retryAfter: seconds })
  })

  it('a Retry-After may be a date', () => {
    const { retryAfter } = outcomeOf(503, new Date(Date.now() + 60_000).toUTCString()) as {
      retryAfter: number
    }
    expect(retryAfter).toBeGreaterThan(55)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  it('a Retry-After with a past date asks for no wait', () => {
    expect(outcomeOf(503, 'Thu, 01 Jan 1970 00:00:00 GMT')).toMatchObject({ retryAfter: 0 })
  })

  it.each(['', 'soon', 'NaN', 'Infinity', '\u0000', '५', '1e400x', 'x'.repeat(100_000)])(
    'an invalid Retry-After is ignored: %j',
    header => {
      expect(outcomeOf(429, header)).not.toHaveProperty('retryAfter')
    },
  )

  it.each(['-1', '99999999999999999999', '1.5', '1e400', '0x10', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'a Retry-After with an extreme value never breaks the schedule: %j',
    header => {
      const outcome = outcomeOf(429, header)
      const delay = retryDelay(1, [10], outcome as { retryAfter?: number }) ?? Number.NaN
      expect(delay).toBeGreaterThanOrEqual(8_000)
      expect(delay).toBeLessThanOrEqual(20_000)
    },
  )
})

describe('retry delays', () => {
  const delays = [1, 5, 30, 300, 1_800]

  it.each(delays.map((step, index) => [index + 1, step] as const))(
    'the retry delay after attempt %i is %i s, or up to 20 %% more or less',
    (attempt, step) => {
      expect(retryDelay(attempt, delays, { random: 0 })).toBe(step * 800)
      expect(retryDelay(attempt, delays, { random: 0.5 })).toBe(step * 1_000)
      expect(retryDelay(attempt, delays, { random: 1 })).toBe(step * 1_200)
    },
  )

  it('the retry delay differs among deliveries that failed together', () => {
    const many = new Set(Array.from({ length: 100 }, () => retryDelay(3, delays)))
    expect(many.size).toBeGreaterThan(50)
    expect(Math.min(...[...many].map(Number))).toBeGreaterThanOrEqual(24_000)
    expect(Math.max(...[...many].map(Number))).toBeLessThanOrEqual(36_000)
  })

  it('there is no retry after the last attempt of the schedule', () => {
    expect(retryDelay(6, delays)).toBeNull()
    expect(retryDelay(1, [])).toBeNull()
  })

  it.each([
    [3, 5_000],
    [7, 7_000],
    [10, 10_000],
    [11, 10_000],
    [1e9, 10_000],
  ])(
    'with a Retry-After of %i s the retry delay is %i ms: at least as long as scheduled, at most twice as long',
    (retryAfter, wanted) => {
      expect(retryDelay(2, delays, { retryAfter, random: 0.5 })).toBe(wanted)
    },
  )
})

describe('the rule that disables streams', () => {
  const failed = { result: 'failed', message: 'It failed.' } as const
  const now = Date.now()
  const longAgo = { failuresInRow: 500, lastSuccessAt: now - dayMs }

  it('a stream is disabled after 500 failures in a row and 24 hours without a success', () => {
    expect(reasonToDisable(failed, longAgo, now)).toBe(
      '500 deliveries failed in a row, and none succeeded for 24 hours.',
    )
  })

  it('a stream is disabled when its target answers 410, whatever its earlier results', () => {
    const gone = { result: 'gone', message: 'The endpoint answered with status 410.' } as const
    expect(reasonToDisable(gone, { failuresInRow: 0, lastSuccessAt: now }, now)).toBe(gone.message)
  })

  it('a stream is not disabled before 500 failures in a row, and not before 24 hours without a success', () => {
    expect(reasonToDisable(failed, { ...longAgo, failuresInRow: 499 }, now)).toBeNull()
    expect(reasonToDisable(failed, { ...longAgo, lastSuccessAt: now - dayMs + 1 }, now)).toBeNull()
    expect(reasonToDisable(failed, { ...longAgo, failuresInRow: 1e9, lastSuccessAt: now }, now)).toBeNull()
  })
})
