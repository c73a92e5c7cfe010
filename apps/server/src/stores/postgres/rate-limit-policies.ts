import type {
  RateLimitPolicy,
  RateLimitPolicyFilter,
  RateLimitPolicyStore,
} from '../../rate-limit-policies/rate-limit-policy.ts'
import type { Database, Row } from './database.ts'

const insert = `
  INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (resource, consumer, consumer_selector) DO NOTHING RETURNING id`
const update = 'UPDATE rate_limit_policies SET configuration = $2, updated_at = $3 WHERE id = $1 RETURNING *'
const matching = `
  ($1::text IS NULL OR resource = $1) AND ($2::text IS NULL OR consumer = $2)
  AND ($3::text IS NULL OR consumer_selector = $3)`
const selectPage = `
  SELECT * FROM rate_limit_policies WHERE id > $4 AND ${matching} ORDER BY id LIMIT $5 OFFSET $6`
const countMatching = `SELECT count(*) AS total FROM rate_limit_policies WHERE ${matching}`
const selectBySelectors = `
  SELECT * FROM rate_limit_policies WHERE resource = $1 AND consumer = $2 AND consumer_selector = ANY($3)`

export function createPostgresRateLimitPolicies(database: Database): RateLimitPolicyStore {
  return {
    async insert(policy) {
      const values = [
        policy.id,
        policy.resource,
        policy.consumer,
        policy.consumer_selector,
        JSON.stringify(policy.configuration),
        Date.parse(policy.created_at),
        Date.parse(policy.updated_at),
      ]
      const inserted = await database.transactionOnce(query => query(insert, values))
      return inserted.length === 1 ? 'inserted' : 'exists'
    },
    async find(id) {
      const [row] = await database.query('SELECT * FROM rate_limit_policies WHERE id = $1', [id])
      return row ? policyOf(row) : null
    },
    async update(id, { configuration, updated_at }) {
      const values = [id, JSON.stringify(configuration), Date.parse(updated_at)]
      const [row] = await database.query(update, values)
      return row ? policyOf(row) : null
    },
    async delete(id) {
      const deleted = await database.transactionOnce(query =>
        query('DELETE FROM rate_limit_policies WHERE id = $1 RETURNING id', [id]),
      )
      return deleted.length === 1 ? 'deleted' : 'unknown'
    },
    async list(filter, after, skip, limit) {
      const rows = await database.query(selectPage, [...valuesOf(filter), after ?? '', limit, skip])
      return rows.map(policyOf)
    },
    async count(filter) {
      return Number((await database.query(countMatching, valuesOf(filter)))[0]?.total)
    },
    async findBySelectors(resource, consumer, selectors) {
      return (await database.query(selectBySelectors, [resource, consumer, selectors])).map(policyOf)
    },
  }
}

function valuesOf({ resource, consumer, consumer_selector }: RateLimitPolicyFilter) {
  return [resource ?? null, consumer ?? null, consumer_selector ?? null]
}

function policyOf(row: Row): RateLimitPolicy {
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
