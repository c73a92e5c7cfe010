import type { Document } from '../compatibility/document.ts'
import type { Break, Verdict } from './deployment.ts'
import { optional } from './optional-library.ts'
import { isRecord } from './read-file.ts'
import { WrongInput } from './wrong-input.ts'

/** A pact: the interactions that a consumer expects, as pact-js and other libraries write them. */
export type Pact = Readonly<Record<string, unknown>>

/** A part of an interaction that does not fit a document. */
interface Result {
  readonly type: string
  readonly code: string
  readonly message: string
  readonly mockDetails?: { readonly interactionDescription?: string; readonly location?: string }
}

/** What we use of the library, whose own types TypeScript cannot resolve: they import files without their endings. */
interface Library {
  readonly Comparator: new (options: {
    readonly oas: object
  }) => { compare(pact: object): AsyncIterable<Result> }
}

export function isPact(value: unknown): value is Pact {
  return isRecord(value) && Array.isArray(value.interactions)
}

/** The verdict on a consumer with a pact: it breaks by what fits the document `before`, but not `after`. */
export async function pactVerdict(
  file: string,
  pact: Pact,
  before: Document,
  after: Document,
): Promise<Verdict> {
  const name = isRecord(pact.consumer) ? pact.consumer.name : undefined
  if (typeof name !== 'string')
    throw new WrongInput(`${file} must have 'consumer' with a name, as pacts have.`)
  const earlier = new Set((await misfits(file, pact, before)).map(keyOf))
  const misfit = (await misfits(file, pact, after)).filter(one => !earlier.has(keyOf(one)))
  return { consumer: name, breaks: misfit.map(breakOf) }
}

async function misfits(file: string, pact: Pact, document: Document): Promise<readonly Result[]> {
  const library = '@pactflow/openapi-pact-comparator'
  const load = (): Promise<unknown> => import('@pactflow/openapi-pact-comparator')
  // The cast is safe: the version is exact.
  const { Comparator } = (await optional(library, load)) as Library
  const results: Result[] = []
  try {
    const comparator = new Comparator({ oas: structuredClone(document) })
    for await (const result of comparator.compare(structuredClone(pact))) results.push(result)
  } catch (error) {
    throw new WrongInput(`${file} cannot be compared with the document: ${(error as Error).message}`)
  }
  // The service refuses a query parameter that the document does not have: to the library that is only a warning.
  return results.filter(({ type, code }) => type === 'error' || code === 'request.query.unknown')
}

function keyOf({ code, message, mockDetails }: Result): string {
  return JSON.stringify([code, message, mockDetails?.interactionDescription, mockDetails?.location])
}

function breakOf({ code, message, mockDetails }: Result): Break {
  const { interactionDescription, location } = mockDetails ?? {}
  const uses = `the interaction '${interactionDescription ?? location ?? ''}'`
  return { uses, text: message, effect: `${location ?? ''} does not fit the document.`.trim(), rule: code }
}
