import type { OperationResult, PublicOperationId, Schemas } from '@tenant-api/client'
import type { Row } from '../output/print.ts'

/** The command of an operation, and the rows of its output. */
export interface OperationEntry {
  /** The words of the command. */
  readonly command: string
  /** Converts an answer, or the items of a page, to rows; only for operations that return a list. */
  readonly rows?: (answer: never) => Listed
  /** The plural noun for the items of a page, such as `deliveries`. */
  readonly noun?: string
  /** The question before a call that people may regret. */
  readonly question?: (id: string) => string
  /** What the answer says to a person on a terminal. Other readers get the answer itself. */
  readonly sentence?: (answer: never, isDryRun: boolean) => string
  /** True for a command with its own file. Other commands are created from the operation's parameters. */
  readonly isOwn?: true
}

/** The items of an answer, and a row of cells for each. */
export interface Listed {
  readonly items: readonly unknown[]
  readonly rows: readonly Row[]
}

function listed<Item>(items: readonly Item[], row: (item: Item) => Row): Listed {
  return { items, rows: items.map(row) }
}

function rowOfAttempt(attempt: Schemas['DeliveryAttempt']): Row {
  const { attempted_at, number, result, status, duration_ms, event_type, event_id, error_message } = attempt
  return {
    ...{ time: attempted_at, number, result, status, ms: duration_ms },
    ...{ type: event_type, event: event_id, error: error_message },
  }
}

/** The row of an entry of the log. */
export function rowOfEntry(entry: Schemas['LogEntry']): Row {
  const { id, date, kind, operation, client, resource, changed, status, count, correlation_id } = entry
  return {
    ...{ id, date, kind, operation, client: client?.id, resource: resource?.id ?? resource?.type },
    ...{ changed: changed?.join(','), status, count, correlation: correlation_id },
  }
}

/** `1,204 events are sent again.`, or what a dry run says instead. Counting ends at 100,000. */
function counted({ events }: Schemas['EventCount'], isDryRun: boolean, done: string): string {
  const count = `${events.toLocaleString('en')}${events === 100_000 ? ' or more' : ''} ${events === 1 ? 'event' : 'events'}`
  return `${count} ${isDryRun ? 'would be' : events === 1 ? 'is' : 'are'} ${done}.`
}

const deletion = (id: string) => `Delete ${id}?`

/** The command of each public operation. The type check fails if an operation has no entry. */
export const operationTable = {
  list_event_streams: {
    command: 'streams list',
    noun: 'event streams',
    rows: (streams: readonly Schemas['EventStream'][]) =>
      listed(streams, ({ id, name, status, subscriptions, destination }) => ({
        id,
        status,
        types: subscriptions.length,
        name,
        endpoint: destination.configuration.webhook_endpoint,
      })),
  },
  create_event_stream: { command: 'streams create' },
  get_event_stream: { command: 'streams show' },
  update_event_stream: { command: 'streams update' },
  delete_event_stream: { command: 'streams delete', question: deletion },
  get_event_stream_stats: { command: 'streams stats' },
  test_event_stream: { command: 'streams test' },
  get_event_deliveries: {
    command: 'deliveries list',
    noun: 'deliveries',
    rows: (deliveries: readonly Schemas['EventStreamDelivery'][]) =>
      listed(deliveries, ({ id, status, event_type, attempts }) => ({
        id,
        status,
        type: event_type,
        attempts: attempts.length,
        last: attempts.at(-1)?.timestamp,
        error: attempts.at(-1)?.error_message,
      })),
  },
  get_event_delivery: { command: 'deliveries show' },
  list_event_stream_attempts: {
    command: 'streams attempts',
    noun: 'attempts',
    rows: (attempts: readonly Schemas['DeliveryAttempt'][]) => listed(attempts, rowOfAttempt),
  },
  list_event_attempts: {
    command: 'events where',
    noun: 'attempts',
    rows: (attempts: readonly Schemas['DeliveryAttempt'][]) =>
      listed(attempts, attempt => ({ stream: attempt.event_stream_id, ...rowOfAttempt(attempt) })),
  },
  list_logs: {
    command: 'logs list',
    noun: 'entries',
    rows: (entries: readonly Schemas['LogEntry'][]) => listed(entries, rowOfEntry),
  },
  get_log: { command: 'logs show' },
  redeliver_event: { command: 'deliveries redeliver', isOwn: true },
  redeliver_events: { command: 'deliveries redeliver', isOwn: true },
  replay_events: {
    command: 'streams replay',
    question: id => `Send these events to ${id} again?`,
    sentence: (answer: Schemas['EventCount'], isDryRun) => counted(answer, isDryRun, 'sent again'),
  },
  end_replay: { command: 'streams end-replay', sentence: () => 'The replay has ended.' },
  skip_events: {
    command: 'streams skip',
    question: id => `Drop the waiting events of ${id}?`,
    sentence: (answer: Schemas['EventCount'], isDryRun) => counted(answer, isDryRun, 'skipped'),
  },
  list_rate_limit_policies: {
    command: 'policies list',
    noun: 'rate limit policies',
    rows: (policies: readonly Schemas['RateLimitPolicy'][]) =>
      listed(policies, ({ id, resource, consumer, consumer_selector, configuration }) => ({
        id,
        action: configuration.action,
        resource,
        consumer,
        selector: consumer_selector,
      })),
  },
  create_rate_limit_policy: { command: 'policies create' },
  get_rate_limit_policy: { command: 'policies show' },
  update_rate_limit_policy: { command: 'policies update' },
  delete_rate_limit_policy: { command: 'policies delete', question: deletion },
  subscribe_events: { command: 'events tail', isOwn: true },
  get_event_subscribers: { command: 'events subscribers' },
  issue_token: { command: 'token', isOwn: true },
  get_jwks: {
    command: 'server keys',
    rows: (set: OperationResult<'get_jwks'>) =>
      listed(set.keys, ({ kid, kty, alg, use }) => ({ kid, kty, alg, use })),
  },
  get_authorization_server_metadata: { command: 'server metadata' },
} as const satisfies Record<PublicOperationId, OperationEntry>
