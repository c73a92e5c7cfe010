import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** Writes lines, many at a time. */
export interface LineWriter {
  /** Adds a line. Returns a promise once enough lines wait, for back-pressure. */
  write(line: string): Promise<void> | undefined
  /** Resolves once every line is with the operating system. */
  flush(): Promise<void>
  close(): Promise<void>
}

/**
 * Characters that are written together: one write for each line would cost as much as the parsing of its event. A longer text would
 * stay in memory until a full garbage collection.
 */
const enough = 32_768

/** @param file to append to; standard output if not given */
export function createLineWriter(file?: string): LineWriter {
  const stream = file === undefined ? process.stdout : createWriteStream(file, { flags: 'a' })
  let lines = ''
  let scheduled = false
  let failure: Error | undefined
  if (file !== undefined)
    stream.on('error', error => {
      failure = error
    })

  async function flush(): Promise<void> {
    const text = lines
    lines = ''
    if (text !== '')
      await new Promise<void>((resolve, reject) =>
        stream.write(text, error => (error ? reject(error) : resolve())),
      )
    if (failure) throw failure
  }

  return {
    write(line) {
      lines += `${line}\n`
      if (lines.length >= enough) return flush()
      if (!scheduled) {
        scheduled = true
        setImmediate(() => {
          scheduled = false
          // The next write or the end reports what fails here.
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
      await finished(stream)
    },
  }
}
