import type { ExitName } from '../exit-codes.ts'

/** The result of a check. */
export interface Found {
  readonly finding: string
  /** The exit code of the fault; undefined if the check passed. */
  readonly fault?: ExitName
  /** What to do about the fault. */
  readonly next?: string
}
