import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LateError, within } from '../../src/fairness/within.ts'
import { retrying } from '../../src/stores/postgres/retry.ts'

const standby = Object.assign(new Error('it is a standby'), { code: '25006' })
const endless = (deadline: number) =>
  within(deadline - performance.now(), delay(60_000, undefined, { ref: false }))

test('if the time is up during an attempt, the cause of the error is the failure of the previous attempt', async () => {
  let attempts = 0
  const failing = retrying(async deadline => {
    attempts++
    if (attempts === 1) throw standby
    await endless(deadline)
  }, 200)
  await expect(failing).rejects.toMatchObject({ name: 'StoreError', cause: standby })
  expect(attempts).toBe(2)
})

test('if the time is up during the first attempt, the error has no cause', async () => {
  const error = await retrying(endless, 50).catch(error => error)
  expect(error).toBeInstanceOf(LateError)
  expect(error.cause).toBeUndefined()
})

test('an error that no retry can mend is thrown at once', async () => {
  const mistake = new TypeError('mistake')
  let attempts = 0
  const failing = retrying(async () => {
    attempts++
    throw attempts === 1 ? standby : mistake
  }, 10_000)
  await expect(failing).rejects.toBe(mistake)
})

test.each([
  ['retried if the plan of a prepared statement is stale', 'RevalidateCachedQuery', 2],
  ['thrown at once if the server lacks a feature', 'transformOnConflictArbiter', 1],
])('an error with code 0A000 is %s', async (_, routine, expected) => {
  // The message of a server whose language is German.
  const message = 'gecachter Plan darf den Ergebnistyp nicht ändern'
  let attempts = 0
  const working = retrying(async () => {
    if (++attempts === 1) throw Object.assign(new Error(message), { code: '0A000', routine })
  })
  await working.catch(error => expect(error.message).toBe(message))
  expect(attempts).toBe(expected)
})
