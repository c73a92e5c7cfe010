import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const fsync = { workspace, test: 'test/stores/fsync.test.ts' }
const conformance = { workspace, test: 'test/stores/sqlite.test.ts' }
const file = { workspace, test: 'test/stores/sqlite-file.test.ts' }
const folder = 'apps/server/src/stores/sqlite'

/** Durability and integrity of stored data. */
export const storeSabotages: readonly Sabotage[] = [
  {
    breaks: 'A rename lists the waiting events of an enabled event stream as failed.',
    file: 'apps/server/src/stores/event-streams.ts',
    before: "if (before.status === 'enabled' && after.status === 'disabled')",
    after: "if (before.status === 'enabled')",
    noticedBy: {
      workspace: 'apps/server',
      test: 'test/webhooks/store/dispatch-store.test.ts',
      only: 'ends the waiting events once',
    },
  },
  {
    breaks: 'An event is acknowledged before it is fsynced.',
    file: `${folder}/event-log.ts`,
    before: 'const shown = onDisk.then(',
    after: 'const shown = Promise.resolve(void onDisk).then(',
    noticedBy: fsync,
  },
  {
    breaks: 'The write-ahead log is never fsynced.',
    file: `${folder}/database.ts`,
    before: 'await promisify(fdatasync)(log)',
    after: 'await log',
    noticedBy: fsync,
  },
  {
    breaks: 'The service continues to write after a failed fsync.',
    file: `${folder}/database.ts`,
    before: '    this.#isLost = true\n',
    after: '',
    noticedBy: fsync,
  },
  {
    breaks: 'A failed fsync of SQLite itself is treated as an ordinary error.',
    file: `${folder}/database.ts`,
    before: 'const failedFsync = 1_034',
    after: 'const failedFsync = 0',
    noticedBy: fsync,
  },
  {
    breaks: 'A disk error in a transaction is reported as an internal error.',
    file: 'apps/server/src/stores/sqlite/database.ts',
    before: 'new Set([5, 6, 8, 10, 13, 14])',
    after: 'new Set([5, 6, 8, 14])',
    noticedBy: file,
  },
  {
    breaks: 'A failed transaction is committed in part.',
    file: 'apps/server/src/stores/sqlite/database.ts',
    before: "    if (database.isTransaction) database.exec('ROLLBACK')\n",
    after: "    if (database.isTransaction) database.exec('COMMIT')\n",
    noticedBy: conformance,
  },
  {
    breaks: 'A republished event is stored as a new one.',
    file: `${folder}/event-log.ts`,
    before: 'if (changes === 0) return published(key)',
    after: 'if (changes === 7) return published(key)',
    noticedBy: conformance,
  },
  {
    breaks: 'A sealed secret opens in another row.',
    file: 'apps/server/src/crypto.ts',
    before: 'JSON.stringify([table, column, id])',
    after: 'JSON.stringify([table, column, id].slice(3))',
    noticedBy: conformance,
  },
  {
    breaks: 'A service opens the data of another tenant.',
    file: 'apps/server/src/stores/tenant.ts',
    before: 'if (id !== tenantId)',
    after: "if (id === '')",
    noticedBy: conformance,
  },
  {
    breaks: 'Deleted events stay in the free parts of the database.',
    file: `${folder}/open.ts`,
    before: 'PRAGMA secure_delete = ON',
    after: 'PRAGMA secure_delete = OFF',
    noticedBy: { workspace, test: 'test/commands/erase.all.test.ts' },
  },
  {
    breaks: 'A retry of an erased event is stored.',
    file: `${folder}/delivery-rows.ts`,
    before: 'NULL, :due), :is_replay\n    WHERE NOT',
    after: 'NULL, :due), :is_replay\n    WHERE true OR',
    noticedBy: conformance,
  },
  {
    breaks: 'A failed delivery of an erased event is listed again.',
    file: `${folder}/delivery-rows.ts`,
    before: ':made, 0, NULL, :ended\n    WHERE NOT ',
    after: ':made, 0, NULL, :ended\n    WHERE true OR ',
    noticedBy: conformance,
  },
  {
    breaks: 'A running service does not notice an erasure.',
    file: 'apps/server/src/stores/erasure.ts',
    before: 'SET erasures = erasures + 1',
    after: 'SET erasures = erasures',
    noticedBy: conformance,
  },
  {
    breaks: 'An offset from before a restored backup is accepted.',
    file: `${folder}/event-log.ts`,
    before: ' && epochOf(sequence) === epoch ? sequence',
    after: ' ? sequence',
    noticedBy: file,
  },
  {
    breaks: 'Retention deletes events that an event stream still needs.',
    file: `${folder}/event-log.ts`,
    before: "SELECT min(cursor) AS needed FROM event_streams WHERE status = 'enabled'",
    after: "SELECT min(cursor) AS needed FROM event_streams WHERE status = 'unknown'",
    noticedBy: conformance,
  },
  {
    breaks: 'Two services open the same data directory.',
    file: 'apps/server/src/stores/sqlite/open.ts',
    before: 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = 0',
    after: 'SELECT 1',
    noticedBy: file,
  },
  {
    breaks: 'The secret key file is readable by other users.',
    file: 'apps/server/src/crypto.ts',
    before: 'mode: 0o600,',
    after: 'mode: 0o644,',
    noticedBy: { workspace, test: 'test/stores/secrets-key.test.ts' },
  },
  {
    breaks: 'A missing secret key of an existing database is replaced by a new one.',
    file: 'apps/server/src/crypto.ts',
    before: 'if (existsSync(database) && !existsSync(file))',
    after: 'if (existsSync(database) && dataDir === "")',
    noticedBy: { workspace, test: 'test/stores/secrets-key.test.ts' },
  },
  {
    breaks: 'A reader that resumes while retention deletes events misses some of the events that are kept.',
    file: `${folder}/history.ts`,
    before: 'if (first !== call.sequence + 1) return null',
    after: 'if (first === 0) return null',
    noticedBy: conformance,
  },
  {
    breaks: 'A failed fsync in the checkpoint of a commit is ignored.',
    file: 'apps/server/src/stores/sqlite/open.ts',
    before: 'PRAGMA wal_autocheckpoint = 0',
    after: 'PRAGMA wal_autocheckpoint = 1000',
    noticedBy: { workspace, test: 'test/disks/failing-checkpoint.all.test.ts' },
  },
  {
    breaks: 'Events are deleted early because a clock was far behind.',
    file: `${folder}/event-log.ts`,
    before: 'Math.min(Number(old.sequence), needed, Number(kept ?? Number.POSITIVE_INFINITY) - 1)',
    after: 'Math.min(Number(old.sequence), needed)',
    noticedBy: { workspace, test: 'test/stores/clocks.test.ts' },
  },
  {
    breaks: 'A waiting test event counts as a redelivery.',
    file: 'apps/server/src/stores/dispatch.ts',
    before: "AND status = 'failed' AND due_at IS NOT NULL",
    after: 'AND due_at IS NOT NULL',
    noticedBy: conformance,
  },
  {
    breaks: 'A bulk redelivery that names an event type twice counts its deliveries twice.',
    file: 'apps/server/src/event-streams/deliveries.ts',
    before: '[...new Set(event_types)]',
    after: 'event_types',
    noticedBy: {
      workspace,
      test: 'test/event-streams/redelivery.test.ts',
      only: 'counts each delivery once',
    },
  },
  {
    breaks: 'A bulk redelivery of a short history waits until a long history has been counted.',
    file: 'apps/server/src/operations/redeliver_events.ts',
    before: 'const outcome = await redeliverAll(',
    after: `const outcome = await ((...[all, id, chosen, entryOf]: Parameters<typeof redeliverAll>) =>
      deliveries.largeCounts.run(asker, () => redeliverAll(all, id, chosen, entryOf)))(`,
    noticedBy: { workspace, test: 'test/operations/long-counts.test.ts' },
  },
]
