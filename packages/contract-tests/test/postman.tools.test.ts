import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { expect, inject, onTestFinished, test } from 'vitest'

const newman = inject('programs').Newman
const collection = createRequire(import.meta.url).resolve('@tenant-api/contract/postman_collection.json')

interface Report {
  readonly run: {
    readonly executions: readonly {
      readonly item: { readonly name: string }
      readonly response: { readonly code: number }
      readonly assertions: readonly { readonly assertion: string; readonly error?: object }[]
    }[]
  }
}

test.skipIf(!newman)(
  'newman runs every request of the Postman collection, and each answer is as documented',
  async () => {
    // Newman reads an answer to its end, so the subscription must end soon.
    const service = await startService({
      EVENTS_MAX_CONNECTION_SECONDS: '1',
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    })
    onTestFinished(service.stop)
    const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-postman-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const report = path.join(folder, 'report.json')
    const { clientId: client_id, clientSecret: client_secret } = credentials
    const variables = { base_url: service.baseUrl, client_id, client_secret }
    await promisify(execFile)(process.execPath, [
      ...[String(newman), 'run', collection, '--reporters', 'json', '--reporter-json-export', report],
      ...Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]),
    ])
    const { run }: Report = JSON.parse(await readFile(report, 'utf8'))
    expect(run.executions.flatMap(({ assertions }) => assertions.map(({ error }) => error))).toEqual(
      run.executions.map(() => undefined),
    )
    expect(
      Object.fromEntries(run.executions.map(({ item, response }) => [item.name, response.code])),
    ).toEqual({
      'Issue an access token': 200,
      'Get the public keys': 200,
      "Get the authorization server's metadata": 200,
      'List event streams': 200,
      'Create an event stream': 201,
      'Get an event stream': 200,
      'Get the statistics of an event stream': 200,
      'Send a test event': 202,
      'List the delivery history of an event stream': 200,
      'List the delivery attempts of an event stream': 200,
      'List the delivery attempts of an event': 200,
      // The delivery of the test event may not have failed yet.
      'Get a delivery': expect.toBeOneOf([200, 404]),
      'Redeliver failed deliveries': 202,
      'Redeliver one delivery': expect.toBeOneOf([202, 404, 409]),
      'Skip waiting events': 202,
      'Replay events': 202,
      // The replay may have ended.
      'End a replay': expect.toBeOneOf([204, 404]),
      'Update an event stream': 200,
      'Delete an event stream': 204,
      'Subscribe to events': 200,
      'Count the subscribers of events': 200,
      "List the tenant's log": 200,
      'Get an entry of the log': 200,
      'List rate limit policies': 200,
      'Create a rate limit policy': 201,
      'Get a rate limit policy': 200,
      'Update a rate limit policy': 200,
      'Delete a rate limit policy': 204,
    })
  },
)
