import { createdIn } from '../call/created.js'

/**
 * The path of the listing that has the identifiers for a parameter of a path: `/event-streams/{id}/deliveries` for `event_id` of
 * `/event-streams/{id}/redeliver/{event_id}`.
 */
export function listingFor(path, name) {
  const [collection = ''] = path.split(`/{${name}}`)
  return collection.replace(/\/redeliver$/, '/deliveries')
}

/** What a method does to a resource that exists; undefined if one click may aim it at any resource. */
export const changeBy = method => ({ DELETE: 'delete', PATCH: 'change', PUT: 'change' })[method]

/**
 * An identifier for a parameter of a path: of the resource that this page created last, or else of the first one of the listing.
 * A change or a deletion is aimed only at what this page has created, because the user may not have seen the other resources.
 *
 * @param values the values of the other parameters
 * @returns null if there is no such resource; undefined if that is not known
 */
export async function suggestedIdentifier({ method, path }, name, values, token) {
  const template = listingFor(path, name)
  const parents = Array.from(template.matchAll(/\{(\w+)\}/g), ([, parent]) => parent)
  if (parents.some(parent => !values[parent])) return undefined
  const listing = template.replaceAll(/\{(\w+)\}/g, (_, parent) => encodeURIComponent(values[parent]))
  const created = createdIn(listing)
  return created ?? (changeBy(method) ? null : firstIn(listing, token))
}

async function firstIn(listing, token) {
  try {
    const answer = await fetch(`${listing}?take=1`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) return undefined
    const page = await answer.json()
    const [items] = [page, ...Object.values(page)].filter(Array.isArray)
    return items.length === 0 ? null : items[0].id
  } catch {
    return undefined
  }
}
