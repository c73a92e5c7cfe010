import type { components } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { beforeAll, describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { waitFor } from '../cases/wait-for.ts'
import { newEvent, publish } from '../events.ts'
import { lack } from '../needs.ts'
import type { Target } from '../target.ts'
import { acceptedEventStream, newEventStream } from './event-streams.ts'

type Current = components['schemas']['EventStreamCurrent']

/** With so many events, work on all deliveries takes long enough to read the statistics meanwhile. */
const [batches, batchSize] = [40, 500]

/** The statistics of an event stream whose endpoint does not answer. */
export function streamStanding(target: Target): void {
  const { unreachableEndpoint } = target
  let parameters = { id: '' }

  async function current(): Promise<Current> {
    const { status, body } = await callOperation(target, 'get_event_stream_stats', { parameters })
    expect({ status, body }).toMatchObject({ status: 200 })
    return (body as components['schemas']['EventStreamStats']).current
  }

  async function reach(state: object): Promise<void> {
    await waitFor(async () => expect(await current()).toMatchObject(state), { interval: 5 })
  }

  describe.unless(lack(target, 'webhooks', 'events', 'manyEvents'))(
    'An event stream whose endpoint does not answer',
    () => {
      beforeAll(async () => {
        const stream = newEventStream()
        stream.status = 'enabled'
        stream.destination.configuration.webhook_endpoint = String(unreachableEndpoint)
        stream.subscriptions = [{ event_type: 'user.created' }]
        parameters = { id: (await acceptedEventStream(target, stream)).id }
        for (let batch = 0; batch < batches; batch++)
          await publish(
            target,
            Array.from({ length: batchSize }, () => newEvent('user.created')),
          )
      })

      test('is only probed, and shows the time of the next probe', async () => {
        await reach({ circuit: 'open', next_probe_at: expect.any(String) })
        expect((await current()).backlog).toBeGreaterThan(batchSize)
        // A probe that is refused takes few milliseconds, so a slow caller may miss several probes. The pauses between them double.
        await reach({ circuit: 'half_open' })
      })

      test('shows the progress of ending or redelivering all its deliveries', async () => {
        const disabled = callOperation(target, 'update_event_stream', {
          parameters,
          body: { status: 'disabled' },
        })
        await reach({ work: [{ kind: 'end' }] })
        expect(await disabled).toMatchObject({ status: 200 })
        await reach({ circuit: 'closed', backlog: 0, work: [] })
        await callOperation(target, 'update_event_stream', { parameters, body: { status: 'enabled' } })
        const redelivered = callOperation(target, 'redeliver_events', { parameters, body: {} })
        await reach({ work: [{ kind: 'redeliver', total: batches * batchSize }] })
        expect(await redelivered).toMatchObject({ status: 202, body: { accepted: batches * batchSize } })
        await reach({ waiting: 1_000 })
      })
    },
  )
}
