import { CursorExpiredError } from '@tenant-api/client'
import { CommandError } from '../command-error.ts'
import { faultOf } from '../fault.ts'

/** Replaces the advice of an error about an expired offset, and returns any other error unchanged. @param next what the user can do */
export function adviseAfterExpiry(error: unknown, next: string): unknown {
  if (!(error instanceof CursorExpiredError)) return error
  const { exit, code, message } = faultOf(error)
  return new CommandError(exit, code, message, next)
}
