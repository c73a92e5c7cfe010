import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import type { Stores } from '../../src/stores/stores.ts'
import { copyPolicy, copyStream } from '../stores/conformance/maxima.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { newPolicy } from '../stores/conformance/rate-limit-policies.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

const resources = [
  {
    table: 'event_streams',
    fill: copyStream(limits.eventStreams - 2),
    insert: ({ eventStreams }: Stores, key: string) => eventStreams.insert(newEventStream(key)),
  },
  {
    table: 'rate_limit_policies',
    fill: copyPolicy(limits.rateLimitPolicies - 2),
    insert: ({ rateLimitPolicies }: Stores, key: string) =>
      rateLimitPolicies.insert(newPolicy({ consumer_selector: `client_id:${key}` })),
  },
]

it.each(resources)(
  'two nodes do not both add the last possible row of $table',
  async ({ table, fill, insert }) => {
    const { url, open } = await openNodes()
    const [one, two] = [await open(), await open()]
    await insert(one, 'first')
    await administer(url, fill)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    // Inserts wait for this lock, but counts do not.
    await other.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`)
    const outcomes = Promise.all([insert(one, 'a'), insert(two, 'b')])
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await expect.poll(async () => (await administer(url, waiting)).length).toBe(2)
    await other.query('COMMIT')
    expect((await outcomes).toSorted()).toEqual(['inserted', 'too many'])
  },
)
