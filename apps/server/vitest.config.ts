import { configDefaults, defineConfig } from 'vitest/config'

/** Minutes of deliveries, crashes and dead targets, which want a machine to themselves. */
const slow = ['exactness', 'crash', 'dead-target'].map(name => `test/webhooks/${name}.test.ts`)

const isSlowRun = Boolean(process.env.SLOW || process.env.LONG)
if (!isSlowRun) process.stderr.write(`Left out, run by \`npm run test:slow\`: ${slow.join(', ')}\n`)

export default defineConfig({
  test: {
    // Most of the time is spent waiting for processes, deadlines and sockets.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    exclude: [...configDefaults.exclude, ...(isSlowRun ? [] : slow)],
  },
})
