#!/usr/bin/env node
/** Starts the mock with the settings from the environment, and runs it until SIGINT or SIGTERM. */
import { clouds } from '@tenant-api/contract'
import { optionRanges, startMock } from './start-mock.ts'

const {
  MOCK_PORT = '4010',
  HOST = '127.0.0.1',
  MOCK_EVENTS_PER_SECOND = '1',
  MOCK_HEARTBEAT_SECONDS = '15',
  MOCK_RETRY_MS = '2000',
  TENANT_CLOUD = 'public',
} = process.env

const port = numberWithin('MOCK_PORT', MOCK_PORT, optionRanges.port)
const eventsPerSecond = numberWithin(
  'MOCK_EVENTS_PER_SECOND',
  MOCK_EVENTS_PER_SECOND,
  optionRanges.eventsPerSecond,
)
const heartbeatSeconds = numberWithin(
  'MOCK_HEARTBEAT_SECONDS',
  MOCK_HEARTBEAT_SECONDS,
  optionRanges.heartbeatSeconds,
)
const retryMs = numberWithin('MOCK_RETRY_MS', MOCK_RETRY_MS, optionRanges.retryMs)

const cloud =
  clouds.find(known => known === TENANT_CLOUD) ??
  stop(`TENANT_CLOUD must be ${clouds.join(' or ')}, got '${TENANT_CLOUD}'.`)

const mock = await startMock({ port, host: HOST, eventsPerSecond, heartbeatSeconds, retryMs, cloud }).catch(
  ({ code, message }: NodeJS.ErrnoException) =>
    stop(
      code === 'EADDRINUSE'
        ? `port ${port} is in use: stop the program that listens there, or choose another MOCK_PORT.`
        : message,
    ),
)

process.stdout.write(`The mock listens at ${mock.url}; it accepts any token. Try:

  curl -H 'Authorization: Bearer any' ${mock.url}/api/v2/event-streams
  curl -N -H 'Authorization: Bearer any' ${mock.url}/api/v2/events
  curl -H 'Content-Type: application/json' -d '{"type":"user.created"}' ${mock.url}/__mock/events
  curl -H 'Content-Type: application/json' -d '{"operation":"list_event_streams","status":429}' ${mock.url}/__mock/answers

`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void mock.close())

function numberWithin(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text)
  return text.trim() !== '' && value >= least && value <= most
    ? value
    : stop(`${name} must be a number from ${least} to ${most}, got '${text}'.`)
}

function stop(reason: string): never {
  process.stderr.write(`The mock cannot start: ${reason}\n`)
  process.exit(1)
}
