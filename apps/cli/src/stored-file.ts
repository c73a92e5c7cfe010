import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fchmodSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { CommandError } from './command-error.ts'

/** A file in which a command stores a small text. */
export interface StoredFile {
  /** The content when the file was opened; undefined if the file was missing. */
  readonly text: string | undefined
  /**
   * Replaces the content. A link stays a link. After a crash the file contains the old text or the new one; if only the file itself
   * can be written, not its folder, it may contain the new text and the rest of the old one.
   *
   * @throws {CommandError}
   */
  write(text: string): void
  /** Fails as `write` would, but keeps the content. */
  tryToWrite(): void
}

/** Where a file cannot be renamed: it is a mount of its own, or the user cannot write to its folder. */
const withoutRename: readonly unknown[] = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS']

/**
 * Opens a file, which may be missing.
 *
 * @param mode permissions of the file; by default those that it has
 * @throws {CommandError} if the file cannot be read, or is no regular file: a pipe would block, and a device has no end
 */
export function openStoredFile(file: string, mode?: number): StoredFile {
  const place = orFail(file, 'read', () => resolved(file))
  const text = orFail(file, 'read', () => contentOf(place))
  let canRename = true

  /** Writes a text to a new file beside the stored one, and returns its path. */
  function prepare(text: string): string {
    // A name of its own: two processes with one file, even in two containers, must not rename each other's file.
    const prepared = `${place}.${randomUUID()}`
    const permissions = mode ?? modeOf(place)
    try {
      writeFileSync(prepared, text, { flag: 'wx', mode: permissions })
      if (permissions !== undefined) chmodSync(prepared, permissions)
    } catch (error) {
      rmSync(prepared, { force: true })
      throw error
    }
    return prepared
  }

  function replace(text: string): void {
    const prepared = prepare(text)
    try {
      renameSync(prepared, place)
    } catch (error) {
      rmSync(prepared)
      throw error
    }
  }

  function overwrite(text: string): void {
    const descriptor = openSync(place, 'r+')
    try {
      if (mode !== undefined) fchmodSync(descriptor, mode)
      writeFileSync(descriptor, text)
      ftruncateSync(descriptor, Buffer.byteLength(text))
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  }

  function write(text: string): void {
    orFail(file, 'written', () => {
      if (canRename)
        try {
          return replace(text)
        } catch (error) {
          const isMissing = modeOf(place) === undefined
          if (isMissing || !withoutRename.includes((error as NodeJS.ErrnoException).code)) throw error
          canRename = false
        }
      return overwrite(text)
    })
  }

  return {
    text,
    write,
    tryToWrite() {
      if (text !== undefined) write(text)
      else orFail(file, 'written', () => rmSync(prepare('')))
    },
  }
}

/** The path of the file itself, behind all links. The file may be missing, also behind a link. */
function resolved(file: string): string {
  try {
    return realpathSync(file)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  try {
    return resolved(path.resolve(realpathSync(path.dirname(file)), readlinkSync(file)))
  } catch {
    return file
  }
}

function contentOf(file: string): string | undefined {
  try {
    if (!statSync(file).isFile())
      throw new CommandError('usage', 'not_a_file', `${file} is not a regular file.`, next)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The permissions of a file; undefined if the file is missing. */
function modeOf(file: string): number | undefined {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  return mode === undefined ? undefined : mode & 0o777
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

const next = 'Name another file, or make it one that you can read and write.'

function orFail<Result>(file: string, done: 'read' | 'written', work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof CommandError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandError('failed', 'file_failed', `${file} cannot be ${done}: ${code ?? message}.`, next)
  }
}
