import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LateError, within } from '../../src/limiting/patience.ts'
import { isBroken, retrying } from '../../src/stores/postgres/retry.ts'

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
  await expect(failing).rejects.toMatchObject({
    name: 'StoreError',
    message: 'PostgreSQL does not answer.',
    cause: standby,
  })
  expect(attempts).toBe(2)
})

test('if the time is up during the first attempt, the error has no cause', async () => {
  const error = await retrying(endless, 50).catch(error => error)
  expect(error).toBeInstanceOf(LateError)
  expect(error.cause).toBeUndefined()
})

test('if the time is up after a broken connection, about which the server said nothing, the error has no cause', async () => {
  let attempts = 0
  const error = await retrying(async deadline => {
    if (++attempts === 1) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    await endless(deadline)
  }, 100).catch(error => error)
  expect(attempts).toBe(2)
  expect(error).toBeInstanceOf(LateError)
  expect(error.cause).toBeUndefined()
})

test('work is repeated after pauses that double, and never after its time', async () => {
  let attempts = 0
  const failing = retrying(async () => {
    attempts++
    throw standby
  }, 1_000)
  await expect(failing).rejects.toMatchObject({ message: 'PostgreSQL does not answer.', cause: standby })
  // After 0, 20, 60, 140, 300 and 620 ms; fewer on a busy machine.
  expect(attempts).toBeGreaterThan(2)
  expect(attempts).toBeLessThanOrEqual(6)
})

test('a connection is unusable after errors of the network and of its session, but not after those of a statement', () => {
  const broken = ['08006', '25006', '25P03', '25P04', '57P01', 'ECONNRESET', 'EPIPE', 'ENOTFOUND']
  const usable = ['22003', '23505', '25P02', '40001', '53100', '53300', '55P03', '57014']
  const unusable = [...broken, ...usable].filter(code =>
    isBroken(Object.assign(new Error('it failed'), { code })),
  )
  expect(unusable).toEqual(broken)
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
