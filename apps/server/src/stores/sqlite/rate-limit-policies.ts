import type { SQLOutputValue } from 'node:sqlite'
import type {
  RateLimitPolicy,
  RateLimitPolicyFilter,
  RateLimitPolicyStore,
} from '../../rate-limit-policies/rate-limit-policy.ts'
import type { Database } from './database.ts'

export function createSqliteRateLimitPolicies(database: Database): RateLimitPolicyStore {
  const insert = database.prepare(`
    INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (resource, consumer, consumer_selector) DO NOTHING`)
  const select = database.prepare('SELECT * FROM rate_limit_policies WHERE id = ?')
  const update = database.prepare(
    'UPDATE rate_limit_policies SET configuration = ?, updated_at = ? WHERE id = ? RETURNING *',
  )
  const remove = database.prepare('DELETE FROM rate_limit_policies WHERE id = ?')
  const matching = `
    (:resource IS NULL OR resource = :resource)
    AND (:consumer IS NULL OR consumer = :consumer)
    AND (:selector IS NULL OR consumer_selector = :selector)`
  const selectPage = database.prepare(
    `SELECT * FROM rate_limit_policies WHERE id > :after AND ${matching} ORDER BY id LIMIT :limit OFFSET :skip`,
  )
  const countMatching = database.prepare(
    `SELECT count(*) AS total FROM rate_limit_policies WHERE ${matching}`,
  )
  const selectBySelectors = database.prepare(`
    SELECT * FROM rate_limit_policies
    WHERE resource = ? AND consumer = ? AND consumer_selector IN (SELECT value FROM json_each(?))`)
  return {
    async insert(policy) {
      const { changes } = await database.write(() =>
        insert.run(
          policy.id,
          policy.resource,
          policy.consumer,
          policy.consumer_selector,
          JSON.stringify(policy.configuration),
          Date.parse(policy.created_at),
          Date.parse(policy.updated_at),
        ),
      )
      return changes === 1 ? 'inserted' : 'exists'
    },
    async find(id) {
      return policyOf(select.get(id))
    },
    async update(id, { configuration, updated_at }) {
      return policyOf(
        await database.write(() => update.get(JSON.stringify(configuration), Date.parse(updated_at), id)),
      )
    },
    async delete(id) {
      return (await database.write(() => remove.run(id))).changes === 1 ? 'deleted' : 'unknown'
    },
    async list(filter, after, skip, limit) {
      const rows = selectPage.all({ ...parametersOf(filter), after: after ?? '', skip, limit })
      return rows.map(policyOf).filter(policy => policy !== null)
    },
    async count(filter) {
      return Number(countMatching.get(parametersOf(filter))?.total)
    },
    async findBySelectors(resource, consumer, selectors) {
      const rows = selectBySelectors.all(resource, consumer, JSON.stringify(selectors))
      return rows.map(policyOf).filter(policy => policy !== null)
    },
  }
}

function parametersOf({ resource, consumer, consumer_selector }: RateLimitPolicyFilter) {
  return { resource: resource ?? null, consumer: consumer ?? null, selector: consumer_selector ?? null }
}

function policyOf(row: Record<string, SQLOutputValue> | undefined): RateLimitPolicy | null {
  if (!row) return null
  return {
    id: String(row.id),
    resource: row.resource as RateLimitPolicy['resource'],
    consumer: row.consumer as RateLimitPolicy['consumer'],
    consumer_selector: String(row.consumer_selector),
    configuration: JSON.parse(String(row.configuration)),
    created_at: new Date(Number(row.created_at)).toISOString(),
    updated_at: new Date(Number(row.updated_at)).toISOString(),
  }
}
