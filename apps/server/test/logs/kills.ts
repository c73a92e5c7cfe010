import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect } from 'vitest'
import { expectDeath } from '../crashes/death.ts'
import { send } from '../http/send.ts'
import { type LogEntry, readLog } from './log-calls.ts'

interface Node {
  readonly baseUrl: string
  token(): Promise<string>
}

/** Services on one database, of which one can be killed with SIGKILL and started again. */
export interface KillableNodes {
  readonly nodes: readonly Node[]
  killAndStart(index: number): Promise<void>
}

const writers = 8
/** Changes from a start to the next kill, at most. */
const mostBetweenKills = 60
/** Clocks of nodes agree to this, in milliseconds: each estimates the time of the database. */
const mostSkewMs = 250

/**
 * Kills services while eight clients create, change and delete policies. The log must have an entry for each answered change, and
 * tell exactly the state in which the policies are: no change without an entry, and no entry without a change.
 *
 * @returns the numbers of kills, of changes that were answered, of entries, and of entries whose changes got no answer
 */
export async function killDuringWrites({ nodes, killAndStart }: KillableNodes, kills: number) {
  const random = createRandom(seed)
  const token = await (nodes[0] as Node).token()
  /** Changes with a success as the answer: operation, id of the policy, limit. */
  const answered: { operation: string; id: string; correlation: string }[] = []
  let isOver = false

  async function write(writer: number): Promise<void> {
    const ids: string[] = []
    for (let turn = 0; !isOver; turn++) {
      const node = nodes[(writer + turn) % nodes.length] as Node
      const id = ids.at(-1)
      const kind =
        id === undefined ? 'create' : (['create', 'update', 'update', 'delete'] as const)[random(4)]
      const correlation = `${writer}-${randomUUID()}`
      const path = '/api/v2/rate-limit-policies'
      const body = {
        create: {
          resource: 'oauth_authentication_api',
          consumer: 'client',
          consumer_selector: `client_id:${randomUUID()}`,
          configuration: { action: 'block', limit: 0 },
        },
        // Another limit each time: a request that changes nothing has no entry.
        update: { configuration: { action: 'block', limit: 1 + turn } },
        delete: undefined,
      }[kind ?? 'create']
      try {
        const answer = await fetch(`${node.baseUrl}${kind === 'create' ? path : `${path}/${id}`}`, {
          method: { create: 'POST', update: 'PATCH', delete: 'DELETE' }[kind ?? 'create'],
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'X-Correlation-ID': correlation,
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        const text = await answer.text()
        if (answer.status >= 500) continue
        // An interrupted request may have deleted the policy.
        if (answer.status === 404) {
          ids.pop()
          continue
        }
        expect(answer.status, text).toBeLessThan(300)
        const written = kind === 'create' ? JSON.parse(text).id : id
        answered.push({ operation: `${kind}_rate_limit_policy`, id: written, correlation })
        if (kind === 'create') ids.push(written)
        if (kind === 'delete') ids.pop()
      } catch (error) {
        expectDeath(error)
        await delay(20)
      }
    }
  }

  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  for (let kill = 0; kill < kills; kill++) {
    const next = answered.length + 1 + random(mostBetweenKills)
    while (answered.length < next) await Promise.race([delay(1), writing])
    await killAndStart(kill % nodes.length)
  }
  isOver = true
  await writing
  const service = nodes[0] as Node
  const entries = (await readLog(service, token, { kind: 'change' })).toReversed()
  const byCorrelation = new Map(entries.map(entry => [entry.correlation_id, entry]))
  expect(byCorrelation.size).toBe(entries.length)
  for (const { operation, id, correlation } of answered)
    expect(byCorrelation.get(correlation)).toMatchObject({ operation, resource: { id }, client: {} })
  expectToAgree(entries, await allPolicies(service, token), nodes.length > 1 ? mostSkewMs : 0)
  return {
    kills,
    answered: answered.length,
    entries: entries.length,
    unanswered: entries.length - answered.length,
  }
}

/**
 * Each policy that exists was created and not deleted, and each that does not was deleted, according to the log. The entries of a policy
 * are in the order of its changes, up to the difference of the clocks of the nodes.
 */
function expectToAgree(
  entries: readonly LogEntry[],
  policies: ReadonlyMap<string, Policy>,
  skewMs: number,
): void {
  const existing: string[] = []
  for (const [id = '', own] of Map.groupBy(entries, ({ resource }) => resource?.id)) {
    const [created, updated, deleted] = ['create', 'update', 'delete'].map(kind =>
      own.flatMap(({ operation, date }) => (operation.startsWith(kind) ? [Date.parse(date)] : [])),
    ) as [number[], number[], number[]]
    expect([id, created.length]).toEqual([id, 1])
    expect(deleted.length).toBeLessThanOrEqual(1)
    const changes = [...updated, ...deleted]
    expect(Math.min(...changes) + skewMs).toBeGreaterThanOrEqual(created[0] ?? 0)
    if (deleted[0] === undefined) existing.push(id)
    else expect(Math.max(...created, ...updated)).toBeLessThanOrEqual(deleted[0] + skewMs)
    // A policy counts its changes in its version, which its entity tag shows.
    if (deleted[0] === undefined) expect([id, policies.get(id)?.version]).toEqual([id, 1 + updated.length])
  }
  expect(existing.toSorted()).toEqual([...policies.keys()].toSorted())
}

interface Policy {
  readonly version: number
}

async function allPolicies(service: Node, token: string): Promise<ReadonlyMap<string, Policy>> {
  const found = new Map<string, Policy>()
  for (let next: string | undefined = ''; next !== undefined; ) {
    const query = next === '' ? 'take=50' : `take=50&from=${next}`
    const { text } = await send(service, { path: `/api/v2/rate-limit-policies?${query}`, token })
    const page = JSON.parse(text) as { rate_limit_policies: { id: string }[]; next?: string }
    for (const { id } of page.rate_limit_policies) {
      const { headers } = await send(service, { path: `/api/v2/rate-limit-policies/${id}`, token })
      found.set(id, { version: Number(/^"(\d+)-/.exec(String(headers.etag))?.[1]) })
    }
    next = page.next
  }
  return found
}
