import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from '@tenant-api/client'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'

type NewStream = Parameters<Client['createEventStream']>[0]
type NewPolicy = Parameters<Client['createRateLimitPolicy']>[0]

/** The resources for the cases. */
export interface Fixture {
  readonly client: Client
  /** The id of an event stream with a failed delivery. */
  readonly stream: string
  /** The id of the event of that delivery. */
  readonly event: string
  readonly policy: string
  /** The URL of a webhook receiver that accepts everything. */
  readonly receiver: string
}

/** A call of a command, and properties of the command. */
export interface Case {
  /** The arguments of a call that succeeds. */
  readonly args: (fixture: Fixture) => readonly string[] | Promise<readonly string[]>
  /** A pattern that standard output matches in each mode. */
  readonly prints: RegExp
  /** True for a command that sends a token for the administrative API. */
  readonly isAuthorized?: true
  /** True for a command that names a resource by its id. */
  readonly isById?: true
  /** True for a command that calls the service. */
  readonly isOnline?: true
  /** True for a command that runs until standard input ends. That of a terminal does not end. */
  readonly readsToEnd?: true
  /** True for a command whose output with `--json` has one JSON value on each line. */
  readonly hasJsonLines?: true
}

const missing = { stream: 'est_1111111111111111111111', policy: 'rlp_1111111111111111111111' }
/** The same fixture, but with ids of resources that do not exist. */
export function withoutResources(fixture: Fixture): Fixture {
  return { ...fixture, ...missing }
}

const online = { isOnline: true } as const
const authorized = { ...online, isAuthorized: true } as const
const byId = { ...authorized, isById: true } as const
const nothing = /^$/

/** An event stream to create, with an endpoint where nothing listens. */
export const newStream = (): NewStream => ({
  name: `case ${crypto.randomUUID()}`,
  subscriptions: [{ event_type: 'user.deleted' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://hooks.example.com/events',
      webhook_authorization: { method: 'bearer', token: 'shared' },
    },
  },
})

/** Creates an event stream with a replay that takes seconds, of the events of the fixture. Resolves with its id. */
async function replayingStream(client: Client): Promise<string> {
  const subscriptions = [{ event_type: 'group.created' }] as const
  const { id } = await client.createEventStream({ ...newStream(), subscriptions, max_events_per_second: 1 })
  await client.replayEvents({ id, date_from: '2026-01-01T00:00:00Z' })
  return id
}

/** A policy to create, for a client that does not exist. */
export const newPolicy = (): NewPolicy => ({
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: `client_id:${crypto.randomUUID()}`,
  configuration: { action: 'allow' },
})

function policyFlags(): string[] {
  const selector = `client_id:${crypto.randomUUID()}`
  return ['--resource', 'oauth_authentication_api', '--consumer', 'client', '--consumer-selector', selector]
}

const flagsOf = ({ name, subscriptions, destination }: NewStream) => [
  ...['--name', name, '--subscriptions', JSON.stringify(subscriptions)],
  ...['--destination', JSON.stringify(destination)],
]

/** A tenant file with a policy that no other test creates. */
function tenantFile(): string {
  const file = path.join(createTemporaryFolder(), 'tenant.json')
  const policy = { ...newPolicy(), consumer_selector: 'third_party_clients' }
  writeFileSync(file, JSON.stringify({ rate_limit_policies: [policy] }))
  return file
}

