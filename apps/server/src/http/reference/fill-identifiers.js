/**
 * Fills in the identifiers of a path, so that users need not search for them. Suggests the resource that this page created
 * last, or else the first resource of the listing.
 */
export function fillIdentifiers(signIn) {
  const changes = new EventTarget()
  /** Identifiers of resources that were created in this page, by the path of their listing. */
  const created = new Map()

  async function firstIn(listing) {
    const known = created.get(listing)
    if (known) return known
    const headers = { authorization: `Bearer ${signIn.token()}` }
    const answer = await fetch(`${listing}?take=1`, { headers })
    if (!answer.ok) return undefined
    const page = await answer.json()
    const [items = []] = [page, ...Object.values(page)].filter(Array.isArray)
    return items[0]?.id
  }

  /** The identifier for a parameter of a path, such as `event_id` of `/event-streams/{id}/redeliver/{event_id}`. */
  async function suggestionFor(path, name) {
    if (!signIn.token()) return undefined
    const [collection = ''] = path.split(`/{${name}}`)
    const parent = /\{(\w+)\}/.exec(collection)?.[1]
    const listing = collection.replace(/\/redeliver$/, '/deliveries')
    if (!parent) return firstIn(listing)
    const id = await suggestionFor(path, parent)
    return id && firstIn(listing.replace(`{${parent}}`, id))
  }

  const parameterRow = (Original, { React }) =>
    function FilledRow(props) {
      const { rawParam, pathMethod, onChange } = props
      const given = React.useRef(undefined)
      const current = props.param?.get('value')
      const value = React.useRef(current)
      value.current = current
      React.useEffect(() => {
        if (rawParam.get('in') !== 'path') return
        let isMounted = true
        const fill = async () => {
          // Keep a value that the user has typed.
          if (value.current && value.current !== given.current) return
          const id = await suggestionFor(pathMethod[0], rawParam.get('name'))
          if (!isMounted || (id ?? '') === (value.current ?? '')) return
          given.current = id
          onChange(rawParam, id ?? '', false)
        }
        fill()
        changes.addEventListener('change', fill)
        return () => {
          isMounted = false
          changes.removeEventListener('change', fill)
        }
      }, [])
      return React.createElement(Original, props)
    }

  signIn.onSignIn(() => changes.dispatchEvent(new Event('change')))
  return {
    plugin: () => ({ wrapComponents: { parameterRow } }),
    /** Notices a write, after which other resources may exist. */
    noticeWrite(response) {
      const { pathname } = new URL(response.url, location.href)
      if (response.status === 201) created.set(pathname, response.body?.id)
      if (response.status === 204)
        for (const [listing, id] of created) if (pathname === `${listing}/${id}`) created.delete(listing)
      if ([201, 202, 204].includes(response.status)) changes.dispatchEvent(new Event('change'))
      return response
    },
  }
}
