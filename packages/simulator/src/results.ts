import { isRecord } from './parts.ts'
import type { Resource } from './resource.ts'

/** The results in the body of a listing. The body is the list itself, or an object that contains it. */
export function resultsOf(body: unknown): readonly Resource[] {
  const list = isRecord(body) ? Object.values(body).find(Array.isArray) : body
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The body of a listing with other results. */
export function withResults(body: unknown, results: readonly Resource[]): object {
  if (!isRecord(body)) return results
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? results : value]),
  )
}
