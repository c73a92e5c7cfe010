import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** Writes lines in batches. */
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

/** @param file file to append to; standard output by default */
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
          // Ignore the error here: the next `write` or `close` reports it.
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
