import { CommandError } from '../command-error.ts'

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
