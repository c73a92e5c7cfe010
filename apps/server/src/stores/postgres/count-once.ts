import type { DispatchChanges } from '../../webhooks/dispatch-store.ts'
import { type Database, UnansweredCommitError } from './database.ts'

type Counts = DispatchChanges['counts']
const none: Counts = { successful: 0, failed: 0 }

/**
 * Sees to it that deliveries are counted once where a commit was not answered. Its changes come again, with others, and all but
 * the counts can be written twice: of these, what that commit has added is taken off.
 */
export function countOnce(database: Database) {
  /** Of changes that come again, what is known to be counted, and what the last commit counted if it was one. */
  let counted: ReadonlyMap<string, Counts> = new Map()
  let unanswered: { error: UnansweredCommitError; counts: ReadonlyMap<string, Counts> } | null = null

  return {
    /** Calls `commit` with the changes, less what of them is counted. It has to be called again with the same ones when it throws. */
    async once<Result>(
      changes: readonly DispatchChanges[],
      commit: (uncounted: readonly DispatchChanges[]) => Promise<Result>,
    ): Promise<Result> {
      if (unanswered && (await database.isCommitted(unanswered.error))) counted = unanswered.counts
      unanswered = null
      try {
        const result = await commit(changes.map(change => ({ ...change, counts: less(change, counted) })))
        counted = new Map()
        return result
      } catch (error) {
        if (error instanceof UnansweredCommitError)
          unanswered = { error, counts: new Map(changes.map(change => [keyOf(change), change.counts])) }
        throw error
      }
    },
  }
}

/** Who takes a stream over knows nothing of what was to come again. */
function keyOf({ eventStreamId, fence }: DispatchChanges): string {
  return `${eventStreamId} ${fence}`
}

function less(change: DispatchChanges, counted: ReadonlyMap<string, Counts>): Counts {
  const { successful, failed } = counted.get(keyOf(change)) ?? none
  return { successful: change.counts.successful - successful, failed: change.counts.failed - failed }
}
