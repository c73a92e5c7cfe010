import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../run-here.ts'
import { closedAddress, startTestService } from '../service.ts'
import { fileOf, policyEntry, secrets, stateOf, streamEntry } from './tenant.ts'

const { service, client, env: connection } = await startTestService()
afterAll(() => service.stop())
const env = { ...connection, ...secrets }
const config = (...args: readonly string[]) => run(['config', ...args], { env })

test('a file is applied, and nothing is left to do', async () => {
  const file = fileOf({
    event_streams: [streamEntry('first', { order: 'object' }), streamEntry('second')],
    rate_limit_policies: [policyEntry('default', { action: 'block', limit: 5 })],
  })
  const plan = await config('plan', file, '--exit-code')
  expect(plan).toMatchObject({ code: 10, stderr: '' })
  expect(plan.stdout).toBe(`+ event stream first
    subscriptions: [{"event_type":"user.created"}]
    order: object
    destination.type: webhook
    destination.configuration.webhook_endpoint: https://hooks.example.com/events
    destination.configuration.webhook_authorization.method: bearer
    destination.configuration.webhook_authorization.token: (secret) is set
    destination.configuration.signing_secret: (secret) is set
+ event stream second
    subscriptions: [{"event_type":"user.created"}]
    destination.type: webhook
    destination.configuration.webhook_endpoint: https://hooks.example.com/events
    destination.configuration.webhook_authorization.method: bearer
    destination.configuration.webhook_authorization.token: (secret) is set
    destination.configuration.signing_secret: (secret) is set
+ rate limit policy oauth_authentication_api/client/default
    configuration.action: block
    configuration.limit: 5
3 to create.
`)
  const applied = await config('apply', file, '--yes')
  expect(applied).toEqual({
    stdout: `${plan.stdout}Created event stream 'first'\nCreated event stream 'second'\nCreated rate limit policy 'oauth_authentication_api/client/default'\n`,
    stderr: '',
    code: 0,
  })
  expect(await config('plan', file, '--exit-code')).toEqual({
    stdout: 'No changes: the tenant is what the file says.\n',
    stderr: '',
    code: 0,
  })
})

test('a property that the file no longer has is removed, except the status', async () => {
  const one = streamEntry('one', {
    order: 'object',
    filters: [{ path: 'source', exact: 'a' }],
    max_events_per_second: 3,
    status: 'disabled',
  })
  await config('apply', fileOf({ event_streams: [one] }), '--yes')
  const { stdout } = await config('apply', fileOf({ event_streams: [streamEntry('one')] }), '--yes')
  expect(stdout).toContain('    order: object → (none)\n')
  expect(await stateOf(client)).toContainEqual(expect.objectContaining({ name: 'one', status: 'disabled' }))
  expect(await config('plan', fileOf({ event_streams: [streamEntry('one')] }))).toMatchObject({
    stdout: 'No changes: the tenant is what the file says.\n',
  })
})

test('only --prune deletes what the file does not have, and never a part that it does not have', async () => {
  const file = fileOf({ event_streams: [streamEntry('first', { order: 'object' })] })
  const kept = await config('apply', file, '--yes')
  expect(kept).toMatchObject({ code: 0, stdout: 'No changes: the tenant is what the file says.\n' })
  expect(kept.stderr).toMatch(/not in event_streams of the file: .*second.*--prune deletes/)
  const pruned = await config('apply', file, '--yes', '--prune')
  expect(pruned.stdout).toContain("Deleted event stream 'second'\n")
  expect((await stateOf(client)).map(resource => Object(resource).name)).toEqual(
    expect.arrayContaining(['first', undefined]),
  )
  expect((await client.listRateLimitPolicies()).rate_limit_policies).toHaveLength(1)
  const empty = fileOf({ event_streams: [], rate_limit_policies: [] })
  expect((await config('plan', empty, '--prune', '--only', 'rate_limit_policies')).stdout).toBe(
    '- rate limit policy oauth_authentication_api/client/default\n1 to delete.\n',
  )
})

