import { expect, test } from 'vitest'
import { parseDatabaseUrl } from '../../src/config/readers.ts'

test.each([
  { text: 'postgres://u:p@one/db', servers: ['postgres://u:p@one/db'] },
  {
    text: 'postgresql://u:p@one:5433,two/db?sslmode=verify-full&target_session_attrs=read-write',
    servers: [
      'postgresql://u:p@one:5433/db?sslmode=verify-full',
      'postgresql://u:p@two/db?sslmode=verify-full',
    ],
  },
  {
    text: 'postgres://u:a,b%40c@[::1]:5432,[::2]/db',
    servers: ['postgres://u:a,b%40c@[::1]:5432/db', 'postgres://u:a,b%40c@[::2]/db'],
  },
  { text: 'postgres:///db?host=/run/postgresql', servers: ['postgres:///db?host=/run/postgresql'] },
])('the database URL $text names the servers $servers', ({ text, servers }) => {
  expect(parseDatabaseUrl(text).map(({ href }) => decodeURIComponent(href))).toEqual(
    servers.map(href => decodeURIComponent(href)),
  )
})

test('the error message for an invalid URL does not contain the password', () => {
  for (const text of ['postgres://u:a-password@one,,two/db', 'postgres://u:a-password@one:x/db'])
    expect(() => parseDatabaseUrl(text)).toThrow(/^DATABASE_URL must (?!.*a-password)/)
})
