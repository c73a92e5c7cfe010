import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { components } from '@tenant-api/contract'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../postgres/new-database.ts'
import { settings } from '../postgres/nodes.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
} from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

type Page = components['schemas']['EventStreamAttemptsPage']

const onPostgres = async () => ({
  DATABASE_URL: await newDatabase(),
  SECRETS_KEY: settings.SECRETS_KEY,
  LEASE_SECONDS: '1',
})

it.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', onPostgres],
])('each failed delivery has its attempts after a SIGKILL, on %s', async (_, store) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...quickWebhooks, ...(await store()), DATA_DIR: dataDir }
  const target = await startTarget(() => 500)
  const first = await manageStreams(await startServiceProcess(env))
  const { body } = await first.call<EventStream>('create_event_stream', { body: newStream(target.url) })
  const { id } = body
  await first.publish([newUser(), newUser(), newUser()])
  await target.first(5)
  // Fewer attempts than open the circuit. What the history shows is committed.
  const listed = await first.history(id)
  await first.kill()
  const next = await manageStreams(await startServiceProcess(env))
  await next.historyOf(id, 3)
  for (const delivery of [...listed, ...(await next.history(id))]) {
    const query = { event_id: delivery.id }
    const attempts = (await next.call<Page>('list_event_stream_attempts', { id, query })).body.attempts
    expect(attempts.map(({ number, result }) => ({ number, result }))).toEqual(
      [3, 2, 1].map(number => ({ number, result: 'failed' })),
    )
    expect(attempts.map(({ attempted_at }) => attempted_at)).toEqual(
      delivery.attempts.map(({ timestamp }) => timestamp).toReversed(),
    )
  }
  await next.stop()
})
