import type { RateLimitPolicyFilter, RateLimitPolicyStore } from '../../limiting/rate-limit-policy.ts'
import { limits } from '../../limits.ts'
import { policyOf, policyValues } from '../rows.ts'
import type { Database } from './database.ts'

export function createSqliteRateLimitPolicies(database: Database): RateLimitPolicyStore {
  const insert = database.prepare(`
    INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const countRows = database.prepare('SELECT count(*) AS total FROM rate_limit_policies')
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
  const selectOne = database.prepare(
    'SELECT 1 FROM rate_limit_policies WHERE resource = ? AND consumer = ? AND consumer_selector = ?',
  )
  const selectBySelectors = database.prepare(`
    SELECT * FROM rate_limit_policies
    WHERE resource = ? AND consumer = ? AND consumer_selector IN (SELECT value FROM json_each(?))`)
  return {
    async insert(policy) {
      return database.write(() => {
        if (selectOne.get(policy.resource, policy.consumer, policy.consumer_selector)) return 'exists'
        if (Number(countRows.get()?.total) >= limits.rateLimitPolicies) return 'too many'
        insert.run(...policyValues(policy))
        return 'inserted'
      })
    },
    async find(id) {
      const row = select.get(id)
      return row ? policyOf(row) : null
    },
    async update(id, { configuration, updated_at }) {
      const values = [JSON.stringify(configuration), Date.parse(updated_at), id]
      const row = await database.write(() => update.get(...values))
      return row ? policyOf(row) : null
    },
    async delete(id) {
      return (await database.write(() => remove.run(id))).changes === 1 ? 'deleted' : 'unknown'
    },
    async list(filter, after, skip, limit) {
      // Ids of policies begin with 'rlp_', which sorts after this text. So the list still begins with the first policy.
      // Stryker disable next-line StringLiteral
      const rows = selectPage.all({ ...parametersOf(filter), after: after ?? '', skip, limit })
      return rows.map(policyOf)
    },
    async count(filter) {
      // Stryker disable next-line OptionalChaining: A query for a count, without GROUP BY, always returns one row.
      return Number(countMatching.get(parametersOf(filter))?.total)
    },
    async findBySelectors(resource, consumer, selectors) {
      const rows = selectBySelectors.all(resource, consumer, JSON.stringify(selectors))
      return rows.map(policyOf)
    },
  }
}

function parametersOf({ resource, consumer, consumer_selector }: RateLimitPolicyFilter) {
  return { resource: resource ?? null, consumer: consumer ?? null, selector: consumer_selector ?? null }
}
