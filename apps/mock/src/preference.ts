import { faultAt, listed, sentence, shown, unknownName } from '@tenant-api/contract'
import {
  type Answer,
  documentedAnswer,
  documentedResponses,
  eventStream,
  type Fault,
  faults,
  plainAnswer,
  type Query,
  withRetryAfter,
} from '@tenant-api/simulator'
import type { Operation } from './match-operation.ts'
import { STATUS_CODES } from './node-http.ts'
import { isPrismInstalled } from './prism.ts'
import { invalidRequest } from './refusal.ts'

/** The preferences of a request that the mock can meet. */
interface Preference {
  readonly code?: number
  /** The name of an example of the response with the status `code`. */
  readonly example?: string
  /** Generate the body from the schema instead of sending an example. */
  readonly dynamic?: true
  /** How the subscription fails. */
  readonly stream?: Fault
}

/** A wish that the mock cannot meet. */
interface Unmet {
  readonly name: string
  /** The error message after the name, such as `is only for the status 200`. */
  readonly end: string
}

const names = ['code', 'example', 'dynamic', 'stream', 'handling'] as const

/** The wishes of a request, or of a choice of an answer, unchecked. */
type Wishes = Readonly<Partial<Record<keyof Preference, unknown>>>

/**
 * Reads `Prefer: code=429`, `example=offset`, `dynamic=true` and `stream=cut` (RFC 7240). The standard forbids refusing a request
 * because of a preference that cannot be met, unless the request prefers strict handling.
 *
 * @returns the preferences that the mock meets, and sentences about the ignored ones
 * @throws {Refusal} 400 for a preference that cannot be met, if `handling=strict` is preferred
 */
export function readPreference(
  header: string,
  operation: Operation,
): { readonly preference: Preference; readonly ignored: readonly string[] } {
  const asked = preferences(header)
  const code = asked.get('code')
  const wishes = {
    code: /^\d+$/.test(code ?? '') ? Number(code) : code,
    example: asked.get('example'),
    dynamic: asked.get('dynamic'),
    stream: asked.get('stream'),
  }
  const unknown = [...asked.keys()].filter(name => !names.some(known => known === name))
  const handling = asked.get('handling')
  const isHandling = handling === undefined || handling === 'strict' || handling === 'lenient'
  const unmet = [
    ...unmetOf(operation, wishes),
    ...(isHandling
      ? []
      : [{ name: 'handling', end: `must be 'strict' or 'lenient', got ${shown(handling)}` }]),
    ...unknown.map(name => ({ name, end: unknownName(names, name) })),
  ]
  const ignored = unmet.map(({ name, end }) => sentence(`The preference '${name}'`, end))
  const [first] = ignored
  if (first !== undefined && handling === 'strict')
    throw invalidRequest(faultAt('Prefer', 'invalid_query_string', first))
  return { preference: preferenceOf(operation, wishes), ignored }
}

/**
 * Keeps the wishes that the mock can meet. If an example is preferred without a code, searches all responses for it, the successful
 * ones first.
 */
export function preferenceOf(operation: Operation, { code, example, dynamic, stream }: Wishes): Preference {
  const isStream = operation.id === eventStream.operation
  const responses = answersOf(operation).filter(({ status }) => code === undefined || status === code)
  const withExample = responses.find(({ examples }) => examples.some(name => name === example))
  const chosen = withExample ?? (code === undefined ? undefined : responses[0])
  const isSuccess = (chosen?.status ?? 200) < 400
  // A generated error would have a random code and message, and Prism cannot stream events.
  const canGenerate = isSuccess && !isStream && isPrismInstalled
  const fault = isSuccess && isStream ? faults.find(fault => fault === stream) : undefined
  return {
    ...(chosen && { code: chosen.status }),
    ...(withExample && { example: String(example) }),
    ...(canGenerate && dynamic === 'true' && { dynamic: true }),
    ...(fault && { stream: fault }),
  }
}

