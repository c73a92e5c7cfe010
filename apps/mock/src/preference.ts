import { publicDocument } from '@tenant-api/contract'
import { documentedResponses, type Fault } from '@tenant-api/examples'
import type { Operation } from './match-operation.ts'

/** What a request asks of its answer, as far as the document can meet it. */
export interface Preference {
  readonly code?: number
  /** Name of an example of the response `code`. */
  readonly example?: string
  /** A body made from the schema, in place of an example. */
  readonly dynamic?: true
  /** What befalls the event stream. */
  readonly stream?: Fault
}

const { StreamErrorCode } = publicDocument.components.schemas as {
  readonly StreamErrorCode: { readonly enum: readonly Fault[] }
}
const faults: readonly Fault[] = ['cut', 'silence', ...StreamErrorCode.enum]

/**
 * Reads `Prefer: code=429`, `example=offset`, `dynamic=true` and `stream=cut` (RFC 7240). What the document cannot meet is
 * ignored; an example without a code is looked for in every response, the successful ones first.
 */
export function readPreference(header: string | undefined, operation: Operation): Preference {
  const asked = preferences(header)
  const [code, example] = [asked.get('code'), asked.get('example')]
  const isStream = operation.id === 'subscribe_events'
  const responses = documentedResponses(operation.id)
    .filter(({ status }) => code === undefined || status === Number(code))
    // An example of the event stream is one message of it, and no answer.
    .map(response => (isStream && response.status === 200 ? { ...response, examples: [] } : response))
  const withExample = responses.find(({ examples }) => example !== undefined && examples.includes(example))
  const chosen = withExample ?? (code === undefined ? undefined : responses[0])
  const isSuccess = (chosen?.status ?? 200) < 400
  // A generated error would be nonsense, and Prism generates no event stream.
  const canGenerate = isSuccess && !isStream
  const fault = isSuccess && isStream ? faults.find(fault => fault === asked.get('stream')) : undefined
  return {
    ...(chosen && { code: chosen.status }),
    ...(withExample && example && { example }),
    ...(canGenerate && asked.get('dynamic') === 'true' && { dynamic: true }),
    ...(fault && { stream: fault }),
  }
}

/** The header that tells which preferences were met (RFC 7240, section 3). */
export function preferenceApplied(preference: object): Record<string, string> {
  const applied = Object.entries(preference).map(([name, value]) => `${name}=${value}`)
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') }
}

/** Preferences by name; those without a value, and parameters of one, do not matter here. */
export function preferences(header: string | undefined): ReadonlyMap<string, string> {
  const found = header?.matchAll(/\b([a-z]+)\s*=\s*"?([\w.-]+)/g) ?? []
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]))
}
