import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { messageOf, test } from './stream-page.ts'

const most = 2_000
const columns = 'subscriptions, sealed_destination, status, created_at, updated_at, cursor, last_success_at'
/** SQL: copies the only event stream until there are as many as a tenant may have. */
const copyStream = `
  WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${most - 1})
  INSERT INTO event_streams (id, name, ${columns})
  SELECT substr(id, 1, 20) || (100000 + number), name || number, ${columns} FROM event_streams, numbers`

describe.skipIf(!chromiumPath)('The form of a new event stream', () => {
  test('says that the tenant has too many event streams, and does not blame the name', async ({
    stage,
    endpoint,
  }) => {
    await createStream(stage.client, 'first', endpoint.url)
    using database = new DatabaseSync(path.join(stage.service.dataDir, 'tenant.db'))
    database.exec(copyStream)
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('button', { name: 'Create an event stream' }).click()
    await page.getByLabel('Name', { exact: true }).fill('next')
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await page.getByLabel('Webhook endpoint').fill(endpoint.url)
    await page.getByLabel('Token').fill('a-token')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('The tenant has 2,000 event streams, which is the maximum.').waitFor()
    await page.getByText('Delete one first. Then try again.').waitFor()
    expect(await messageOf(page, 'Name')).toBe('Unique among the event streams.')
  })
})
