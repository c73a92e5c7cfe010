import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const folder = 'apps/server/src/stores/postgres'

/** Several nodes on one database. The guards need PostgreSQL. */
export const postgresSabotages: readonly Sabotage[] = [
  {
    breaks: 'Readers miss events when several nodes append concurrently.',
    file: `${folder}/append-function.ts`,
    before: '  PERFORM pg_advisory_xact_lock(',
    after: '  -- PERFORM pg_advisory_xact_lock(',
    noticedBy: { workspace, test: 'test/postgres/order.test.ts' },
  },
  {
    breaks: 'A duplicate event is appended again.',
    file: `${folder}/append-function.ts`,
    before: '  IF known IS NOT NULL THEN RETURN; END IF;\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/event-log.test.ts' },
  },
  {
    breaks: 'A node writes deliveries of a stream whose lease it has lost.',
    file: `${folder}/dispatch-statements.ts`,
    before: ' AND event_streams.fence = moved.fence',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/dispatch.test.ts' },
  },
  {
    breaks: 'Deliveries of a commit whose answer was lost are counted twice.',
    file: `${folder}/dispatch-statements.ts`,
    before: 'AND streams.commits = moved.number - 1',
    after: 'AND streams.commits >= moved.number - 1',
    noticedBy: { workspace, test: 'test/postgres/counts.test.ts' },
  },
  {
    breaks: 'A publisher waits for the append lock without a timeout.',
    file: `${folder}/append.ts`,
    before: 'await within(patienceMs, ',
    after: 'await within(60_000, ',
    noticedBy: { workspace, test: 'test/postgres/deadlines.test.ts' },
  },
  {
    breaks: "A statement to a frozen server outlasts its caller's deadline.",
    file: `${folder}/statement.ts`,
    before: 'return Math.max(Math.ceil(deadline - performance.now()), 1)',
    after: 'return 60_000 + Math.ceil(deadline - performance.now())',
    noticedBy: { workspace, test: 'test/postgres/deadlines.test.ts' },
  },
  {
    breaks: 'The service connects to a standby as if it were the primary.',
    file: `${folder}/session.ts`,
    before: 'if (rows[0]?.is_read_only)',
    after: 'if (!rows[0])',
    noticedBy: { workspace, test: 'test/postgres/several-hosts.test.ts' },
  },
  {
    breaks: 'The service retries an unusable server and never tries the next one.',
    file: `${folder}/session.ts`,
    before: 'servers.leave(this.#server)\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/several-hosts.test.ts' },
  },
  {
    breaks: 'The service starts behind a pooler that shares sessions.',
    file: `${folder}/connection.ts`,
    before: 'await retrying(() => checkSessions(servers))\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/sessions.test.ts' },
  },
]
