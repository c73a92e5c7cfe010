import type { RateLimitPolicyFilter, RateLimitPolicyStore } from '../../limiting/rate-limit-policy.ts'
import { limits } from '../../limits.ts'
import { policyOf, policyValues } from '../rows.ts'
import type { CallersDatabase } from './open-databases.ts'

const insert = `
  INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
  SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM rate_limit_policies) < ${limits.rateLimitPolicies}
  ON CONFLICT (resource, consumer, consumer_selector) DO NOTHING RETURNING id`
const selectOne =
  'SELECT 1 FROM rate_limit_policies WHERE resource = $1 AND consumer = $2 AND consumer_selector = $3'
const update = 'UPDATE rate_limit_policies SET configuration = $2, updated_at = $3 WHERE id = $1 RETURNING *'
const matching = `
  ($1::text IS NULL OR resource = $1) AND ($2::text IS NULL OR consumer = $2)
  AND ($3::text IS NULL OR consumer_selector = $3)`
const selectPage = `
  SELECT * FROM rate_limit_policies WHERE id > $4 AND ${matching} ORDER BY id LIMIT $5 OFFSET $6`
const countMatching = `SELECT count(*) AS total FROM rate_limit_policies WHERE ${matching}`
const selectBySelectors = `
  SELECT * FROM rate_limit_policies WHERE resource = $1 AND consumer = $2 AND consumer_selector = ANY($3)`

export function createPostgresRateLimitPolicies(database: CallersDatabase): RateLimitPolicyStore {
  return {
    async insert(policy) {
      const { resource, consumer, consumer_selector } = policy
      return database.transactionOnce(async query => {
        const inserted = await query(insert, policyValues(policy))
        if (inserted.length === 1) return 'inserted'
        const found = await query(selectOne, [resource, consumer, consumer_selector])
        return found.length > 0 ? 'exists' : 'too many'
      })
    },
    async find(id) {
      const [row] = await database.query('SELECT * FROM rate_limit_policies WHERE id = $1', [id])
      return row ? policyOf(row) : null
    },
    async update(id, { configuration, updated_at }) {
      const values = [id, JSON.stringify(configuration), Date.parse(updated_at)]
      const [row] = await database.transactionOnce(query => query(update, values))
      return row ? policyOf(row) : null
    },
    async delete(id) {
      const deleted = await database.transactionOnce(query =>
        query('DELETE FROM rate_limit_policies WHERE id = $1 RETURNING id', [id]),
      )
      return deleted.length === 1 ? 'deleted' : 'unknown'
    },
    async list(filter, after, skip, limit) {
      // Stryker disable next-line StringLiteral: Each id of a policy begins with `rlp_`, which comes after both texts.
      const rows = await database.query(selectPage, [...valuesOf(filter), after ?? '', limit, skip])
      return rows.map(policyOf)
    },
    async count(filter) {
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
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
