import { describe, expect, test } from 'vitest'
import { run, start } from '../tenant-api.ts'
import { idsOf, prepareListening } from './listening.ts'
import { openReceiver, secret } from './receiver.ts'

const { tested, env, listen } = await prepareListening()

describe('listen', () => {
  test('listen says when it is ready, and forwards each event without printing its secret', async () => {
    const receiver = await openReceiver()
    const listening = listen(receiver.endpoint)
    await listening.prints(
      /^Ready\. Forwarding events to http.* signed with the secret of TENANT_API_SIGNING_SECRET$/m,
    )
    const ids = idsOf(await tested.publish(20))
    await expect.poll(() => receiver.received.length).toBe(20)
    listening.child.kill('SIGINT')
    const { stdout, stderr, code } = await listening.ended
    expect(stdout + stderr).not.toContain(secret)
    expect(code).toBe(0)
    expect(receiver.received.map(({ event }) => event.id).toSorted()).toEqual(ids.toSorted())
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map(line => line.split('\t')[0]).toSorted()).toEqual(ids.toSorted())
    expect(lines[0]).toMatch(/^evt_\w{22}\t204\t\d+\tuser\.created$/)
  })

  test('listen generates a secret if none is given', async () => {
    const receiver = await openReceiver()
    const listening = start(['listen', '--forward-to', receiver.endpoint], { env: tested.env })
    await listening.prints(/signed with whsec_[A-Za-z0-9+/]{43}=/)
    listening.child.kill('SIGINT')
    expect((await listening.ended).code).toBe(0)
  })

  test('listen retries as often as --retry says, and shows the answers of the receiver', async () => {
    const receiver = await openReceiver()
    receiver.statuses = [500, 503, 204]
    const [before] = await tested.publish(1)
    await tested.publish(1)
    const args = ['--from', before?.offset ?? '', '--max', '1', '--retry', '2', '--print-body', '--json']
    const { stdout } = await listen(receiver.endpoint, ...args).ended
    const attempts = stdout.trimEnd().split('\n')
    expect(attempts.map(line => JSON.parse(line).outcome)).toEqual([500, 503, 204])
    expect(JSON.parse(attempts[0] ?? '').body).toBe('not\nyet')
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
  })

  test('listen continues with the next events if the receiver refuses connections', async () => {
    const [before] = await tested.publish(1)
    const ids = idsOf(await tested.publish(60))
    const dead = [
      'listen',
      '--forward-to',
      'http://127.0.0.1:9',
      '--from',
      before?.offset ?? '',
      '--max',
      '60',
    ]
    const { stdout, code } = await run(dead, { env })
    expect(code).toBe(0)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map(line => line.split('\t'))
    expect(lines.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(lines.map(([, outcome]) => outcome))).toEqual(new Set(['ECONNREFUSED']))
  })

  test.each([
    [['--forward-to', 'localhost:4000'], "--forward-to must be an http or https URL, got 'localhost:4000'."],
    [['--forward-to', 'http://localhost', '--header', 'a'], "--header must be a name and a value, got 'a'."],
    [[], "required option '--forward-to <url>' not specified"],
  ])('refuses %j', async (args, message) => {
    const { stdout, stderr, code } = await run(['listen', ...args], { env })
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(stderr).toContain(message)
  })
})
