/** The thread that parses and validates large publications, one for each message, in their order. */
import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import { acceptPublication } from './accept.ts'
import type { Verdict } from './acceptance.ts'
import type { Publication } from './http-binding.ts'
import { packEvents } from './packed-events.ts'

const tenantId = String(workerData)

function judge(publication: Publication): Verdict {
  try {
    return { events: packEvents(acceptPublication(publication, { tenantId, now: Date.now() })) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { errorCode, message } = error
    return { refusal: { errorCode, message } }
  }
}

function answer(verdict: Verdict): void {
  parentPort?.postMessage(verdict, 'events' in verdict ? [verdict.events.jsons.buffer] : [])
}

parentPort?.on('message', (publication: Publication) => answer(judge(publication)))
answer({ hasBegun: true })
