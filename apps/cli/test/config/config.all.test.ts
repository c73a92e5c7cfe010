import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '@tenant-api/test-kit/listen'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../run-here.ts'
import { startTestService } from '../service.ts'
import { start } from '../tenant-api.ts'
import { editAtRandom } from './random-edits.ts'
import { fileOf, policyEntry, randomPolicy, randomStream, secrets, stateOf, streamEntry } from './tenant.ts'

async function startTenant() {
  const { service, client, baseUrl, env } = await startTestService()
  onTestFinished(() => service.stop())
  return { client, baseUrl, env: { ...env, ...secrets } }
}

test('the export of 200 streams and 50 policies makes an empty tenant the same', async () => {
  const [full, empty] = [await startTenant(), await startTenant()]
  const random = createRandom(seed)
  const content = {
    event_streams: Array.from({ length: 200 }, (_, index) => randomStream(`stream ${index}`, random)),
    rate_limit_policies: Array.from({ length: 50 }, (_, index) => randomPolicy(`client_id:${index}`, random)),
  }
  expect(await run(['config', 'apply', fileOf(content), '--yes'], { env: full.env })).toMatchObject({
    code: 0,
  })
  const { stdout: text, stderr } = await run(['config', 'export'], { env: full.env })
  const placeholders = [...stderr.matchAll(/\$\{env:(\w+)\}/g)].map(([, name = '']) => name)
  expect(placeholders).toHaveLength(400)
  const values = placeholders.map(name => [
    name,
    name.endsWith('SIGNING_SECRET') ? secrets.SIGNING : secrets.TOKEN,
  ])
  const file = fileOf(text, 'exported.yaml')
  const env = { ...empty.env, ...Object.fromEntries(values) }
  const applied = await run(['config', 'apply', file, '--yes'], { env })
  expect({ seed, stderr: applied.stderr, code: applied.code }).toEqual({ seed, stderr: '', code: 0 })
  for (const tenant of [full, empty])
    expect(await run(['config', 'plan', file, '--prune', '--exit-code'], { env: tenant.env })).toMatchObject({
      stdout: 'No changes: the tenant is what the file says.\n',
      code: 0,
    })
  expect(await stateOf(empty.client)).toEqual(await stateOf(full.client))
})

test('after each random edit, the file is applied and nothing is left to do', () => editAtRandom(20))

/** Hands requests on to a service. `around` gets each request, and sends it with `forward`. */
async function startProxy(
  baseUrl: string,
  around: (request: IncomingMessage, forward: () => Promise<void>, response: ServerResponse) => Promise<void>,
) {
  const server = createServer((request, response) => {
    around(request, () => forwarded(request, response, baseUrl), response).catch(() => response.destroy())
  })
  const url = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return url
}

