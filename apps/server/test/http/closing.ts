import { createServer } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import { afterAll } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'

const service = await startWatchedService({ KEEP_ALIVE_SECONDS: '5' })
const token = await service.token()

/** The service checks deadlines once a second. Two more seconds are for the order of its timers. */
const marginSeconds = 3

/** A server in the process of the service, so equally busy. It closes a connection when a deadline and its margin have passed. */
const control = createServer(socket => {
  socket.once('data', seconds => {
    setTimeout(() => socket.destroy(), 1_000 * (Number(seconds) + marginSeconds))
  })
})
const controlUrl = await listen(control)
afterAll(() => void control.close())

/** The statuses of requests in the log that Node refused before the pipeline saw them. */
export function unreadable(): readonly number[] {
  return service.lines
    .map(line => JSON.parse(line) as { msg: string; status: number })
    .flatMap(({ msg, status }) => (msg === 'unreadable request' ? [status] : []))
}

interface Sending {
  readonly start: string
  /** Sent twice a second after `start`. */
  readonly drip?: string
}

/**
 * Resolves when the service has closed the connection, with the seconds until then and whether it was in time: before the control
 * closed a connection that was opened later.
 */
export async function closing(deadlineSeconds: number, { start, drip = '' }: Sending) {
  using connection = new RawConnection(service)
  const startedAt = performance.now()
  connection.write(start)
  using late = new RawConnection({ baseUrl: controlUrl }).write(String(deadlineSeconds))
  const dripping = setInterval(() => connection.socket.writable && connection.write(drip), 500)
  const isInTime = await Promise.race([connection.ended.then(() => true), late.ended.then(() => false)])
  const received = await connection.ended
  clearInterval(dripping)
  return { seconds: (performance.now() - startedAt) / 1_000, isInTime, received }
}

export const post = (length: string) =>
  [
    `POST ${policiesPath} HTTP/1.1`,
    'Host: tenant',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    length,
    '',
    '',
  ].join('\r\n')

/** Opens all connections concurrently, so that the tests of a file take only as long as its longest deadline. */
export function closings(
  deadlineSeconds: number,
  connections: readonly (Sending & { readonly name: string })[],
) {
  return connections.map(({ name, ...sending }) => ({ name, closed: closing(deadlineSeconds, sending) }))
}
