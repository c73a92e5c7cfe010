import type { SubscribeParameters } from '@tenant-api/client'
import { wrongUsage } from '../command-error.ts'
import { createLineWriter } from '../output/line-writer.ts'
import { isTerminal, note } from '../output/print.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { adviseAfterExpiry } from './advise-after-expiry.ts'
import { endingAt } from './ending-at.ts'
import { lineFormat } from './event-line.ts'
import { isResumable, tellHowToResume } from './how-to-resume.ts'
import { openResumeFile } from './resume-file.ts'
import { storeProgress } from './resume-progress.ts'
import { subscribed } from './subscribed.ts'

/** The flags of `events tail`. */
export interface TailFlags {
  readonly from?: string
  readonly fromTimestamp?: string
  readonly type?: readonly string[]
  readonly max?: number
  readonly until?: string
  readonly output?: string
  readonly resume?: string
}

/** Prints events until it is interrupted, has printed `--max` events, or has reached the time of `--until`. */
export async function tailEvents(flags: TailFlags, command: { optsWithGlobals(): object }): Promise<void> {
  const resume = flags.resume === undefined ? undefined : openResumeFile(flags.resume)
  if (flags.from !== undefined && flags.fromTimestamp !== undefined)
    throw wrongUsage('--from and --from-timestamp exclude each other.', 'Give one of them.')
  const interrupted = untilInterrupted()
  const atEnd = new AbortController()
  const failing = new AbortController()
  const signal = AbortSignal.any([interrupted, atEnd.signal, failing.signal])
  const ending = endingAt(flags.until, () => atEnd.abort())
  const from = resume?.offset ?? flags.from
  const { subscription, json } = await subscribed(
    command,
    {
      ...(from !== undefined ? { from } : flags.fromTimestamp && { from_timestamp: flags.fromTimestamp }),
      ...(flags.type && { event_type: flags.type as NonNullable<SubscribeParameters['event_type']> }),
      signal,
      onState: ending.onState,
    },
    origin => note(`Listening for events of ${origin}. Stop with Ctrl-C.`),
  )
  const output = flags.output === '-' ? undefined : flags.output
  const writer = createLineWriter(output, error => failing.abort(error))
  const lineOf = lineFormat({ json, isRead: output === undefined && isTerminal() })
  const progress = resume && storeProgress(resume, subscription, from, error => failing.abort(error))
  let left = flags.max ?? Number.POSITIVE_INFINITY
  let failure: unknown
  try {
    if (left > 0)
      for await (const message of subscription) {
        if (ending.isAfter(message)) break
        const written = writer.write(lineOf(message))
        if (written) await written
        if (progress) {
          await writer.flush()
          progress.store(message.offset)
        }
        left -= 1
        if (left <= 0) break
        ending.wait()
      }
  } catch (error) {
    if (failing.signal.aborted || error !== signal.reason) failure = error
  }
  ending.clear()
  // Throws if lines are lost: then the offset is too late to resume from.
  await writer.close()
  progress?.end()
  const { offset } = subscription
  if (interrupted.aborted ? resume || offset !== undefined : offset !== from && isResumable(failure))
    tellHowToResume(resume ? undefined : offset)
  if (failure !== undefined)
    // The file overrides --from-timestamp.
    throw resume
      ? adviseAfterExpiry(failure, `Delete ${flags.resume}, then start again with --from-timestamp.`)
      : failure
}
