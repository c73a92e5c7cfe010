import { closeSync, createWriteStream, openSync, readSync, statSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { unwritable } from '../command-error.ts'

/** Writes lines in batches. After a failed write, each function reports the failure. */
export interface LineWriter {
  /** Adds a line. Returns a promise if the buffer is full: await it for back-pressure. */
  write(line: string): Promise<void> | undefined
  /** Resolves when all lines are written. */
  flush(): Promise<void>
  close(): Promise<void>
}

/**
 * Size of the buffer, in characters. Without a buffer, writing a line would cost as much as parsing its event. The strings of a
 * larger buffer would stay in memory until a full garbage collection.
 */
const enough = 32_768

/**
 * @param file file to append to; standard output by default, whose errors end the process
 * @param onFailure called when the file cannot be written: there may be no further line, whose writer would learn it
 */
export function createLineWriter(file?: string, onFailure: (error: Error) => void = () => {}): LineWriter {
  const stream = file === undefined ? process.stdout : createWriteStream(file, { flags: 'a' })
  let lines = file !== undefined && endsWithinLine(file) ? '\n' : ''
  let scheduled = false
  let failure: Error | undefined

  function fail(error: Error): Error {
    if (!failure) {
      failure = file === undefined ? error : unwritable(file, error)
      onFailure(failure)
    }
    return failure
  }
  if (file !== undefined) stream.on('error', fail)

  async function flush(): Promise<void> {
    if (failure) throw failure
    const text = lines
    lines = ''
    if (text !== '')
      await new Promise<void>((resolve, reject) =>
        stream.write(text, error => (error ? reject(fail(error)) : resolve())),
      )
  }

  return {
    write(line) {
      if (failure) throw failure
      lines += `${line}\n`
      if (lines.length >= enough) return flush()
      if (!scheduled) {
        scheduled = true
        setImmediate(() => {
          scheduled = false
          // Ignore the error here: `onFailure` and the next call report it.
          flush().catch(() => {})
        })
      }
      return undefined
    },
    flush,
    async close() {
      await flush()
      if (file === undefined) return
      stream.end()
      await finished(stream).catch(error => {
        throw fail(error)
      })
    },
  }
}

/** Whether the last line of a file is incomplete, because a full disk has cut it off. False if the file cannot be read. */
function endsWithinLine(file: string): boolean {
  try {
    const { size } = statSync(file)
    // Only a regular file has a size: opening a pipe would wait for its writer.
    if (size === 0) return false
    const descriptor = openSync(file, 'r')
    const last = Buffer.alloc(1)
    readSync(descriptor, last, { position: size - 1 })
    closeSync(descriptor)
    return last.toString() !== '\n'
  } catch {
    return false
  }
}
