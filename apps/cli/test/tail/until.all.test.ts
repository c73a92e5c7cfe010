import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  eventFrame,
  eventNumbers,
  type HostileService,
  openEventStream,
  openHostileService,
  upTo,
} from '../hostile-service.ts'
import { start } from '../tenant-api.ts'

/** Longer than the 2 s without an event after which `--until` ends the output. */
const longerThanQuiet = 3_000

const tailUntilNow = (service: Pick<HostileService, 'env'>) =>
  start(['events', 'tail', '--from-timestamp', '-2h', '--until', '+0s'], service)

/** Node options for a process that suspends itself half a second after it has printed the event 1, and reports that on stderr. */
const suspending = `--import=data:text/javascript,${encodeURIComponent(`
  const { write } = process.stdout
  process.stdout.write = (text, ...others) => {
    if (/evt_1\\b/.test(text))
      setTimeout(() => {
        process.stderr.write('suspended')
        process.kill(process.pid, 'SIGSTOP')
      }, 500)
    return write.call(process.stdout, text, ...others)
  }`)}`

describe('events tail --until', () => {
  test('prints the events after a connection that breaks off', async () => {
    let connections = 0
    const service = await openHostileService((_request, response) => {
      connections += 1
      openEventStream(response)
      if (connections > 1) return response.write([4, 5, 6].map(number => eventFrame(number)).join(''))
      // The service asks for a pause that is longer than the time without an event.
      response.write(`retry: ${longerThanQuiet}\n\n`)
      response.write([1, 2, 3].map(number => eventFrame(number)).join(''), () => response.destroy())
    })
    const { stdout, code } = await tailUntilNow(service).ended
    expect(eventNumbers(stdout)).toEqual(upTo(6))
    expect(code).toBe(0)
  })

  test('waits for a service that answers slowly', async () => {
    const service = await openHostileService(async (_request, response) => {
      await wait(longerThanQuiet)
      openEventStream(response)
      response.write(
        upTo(3)
          .map(number => eventFrame(number))
          .join(''),
      )
    })
    const { stdout, code } = await tailUntilNow(service).ended
    expect(eventNumbers(stdout)).toEqual(upTo(3))
    expect(code).toBe(0)
  })

  test('prints all events to a slow reader of its output', async () => {
    const data = { object: { user_id: 'x'.repeat(1_000) } }
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      for (const number of upTo(2_000)) response.write(eventFrame(number, { data }))
    })
    const reader = tailUntilNow(service)
    await reader.prints(/evt_1\b/)
    reader.child.stdout?.pause()
    await wait(longerThanQuiet)
    reader.child.stdout?.resume()
    const { stdout, code } = await reader.ended
    expect(eventNumbers(stdout)).toEqual(upTo(2_000))
    expect(code).toBe(0)
  })

  test('prints the events that arrived while its process was suspended', async () => {
    let sendRest = () => {}
    const service = await openHostileService((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1))
      sendRest = () => response.write([2, 3].map(number => eventFrame(number)).join(''))
    })
    // The test could be too slow to suspend the process before the output ends.
    const reader = tailUntilNow({ env: { ...service.env, NODE_OPTIONS: suspending } })
    await reader.prints(/suspended/)
    sendRest()
    await wait(longerThanQuiet)
    reader.child.kill('SIGCONT')
    const { stdout, code } = await reader.ended
    expect(eventNumbers(stdout)).toEqual(upTo(3))
    expect(code).toBe(0)
  })

  test('ends when an open connection has brought no event for 2 s', async () => {
    const service = await openHostileService((_request, response) => openEventStream(response))
    expect(await tailUntilNow(service).ended).toMatchObject({ stdout: '', code: 0 })
  })
})
