import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { begin, type Delivery, settle } from '../../../src/webhooks/delivery.ts'
import { newDelivery } from '../harness/dispatched.ts'

const startedAt = Date.parse('2026-11-20T12:00:00Z')
const failed = { result: 'failed', message: 'It failed.' } as const
const refused = { result: 'refused', message: 'The endpoint answered with status 413.' } as const
const timing = { startedAt, now: startedAt + 500, delays: [10, 20], isOver: false, isSkipped: false }

const attempted = (given: Partial<Omit<Delivery, 'state'>> = {}) => begin(newDelivery('a', given))
const messages = ({ attempts }: Delivery) => attempts.map(({ error_message }) => error_message)

describe('a delivery', () => {
  it('is under way during its attempt', () => {
    expect(attempted()).toMatchObject({ state: 'under way', attempts: [], tries: 0 })
  })

  it('waits for its next attempt until the schedule has ended, then fails', () => {
    const waiting = settle(attempted(), failed, timing)
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1, attempts: [{ status: 'failed' }] })
    expect(waiting.attempts[0]?.timestamp).toBe('2026-11-20T12:00:00.000Z')
    expect(settle(attempted({ tries: 2 }), failed, timing)).toMatchObject({ state: 'failed', tries: 0 })
  })

  it('fails at once if its target refuses it', () => {
    const settled = settle(attempted(), refused, timing)
    expect(settled.state).toBe('failed')
    expect(messages(settled)).toEqual([refused.message])
  })

  it('fails if its stream was disabled during the attempt, and is cut short if it would have been retried', () => {
    const over = { ...timing, isOver: true }
    const settled = settle(attempted(), failed, over)
    expect(settled).toMatchObject({ state: 'failed', isCutShort: true, made: 1 })
    expect(messages(settled)).toEqual(['It failed.'])
    expect(settle(attempted(), refused, over)).toMatchObject({ state: 'failed', isCutShort: false })
    expect(settle(attempted({ tries: 2 }), failed, over)).toMatchObject({
      state: 'failed',
      isCutShort: false,
    })
  })

  it('that was skipped during the attempt is not retried, and fails only if it would not have been retried', () => {
    const skipped = { ...timing, isSkipped: true }
    expect(settle(attempted(), failed, skipped).state).toBe('skipped')
    expect(settle(attempted(), failed, { ...skipped, isOver: true }).state).toBe('skipped')
    expect(settle(attempted(), { result: 'delivered' }, skipped).state).toBe('delivered')
    expect(settle(attempted(), refused, skipped).state).toBe('failed')
    expect(settle(attempted({ tries: 2 }), failed, skipped).state).toBe('failed')
  })

  it('of a test event is attempted once, also by a disabled stream, and retried only if it is redelivered', () => {
    const test = attempted({ isTest: true, sequence: null })
    expect(settle(test, failed, timing).state).toBe('failed')
    expect(messages(settle(test, failed, { ...timing, isOver: true }))).toEqual(['It failed.'])
    expect(settle({ ...test, isListed: true }, failed, timing).state).toBe('waiting')
  })

  it('keeps its first attempt and its latest ones', () => {
    const attempts = Array.from({ length: limits.storedAttempts }, (_, index) => ({
      status: 'failed' as const,
      timestamp: new Date(startedAt + index).toISOString(),
      error_message: `attempt ${index}`,
    }))
    const settled = settle(attempted({ attempts }), refused, timing)
    expect(messages(settled)).toEqual([
      'attempt 0',
      ...attempts.slice(2).map(({ error_message }) => error_message),
      refused.message,
    ])
  })
})
