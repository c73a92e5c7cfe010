import { configDefaults, defineConfig } from 'vitest/config'

/** Latencies, memory, and load that others would feel: these have the machine to themselves, one after the other. */
const alone = [
  'events/slow-readers',
  'http/too-many-connections',
  'webhooks/exactness',
  'webhooks/crash',
  'webhooks/dead-target',
].map(name => `test/${name}.test.ts`)

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          exclude: [...configDefaults.exclude, ...alone],
          // Most of the time is spent waiting for processes, deadlines and sockets.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
})
