/** Preloaded into the service: when the service has stopped, an export begins that never ends. Prints the files of the store then. */
import { readdirSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.once('beforeExit', () => {
    const files = readdirSync(process.env.DATA_DIR ?? '')
    process.stdout.write(`${JSON.stringify({ msg: 'exporting', files })}\n`)
    setInterval(() => {}, 1_000)
  })
