import { leaveOut } from '@tenant-api/test-kit/programs'
import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { timeouts } from '@tenant-api/test-kit/timeouts'
import { configDefaults, defineConfig } from 'vitest/config'

const files = (names: readonly string[]) => names.map(name => `test/${name}.test.ts`)

/** Tests that measure latency or memory, or whose load would affect other tests. They run one at a time. */
const alone = files([
  'events/slow-readers',
  'http/too-many-connections',
  'webhooks/exactness',
  'webhooks/crash',
  'webhooks/dead-target',
  'webhooks/large-backlogs',
  'webhooks/many-dead-targets',
  'webhooks/slow-targets',
])

/** Tests that must also run alone, and take longer than half a minute. */
const longAlone = files(['webhooks/two-thousand-dead', 'webhooks/millions-waiting'])

/** A test that waits for up to 70 s. */
const long = files(['http/unread-answers'])
/** A test that fills a database with gigabytes. */
const longPostgres = files(['postgres/millions-waiting'])
/** A test with a history of ten million events, which takes minutes. */
const longHistory = 'test/hardening/long-history.test.ts'
const leftOut = process.env.LONG ? [] : [...long, ...longAlone, ...longPostgres, longHistory]

/** Tests that attack the running service, and measure the effect on other callers. */
const hardening = 'test/hardening/**/*.test.ts'

/** Tests that need PostgreSQL: the server of TEST_DATABASE_URL, or one started from programs on this machine. */
const postgres = 'test/postgres/**/*.test.ts'
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null
const besideAttacks = 'test/hardening/postgres.test.ts'
if (!hasPostgres)
  leaveOut(
    `${postgres}, ${besideAttacks}`,
    'There is no PostgreSQL on this machine, and no TEST_DATABASE_URL',
  )

if (leftOut.length > 0)
  process.stderr.write(`Left out, run by \`npm run test:long\`: ${leftOut.join(', ')}\n`)

export default defineConfig({
  test: {
    ...timeouts,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          exclude: [...configDefaults.exclude, ...alone, ...longAlone, hardening, postgres, ...leftOut],
          // Tests run services in processes of their own.
          maxWorkers: 2,
          // Tests leave no state in their process. A process for each file would take a sixth more CPU time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...alone, ...(process.env.LONG ? longAlone : [])],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'hardening',
          include: [hardening],
          exclude: [...(hasPostgres ? [] : [besideAttacks]), ...(process.env.LONG ? [] : [longHistory])],
          ...(hasPostgres && { globalSetup: 'test/postgres/server.ts' }),
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: [postgres],
                exclude: [...configDefaults.exclude, ...leftOut],
                globalSetup: 'test/postgres/server.ts',
                maxWorkers: 2,
                sequence: { groupOrder: 2 },
              },
            },
          ]
        : []),
    ],
  },
})
