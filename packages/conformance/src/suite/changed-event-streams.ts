import { randomUUID } from 'node:crypto'
import type { components } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { lack } from '../needs.ts'
import { expectRefusal } from '../refusal.ts'
import type { Target } from '../target.ts'
import { acceptedEventStream, newEventStream, newEventStreamId, newEventStreams } from './event-streams.ts'

const conflict = { status: 409, errorCode: 'conflict' } as const

/** Updates of an event stream, and operations that fail on a disabled stream. */
export function changedEventStreams(target: Target): void {
  describe.unless(lack(target, 'keepState'))('An updated event stream', () => {
    test.each(newEventStreams())('is returned without its secrets: %s', async (_name, { destination }) => {
      const id = await newEventStreamId(target)
      const { status, body } = await callOperation(target, 'update_event_stream', {
        parameters: { id },
        body: { destination },
      })
      const { webhook_endpoint, webhook_authorization } = destination.configuration
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          destination: {
            configuration: {
              webhook_endpoint,
              ...(webhook_authorization && {
                webhook_authorization: { method: webhook_authorization.method },
              }),
            },
          },
        },
      })
      expect(body).not.toHaveProperty('destination.configuration.signing_secret')
    })

    test('cannot take the name of another event stream', async () => {
      const name = randomUUID()
      await acceptedEventStream(target, { ...newEventStream(), name })
      const parameters = { id: await newEventStreamId(target) }
      const answer = await callOperation(target, 'update_event_stream', { parameters, body: { name } })
      expectRefusal('update_event_stream', answer, conflict)
    })

    test('has no disabled_at and no disabled_reason once it is enabled', async () => {
      const parameters = { id: await newEventStreamId(target) }
      const found = await callOperation(target, 'get_event_stream', { parameters })
      const { disabled_reason, disabled_at } = found.body as components['schemas']['EventStream']
      expect(disabled_reason).toMatch(/\S/)
      const body = { status: 'enabled' }
      const enabled = await callOperation(target, 'update_event_stream', { parameters, body })
      expect(enabled.body).toMatchObject(body)
      // Compare two times of the target: its clock may differ from ours.
      const { updated_at } = enabled.body as components['schemas']['EventStream']
      expect(Date.parse(disabled_at ?? '')).toBeLessThanOrEqual(Date.parse(updated_at))
      expect(enabled.body).not.toHaveProperty('disabled_reason')
      expect(enabled.body).not.toHaveProperty('disabled_at')
    })
  })

  describe.unless(lack(target, 'keepState'))('A disabled event stream', () => {
    test.each([
      ['test_event_stream', { event_type: 'user.created' }],
      ['redeliver_events', {}],
    ] as const)('refuses %s', async (operationId, body) => {
      const parameters = { id: await newEventStreamId(target) }
      expectRefusal(operationId, await callOperation(target, operationId, { parameters, body }), conflict)
    })
  })
}
