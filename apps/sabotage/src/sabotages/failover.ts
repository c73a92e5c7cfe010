import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const folder = 'apps/server/src/stores/postgres'
const lostWrites = { workspace, test: 'test/postgres/lost-writes.all.test.ts' }

/** Calls that wait for a lock, and a move to another primary, which may lack the last writes. The guards need PostgreSQL. */
export const failoverSabotages: readonly Sabotage[] = [
  {
    breaks: 'An append that waited during a failover hides the loss of an earlier event.',
    file: `${folder}/log-growth.ts`,
    before: '      if (seen !== checked && seen.epoch !== event.epoch) await readHead()\n',
    after: '',
    noticedBy: {
      workspace,
      test: 'test/postgres/replaced-log.all.test.ts',
      only: 'next append has already begun',
    },
  },
  {
    breaks: 'After a failover that lost a claim, a node takes the commit of another node for its own.',
    file: `${folder}/dispatch.ts`,
    before: '  WHERE holder = $2`',
    after: '  WHERE $2::text IS NOT NULL`',
    noticedBy: { workspace, test: 'test/postgres/dispatch.all.test.ts', only: 'have the same fence' },
  },
  {
    breaks: 'After a failover that lost a retry, the event is not attempted again.',
    file: 'apps/server/src/webhooks/claims.ts',
    before: 'claim.commits < commits || ',
    after: '',
    noticedBy: { ...lostWrites, only: 'is attempted again, without a further event' },
  },
  {
    breaks: 'A commit that was in flight during a failover takes the place of a commit made after it.',
    file: 'apps/server/src/webhooks/claims.ts',
    before: '      await this.#store.release(page.map(({ claim }) => claim))\n',
    after: '',
    noticedBy: { ...lostWrites, only: 'a retry is stored' },
  },
  {
    breaks:
      'A node takes the change after a failover for the lost one, and keeps sending to the lost address.',
    file: `${folder}/event-streams.ts`,
    before: "'greatest(revision + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)'",
    after: "'revision + 1'",
    noticedBy: { ...lostWrites, only: 'the first change after a failover' },
  },
  {
    breaks: 'A node stores that it has acted on a change that a failover has lost.',
    file: `${folder}/dispatch.ts`,
    before: ' AND streams.revision >= moved.revision',
    after: '',
    noticedBy: { ...lostWrites, only: 'does not count as having acted' },
  },
  {
    breaks: 'After a move to the new primary, idle connections to the old one still answer reads.',
    file: `${folder}/database.ts`,
    before: 'if (!client.isLeft) return client',
    after: 'if (client) return client',
    noticedBy: { workspace, test: 'test/postgres/several-hosts.all.test.ts' },
  },
  {
    breaks: 'A node listens at the old primary after a planned move.',
    file: 'apps/server/src/stores/postgres/log-growth.ts',
    before: 'return rows[0]?.is_read_only === false',
    after: 'return rows.length === 1',
    noticedBy: { workspace, test: 'test/postgres/notifications.all.test.ts', only: 'planned move' },
  },
  {
    breaks: 'Changes that wait for a lock or a standby use the connections of reads.',
    file: 'apps/server/src/stores/postgres/open.ts',
    before: 'transact: work => changes.transact(work)',
    after: 'transact: work => database.transact(work)',
    noticedBy: { workspace: 'apps/server', test: 'test/postgres/separate-connections.all.test.ts' },
  },
  {
    breaks: 'Subscriptions of one client that wait for a lock use all connections of a node.',
    file: `${folder}/subscription-slots.ts`,
    before: 'groups.get(clientId) ?? {',
    after: '{',
    noticedBy: {
      workspace,
      test: 'test/postgres/separate-connections.all.test.ts',
      only: 'more subscriptions',
    },
  },
  {
    breaks: 'Each of many subscriptions that a client opens together takes a transaction of its own.',
    file: `${folder}/subscription-slots.ts`,
    before: 'enough: 500',
    after: 'enough: 1',
    noticedBy: { workspace, test: 'test/postgres/subscription-slots.all.test.ts', only: 'opens together' },
  },
  {
    breaks: 'A closed subscription counts at its node until its row is deleted.',
    file: `${folder}/subscription-slots.ts`,
    before: 'WHERE node <> $1 AND node IN (',
    after: 'WHERE id <> $1 AND node IN (',
    noticedBy: { workspace, test: 'test/postgres/subscription-slots.all.test.ts', only: 'not deleted yet' },
  },
  {
    breaks: 'A repair leaves the rows of subscriptions that end meanwhile.',
    file: `${folder}/subscription-slots.ts`,
    before: 'for (const id of ids) if (!open.has(id)) remove(id)',
    after: '',
    noticedBy: { workspace, test: 'test/postgres/subscription-slots.all.test.ts', only: 'closed meanwhile' },
  },
  {
    breaks: 'A read of deliveries waits for all reads before it, however long they take.',
    file: 'apps/server/src/limiting/fair-queue.ts',
    before: 'await within(patienceMs, running)',
    after: 'await running',
    noticedBy: { workspace, test: 'test/postgres/deadlines.all.test.ts', only: 'reader of deliveries' },
  },
  {
    breaks: 'In a long queue, each call begins just before its caller gives up, and no call is answered.',
    file: 'apps/server/src/limiting/fair-queue.ts',
    before: 'if (performance.now() > end) throw lateTurn()',
    after: '',
    noticedBy: { workspace, test: 'test/fairness/patient-queue.test.ts' },
  },
]
