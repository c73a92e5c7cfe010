import { dereference, publicDocument } from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'

/** What a request asks of its answer, as far as the document can meet it. */
export interface Preference {
  readonly code?: number
  /** Name of an example of the response `code`. */
  readonly example?: string
  /** A body made from the schema, in place of an example. */
  readonly dynamic?: true
}

/**
 * Reads `Prefer: code=429`, `Prefer: example=offset` and `Prefer: dynamic=true` (RFC 7240). What the document cannot meet is
 * ignored; an example without a code is looked for in every response, the successful ones first.
 */
export function readPreference(header: string | undefined, operation: Operation): Preference {
  const preferences = header?.matchAll(/\b(code|example|dynamic)\s*=\s*"?([\w.-]+)/g) ?? []
  const asked = new Map(Array.from(preferences, ([, name = '', value = '']) => [name, value]))
  const [code, example] = [asked.get('code'), asked.get('example')]
  const responses = responsesOf(operation).filter(({ status }) => code === undefined || status === code)
  const withExample = responses.find(({ examples }) => example !== undefined && examples.includes(example))
  const chosen = withExample ?? (code === undefined ? undefined : responses[0])
  return {
    ...(chosen && { code: Number(chosen.status) }),
    ...(withExample && example && { example }),
    ...(asked.get('dynamic') === 'true' && { dynamic: true }),
  }
}

/** The header that tells which preferences were met (RFC 7240, section 3). */
export function preferenceApplied(preference: Preference): Record<string, string> {
  const applied = Object.entries(preference).map(([name, value]) => `${name}=${value}`)
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') }
}

/** Statuses in ascending order, since they are integer keys, and the names of their examples. */
function responsesOf({ path, method }: Operation): { status: string; examples: string[] }[] {
  const responses = publicDocument.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  return Object.entries(responses).map(([status, response]) => ({
    status,
    examples: Object.values(dereference(response).content ?? {}).flatMap(({ examples = {} }) =>
      Object.keys(examples),
    ),
  }))
}
