import type {
  RateLimitPolicy,
  RateLimitPolicyFilter,
  RateLimitPolicyStore,
} from '../limiting/rate-limit-policy.ts'
import { limits } from '../limits.ts'
import type { Enter } from './logs.ts'
import { timestampOf } from './rows.ts'
import type { Row, Sql } from './sql.ts'

const insert = `
  INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
  SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM rate_limit_policies) < ${limits.rateLimitPolicies}
  ON CONFLICT (resource, consumer, consumer_selector) DO NOTHING RETURNING id`
/** SQL condition: the limit is so near that the insertions in progress could exceed it together. */
const isNearLimit = `(SELECT count(*) FROM rate_limit_policies) >= ${limits.rateLimitPolicies - 200}`
const selectOne =
  'SELECT 1 FROM rate_limit_policies WHERE resource = $1 AND consumer = $2 AND consumer_selector = $3'
const select = 'SELECT * FROM rate_limit_policies WHERE id = $1'
const update = `
  UPDATE rate_limit_policies SET configuration = $2, updated_at = $3, version = version + 1 WHERE id = $1 RETURNING *`
const remove = 'DELETE FROM rate_limit_policies WHERE id = $1'
const matching = `
  (CAST($1 AS text) IS NULL OR resource = $1) AND (CAST($2 AS text) IS NULL OR consumer = $2)
  AND (CAST($3 AS text) IS NULL OR consumer_selector = $3)`
const selectPage = `
  SELECT * FROM rate_limit_policies WHERE id > $4 AND ${matching} ORDER BY id LIMIT $5 OFFSET $6`
const countMatching = `SELECT count(*) AS total FROM rate_limit_policies WHERE ${matching}`

/**
 * @param lock an expression that makes the transaction wait until other insertions have ended; null if the database has one writer
 *   at a time. It is evaluated only near the limit, because the wait lasts until their commits are replicated.
 */
export function createRateLimitPolicies(
  sql: Sql,
  { enter, lock = null }: { enter: Enter; lock?: string | null },
): RateLimitPolicyStore {
  const selectToWrite = lock === null ? select : `${select} FOR UPDATE`
  return {
    async insert(policy, entry) {
      const { resource, consumer, consumer_selector } = policy
      const values = [
        policy.id,
        resource,
        consumer,
        consumer_selector,
        JSON.stringify(policy.configuration),
        Date.parse(policy.created_at),
        Date.parse(policy.updated_at),
      ]
      return sql.transact(function* () {
        if (lock !== null) yield [`SELECT ${lock} WHERE ${isNearLimit}`, []]
        const inserted = yield [insert, values]
        if (inserted.length === 1) {
          yield enter(entry)
          return 'inserted'
        }
        const found = yield [selectOne, [resource, consumer, consumer_selector]]
        return found.length === 1 ? 'exists' : 'too many'
      })
    },
    async find(id) {
      const [row] = await sql.query(select, [id])
      return row ? policyOf(row) : null
    },
    async update(id, change, entry, precondition = () => true) {
      return sql.transact(function* () {
        const [row] = yield [selectToWrite, [id]]
        if (!row) return 'unknown'
        const before = policyOf(row)
        if (!precondition(before)) return 'precondition failed'
        const made = entry(before, { ...before, ...change })
        if (made === null) return before
        const [after = row] = yield [
          update,
          [id, JSON.stringify(change.configuration), Date.parse(change.updated_at)],
        ]
        yield enter(made)
        return policyOf(after)
      })
    },
    async delete(id, entry, precondition = () => true) {
      return sql.transact(function* () {
        const [row] = yield [selectToWrite, [id]]
        if (!row) return 'unknown'
        const policy = policyOf(row)
        if (!precondition(policy)) return 'precondition failed'
        yield [remove, [id]]
        yield enter(entry(policy))
        return 'deleted'
      })
    },
    async list(filter, after, skip, limit) {
      // Stryker disable next-line StringLiteral: Each id of a policy begins with `rlp_`, which comes after both texts.
      return (await sql.query(selectPage, [...valuesOf(filter), after ?? '', limit, skip])).map(policyOf)
    },
    async count(filter) {
      // Stryker disable next-line OptionalChaining: A query for a count, without GROUP BY, always returns one row.
      return Number((await sql.query(countMatching, valuesOf(filter)))[0]?.total)
    },
    async findBySelectors(resource, consumer, selectors) {
      if (selectors.length === 0) return []
      const parameters = selectors.map((_, index) => `$${index + 3}`)
      const selectSome = `
        SELECT * FROM rate_limit_policies
        WHERE resource = $1 AND consumer = $2 AND consumer_selector IN (${parameters})`
      return (await sql.query(selectSome, [resource, consumer, ...selectors])).map(policyOf)
    },
  }
}

function valuesOf({ resource, consumer, consumer_selector }: RateLimitPolicyFilter) {
  return [resource ?? null, consumer ?? null, consumer_selector ?? null]
}

function policyOf(row: Row): RateLimitPolicy {
  return {
    id: String(row.id),
    version: Number(row.version),
    resource: row.resource as RateLimitPolicy['resource'],
    consumer: row.consumer as RateLimitPolicy['consumer'],
    consumer_selector: String(row.consumer_selector),
    configuration: JSON.parse(String(row.configuration)),
    created_at: timestampOf(row.created_at),
    updated_at: timestampOf(row.updated_at),
  }
}
