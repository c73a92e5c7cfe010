/**
 * Usage: npm run demo              starts a service and shows the API step by step
 *        npm run demo -- --loop    publishes one event per second to a running service
 *        npm run demo -- --seed    fills a running service as a tenant in use
 */
import { publishUntilStopped } from './publish-loop.ts'
import { seed } from './seed.ts'
import { tellStory } from './story.ts'

const usage = 'Usage: npm run demo, or npm run demo -- --loop, or npm run demo -- --seed'

// A reader such as `head` closes the pipe when it has read enough. `exit` also deletes the data of the service.
process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const stopped = new AbortController()
const options = process.argv.slice(2)

try {
  if (options.length === 0) {
    // Without a listener, `exit` would not be emitted, and the data of the service would stay.
    process.once('SIGINT', () => process.exit(130))
    await tellStory()
  } else if (options.length === 1 && options[0] === '--loop') {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort())
    await publishUntilStopped(process.env, stopped.signal)
  } else if (options.length === 1 && options[0] === '--seed') {
    await seed(process.env)
  } else {
    throw new Error(usage)
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