/** A case for each command that `schema` lists. */
export const cases: Readonly<Record<string, Case>> = {
  'events subscribers': {
    args: () => [],
    prints: /subscriptions\W+\d/,
    ...authorized,
  },
  'events tail': {
    ...authorized,
    args: () => ['--from-timestamp', '-1h', '--max', '1'],
    prints: /evt_\w{22}/,
    hasJsonLines: true,
  },
  'events publish': { ...online, args: () => ['--sample', 'user.created'], prints: /evt_\w{22}/ },
  listen: {
    ...authorized,
    isById: true,
    args: ({ receiver, stream }) => ['--forward-to', receiver, '--from-failed', stream],
    prints: /evt_\w{22}/,
    hasJsonLines: true,
  },
  'config export': {
    ...authorized,
    args: () => ['--only', 'rate_limit_policies'],
    prints: /rate_limit_policies/,
  },
  'config plan': { ...authorized, args: () => [tenantFile()], prints: /third_party_clients|[Cc]hanges/ },
  'config apply': {
    ...authorized,
    args: () => [tenantFile(), '--yes'],
    prints: /third_party_clients|[Cc]hanges/,
  },
  'config validate': { args: () => [tenantFile()], prints: /rate_limit_policies/ },
  'streams list': { ...authorized, args: () => [], prints: /est_\w{22}/ },
  'streams create': { ...authorized, args: () => flagsOf(newStream()), prints: /est_\w{22}/ },
  'streams show': { ...byId, args: ({ stream }) => [stream], prints: /est_\w{22}/ },
  'streams update': { ...byId, args: ({ stream }) => [stream, '--status', 'enabled'], prints: /enabled/ },
  'streams stats': { ...byId, args: ({ stream }) => [stream], prints: /failed_deliveries/ },
  'streams test': {
    ...byId,
    args: ({ stream }) => [stream, '--event-type', 'user.created'],
    prints: /evt_\w{22}/,
  },
  'streams attempts': { ...byId, args: ({ stream }) => [stream], prints: /evt_\w{22}/ },
  'events where': { ...authorized, args: ({ event }) => [event], prints: /evt_\w{22}/ },
  'logs list': { ...authorized, args: () => [], prints: /log_\w{22}/ },
  'logs show': {
    ...byId,
    args: async ({ client, stream }) => {
      if (stream === missing.stream) return ['log_1111111111111111111111']
      const { items } = await client.listLogs({ resource_id: stream }).page()
      return [items[0]?.id ?? '']
    },
    prints: /log_\w{22}/,
  },
  'logs tail': {
    ...authorized,
    args: () => ['--date-from', '-1h', '--max', '1', '--operation', 'create_event_stream'],
    prints: /create_event_stream/,
    hasJsonLines: true,
  },
  'streams replay': {
    ...byId,
    args: ({ stream }) => [stream, '--date-from', '-1h', '--dry-run'],
    prints: /event/,
  },
  'streams end-replay': {
    ...byId,
    args: async ({ client, stream }) => [stream === missing.stream ? stream : await replayingStream(client)],
    prints: /^$|has ended/,
  },
  'streams skip': { ...byId, args: ({ stream }) => [stream, '--to', 'latest', '--dry-run'], prints: /event/ },
  'streams delete': {
    ...byId,
    args: async ({ client, stream: id }) => {
      if (id === missing.stream) return [id, '--yes']
      const { id: created } = await client.createEventStream(newStream())
      return [created, '--yes']
    },
    prints: nothing,
  },
  'deliveries list': { ...byId, args: ({ stream }) => [stream], prints: /evt_\w{22}/ },
  'deliveries show': { ...byId, args: ({ stream, event }) => [stream, event], prints: /failed/ },
  'deliveries redeliver': { ...byId, args: ({ stream }) => [stream, '--yes'], prints: /accepted/ },
  'policies list': { ...authorized, args: () => [], prints: /rlp_\w{22}/ },
  'policies create': {
    ...authorized,
    args: () => [...policyFlags(), '--configuration', '{"action":"allow"}'],
    prints: /rlp_\w{22}/,
  },
  'policies show': { ...byId, args: ({ policy }) => [policy], prints: /rlp_\w{22}/ },
  'policies update': {
    ...byId,
    args: ({ policy }) => [policy, '--configuration', '{"action":"allow"}'],
    prints: /allow/,
  },
  'policies delete': {
    ...byId,
    args: async ({ client, policy: id }) => {
      if (id === missing.policy) return [id, '--yes']
      const { id: created } = await client.createRateLimitPolicy(newPolicy())
      return [created, '--yes']
    },
    prints: nothing,
  },
  'server keys': { ...online, args: () => [], prints: /OKP/ },
  'server metadata': { ...online, args: () => [], prints: /token_endpoint/ },
  login: { ...online, args: () => ['--client-id', 'contract-tests'], prints: nothing },
  logout: { args: () => ['--profile', 'stored'], prints: nothing },
  whoami: { ...online, args: () => [], prints: /contract-tests/ },
  token: { ...online, args: () => [], prints: /eyJ/ },
  doctor: { ...online, args: () => [], prints: /ok/ },
  api: { ...byId, args: ({ stream }) => ['GET', `/api/v2/event-streams/${stream}`], prints: /est_\w{22}/ },
  mcp: { args: () => [], prints: nothing, readsToEnd: true },
  completion: { args: () => ['bash'], prints: /tenant-api complete/ },
  schema: { args: () => [], prints: /events tail/ },
}
