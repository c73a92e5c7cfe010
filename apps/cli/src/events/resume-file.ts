import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { CommandError, wrongUsage } from '../command-error.ts'

/** A file that stores the offset of a reader. */
export interface ResumeFile {
  /** The offset in the file when it was opened; undefined if the file was missing or empty. */
  readonly offset: string | undefined
  /** Replaces the offset atomically: after a crash the file contains the old offset or the new one. */
  store(offset: string): void
}

/** @throws {CommandError} if the file cannot be read; `store` throws if the file cannot be written */
export function openResumeFile(file: string): ResumeFile {
  // A name of its own: two processes with one resume file, even in two containers, must not rename each other's file.
  const written = `${file}.${randomUUID()}`
  const offset = readOffset(file)
  return {
    offset: offset === '' ? undefined : offset,
    // Synchronous, because the offset of a line must be stored before the next line is printed.
    store(offset) {
      try {
        writeFileSync(written, `${offset}\n`)
        renameSync(written, file)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        rmSync(written, { force: true })
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
