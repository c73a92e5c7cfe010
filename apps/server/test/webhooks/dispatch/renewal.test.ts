import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { Lease } from '../../../src/webhooks/claims.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'

it('a lease is renewed again and again, even after failures, of which the log has one a minute, until the last renewal has ended', async () => {
  const { dispatch } = await openSqlite()
  const lines: unknown[] = []
  const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
  let renewals = 0
  const last = Promise.withResolvers<void>()
  const renew = async () => {
    renewals++
    if (renewals <= 2) throw new StoreError('The store is away.')
    if (renewals === 4) await last.promise
    return dispatch.renew()
  }
  const stop = new Lease({ ...dispatch, renew }, log).renewEvery(5)
  await expect.poll(() => renewals).toBe(4)
  expect(lines).toMatchObject([
    { msg: 'the lease cannot be renewed', err: { message: 'The store is away.' } },
  ])
  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  await new Promise(resolve => setImmediate(resolve))
  expect(hasStopped).toBe(false)
  last.resolve()
  await stopped
  expect(renewals).toBe(4)
})
