// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useEvents, useRedelivery } from '../src/index.ts'
import { mocked } from './mocked.ts'

/** What plain JavaScript gets for a wrong argument: TypeScript refuses most of them. */

const { wrapper } = mocked()

describe('useEvents', () => {
  test.each([
    [-2, 'number -2'],
    [1.5, 'number 1.5'],
    [Number.NaN, 'number NaN'],
    ['x', 'string x'],
    ['5', 'string 5'],
    [null, 'object null'],
  ])('refuses %j as `max`, and says what to pass', (max, got) => {
    expect(() => renderHook(() => useEvents({ max: max as never }), { wrapper })).toThrow(
      new TypeError(`max must be a whole number of 0 or more, got ${got}.`),
    )
  })

  test.each([0, 1, Number.POSITIVE_INFINITY, undefined])('accepts %j as `max`', max => {
    const { result } = renderHook(() => useEvents({ max }), { wrapper })
    expect(result.current.events).toEqual([])
  })
})

test('useRedelivery throws to the caller of `redeliver` if the ids are no array', () => {
  const { result } = renderHook(() => useRedelivery(), { wrapper })
  const wrong = { id: 'est_1', ids: ['evt_1'] } as never
  expect(() => act(() => result.current.redeliver(wrong))).toThrow(
    new TypeError('event_ids must be an array of ids, got undefined.'),
  )
  expect(result.current).toMatchObject({ isRunning: false, error: null })
})
