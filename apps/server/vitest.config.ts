import { configDefaults, defineConfig } from 'vitest/config'

/** Minutes of deliveries, crashes and dead targets, which want a machine to themselves. */
const long = ['exactness', 'crash', 'dead-target'].map(name => `test/webhooks/${name}.test.ts`)

if (!process.env.LONG) process.stderr.write(`Left out, run by \`npm run test:long\`: ${long.join(', ')}\n`)

export default defineConfig({
  test: {
    // Most of the time is spent waiting for processes, deadlines and sockets.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    exclude: [...configDefaults.exclude, ...(process.env.LONG ? [] : long)],
  },
})
