import { parentPort } from 'node:worker_threads'
import { createAcceptance } from '../../src/events/acceptance.ts'
import { documentedEvents } from './published-events.ts'

/** Runs in a thread. Measures the first publication of each event type, in milliseconds. */
const { accept } = createAcceptance('local', Date)
const times: number[] = []
for (const event of documentedEvents()) {
  const body = Buffer.from(JSON.stringify(event))
  const startedAt = performance.now()
  await accept({ mediaType: 'application/cloudevents+json', headers: {}, body }, 'publisher')
  times.push(performance.now() - startedAt)
}
parentPort?.postMessage(times)
