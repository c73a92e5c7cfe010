import type { Query } from './page.ts'
import { isRecord } from './parts.ts'
import type { Resource } from './resource.ts'

/**
 * The results that match the filters of a query. A filter is a parameter with the name of a property, or with the plural of the name,
 * such as `statuses`: then it lists several values, separated by commas. `date_from` and `date_to` are filters for results with
 * attempts: the first attempt was at `date_from` or later, and before `date_to`.
 */
export function matching(results: readonly Resource[], query: Query): readonly Resource[] {
  return results.filter(result =>
    Object.entries(query).every(([name, value]) => matches(result, name, value)),
  )
}

function matches(result: Resource, name: string, value = ''): boolean {
  if (name === 'date_from') return !(firstAttempt(result) < timeOf(value))
  if (name === 'date_to') return !(firstAttempt(result) >= timeOf(value))
  if (name in result) return String(result[name]) === value
  const property = [name.slice(0, -1), name.slice(0, -2)].find(singular => singular in result)
  return property === undefined || value.split(',').includes(String(result[property]))
}

/** Milliseconds since 1970; NaN for a result without attempts. */
function firstAttempt({ attempts }: Resource): number {
  const [first] = Array.isArray(attempts) ? attempts : []
  return isRecord(first) ? Date.parse(String(first.timestamp)) : Number.NaN
}

/** Milliseconds since 1970. JavaScript has no leap seconds, such as 23:59:60. */
function timeOf(timestamp: string): number {
  return Date.parse(timestamp.replace(':60Z', ':59Z'))
}
