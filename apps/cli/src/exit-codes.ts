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
    429: 'rateLimited',
  }
  return byStatus[status] ?? 'failed'
}
