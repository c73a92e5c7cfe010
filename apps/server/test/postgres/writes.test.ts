import { expect, test } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { watchWrites } from '../../src/stores/postgres/writes.ts'

function watched() {
  let now = 0
  const writes = watchWrites(() => now)
  const fail = (kind: 'append' | 'renewal', error: Error = new StoreError(kind)) =>
    writes.watch(kind, Promise.reject(error)).catch(() => {})
  return {
    fail,
    succeed: (kind: 'append' | 'renewal') => writes.watch(kind, Promise.resolve()),
    pass: (ms: number) => (now += ms),
    check: () => writes.check(),
  }
}

test('a failed renewal of the lease counts until one succeeds', async () => {
  const { fail, succeed, pass, check } = watched()
  expect(check).not.toThrow()
  await fail('renewal')
  await succeed('append')
  pass(60_000)
  expect(check).toThrow('renewal')
  await succeed('renewal')
  expect(check).not.toThrow()
})

test('a failed append counts until one succeeds, or for 10 s, even if the lease is renewed on a nearly full disk', async () => {
  const { fail, succeed, pass, check } = watched()
  await fail('append')
  await succeed('renewal')
  pass(9_999)
  expect(check).toThrow('append')
  pass(1)
  expect(check).not.toThrow()
  await fail('append')
  expect(check).toThrow('append')
  await succeed('append')
  expect(check).not.toThrow()
})

test('a defect of the service says nothing of the database', async () => {
  const { fail, check } = watched()
  await fail('append', new TypeError('a defect'))
  expect(check).not.toThrow()
})
