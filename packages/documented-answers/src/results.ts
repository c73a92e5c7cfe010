import { isResource, type Resource } from './resource.ts'

/** The results in the body of a listing. The body is the list itself, or an object that contains it. */
export function resultsOf(body: unknown): readonly Resource[] {
  const list = isResource(body) ? Object.values(body).find(Array.isArray) : body
  return Array.isArray(list) ? list.filter(isResource) : []
}

/** The body of a listing with other results. */
export function withResults(body: unknown, results: readonly Resource[]): object {
  if (!isResource(body)) return results
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? results : value]),
  )
}
