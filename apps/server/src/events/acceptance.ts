import { Worker } from 'node:worker_threads'
import { validatePublishEvent } from '@tenant-api/contract'
import { type ErrorCode, Problem } from '../problem.ts'
import { acceptPublication } from './accept.ts'
import type { NewEvent } from './event-log.ts'
import type { Publication } from './http-binding.ts'
import { type PackedEvents, unpackEvents } from './packed-events.ts'

/** From so many bytes on, about twenty events, a publication is worth its way to the thread and back. */
const worthwhile = 16_384

/** What the thread answers: for each publication its events, or why it is refused, in their order; before them that it has begun. */
export type Verdict =
  | { readonly hasBegun: true }
  | { readonly events: PackedEvents }
  | { readonly refusal: { readonly errorCode: ErrorCode; readonly message: string } }

/** Parses and validates a publication. @throws {Problem} `invalid_body` naming what was wrong with it */
export type Acceptance = (publication: Publication) => Promise<readonly NewEvent[]>

/**
 * Small publications are accepted here and now. Large ones go to a thread of their own, since a thousand events would hold the
 * event loop for 10 ms; it is started by the first of them, and until it has begun they are accepted here too.
 */
export function createAcceptance(tenantId: string): Acceptance {
  // What all events share is compiled now: the first publication waits for the schema of its own type alone.
  validatePublishEvent(null)
  let thread: Thread | undefined
  return async publication => {
    if (publication.body.length >= worthwhile) {
      thread ??= startThread(tenantId, () => {
        thread = undefined
      })
      if (thread.hasBegun()) return thread.accept(publication)
    }
    return acceptPublication(publication, { tenantId, now: Date.now() })
  }
}

interface Thread {
  hasBegun(): boolean
  readonly accept: Acceptance
}

interface Call {
  readonly resolve: (events: readonly NewEvent[]) => void
  readonly reject: (error: unknown) => void
}

/** @param onEnd called when the thread has failed, and with it those that wait: what it still says is for nobody */
function startThread(tenantId: string, onEnd: () => void): Thread {
  const worker = new Worker(new URL('./acceptance-thread.ts', import.meta.url), { workerData: tenantId })
  let hasBegun = false
  /** Those that wait, in the order in which they are answered. */
  const calls: Call[] = []
  worker.on('message', (verdict: Verdict) => {
    if ('hasBegun' in verdict) {
      hasBegun = true
      return
    }
    const call = calls.shift()
    // It keeps the process only while somebody waits for it.
    if (calls.length === 0) worker.unref()
    if ('events' in verdict) call?.resolve(unpackEvents(verdict.events))
    else call?.reject(new Problem(verdict.refusal.errorCode, verdict.refusal.message))
  })
  worker.on('error', error => {
    onEnd()
    for (const { reject } of calls.splice(0)) reject(error)
  })
  worker.unref()
  return {
    hasBegun: () => hasBegun,
    accept: ({ mediaType, headers, body }) =>
      new Promise((resolve, reject) => {
        worker.postMessage({ mediaType, headers, body } satisfies Publication)
        calls.push({ resolve, reject })
        worker.ref()
      }),
  }
}
