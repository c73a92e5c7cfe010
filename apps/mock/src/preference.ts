import { publicDocument } from '@tenant-api/contract'
import { documentedResponses, type Fault } from '@tenant-api/documented-answers'
import type { Operation } from './match-operation.ts'

/** Those preferences of a request that the document can meet. */
export interface Preference {
  readonly code?: number
  /** The name of an example of the response with the status `code`. */
  readonly example?: string
  /** Generate the body from the schema instead of sending an example. */
  readonly dynamic?: true
  /** How the subscription fails. */
  readonly stream?: Fault
}

const { StreamErrorCode } = publicDocument.components.schemas as {
  readonly StreamErrorCode: { readonly enum: readonly Fault[] }
}
export const faults: readonly Fault[] = ['cut', 'silence', ...StreamErrorCode.enum]

/** Reads `Prefer: code=429`, `example=offset`, `dynamic=true` and `stream=cut` (RFC 7240). */
export function readPreference(header: string | undefined, operation: Operation): Preference {
  const asked = preferences(header)
  const code = asked.get('code')
  return preferenceOf(operation, {
    code: code === undefined ? undefined : Number(code),
    example: asked.get('example'),
    dynamic: asked.get('dynamic') === 'true',
    stream: asked.get('stream'),
  })
}

/**
 * Keeps the preferences that the document can meet. If an example is preferred without a code, searches all responses for it, the
 * successful ones first.
 */
export function preferenceOf(
  operation: Operation,
  { code, example, dynamic, stream }: Readonly<Record<keyof Preference, unknown>>,
): Preference {
  const isStream = operation.id === 'subscribe_events'
  const responses = answersOf(operation).filter(({ status }) => code === undefined || status === code)
  const withExample = responses.find(({ examples }) => examples.some(name => name === example))
  const chosen = withExample ?? (code === undefined ? undefined : responses[0])
  const isSuccess = (chosen?.status ?? 200) < 400
  // A generated error would have a random code and message, and Prism cannot stream events.
  const canGenerate = isSuccess && !isStream
  const fault = isSuccess && isStream ? faults.find(fault => fault === stream) : undefined
  return {
    ...(chosen && { code: chosen.status }),
    ...(withExample && { example: String(example) }),
    ...(canGenerate && dynamic === true && { dynamic }),
    ...(fault && { stream: fault }),
  }
}

/** The statuses of an operation, each with the examples that can be an answer. */
export function answersOf({ id }: Operation): ReturnType<typeof documentedResponses> {
  return documentedResponses(id).map(response =>
    // An example of a subscription is a single message, not an answer.
    id === 'subscribe_events' && response.status === 200 ? { ...response, examples: [] } : response,
  )
}

/** The header that lists the preferences that were met (RFC 7240, section 3). */
export function preferenceApplied(preference: object): Record<string, string> {
  const applied = Object.entries(preference).map(([name, value]) => `${name}=${value}`)
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') }
}

/** The `name=value` pairs of a Prefer header. Ignores preferences without a value, and treats parameters as preferences. */
export function preferences(header: string | undefined): ReadonlyMap<string, string> {
  const found = header?.matchAll(/\b([a-z]+)\s*=\s*"?([\w.-]+)/g) ?? []
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]))
}
