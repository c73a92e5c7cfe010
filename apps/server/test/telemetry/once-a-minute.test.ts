import { expect, test } from 'vitest'
import { createOnceAMinute } from '../../src/limiting/once-a-minute.ts'

test('each key is reported at once, and then at most once a minute', () => {
  let now = 5
  const isFirst = createOnceAMinute(() => now)
  expect([isFirst('a'), isFirst('a'), isFirst('b'), isFirst('b')]).toEqual([true, false, true, false])
  now += 59_999
  expect([isFirst('a'), isFirst('b'), isFirst('c')]).toEqual([false, false, true])
  now += 1
  expect([isFirst('a'), isFirst('a'), isFirst('c')]).toEqual([true, false, false])
})
