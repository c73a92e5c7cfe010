import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { check, type Findings } from '../src/check.ts'
import { createCoverage } from '../src/coverage.ts'
import { expectSequence } from '../src/cutting-proxy.ts'
import { groupsOf } from '../src/groups.ts'
import { createPrinter, htmlOf, openReport, type ReportFormat, reportFormats } from '../src/report.ts'
import { curlOf } from '../src/secrets.ts'
import { abilities, type Target } from '../src/target.ts'

const target: Target = {
  name: 'test',
  baseUrl: 'http://127.0.0.1:1',
  token: 'header.payload.signature-of-the-token',
  credentials: { clientId: 'me', clientSecret: 'a-secret-of-mine' },
  can: abilities.service,
}

function findings(): Findings {
  const coverage = createCoverage()
  const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: { status: 'paused' } }
  coverage.add('get_event_stream', answer, [{ path: '/body/status', message: "must be 'enabled'" }])
  const violation = { message: 'it is <broken> & "bad"\u0001\u202e' }
  return {
    baseUrl: target.baseUrl,
    startedAt: new Date(0),
    seconds: 1,
    groups: [
      {
        name: 'listings',
        seconds: 1,
        cases: [
          { name: 'one', seconds: 1, violation },
          { name: 'two', seconds: 0, skipped: 'it is a mock' },
        ],
      },
      { name: 'publishing', seconds: 0, skipped: 'there is no token', cases: [] },
    ],
    violations: [{ group: 'listings', name: 'one', message: violation.message, curl: "curl -i '<>'" }],
    answers: coverage.answers(),
  }
}

async function report(format: ReportFormat, found = findings()): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'conformance-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'report')
  const write = await openReport({ format, file })
  await write(found)
  return readFile(file, 'utf8')
}

test('the JSON report lists each part of the document as seen, not seen or violated', async () => {
  const { parts, violations, groups } = JSON.parse(await report('json'))
  const answer = { operationId: 'get_event_stream', status: 200, mediaType: 'application/json' }
  expect(parts).toContainEqual({ ...answer, part: '', state: 'seen' })
  expect(parts).toContainEqual({ ...answer, part: '.name', state: 'not seen' })
  expect(parts).toContainEqual({
    ...answer,
    part: '.status',
    state: 'violated',
    message: "must be 'enabled'",
  })
  expect(parts).toContainEqual(
    expect.objectContaining({ part: 'message not_found', status: 404, state: 'not seen' }),
  )
  expect(violations).toHaveLength(1)
  expect(groups[1]).toMatchObject({ name: 'publishing', skipped: 'there is no token' })
})

test('the JUnit report is well-formed XML with a suite for each group', async () => {
  const xml = await report('junit')
  expect(xml).toContain('<testsuite name="listings" tests="2" failures="1" skipped="1" time="1.000">')
  expect(xml).toContain('<failure message="it is &lt;broken&gt; &amp; &quot;bad&quot;\uFFFD\uFFFD">')
  expect(xml).toContain('<skipped message="there is no token"/>')
})

test('the HTML report escapes every text', async () => {
  const html = await report('html')
  expect(html).toContain('it is &lt;broken&gt;')
  expect(html).toContain('breaks promises')
  const attack = `"'><img src=x onerror=alert(1)></script></title></style>`
  const attacked: Findings = JSON.parse(JSON.stringify(findings()), (key, value) =>
    typeof value === 'string' && key !== 'startedAt' ? attack : value,
  )
  const answers = findings().answers.map(answer => ({
    ...answer,
    mediaType: attack,
    violated: new Map([[attack, attack]]),
  }))
  const [plain, written] = [findings(), { ...attacked, startedAt: new Date(0), answers }].map(htmlOf)
  const tags = (text = '') => new Set(text.match(/<\/?[a-z][^\s>]*/g))
  expect([...tags(written)].filter(tag => !tags(plain).has(tag))).toEqual([])
  expect(written).not.toContain('<img')
})

