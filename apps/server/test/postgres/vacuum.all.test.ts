import { expect, inject, it } from 'vitest'
import { administer, copyOf } from './new-database.ts'

/** Tables whose rows change seldom or are never deleted. A vacuum may shorten their files. */
const seldomChange = ['clients', 'epochs', 'rate_limit_policies', 'schema_version', 'signing_keys', 'tenant']

it('a vacuum never locks a table with many deleted rows to shorten its file', async () => {
  const url = await copyOf(inject('preparedUrl'))
  const rows = 'SELECT pg_relation_size($$done_transactions$$)::int AS bytes'
  await administer(
    url,
    'INSERT INTO done_transactions (id) SELECT gen_random_uuid() FROM generate_series(1, 10000)',
  )
  const before = await administer(url, rows)
  await administer(url, 'DELETE FROM done_transactions')
  await administer(url, 'VACUUM done_transactions')
  expect(await administer(url, rows)).toEqual(before)

  const shortened = await administer(
    url,
    `SELECT tables.relname AS name
     FROM pg_class AS tables LEFT JOIN pg_class AS toast ON toast.oid = tables.reltoastrelid
     WHERE tables.relkind = 'r' AND NOT tables.relispartition AND tables.relnamespace = 'public'::regnamespace
       AND NOT (
         'vacuum_truncate=false' = ANY(coalesce(tables.reloptions, '{}'))
         AND (toast.oid IS NULL OR 'vacuum_truncate=false' = ANY(coalesce(toast.reloptions, '{}'))))
     ORDER BY 1`,
  )
  expect(shortened.map(row => (row as { name: string }).name)).toEqual(seldomChange)
})