async function forwarded(request: IncomingMessage, response: ServerResponse, baseUrl: string): Promise<void> {
  const { host, connection, 'content-length': _, 'transfer-encoding': __, ...headers } = request.headers
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE'
  const answer = await fetch(`${baseUrl}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(hasBody && { body: await buffer(request) }),
  })
  const { 'content-encoding': ___, 'content-length': ____, ...others } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, others).end(Buffer.from(await answer.arrayBuffer()))
}

const isWrite = ({ method, url = '' }: IncomingMessage) => method !== 'GET' && url.startsWith('/api/')

test('an apply that is killed at any of its requests is completed by the next one', async () => {
  const { client, baseUrl, env } = await startTenant()
  const before = fileOf({ event_streams: [streamEntry('changes'), streamEntry('goes')] })
  const file = fileOf({ event_streams: [streamEntry('changes', { order: 'object' }), streamEntry('comes')] })
  const apply = (name: string) => run(['config', 'apply', name, '--yes', '--prune'], { env })
  let killed = 0
  for (let last = 1, isKilled = true; isKilled; last++) {
    expect(await apply(before)).toMatchObject({ code: 0 })
    let count = 0
    isKilled = false
    const url = await startProxy(baseUrl, async (_, forward) => {
      count++
      // Every second time the service gets the last request.
      if (count !== last || last % 2 === 0) await forward()
      if (count !== last) return
      isKilled = true
      child.kill('SIGKILL')
    })
    const { child, ended } = start(['config', 'apply', file, '--yes', '--prune'], {
      env: { ...env, TENANT_API_URL: url },
    })
    await ended
    if (isKilled) killed++
    expect({ last, ...(await apply(file)) }).toMatchObject({ last, code: 0 })
    expect(await run(['config', 'plan', file, '--prune', '--exit-code'], { env })).toMatchObject({ code: 0 })
    expect(await stateOf(client)).toHaveLength(2)
  }
  // A token, a list, two resources read with their tags, and three writes.
  expect(killed).toBe(7)
})

/** Applies a file, and another one when its first write is about to be sent. Resolves with the end of the first one. */
async function applyMeanwhile(
  { baseUrl, env }: Awaited<ReturnType<typeof startTenant>>,
  file: string,
  other: string,
) {
  let isFirst = true
  const url = await startProxy(baseUrl, async (request, forward) => {
    if (isWrite(request) && isFirst) {
      isFirst = false
      expect(await run(['config', 'apply', other, '--yes'], { env })).toMatchObject({ code: 0 })
    }
    await forward()
  })
  return start(['config', 'apply', file, '--yes'], { env: { ...env, TENANT_API_URL: url } }).ended
}

test('of two applies at once, one gets a conflict that names the resource, and its change is not made', async () => {
  const tenant = await startTenant()
  const withOrder = (order: string) => fileOf({ event_streams: [streamEntry('shared', { order })] })
  const both = (rate: number) =>
    fileOf({ event_streams: [streamEntry('shared', { order: 'object', max_events_per_second: rate })] })
  expect(await applyMeanwhile(tenant, withOrder('none'), withOrder('object'))).toMatchObject({
    code: 6,
    stderr: expect.stringMatching(
      /^event stream 'shared': .* 0 of 1 changes were made\. Not made: create event stream 'shared'\. Run the command again/,
    ),
  })
  expect(await applyMeanwhile(tenant, both(1), both(2))).toMatchObject({
    code: 6,
    stderr: expect.stringMatching(
      /^event stream 'shared': .* 0 of 1 changes were made\. Not made: change event stream 'shared'\./,
    ),
  })
  expect(await stateOf(tenant.client)).toMatchObject([
    { name: 'shared', order: 'object', max_events_per_second: 2 },
  ])
})

test('at the maximum number of resources, an apply deletes one before it creates one', async () => {
  const { client, baseUrl, env } = await startTenant()
  const policies = (...selectors: readonly string[]) =>
    fileOf({ rate_limit_policies: selectors.map(one => policyEntry(one)) })
  await run(['config', 'apply', policies('client_id:1', 'client_id:2', 'client_id:3'), '--yes'], { env })
  const error = {
    statusCode: 409,
    error: 'Conflict',
    message: 'Delete one first.',
    errorCode: 'too_many_entities',
  }
  let left = 3
  const url = await startProxy(baseUrl, async (request, forward, response) => {
    const isCreation = request.method === 'POST' && isWrite(request)
    if (isCreation && left === 3) {
      response.writeHead(409, { 'Content-Type': 'application/json' }).end(JSON.stringify(error))
      return
    }
    if (isWrite(request)) left += isCreation ? 1 : -1
    await forward()
  })
  const file = policies('client_id:3', 'client_id:4', 'client_id:5')
  const { stdout, code } = await run(['config', 'apply', file, '--yes', '--prune'], {
    env: { ...env, TENANT_API_URL: url },
  })
  expect({ code, done: stdout.match(/^(Created|Deleted).*\d/gm) }).toEqual({
    code: 0,
    done: [1, 4, 2, 5].map(
      index =>
        `${index < 3 ? 'Deleted' : 'Created'} rate limit policy 'oauth_authentication_api/client/client_id:${index}`,
    ),
  })
  expect(await stateOf(client)).toHaveLength(3)
})

test('an apply waits for its quota', async () => {
  const { service, env: connection } = await startTestService({ API_RATE_LIMIT: '5,5' })
  onTestFinished(() => service.stop())
  const names = Array.from({ length: 8 }, (_, index) => policyEntry(`client_id:${index}`))
  const file = fileOf({ rate_limit_policies: names })
  expect(await run(['config', 'apply', file, '--yes'], { env: connection })).toMatchObject({ code: 0 })
})

test('an interrupted apply says what was not done', async () => {
  const { baseUrl, env } = await startTenant()
  const url = await startProxy(baseUrl, async (request, forward) => {
    if (isWrite(request)) child.kill('SIGINT')
    await forward()
  })
  const file = fileOf({ event_streams: [streamEntry('one'), streamEntry('two')] })
  const { child, ended } = start(['config', 'apply', file, '--yes'], { env: { ...env, TENANT_API_URL: url } })
  const { stderr, code } = await ended
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^The command was interrupted\. [01] of 2 changes were made\. Not made: .*create event stream 'two'\./,
  )
})
