import type { Change } from './change.ts'
import type { Document } from './document.ts'

interface Scheme {
  readonly 'x-audience'?: string
  readonly flows?: Readonly<Record<string, Flow>>
}
interface Flow {
  readonly tokenUrl?: string
  readonly scopes: Readonly<Record<string, string>>
}

/** Where the service is, and how one gets a token for it. */
export function compareAccess(before: Document, after: Document): readonly Change[] {
  const [was, is] = [before, after].map(({ servers = [] }) => servers.map(({ url }) => url))
  return [
    ...listed(was, is, 'servers', 'the server'),
    ...[...schemesOf(before)].flatMap(([name, scheme]) => {
      const next = schemesOf(after).get(name)
      const place = `security scheme ${name}`
      return next ? compareSchemes(scheme, next, place) : [{ place, text: 'is gone', breaks: true }]
    }),
  ]
}

function compareSchemes(was: Scheme, is: Scheme, place: string): readonly Change[] {
  const [flow, nextFlow] = [was.flows?.clientCredentials, is.flows?.clientCredentials]
  return [
    ...changed(was['x-audience'], is['x-audience'], place, 'the audience'),
    ...changed(flow?.tokenUrl, nextFlow?.tokenUrl, place, 'the tokenUrl'),
    ...listed(Object.keys(flow?.scopes ?? {}), Object.keys(nextFlow?.scopes ?? {}), place, 'the scope'),
  ]
}

function changed(was: string | undefined, is: string | undefined, place: string, what: string) {
  return was === is ? [] : [{ place, text: `${what} is ${is ?? 'none'}, was ${was ?? 'none'}`, breaks: true }]
}

function listed(was: readonly string[] = [], is: readonly string[] = [], place: string, what: string) {
  return [
    ...was
      .filter(one => !is.includes(one))
      .map(one => ({ place, text: `${what} ${one} is gone`, breaks: true })),
    ...is
      .filter(one => !was.includes(one))
      .map(one => ({ place, text: `${what} ${one} is new`, breaks: false })),
  ]
}

function schemesOf({ components }: Document): ReadonlyMap<string, Scheme> {
  return new Map(Object.entries(components?.securitySchemes ?? {}))
}
