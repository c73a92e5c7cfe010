import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const folder = 'apps/server/src/stores/postgres'

/** Several nodes on one database. Their guards need a PostgreSQL. */
export const postgresSabotages: readonly Sabotage[] = [
  {
    breaks: 'Of events that many nodes append at once readers pass over some.',
    file: `${folder}/append-function.ts`,
    before: '  PERFORM pg_advisory_xact_lock(',
    after: '  -- PERFORM pg_advisory_xact_lock(',
    noticedBy: { workspace, test: 'test/postgres/order.test.ts' },
  },
  {
    breaks: 'An event that the log holds already is appended again.',
    file: `${folder}/append-function.ts`,
    before: '  IF known IS NOT NULL THEN RETURN; END IF;\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/event-log.test.ts' },
  },
  {
    breaks: 'A node writes down deliveries of a stream that another one holds by now.',
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
    breaks: 'A publisher waits behind all that wait for the append lock.',
    file: `${folder}/append.ts`,
    before: 'await within(patienceMs, ',
    after: 'await within(60_000, ',
    noticedBy: { workspace, test: 'test/postgres/deadlines.test.ts' },
  },
  {
    breaks: 'A statement that a frozen server does not answer waits for longer than its caller may.',
    file: `${folder}/statement.ts`,
    before: 'return Math.max(Math.ceil(deadline - performance.now()), 1)',
    after: 'return 60_000 + Math.ceil(deadline - performance.now())',
    noticedBy: { workspace, test: 'test/postgres/deadlines.test.ts' },
  },
  {
    breaks: 'A standby is taken for the primary.',
    file: `${folder}/session.ts`,
    before: 'if (rows[0]?.is_read_only)',
    after: 'if (!rows[0])',
    noticedBy: { workspace, test: 'test/postgres/several-hosts.test.ts' },
  },
  {
    breaks: 'A server that cannot be used is tried again in place of the next one.',
    file: `${folder}/session.ts`,
    before: 'servers.leave(this.#server)\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/several-hosts.test.ts' },
  },
  {
    breaks: 'A pooler that shares sessions is not noticed.',
    file: `${folder}/connection.ts`,
    before: 'await retrying(() => checkSessions(servers))\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/sessions.test.ts' },
  },
  {
    breaks: 'A duplicate is acknowledged before its event is replicated.',
    file: `${folder}/append-function.ts`,
    before: "    PERFORM pg_logical_emit_message(true, 'tenant-api', '');\n",
    after: '    NULL;\n',
    noticedBy: { workspace, test: 'test/postgres/replication.test.ts' },
  },
  {
    breaks: 'A write whose wait for replication was canceled is acknowledged.',
    file: `${folder}/session.ts`,
    before: "routine === 'SyncRepWaitForLSN'",
    after: "routine === 'none'",
    noticedBy: { workspace, test: 'test/postgres/replication.test.ts' },
  },
  {
    breaks: 'A transaction that was committed without an answer is done twice.',
    file: `${folder}/database.ts`,
    before: 'if (done && mark?.is_repeated)',
    after: 'if (!mark)',
    noticedBy: { workspace, test: 'test/postgres/database.test.ts' },
  },
  {
    breaks: 'A transaction of a database that is gone is taken for one of the database at hand.',
    file: `${folder}/database.ts`,
    before: 'if (done && mark?.is_repeated)',
    after: 'if (done)',
    noticedBy: { workspace, test: 'test/postgres/database.test.ts' },
  },
  {
    breaks: 'A node appends to a log that has taken the place of its own.',
    file: `${folder}/append-function.ts`,
    before: '  IF NOT is_intact THEN RETURN; END IF;\n',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/replaced-log.test.ts' },
  },
  {
    breaks: 'A cursor moves over events of a log that has taken the place of the one that was read.',
    file: `${folder}/dispatch.ts`,
    before: '  if (isMissing) check(',
    after: '  if (!isMissing) check(',
    noticedBy: { workspace, test: 'test/postgres/replaced-log.test.ts' },
  },
  {
    breaks: 'Events that take the place of lost ones get the offsets of those.',
    file: `${folder}/append-function.ts`,
    before: 'IF latest.history IS DISTINCT FROM ',
    after: 'IF latest.history IS NULL AND latest.history <> ',
    noticedBy: { workspace, test: 'test/postgres/replaced-log.test.ts' },
  },
]
