import { type OperationId, operations } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy } from './policy.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

const configuration = {
  webhook_endpoint: 'https://10.0.0.1/',
  webhook_authorization: { method: 'custom_header', header_key: 'Host', header_value: 'a' },
}
const destination = { type: 'webhook', configuration }
const inDestination = [
  '#/destination/configuration/webhook_endpoint invalid',
  '#/destination/configuration/webhook_authorization/header_key invalid',
]
const subscriptions = [{ event_type: 'user.made' }]
const wrongType = '#/subscriptions/0/event_type enum'
const dates = { date_from: '2026-01-02T00:00:00Z', date_to: '2026-01-01T00:00:00Z' }

test.each<[OperationId, object, readonly string[]]>([
  ['create_event_stream', { name: 'a', subscriptions, destination }, [wrongType, ...inDestination]],
  ['create_event_stream', { destination }, ['#/name required', '#/subscriptions required', ...inDestination]],
  ['update_event_stream', { subscriptions, destination }, [wrongType, ...inDestination]],
  ['update_event_stream', { destination }, inDestination],
  [
    'create_event_stream',
    { name: 'a', subscriptions, destination: { configuration: { webhook_endpoint: 'ftp://a' } } },
    [wrongType, '#/destination/type required', '#/destination/configuration/webhook_endpoint invalid'],
  ],
  [
    'create_rate_limit_policy',
    { ...newPolicy(), consumer: 'user', consumer_selector: 'client_id:https://A.example' },
    ['#/consumer enum', '#/consumer_selector invalid'],
  ],
  ['redeliver_events', { ...dates, statuses: ['lost'] }, ['#/statuses/0 enum', '#/date_from invalid']],
  ['redeliver_events', dates, ['#/date_from invalid']],
  [
    'replay_events',
    { ...dates, from: 'b', to: 'a' },
    ['#/date_from invalid', '# invalid', '#/to invalid', '#/from invalid'],
  ],
  [
    'test_event_stream',
    { event_type: 'user.created', data: { object: 5 }, id: 'x' },
    ['#/id unknown', '#/data/object type'],
  ],
  ['test_event_stream', { event_type: 'user.made', data: 5 }, ['#/event_type enum', '#/data type']],
])('%s names every fault of the body %j', async (operation, body, faults) => {
  const { method, path } = operations[operation]
  const answer = await send(service, { method, path: path.replace('{id}', id), token, body })
  expectRefusal(answer, 400, 'invalid_body', operation)
  const { message, errors } = JSON.parse(answer.text)
  expect(errors.map((error: { path: string; code: string }) => `${error.path} ${error.code}`)).toEqual(faults)
  expect(message).toBe(errors[0].message)
})
