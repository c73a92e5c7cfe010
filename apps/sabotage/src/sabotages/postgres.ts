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
]
