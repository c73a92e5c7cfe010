import { execFileSync } from 'node:child_process'
import { constants, openSync, readSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'

/** Opens a pipe for writing that takes nothing more, because nobody reads it. `read` takes out all that it contains. */
export async function openFullPipe(): Promise<{ pipe: number; read: () => string }> {
  const file = path.join(await temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [file])
  const pipe = openSync(file, constants.O_RDWR | constants.O_NONBLOCK)
  expect(() => {
    for (;;) writeSync(pipe, Buffer.alloc(4_096))
  }).toThrow('EAGAIN')
  const content = Buffer.alloc(1_048_576)
  function read(): string {
    try {
      return content.toString('utf8', 0, readSync(pipe, content))
    } catch {
      return ''
    }
  }
  return { pipe, read }
}
