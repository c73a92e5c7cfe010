import type { Query } from './page.ts'
import type { Resource } from './resource.ts'

/**
 * The results that match the filters of a query. A filter is a parameter with the name of a property, or with the plural of the name,
 * such as `statuses`: then it lists several values, separated by commas.
 */
export function matching(results: readonly Resource[], query: Query): readonly Resource[] {
  return results.filter(result =>
    Object.entries(query).every(([name, value]) => matches(result, name, value)),
  )
}

function matches(result: Resource, name: string, value = ''): boolean {
  if (name in result) return String(result[name]) === value
  const property = [name.slice(0, -1), name.slice(0, -2)].find(singular => singular in result)
  return property === undefined || value.split(',').includes(String(result[property]))
}