describe('secrets', () => {
  const withVersion = (version: string, token = '${env:TOKEN}') => {
    const entry = streamEntry('secretive')
    const { configuration } = entry.destination as { configuration: object }
    const webhook_authorization = { method: 'bearer', ...(token && { token }) }
    return {
      ...entry,
      destination: {
        type: 'webhook',
        configuration: { ...configuration, webhook_authorization, secret_version: version },
      },
    }
  }

  test('are sent again only with a new secret_version, and never shown', async () => {
    await config('apply', fileOf({ event_streams: [withVersion('1')] }), '--yes')
    const other = { ...env, TOKEN: 'another-token' }
    expect(
      await run(['config', 'plan', fileOf({ event_streams: [withVersion('1')] })], { env: other }),
    ).toMatchObject({
      stdout: 'No changes: the tenant is what the file says.\n',
    })
    const { stdout, stderr } = await run(
      ['config', 'apply', fileOf({ event_streams: [withVersion('2')] }), '--yes'],
      { env: other },
    )
    expect(stdout).toContain('secret_version: 1 → 2\n')
    expect(stdout).toContain('webhook_authorization.token: (secret) is set\n')
    expect(stdout + stderr).not.toContain('another-token')
  })

  test('that are not set here are named, and nothing is sent', async () => {
    const file = fileOf({ event_streams: [withVersion('3'), streamEntry('after')] })
    const without = { ...connection, TOKEN: '' }
    const planned = await run(['config', 'plan', file], { env: without })
    expect(planned).toMatchObject({ code: 0 })
    expect(planned.stderr).toContain('${env:TOKEN} is not set; ${env:SIGNING} is not set')
    const applied = await run(['config', 'apply', file, '--yes'], { env: without })
    expect(applied).toMatchObject({ code: 2 })
    expect(applied.stderr).toContain('${env:TOKEN} is not set')
    expect(JSON.stringify(await stateOf(client))).not.toContain('after')
  })

  test('that the service would refuse are not shown, and nothing is sent', async () => {
    const file = fileOf({ event_streams: [streamEntry('before'), withVersion('3')] })
    const { stderr, code } = await run(['config', 'apply', file, '--yes'], {
      env: { ...env, TOKEN: 'two words' },
    })
    expect(code).toBe(2)
    expect(stderr).toContain(
      "A secret of event stream 'before' is wrong: 'destination.configuration.webhook_authorization.token' must be visible ASCII without spaces",
    )
    expect(stderr).not.toContain('two words')
    expect(JSON.stringify(await stateOf(client))).not.toContain('before')
  })

  test('may be in files beside the tenant file, without the line break at their end', async () => {
    fileOf('a-token\n', 'token')
    const file = fileOf({ event_streams: [withVersion('4', '${file:token}')] })
    expect(await config('apply', file, '--yes')).toMatchObject({ code: 0 })
  })

  test('are not set by an empty file, as by an empty variable', async () => {
    fileOf('\n', 'empty')
    const file = fileOf({ event_streams: [withVersion('5', '${file:empty}')] })
    expect(await config('apply', file, '--yes')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('These secrets are needed: ${file:empty} is empty.'),
    })
  })

  test('may be missing where the service keeps them, but not where it needs them', async () => {
    const kept = fileOf({ event_streams: [withVersion('4', '')] })
    expect(await config('plan', kept)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No changes'),
    })
    expect(await config('plan', fileOf({ event_streams: [withVersion('5', '')] }))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        "event stream 'secretive' lacks destination.configuration.webhook_authorization.token, which the service never shows. Add it",
      ),
    })
  })
})

describe('a file that is wrong', () => {
  test.each(['plan', 'apply', 'validate'])(
    '%s names line, column and the nearest name, and sends nothing',
    async name => {
      const file = fileOf('event_streams:\n  - name: a\n    subscriptons: []\n', 'wrong.yaml')
      expect(await run(['config', name, file, '--url', closedAddress], { env })).toEqual({
        stdout: '',
        stderr: `${file}:3:5: 'event_streams[0].subscriptons' is unknown. Did you mean 'subscriptions'? Correct the file.\n`,
        code: 2,
      })
    },
  )

  test('is checked without a service', async () => {
    const file = fileOf({ event_streams: [streamEntry('a')], events: [] })
    expect(await run(['config', 'validate', file])).toEqual({
      stdout: `${file} is valid: 1 in event_streams, 0 in events.\n`,
      stderr: '',
      code: 0,
    })
    expect(await run(['config', 'validate', '-'], { input: '{}' })).toMatchObject({
      stdout: 'standard input is valid: it manages nothing.\n',
    })
  })
})

test('apply asks first, and does nothing without an answer', async () => {
  const file = fileOf({ event_streams: [streamEntry('unasked')] })
  expect(await config('apply', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'Make these changes (1 to create)? No prompt is possible here. Add --yes to go on.\n',
    ),
  })
  expect(JSON.stringify(await stateOf(client))).not.toContain('unasked')
})

test('what only the mock reads is ignored', async () => {
  const recorded = { id: 'est_1CfRkm7WrQvB2TzNpXyL4d', created_at: '2026-11-02T08:30:00.125Z' }
  const file = fileOf({ event_streams: [streamEntry('recorded', recorded)], events: [] })
  const { stderr } = await config('apply', file, '--yes')
  expect(stderr).toContain('Only the mock reads events')
  expect(await config('plan', file, '--exit-code')).toMatchObject({ code: 0 })
})

test('a program reads what was done', async () => {
  const file = fileOf({ event_streams: [streamEntry('for a program')] })
  const { stdout } = await run(['config', 'apply', file, '--yes'], { env, mode: 'json' })
  expect(JSON.parse(stdout)).toMatchObject({
    changes: [{ collection: 'event_streams', action: 'create', key: ['for a program'], done: true }],
  })
})

test('an export is the same file each time, without secrets, and lists their placeholders', async () => {
  const [one, other] = [await config('export'), await config('export')]
  expect(one).toEqual(other)
  expect(one.stdout).toMatch(
    /^# yaml-language-server: \$schema=http:\/\/127\.0\.0\.1:\d+\/tenant\.schema\.json\n/,
  )
  expect(one.stdout).toContain('token: ${env:EVENT_STREAM_FIRST_TOKEN}\n')
  expect(one.stderr).toContain('  ${env:EVENT_STREAM_FIRST_TOKEN}\n')
  const plan = await run(['config', 'plan', '-', '--prune', '--exit-code'], {
    env: connection,
    input: one.stdout,
  })
  expect(plan).toMatchObject({ code: 0 })
  const json = await run(['config', 'export', '--json'], { env })
  expect(JSON.parse(json.stdout)).toMatchObject({ $schema: expect.stringContaining('/tenant.schema.json') })
})
