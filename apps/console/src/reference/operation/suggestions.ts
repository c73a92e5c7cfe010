import { useEffect } from 'react'
import { useObservable } from '../../observable.ts'
import { session } from '../../session/session.ts'
import type { PlacedOperation } from '../document.ts'
import { parsed } from '../error-body.ts'
import { shapeOf } from '../shape.ts'
import { change, formMediaType, type Input, type RequestForm } from './request-form.ts'

/** Announces each successful write, because it may have created or deleted resources. */
const writes = new EventTarget()

/** The identifier of the resource that this page has created last in a listing, by the path of the listing. */
const created = new Map<string, string>()

export function forgetCreated(): void {
  created.clear()
}

interface Written {
  readonly url: string
  readonly status: number
  readonly text: string | undefined
}

/** Notes the answer to a request. */
export function noteWrite({ url, status, text }: Written): void {
  if (![201, 202, 204].includes(status)) return
  const { pathname } = new URL(url)
  const { id } = (parsed(text) ?? {}) as { readonly id?: string }
  if (status === 201 && id !== undefined) created.set(pathname, id)
  if (status === 204)
    for (const [listing, id] of created) if (pathname === `${listing}/${id}`) created.delete(listing)
  writes.dispatchEvent(new Event('change'))
}

/** Fills in the client id of the session where a form asks for one, unless the user has entered another id. */
export function useSuggestedClient({ operation }: PlacedOperation, form: RequestForm): void {
  const { clientId } = useObservable(session) ?? {}
  useEffect(() => {
    const content = operation.requestBody?.content[formMediaType]
    const { bodies } = form.get()
    const { fields } = bodies[formMediaType] ?? {}
    if (!clientId || !content || !fields || fields.client_id) return
    if (!shapeOf(content.schema).properties.some(({ name }) => name === 'client_id')) return
    change(form, { bodies: { ...bodies, [formMediaType]: { fields: { ...fields, client_id: clientId } } } })
  }, [clientId, form, operation])
}

/** Fills in the identifiers of a path, so that users need not search for them. A value that the user has typed stays. */
export function useSuggestedIdentifiers(placed: PlacedOperation, form: RequestForm): void {
  const { token } = useObservable(session) ?? {}
  useEffect(() => {
    const names = placed.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
    if (token === undefined || names.length === 0) return
    const leaving = new AbortController()
    const fill = () => change(form, { filling: fillIn(names, placed, form, token, leaving.signal) })
    fill()
    writes.addEventListener('change', fill, { signal: leaving.signal })
    return () => leaving.abort()
  }, [token, form, placed])
}

async function fillIn(
  names: readonly string[],
  placed: PlacedOperation,
  form: RequestForm,
  token: string,
  leaving: AbortSignal,
): Promise<void> {
  for (const name of names) {
    const before = form.get()
    if (before.values[name] && before.values[name] !== before.suggested[name]) continue
    const found = await suggestedIdentifier(placed, name, before.values, token)
    const { values, suggested, lacking, showsMissing } = form.get()
    if (leaving.aborted || values[name] !== before.values[name]) continue
    const id = found ?? ''
    change(form, {
      values: { ...values, [name]: id },
      suggested: { ...suggested, [name]: id },
      lacking: { ...lacking, [name]: found === null },
      showsMissing: showsMissing && id === '',
    })
  }
}

/**
 * The path of the listing that has the identifiers for a parameter of a path: `/event-streams/{id}/deliveries` for `event_id` of
 * `/event-streams/{id}/redeliver/{event_id}`.
 */
export function listingFor(path: string, name: string): string {
  const [collection = ''] = path.split(`/{${name}}`)
  return collection.replace(/\/redeliver$/, '/deliveries')
}

/** What a method does to a resource that exists; undefined if one click may aim it at any resource. */
export function changeBy(method: string): string | undefined {
  return new Map([
    ['DELETE', 'delete'],
    ['PATCH', 'change'],
    ['PUT', 'change'],
  ]).get(method)
}

/**
 * An identifier for a parameter of a path: of the resource that this page created last, or else of the first one of the listing.
 * A change or a deletion is aimed only at what this page has created, because the user may not have seen the other resources.
 * Null if there is no such resource; undefined if that is not known.
 *
 * @param values the values of the other parameters
 */
async function suggestedIdentifier(
  { method, path }: PlacedOperation,
  name: string,
  values: Input['values'],
  token: string,
): Promise<string | null | undefined> {
  const template = listingFor(path, name)
  const parents = Array.from(template.matchAll(/\{(\w+)\}/g), ([, parent = '']) => parent)
  if (parents.some(parent => !values[parent])) return undefined
  const listing = template.replaceAll(/\{(\w+)\}/g, (_, parent: string) =>
    encodeURIComponent(String(values[parent])),
  )
  return created.get(listing) ?? (changeBy(method) ? null : firstIn(listing, token))
}

async function firstIn(listing: string, token: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(`${listing}?take=1`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) return undefined
    const page: object = await answer.json()
    const [items = []] = [page, ...Object.values(page)].filter(Array.isArray)
    return items.length === 0 ? null : items[0].id
  } catch {
    return undefined
  }
}
