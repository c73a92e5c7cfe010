import { type Change, changeOf } from './change.ts'
import type { Document, Operation } from './document.ts'

interface Scheme {
  readonly 'x-audience'?: string
  readonly flows?: Readonly<Record<string, Flow>>
}
interface Flow {
  readonly tokenUrl?: string
  readonly scopes: Readonly<Record<string, string>>
}

/** Compares servers and security schemes: the service's addresses, and how clients get tokens. */
export function* compareAccess(before: Document, after: Document): Generator<Change> {
  const [was, is] = [before, after].map(({ servers = [] }) => servers.map(({ url }) => url))
  yield* listed('server', was, is, 'servers')
  for (const [name, scheme] of schemesOf(before)) {
    const next = schemesOf(after).get(name)
    const place = `security scheme ${name}`
    if (next) yield* compareSchemes(scheme, next, place)
    else yield changeOf('security-scheme-removed', place, 'is gone', true)
  }
}

function* compareSchemes(was: Scheme, is: Scheme, place: string): Generator<Change> {
  const [flow, nextFlow] = [was.flows?.clientCredentials, is.flows?.clientCredentials]
  const [audience, nextAudience] = [was['x-audience'] ?? 'none', is['x-audience'] ?? 'none']
  if (audience !== nextAudience)
    yield changeOf('audience-changed', place, `the audience is ${nextAudience}, was ${audience}`, true)
  const [url, nextUrl] = [flow?.tokenUrl ?? 'none', nextFlow?.tokenUrl ?? 'none']
  if (url !== nextUrl)
    yield changeOf('token-url-changed', place, `the tokenUrl is ${nextUrl}, was ${url}`, true)
  yield* listed('scope', Object.keys(flow?.scopes ?? {}), Object.keys(nextFlow?.scopes ?? {}), place)
}

function* listed(
  what: 'server' | 'scope',
  was: readonly string[] = [],
  is: readonly string[] = [],
  place: string,
): Generator<Change> {
  for (const one of was)
    if (!is.includes(one)) yield changeOf(`${what}-removed`, place, `the ${what} ${one} is gone`, true)
  for (const one of is)
    if (!was.includes(one)) yield changeOf(`${what}-added`, place, `the ${what} ${one} is new`, false)
}

function schemesOf({ components }: Document): ReadonlyMap<string, Scheme> {
  return new Map(Object.entries(components?.securitySchemes ?? {}))
}

/**
 * Compares the alternatives of `security`. Removing an alternative breaks the clients that use it, unless the operation no longer
 * needs a token.
 */
export function* compareSecurity(was: Operation, is: Operation): Generator<Change> {
  const [before, after] = [requirementsOf(was), requirementsOf(is)]
  const [shown, shownAfter] = [before.map(textOf), after.map(textOf)]
  const place = is.operationId
  for (const one of before) {
    const text = textOf(one)
    if (shownAfter.includes(text)) continue
    // A token that was enough is still enough if another alternative needs no more than it has.
    const isNeeded = !after.some(next => isMetBy(next, one))
    yield changeOf('security-removed', place, `${text} is not enough any more`, isNeeded)
  }
  for (const text of shownAfter)
    if (!shown.includes(text)) yield changeOf('security-added', place, `${text} is enough`, false)
}

/** The schemes of tokens that are needed together, with their scopes. Empty if no token is needed. */
type Requirement = Readonly<Record<string, readonly string[]>>

function requirementsOf({ security = [] }: Operation): readonly Requirement[] {
  return security.length === 0 ? [{}] : security
}

function isMetBy(needed: Requirement, given: Requirement): boolean {
  return Object.entries(needed).every(([scheme, scopes]) => {
    const { [scheme]: granted } = given
    return granted && scopes.every(one => granted.includes(one))
  })
}

function textOf(requirement: Requirement): string {
  const texts = Object.entries(requirement).map(([scheme, scopes]) =>
    scopes.length > 0 ? `${scheme} with the scope ${scopes.toSorted().join(' and ')}` : scheme,
  )
  return texts.join(' together with ') || 'no token'
}
