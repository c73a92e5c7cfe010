/** The thread that parses and validates large publications. */
import { workerData } from 'node:worker_threads'
import { Problem } from '../api/problem.ts'
import { answerCalls } from '../threads.ts'
import type { Publication, Verdict } from './publication.ts'
import { acceptTexts, packEvents } from './publication.ts'

const tenantId = String(workerData)

function judge({ now, ...publication }: Publication & { now: number }): Verdict {
  try {
    return { events: packEvents(acceptTexts(publication, { tenantId, now })) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { errorCode, message, errors } = error
    return { refusal: { errorCode, message, errors } }
  }
}

answerCalls(
  (publication: Publication & { now: number }) => {
    const verdict = judge(publication)
    return { answer: verdict, transfer: 'events' in verdict ? [verdict.events.jsons.buffer] : [] }
  },
  () => {},
)
