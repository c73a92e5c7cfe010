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

/** Every exit code of the command line. `schema` and `--help` list them. */
export const exitCodes = {
  done: { code: 0, meaning: 'done' },
  failed: { code: 1, meaning: 'failed' },
  usage: { code: 2, meaning: 'wrong usage, such as an unknown flag or value' },
  notSignedIn: { code: 3, meaning: 'not signed in' },
  scopeMissing: { code: 4, meaning: 'scope missing' },
  notFound: { code: 5, meaning: 'not found' },
  conflict: { code: 6, meaning: 'conflict' },
  rateLimited: { code: 7, meaning: 'rate limited' },
  network: { code: 8, meaning: 'network' },
  changes: { code: 10, meaning: 'config plan --exit-code found changes' },
} as const satisfies Record<string, { code: number; meaning: string }>

export type ExitName = keyof typeof exitCodes

/** The exit code for the HTTP status of an answer. */
export function exitOfStatus(status: number): ExitName {
  const byStatus: Partial<Record<number, ExitName>> = {
    400: 'usage',
    401: 'notSignedIn',
    403: 'scopeMissing',
    404: 'notFound',
    409: 'conflict',
    412: 'conflict',
    429: 'rateLimited',
  }
  return byStatus[status] ?? 'failed'
}

/**
 * The error for an output that cannot be written.
 *
 * @param name a file, or `Standard output`
 */
export function unwritable(name: string, { code, message }: NodeJS.ErrnoException): CommandError {
  const next =
    code === 'ENOSPC' ? 'Free space on the disk, or write to another file.' : 'Write to another file.'
  return new CommandError('failed', 'output_failed', `${name} cannot be written: ${code ?? message}.`, next)
}