test('no report shows a token or a secret that a server repeats', async () => {
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers
    const repeated = { statusCode: authorization, errorCode: await text(request).catch(() => '') }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(repeated))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const coverage = createCoverage()
  const repeating = { ...target, baseUrl: `http://127.0.0.1:${port}`, coverage }
  const found = await check(repeating, groupsOf(['methods', 'tokens']), { onCase() {}, onGroup() {} })
  const reports = await Promise.all(reportFormats.map(format => report(format, found)))
  const printed: string[] = []
  const out = { write: (part: string | Uint8Array) => printed.push(String(part)) > 0 }
  createPrinter(out).end(found)
  for (const shown of [...reports, printed.join('')]) {
    expect(shown).toMatch(/got .{1,9}Bearer \$TENANT_API_TOKEN/)
    expect(shown).not.toContain(target.token)
    expect(shown).not.toContain(target.credentials?.clientSecret)
  }
})

test('the output has a line for each group, then the violations and a summary', () => {
  const written: string[] = []
  const printer = createPrinter({ write: (part: string | Uint8Array) => written.push(String(part)) > 0 })
  for (const group of findings().groups) printer.onGroup(group)
  printer.end({ ...findings(), answers: [] })
  expect(
    written
      .join('')
      .split('\n')
      .map(line => line.trimEnd()),
  ).toEqual([
    'listings                0 passed, 1 FAILED, 1 skipped: it is a mock (1.0 s)',
    'publishing              skipped: there is no token',
    ...['', 'listings: one', '  it is <broken> & "bad"\uFFFD\uFFFD', "  curl -i '<>'"],
    ...[
      '',
      '0 cases passed, 1 failed, 1 skipped in 1 s. Seen: 0 of 0 statuses, headers, properties and messages of the document.',
    ],
    '',
  ])
})

test('a curl command is valid shell, and has no token and no secret', async () => {
  const basic = Buffer.from('a-client-with-a-long-name:a-secret-of-mine').toString('base64')
  const line = curlOf(target, {
    method: 'POST',
    path: "/api/v2/x?a='b'",
    headers: {
      Authorization: [`Bearer ${target.token}`, `Bearer ${target.token}x`, `Basic ${basic}`],
      'X-Other': '$HOME',
    },
    body: JSON.stringify({ client_secret: 'a-secret-of-mine', name: "it's" }),
  })
  expect(line).not.toMatch(/a-secret|signature|[\w+]{40}/)
  const { stdout } = await promisify(execFile)('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${line}`], {
    env: { TENANT_API_TOKEN: 'T', TENANT_API_CLIENT_SECRET: 'S', CREDENTIALS: 'C' },
  })
  expect(stdout.trim().split('\n')).toEqual([
    ...['-i', '-X', 'POST', `${target.baseUrl}/api/v2/x?a='b'`],
    ...['-H', 'Authorization: Bearer T', '-H', 'Authorization: Bearer Tx', '-H', 'Authorization: Basic C'],
    ...['-H', 'X-Other: $HOME', '--data-binary', '{"client_secret":"S","name":"it\'s"}'],
  ])
})

test.each([
  [['a', 'b', 'c'], undefined],
  [['a', 'c'], 'skips event b after event a, and goes on with c'],
  [['b', 'c'], 'skips event a as the first event, and goes on with b'],
  [['a', 'a', 'b', 'c'], 'repeats event a after event a'],
  [['a', 'c', 'b'], 'sends event c before event b, which is earlier in the log'],
  [['a', 'b'], 'skips event c after event b'],
  [['a', 'b', 'c', 'd'], 'sends event d after the last event of the log'],
])('a reader that got the events %j of the log a, b, c reports: %s', (ids, fault) => {
  const compare = () => expectSequence(ids, ['a', 'b', 'c'])
  if (fault === undefined) expect(compare).not.toThrow()
  else expect(compare).toThrow(`the subscription ${fault}`)
})
