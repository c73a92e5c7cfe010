import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { administer, copyOf } from '../postgres/new-database.ts'
import { watchLockWaits } from './lock-waits.ts'

it.runIf(findPostgres())(
  'a wait for a row lock is measured, with the statement that waits and the one that holds the lock',
  async () => {
    const url = await copyOf(inject('preparedUrl'))
    const waits = await watchLockWaits(url)
    onTestFinished(waits.stop)
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    onTestFinished(() => holder.end())
    await administer(url, 'CREATE TABLE one (number integer)', 'INSERT INTO one VALUES (1)')
    await holder.query('BEGIN; UPDATE one SET number = 2')

    const waiting = administer(url, 'UPDATE one SET number = 3')
    let longest = waits.longest()
    await expect
      .poll(() => {
        const wait = waits.longest()
        if (wait.ms > longest.ms) longest = wait
        return longest.ms
      })
      .toBeGreaterThan(50)
    expect(longest).toMatchObject({
      waiting: 'UPDATE one SET number = 3',
      holding: expect.stringContaining('SET number = 2'),
    })
    await holder.query('COMMIT')
    await waiting
  },
)
