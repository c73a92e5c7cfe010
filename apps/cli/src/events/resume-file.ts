import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { CommandError, wrongUsage } from '../command-error.ts'

/** The offset of a reader in a file. */
export interface ResumeFile {
  /** The offset that was stored; undefined before the first event. */
  readonly offset: string | undefined
  /** Replaces the offset atomically: a killed process leaves the old offset or the new one. */
  store(offset: string): void
}

/** @throws {CommandError} when the file cannot be read, and when a write fails */
export function openResumeFile(file: string): ResumeFile {
  const written = `${file}.new`
  const offset = readOffset(file)
  return {
    offset: offset === '' ? undefined : offset,
    // Synchronous: the next line must not be printed before the offset of this one is stored.
    store(offset) {
      try {
        writeFileSync(written, `${offset}\n`)
        renameSync(written, file)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        throw new CommandError(
          'failed',
          'resume_file',
          `${file} cannot be written: ${code}.`,
          'Name another file.',
        )
      }
    },
  }
}

function readOffset(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw wrongUsage(`${file} cannot be read: ${code}.`, 'Name another file.')
  }
}
