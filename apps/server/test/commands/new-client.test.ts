import { document, scopesByAudience } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { clientNameFault } from '../../src/auth/clients.ts'
import { newClient, readClientOptions } from '../../src/commands/clients.ts'

test.each([
  { args: [], scopes: { '/api/v2/': 242, '/internal/': 1 } },
  { args: ['--scope', 'all'], scopes: { '/api/v2/': 242, '/internal/': 1 } },
  { args: ['--audience', '/api/v2/'], scopes: { '/api/v2/': 242 } },
  { args: ['--audience', '/internal/', '--scope', 'all'], scopes: { '/internal/': 1 } },
  { args: ['--scope', 'publish:events'], scopes: { '/internal/': 1 } },
  { args: ['--scope', ' read:events  read:events '], scopes: { '/api/v2/': 1 } },
  { args: ['--scope', 'read:events publish:events'], scopes: { '/api/v2/': 1, '/internal/': 1 } },
  {
    args: ['--scope', 'read:events', '--audience', '/internal/', '--audience', '/api/v2/'],
    scopes: { '/api/v2/': 1, '/internal/': 0 },
  },
])('with $args a client has $scopes scopes', ({ args, scopes }) => {
  const granted = readClientOptions(args).scopes
  const counts = Object.entries(granted).map(([audience, list]) => [audience, list.length])
  expect(Object.fromEntries(counts)).toEqual(scopes)
  for (const [audience, list] of Object.entries(granted))
    expect(Object.entries(scopesByAudience).find(([name]) => name === audience)?.[1]).toEqual(
      expect.arrayContaining([...list]),
    )
})

test.each([
  { args: ['--id'], says: /--id/ },
  { args: ['app'], says: /'app'/ },
  { args: ['--id', ''], says: /^--id must have 1 to 245/ },
  { args: ['--id', 'a'.repeat(246)], says: /^--id must have 1 to 245/ },
  { args: ['--id', 'a b'], says: /^--id must have .* other than spaces/ },
  { args: ['--id', 'bäcker'], says: /^--id must have .* visible ASCII/ },
  { args: ['--id', 'a\nb'], says: /^--id must/ },
  { args: ['--id', 'a\u009bb'], says: /^--id must/ },
  {
    args: ['--id', 'https://app.example.com'],
    says: /^--id begins with https:, so it must be .* Use "https:\/\/app\.example\.com\/"\.$/,
  },
  { args: ['--id', 'https://app.example.com/a#b'], says: /without a user or a fragment/ },
  { args: ['--id', 'https://user@app.example.com/a'], says: /without a user or a fragment/ },
  { args: ['--id', 'https://app.example.com/a/../b'], says: /^--id/ },
  { args: ['--id', 'https://'], says: /^--id begins with https:, so it must be .* fragment\.$/ },
  { args: ['--id', 'HTTPS://App.example.com:443/'], says: /Use "https:\/\/app\.example\.com\/"\.$/ },
  { args: ['--name', ''], says: /^--name must have 1 to 128 characters\.$/ },
  { args: ['--name', 'a'.repeat(129)], says: /^--name must have 1 to 128/ },
  ...['\n', '\u001b[31m', '\u007f', '\u009b31m', '\u061c', '\u200f', '\u2028', '\u202e', '\u2066'].map(
    hidden => ({
      args: ['--name', `a${hidden}b`],
      says: /^--name must be text without control characters/,
    }),
  ),
  { args: ['--secret', 'a'.repeat(15)], says: /^--secret must have 16 to 1,024/ },
  { args: ['--secret', 'a'.repeat(1_025)], says: /^--secret must have 16 to 1,024/ },
  {
    args: ['--scope', 'read:nothing'],
    says: /"read:nothing", which is not a scope of any audience\. Choose from .*read:events, .*publish:events, or all\.$/,
  },
  { args: ['--scope', 'read:events', '--audience', '/internal/'], says: /"read:events".* \/internal\// },
  { args: ['--scope', 'all read:events'], says: /"all"/ },
  { args: ['--scope', 'ALL'], says: /"ALL"/ },
  { args: ['--scope', ''], says: /^--scope must name at least one scope/ },
  { args: ['--scope', ' ', '--audience', '/internal/'], says: /^--scope must name at least one scope/ },
  { args: ['--audience', '/api/v2'], says: /^--audience must be one of \/api\/v2\/, \/internal\// },
  { args: ['--audience', ''], says: /^--audience/ },
  { args: ['--not-global=false'], says: /--not-global/ },
])('the error message for the options $args names the invalid option', ({ args, says }) => {
  expect(() => readClientOptions(args)).toThrow(says)
})

test('ids and secrets are random by default', async () => {
  const made = await Promise.all([1, 2].map(() => newClient(readClientOptions([]), 0)))
  expect(new Set(made.map(({ client }) => client.id)).size).toBe(2)
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(2)
  for (const { client, secret } of made) {
    expect(client.id).toMatch(/^cli_\w{22}$/)
    expect(client.name).toBe(client.id)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(client.secretHash).not.toContain(secret)
  }
})

test('the names of clients and of event streams have the same characters', () => {
  const schema = document.components?.schemas?.EventStreamName as { pattern: string } | undefined
  const allowed = new RegExp(schema?.pattern ?? '', 'u')
  const accepted = (name: string) => clientNameFault(name) === null
  for (let unit = 0; unit <= 0xffff; unit++) {
    const name = String.fromCharCode(unit)
    if (accepted(name) !== allowed.test(name)) throw new Error(`they differ in U+${unit.toString(16)}`)
  }
  expect(accepted('Zoë 😀')).toBe(true)
})
