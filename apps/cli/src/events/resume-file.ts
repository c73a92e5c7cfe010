import type { Subscription } from '@tenant-api/client'
import { openStoredFile } from '../stored-file.ts'

/** A file that stores the offset of a reader. */
interface ResumeFile {
  /** The offset in the file when it was opened; undefined if the file was missing or empty. */
  readonly offset: string | undefined
  /** Replaces the offset: after a crash the file contains the old offset or the new one. */
  store(offset: string): void
}

/**
 * Opens a resume file, and tries to write it: otherwise the first event would show that it cannot be written.
 *
 * @throws {CommandError} as `store` does, if the file cannot be read or written
 */
export function openResumeFile(file: string): ResumeFile {
  const stored = openStoredFile(file)
  stored.tryToWrite()
  // A crash may have left the rest of a longer offset behind the first line.
  const offset = stored.text?.trim().split('\n', 1)[0]
  return {
    offset: offset === '' ? undefined : offset,
    // Synchronous, because the offset of a line must be stored before the next line is printed.
    store: offset => stored.write(`${offset}\n`),
  }
}

/** Milliseconds after which the offset of a subscription is stored, if it has changed. */
const interval = 1_000

/** Stores how far a subscription is read. */
interface ResumeProgress {
  /** Stores the offset of the message in progress, which must be written out. */
  store(offset: string): void
  /** Stores the offset of the subscription, and ends its regular storing. */
  end(): void
}

/**
 * Stores the offset of a subscription every second in a resume file. Without it, a filter that hides all events would keep the file
 * at an offset that expires. The offset of a subscription never passes the message in progress.
 *
 * @param start the offset at which the subscription starts; it is not stored, because the service may refuse it
 * @param fail called when the file cannot be written
 */
export function storeProgress(
  resume: ResumeFile,
  subscription: Subscription,
  start: string | undefined,
  fail: (error: unknown) => void,
): ResumeProgress {
  let stored: string | undefined
  /** The offset just before the last stored message, at which the subscription stays until the caller asks for the next one. */
  let before = start

  function storePosition(): void {
    const { offset } = subscription
    if (offset === undefined || offset === stored || offset === before) return
    resume.store(offset)
    stored = offset
  }

  const timer = setInterval(() => {
    try {
      storePosition()
    } catch (error) {
      fail(error)
    }
  }, interval)
  timer.unref()
  return {
    store(offset) {
      resume.store(offset)
      before = subscription.offset
      stored = offset
    },
    end() {
      clearInterval(timer)
      storePosition()
    },
  }
}
