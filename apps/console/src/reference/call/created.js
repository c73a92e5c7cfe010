import { parsed } from '../json.js'

/** Announces each successful write, because it may have created or deleted resources. */
export const writes = new EventTarget()

/** Identifiers of resources that this page has created, by the path of their listing. */
const created = new Map()

/** The identifier of the resource that this page created last in a listing. */
export const createdIn = listing => created.get(listing)

export const forgetCreated = () => created.clear()

export function noteWrite({ url }, { status, text }) {
  if (![201, 202, 204].includes(status)) return
  const { pathname } = new URL(url)
  if (status === 201) created.set(pathname, parsed(text)?.id)
  if (status === 204)
    for (const [listing, id] of created) if (pathname === `${listing}/${id}`) created.delete(listing)
  writes.dispatchEvent(new Event('change'))
}
