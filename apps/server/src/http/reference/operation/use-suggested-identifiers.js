import { createdIn, writes } from '../call/created.js'
import { useObservable } from '../observable.js'
import { session } from '../session/session.js'
import { React } from '../viewer.js'
import { change } from './request-form.js'

/**
 * Fills in the identifiers of a path, so that users need not search for them: the resource that this page created last, or else
 * the first one of the listing. A deletion is aimed only at what this page has created. A value that the user has typed stays.
 */
export function useSuggestedIdentifiers({ method, path, parameters }, form) {
  const current = useObservable(session)
  React.useEffect(() => {
    const names = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
    if (!current || names.length === 0) return
    let isMounted = true
    const first = listing => createdIn(listing) ?? firstIn(listing, current.token)
    const find = method === 'DELETE' ? createdIn : first
    async function fill() {
      for (const name of names) {
        const before = form.get()
        if (before.values[name] && before.values[name] !== before.suggested[name]) continue
        const id = (await suggestionFor(path, name, find)) ?? ''
        const { values, suggested } = form.get()
        if (!isMounted || values[name] !== before.values[name] || id === (values[name] ?? '')) continue
        change(form, { values: { ...values, [name]: id }, suggested: { ...suggested, [name]: id } })
      }
    }
    fill()
    writes.addEventListener('change', fill)
    return () => {
      isMounted = false
      writes.removeEventListener('change', fill)
    }
  }, [current, form])
}

/** The identifier for a parameter of a path, such as `event_id` of `/event-streams/{id}/redeliver/{event_id}`. */
async function suggestionFor(path, name, find) {
  const [collection = ''] = path.split(`/{${name}}`)
  const parent = /\{(\w+)\}/.exec(collection)?.[1]
  const listing = collection.replace(/\/redeliver$/, '/deliveries')
  if (!parent) return find(listing)
  const id = await suggestionFor(path, parent, find)
  return id && find(listing.replace(`{${parent}}`, id))
}

async function firstIn(listing, token) {
  try {
    const answer = await fetch(`${listing}?take=1`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) return undefined
    const page = await answer.json()
    const [items = []] = [page, ...Object.values(page)].filter(Array.isArray)
    return items[0]?.id
  } catch {
    return undefined
  }
}
