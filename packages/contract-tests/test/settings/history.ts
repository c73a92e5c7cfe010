import { createServer } from 'node:http'
import { callOperation } from '@tenant-api/conformance/call-operation'
import type { Coverage } from '@tenant-api/conformance/coverage'
import { documentedPath } from '@tenant-api/conformance/documented-requests'
import { call } from '@tenant-api/conformance/exchange'
import { requestToken } from '@tenant-api/conformance/request-token'
import { acceptedEventStream, newEventStream } from '@tenant-api/conformance/suite/event-streams'
import type { Target } from '@tenant-api/conformance/target'
import { type components, operations } from '@tenant-api/contract'
import { listen } from '@tenant-api/test-kit/listen'
import { expect, onTestFinished, test } from 'vitest'
import { startTarget } from './service-target.ts'

type Attempts = components['schemas']['EventStreamAttemptsPage']
type Logs = components['schemas']['LogsPage']
type TestEvent = components['schemas']['TestEventAccepted']

/** Attempts at an endpoint that answers, and sums of the log, which a service writes when it stops. */
export function history(coverage: Coverage): void {
  test('An attempt has the answer of its target', async () => {
    const answers = [503, 200]
    const receiver = createServer((request, response) => {
      request.resume()
      response.writeHead(answers.shift() ?? 204, { 'Content-Type': 'text/plain' }).end('Text of the target')
    })
    const endpoint = await listen(receiver)
    onTestFinished(() => void receiver.close())
    const target = await startTarget(coverage, { WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' }, onTestFinished)
    const id = await newStreamTo(target, `${endpoint}/`)
    const parameters = { id }
    const body = { event_type: 'user.created' }
    const tested = await callOperation(target, 'test_event_stream', { parameters, body })
    const { event_id } = tested.body as TestEvent
    const delivery = { parameters: { id, event_id } }
    await expect
      .poll(() => callOperation(target, 'get_event_delivery', delivery))
      .toMatchObject({ status: 200 })
    await callOperation(target, 'redeliver_event', delivery)

    const attemptsOf = async (query = '') =>
      (await callOperation(target, 'list_event_attempts', { parameters: { event_id }, query }))
        .body as Attempts
    await expect.poll(async () => (await attemptsOf()).attempts).toHaveLength(2)
    const { attempts } = await attemptsOf()
    expect(attempts).toMatchObject([
      { number: 2, result: 'delivered', status: 200, purpose: 'redelivery', answer: 'Text of the target' },
      { number: 1, result: 'failed', status: 503, purpose: 'test', answer: 'Text of the target' },
    ])
    expect(await attemptsOf('take=1')).toMatchObject({ next: expect.any(String) })
    const ofStream = await callOperation(target, 'list_event_stream_attempts', { parameters })
    expect(ofStream.body).toMatchObject({ attempts })
    const statistics = await callOperation(target, 'get_event_stream_stats', { parameters })
    expect(statistics.body).toMatchObject({ current: { state: 'healthy', last_attempt: attempts[0] } })
    expect(
      await callOperation(target, 'list_event_stream_attempts', { parameters, query: 'take=1' }),
    ).toMatchObject({
      body: { next: expect.any(String) },
    })
  })

  test('The log has the details of changes, and sums refused writes', async () => {
    let stop = () => Promise.resolve()
    const target = await startTarget(null, {}, end => {
      stop = end
    })
    const id = await newStreamTo(target, 'https://hooks.example.com/')
    const path = documentedPath('test_event_stream', { id })
    const headers = {
      ...{ 'Content-Type': 'application/json', 'X-Correlation-ID': 'release 7', 'User-Agent': 'deploy/1' },
    }
    const { method } = operations.test_event_stream
    const request = { method, path, headers, body: JSON.stringify({ event_type: 'user.created' }) }
    expect(await call(target, 'test_event_stream', request, target.token)).toMatchObject({ status: 202 })
    const token = await requestToken(target, { audience: '/api/v2/', scope: 'read:stats' })
    for (let count = 0; count < 3; count++)
      expect(await call(target, 'test_event_stream', request, token)).toMatchObject({ status: 403 })
    await stop()

    const again = await startTarget(coverage, { DATA_DIR: target.dataDir }, onTestFinished)
    const found = async (query: string) =>
      ((await callOperation(again, 'list_logs', { query })).body as Logs).logs
    const [change] = await found('correlation_id=release%207')
    expect(change).toMatchObject({ operation: 'test_event_stream', user_agent: 'deploy/1', count: 1 })
    const [refusal] = await found('kind=refusal')
    expect(refusal).toMatchObject({ status: 403, error_code: 'insufficient_scope', count: 3 })
    expect(refusal).not.toHaveProperty('correlation_id')
    for (const entry of [change, refusal])
      expect(await callOperation(again, 'get_log', { parameters: { id: entry?.id ?? '' } })).toMatchObject({
        status: 200,
        body: entry,
      })
  })
}

/** Creates an enabled event stream, and resolves with its id. */
async function newStreamTo(target: Target, endpoint: string): Promise<string> {
  const stream = newEventStream()
  stream.status = 'enabled'
  stream.destination.configuration.webhook_endpoint = endpoint
  return (await acceptedEventStream(target, stream)).id
}
