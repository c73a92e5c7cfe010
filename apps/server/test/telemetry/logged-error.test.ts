import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { loggedError } from '../../src/telemetry/log.ts'

test('an error and its causes are one sentence in the log', () => {
  const lines: string[] = []
  const log = pino({ serializers: { err: loggedError } }, { write: line => lines.push(line) })
  const cause = new StoreError('PostgreSQL does not answer.', {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  })
  log.error(
    { err: new StoreError('SQLite does not answer.', { cause: new Error('database is locked') }) },
    'a',
  )
  log.error({ err: new Error('The start failed.', { cause }) }, 'b')
  log.error({ err: new Error('Alone. And whole.') }, 'c')
  expect(lines.map(line => JSON.parse(line).err.message)).toEqual([
    'SQLite does not answer: database is locked',
    'The start failed: PostgreSQL does not answer: connect ECONNREFUSED 127.0.0.1:5432',
    'Alone. And whole.',
  ])
})
