import { parentPort } from 'node:worker_threads'
import { createAcceptance } from '../../src/events/publication.ts'
import { documentedEvents } from './published-events.ts'

/** Runs in a thread. Measures the first publication of each event type, in microseconds of this thread's processor time. */
const { accept } = createAcceptance('local', Date)
const times: number[] = []
for (const event of documentedEvents()) {
  const body = Buffer.from(JSON.stringify(event))
  const before = process.threadCpuUsage()
  await accept({ mediaType: 'application/cloudevents+json', headers: {}, body }, 'publisher')
  times.push(process.threadCpuUsage(before).user)
}
parentPort?.postMessage(times)
