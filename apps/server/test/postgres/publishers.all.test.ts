import type { PublishEvent } from '@tenant-api/contract'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { userEvent } from '../events/published-events.ts'
import { startAttackedService } from '../hardening/attacked-service.ts'
import { send } from '../http/send.ts'
import { newDatabase } from './new-database.ts'
import { settings } from './nodes.ts'

it('the publications of one client do not have to wait for all those of another client', async () => {
  const url = await newDatabase()
  const service = await startAttackedService({ SECRETS_KEY: settings.SECRETS_KEY, DATABASE_URL: url })
  onTestFinished(service.end)
  const token = await service.token({ audience: '/internal/' })
  async function publish(by: string, events: readonly PublishEvent[]): Promise<string> {
    const headers = { 'Content-Type': 'application/cloudevents-batch+json' }
    const request = { method: 'POST', path: '/internal/events', token: by, headers, body: events }
    return JSON.parse((await send(service, request)).text).events[0].offset
  }
  await publish(token, [userEvent('before')])
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  const waiting = async () =>
    (
      await holder.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
      )
    ).rowCount
  await holder.query(`SELECT pg_advisory_lock(${appendLock})`)

  // Each publication fills a commit. Two commits at once wait for the lock.
  const many = Array.from({ length: 20 }, (_, place) =>
    publish(
      service.attacker.publisherToken,
      Array.from({ length: 100 }, (_, index) => userEvent(`many-${place}-${index}`)),
    ),
  )
  await expect.poll(waiting).toBe(2)
  const one = publish(token, [userEvent('one')])
  for (let count = 0; count < 3; count++) await send(service, { path: '/readyz' })
  await holder.query(`SELECT pg_advisory_unlock(${appendLock})`)

  const offset = await one
  const before = (await Promise.all(many)).filter(other => other < offset)
  expect(before.length).toBeLessThan(10)
})
