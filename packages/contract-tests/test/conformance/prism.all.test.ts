import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { check } from '@tenant-api/conformance/check'
import { type GroupName, groupsOf } from '@tenant-api/conformance/groups'
import { abilities } from '@tenant-api/conformance/target'
import { freePort } from '@tenant-api/test-kit/free-port'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Fault, startFaultyServer } from './faulty-server.ts'

const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli')
const document = fileURLToPath(new URL('../../../contract/generated/openapi.public.json', import.meta.url))
/**
 * The groups that neither subscribe to events nor send malformed JSON: Prism passes an SSE stream on only when it has ended, and
 * never answers malformed JSON. docs/choices.md lists these and other peculiarities of Prism.
 */
const groups: readonly GroupName[] = [
  'identifiers',
  'listings',
  'policies',
  'deliveries',
  'event-streams',
  'changed-event-streams',
  'resources',
]

let service: RunningService

/** Starts Prism's proxy. It answers 500 in place of an answer that the document does not allow. */
async function startPrism(upstream: string): Promise<string> {
  const port = String(await freePort())
  const judge = ['--errors', '--validate-request', 'false', '--multiprocess', 'false', '--port', port]
  const child = spawn(process.execPath, [prism, 'proxy', document, upstream, ...judge], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)
  for await (const line of lines) if (line.includes('listening')) break
  child.stdout.resume()
  return `http://127.0.0.1:${port}`
}

/** The violations that the conformance suite finds in Prism's proxy in front of the service. */
async function violations(only: readonly GroupName[], fault: Fault = {}) {
  const server = await startFaultyServer(service.baseUrl, fault)
  onTestFinished(server.close)
  const baseUrl = await startPrism(server.baseUrl)
  const token = await service.token()
  const target = { name: 'Prism', baseUrl, token, credentials, can: abilities.service }
  const findings = await check(target, groupsOf(only), { onCase() {}, onGroup() {} })
  return findings.violations.map(({ name, message }) => `${name}: ${message}`)
}

describe.runIf(process.env.LONG)("Prism's proxy", () => {
  beforeAll(async () => {
    service = await startService({ API_RATE_LIMIT: 'off' })
  })
  afterAll(() => service.stop())

  test('finds nothing undocumented in the answers of the service', async () => {
    expect(await violations(groups)).toEqual([
      // Prism replaces the invalid byte before the service sees it.
      expect.stringMatching(/^A new event stream with invalid UTF-8 in its name is refused: /),
    ])
  })

  test('finds an answer that the document does not allow', async () => {
    const found = await violations(['resources'], {
      onAnswer: answer => {
        answer.body = answer.body.replace('"status":"enabled"', '"status":"paused"')
      },
    })
    expect(found).toContainEqual(expect.stringMatching(/: create_event_stream answers 500, but /))
  })
})
