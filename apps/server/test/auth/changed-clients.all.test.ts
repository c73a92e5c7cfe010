import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { test, vi } from 'vitest'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor } from './forged-tokens.ts'

const service = await startWatchedService()
const { kid, claims, token } = await forgeFor(service)
const header = { typ: 'at+jwt', alg: 'EdDSA', kid }
const withScope = (scope: string, aud = '/api/v2/') => token(header, claims({ scope, aud }))

const stream = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const get = (target: string, bearer: string) => send(service, { path: target, token: bearer })
const publish = (bearer: string) =>
  send(service, { method: 'POST', path: '/internal/events', token: bearer, body: {} })

test('a client that is no longer global loses access to /api/v2 but not to /internal, and a deleted client loses both', async () => {
  using database = new DatabaseSync(path.join(service.dataDir, 'tenant.db'))
  const [administrator, publisher] = [
    withScope('read:event_streams'),
    withScope('publish:events', '/internal/'),
  ]
  // A running service may take up to five seconds to apply changes by another process.
  const seen = { timeout: 5_000 + toleranceMs, interval: 100 }
  database.exec('UPDATE clients SET is_global = 0')
  await vi.waitFor(
    async () => expectRefusal(await get(stream, administrator), 401, 'client_not_global', 'get_event_stream'),
    seen,
  )
  expectRefusal(await publish(publisher), 400, 'invalid_body', 'publish_events')
  database.exec('DELETE FROM clients')
  await vi.waitFor(
    async () => expectRefusal(await publish(publisher), 401, 'invalid_token', 'publish_events'),
    seen,
  )
  expectRefusal(await get(stream, administrator), 401, 'invalid_token', 'get_event_stream')
})