/** The wishes that the mock cannot meet. */
export function* unmetOf(operation: Operation, wishes: Wishes): Generator<Unmet> {
  const { code, example, dynamic, stream } = wishes
  const met = preferenceOf(operation, wishes)
  const answers = answersOf(operation)
  const must = (name: string, allowed: string, given: unknown) => ({
    name,
    end: `must be ${allowed}, got ${shown(given)}`,
  })
  const isCode = code === undefined || met.code === code
  if (!isCode) yield must('code', listed(answers.map(({ status }) => status)), code)
  else if (met.example !== example) {
    const possible = answers.filter(({ status }) => status === (code ?? status))
    yield must('example', listed(possible.flatMap(({ examples }) => examples)), example)
  }
  if (met.stream !== stream) {
    if (operation.id !== eventStream.operation)
      yield { name: 'stream', end: `is only for the operation ${eventStream.operation}` }
    else if ((met.code ?? 200) >= 400) yield { name: 'stream', end: 'is only for the status 200' }
    else yield must('stream', listed(faults), stream)
  }
  if (dynamic === undefined || dynamic === 'false' || met.dynamic) return
  if (dynamic !== 'true') yield must('dynamic', "'true' or 'false'", dynamic)
  else if (isPrismInstalled)
    yield { name: 'dynamic', end: 'is only for successful answers, not for event streams' }
  else
    yield {
      name: 'dynamic',
      end: 'needs the optional dependency @stoplight/prism-http, which is not installed',
    }
}

/** The statuses that the mock can send for an operation, each with the examples that can be its answer. */
export function answersOf({ id }: Operation): ReturnType<typeof documentedResponses> {
  const documented = documentedResponses(id).map(response =>
    // An example of a subscription is a single message, not an answer.
    id === eventStream.operation && response.status === 200 ? { ...response, examples: [] } : response,
  )
  return [...documented, ...proxyStatuses.map(status => ({ status, examples: [] }))]
}

/** The header that lists the preferences that were met (RFC 7240, section 3). */
export function preferenceApplied(preference: object): Record<string, string> {
  const applied = Object.entries(preference).map(([name, value]) => `${name}=${value}`)
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') }
}

/**
 * The preferences of a Prefer header, by their names in lower case. Of equal names, the first counts (RFC 7240, section 2). A preference
 * without a value has the value ''. Treats parameters as preferences.
 */
export function preferences(header = ''): ReadonlyMap<string, string> {
  const found = header.matchAll(/([^\s=,;"]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;"]+)))?/g)
  const pairs = Array.from(
    found,
    ([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ''] as const,
  )
  return new Map(pairs.toReversed())
}

/** The answer that a request or a choice wants. */
export interface Wanted extends Preference {
  /** Replaces the body. */
  readonly body?: unknown
  /** Headers that are added, or replace others. */
  readonly headers?: Readonly<Record<string, string>>
  /** Break the connection instead of the answer, or within its body. */
  readonly ended?: 'reset' | 'cut'
}

/** Whether an error or a broken connection is wanted. Then the mock does not check the parameters and the body of a request. */
export function isFailure({ ended, code = 200 }: Wanted): boolean {
  return ended === 'reset' || code >= 400
}

/** The wanted example of the document, or else the usual one. A wanted body replaces the example's body. */
export function wantedAnswer(operation: Operation, wanted: Wanted, query: Query = {}): Answer {
  const answer = withRetryAfter(exampleOf(operation, wanted, query), wanted.headers)
  return 'body' in wanted ? { ...answer, body: wanted.body } : answer
}

function exampleOf({ id }: Operation, { code, example }: Wanted, query: Query): Answer {
  if (proxyStatuses.some(status => status === code)) return proxyAnswer(Number(code))
  const plain = plainAnswer(id, query)
  if (example === undefined && (code ?? plain.status) === plain.status) return plain
  return documentedAnswer(id, { ...(code && { status: code }), ...(example && { example }) })
}

/** Statuses that the document does not have, but that a proxy in front of the service sends. */
export const proxyStatuses = [502, 504] as const

/** The HTML page of a proxy that cannot reach the service. */
function proxyAnswer(status: number): Answer {
  const title = `${status} ${STATUS_CODES[status]}`
  const body = `<html>\n<head><title>${title}</title></head>\n<body><h1>${title}</h1></body>\n</html>\n`
  return { status, headers: { 'Content-Type': 'text/html' }, body }
}
