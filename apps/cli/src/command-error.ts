import type { ExitName } from './exit-codes.ts'

/** An error that the command line itself detects. `next` tells the user what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exit: ExitName
  readonly code: string
  readonly next: string

  constructor(exit: ExitName, code: string, message: string, next: string) {
    super(message)
    this.exit = exit
    this.code = code
    this.next = next
  }
}

/** @param next what the user can do; by default, see the help */
export function wrongUsage(message: string, next = 'See `tenant-api --help`.'): CommandError {
  return new CommandError('usage', 'wrong_usage', message, next)
}
