import { describe, expect, test } from 'vitest'
import { openTerminal } from '../tenant-api.ts'
import { prepareListening } from './listening.ts'
import { openReceiver } from './receiver.ts'

const { tested, env, listen } = await prepareListening()

describe('listen', () => {
  test('listen has at most 50 deliveries in flight', async () => {
    const receiver = await openReceiver()
    let release = () => {}
    receiver.held = new Promise(resolve => {
      release = resolve
    })
    const [before] = await tested.publish(1)
    await tested.publish(120)
    const listening = listen(receiver.endpoint, '--from', before?.offset ?? '', '--max', '120')
    await expect.poll(() => receiver.inFlight).toBe(50)
    release()
    expect((await listening.ended).code).toBe(0)
    expect(receiver.received).toHaveLength(120)
    expect(receiver.most).toBe(50)
  })

  // This test runs only with LONG: it measures time, which other tests at the same time would distort.
  test.runIf(process.env.LONG)('listen forwards 500 events a second to a fast receiver', async () => {
    const receiver = await openReceiver()
    const [before] = await tested.publish(1)
    await tested.publish(2_000)
    const listening = listen(receiver.endpoint, '--from', before?.offset ?? '', '--max', '2000')
    await listening.prints(/evt_/)
    const startedAt = performance.now()
    await listening.ended
    expect(receiver.received).toHaveLength(2_000)
    expect(2_000 / ((performance.now() - startedAt) / 1_000)).toBeGreaterThan(500)
  })

  test('after Ctrl-C listen prints the command that resumes with the oldest delivery in flight', async () => {
    const receiver = await openReceiver()
    const [before] = await tested.publish(1)
    const [first, second] = await tested.publish(2)
    receiver.held = new Promise(() => {})
    const args = [
      'listen',
      '--forward-to',
      receiver.endpoint,
      '--header',
      'X-Note: a b',
      '--from',
      before?.offset ?? '',
    ]
    const terminal = openTerminal(args, env)
    await expect.poll(() => receiver.inFlight).toBe(2)
    expect(receiver.received.map(({ event }) => event.id).toSorted()).toEqual(
      [first?.event_id, second?.event_id].toSorted(),
    )
    terminal.type('\x03')
    const { shown, code } = await terminal.ended
    expect(shown).toContain(
      `Resume with: tenant-api listen --forward-to '${receiver.endpoint}' --header 'X-Note: a b' --from ${before?.offset}\r\n`,
    )
    expect(code).toBe(0)
  })
})
