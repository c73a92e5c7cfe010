/** The types of the answers that a test may choose, derived from the types that are generated from the document. */

import type { DocumentedOperations, StreamOperation } from '@tenant-api/contract/types'
import type {
  Constant,
  ExampleOf,
  Fault,
  FieldError,
  PublicOperationId,
  StatusOf,
} from '@tenant-api/simulator'

/** The documented body of a response; undefined for a response without a body. */
export type BodyOf<
  Id extends PublicOperationId,
  Status extends StatusOf<Id>,
> = Status extends keyof DocumentedOperations[Id]['responses']
  ? DocumentedOperations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined
  : undefined

/** The status of the success response. It applies if a choice has no status. */
export type SuccessOf<Id extends PublicOperationId> = {
  [Status in StatusOf<Id>]: `${Status}` extends `2${string}` ? Status : never
}[StatusOf<Id>]

/** A documented answer with a certain status. */
export interface AnswerWith<Id extends PublicOperationId, Status extends StatusOf<Id>> {
  /** Default: the status of the success response. */
  readonly status?: Status | undefined
  /** The name of an example in the document. Default: the first one. */
  readonly example?: ExampleOf<Id, Status> | undefined
  /** Replaces the example. A function gets the example, and returns the body. */
  readonly body?: Body<BodyOf<Id, Status>> | undefined
  /** What is wrong with the request. The answer then is 400, with the message of the first error. */
  readonly errors?: ErrorsOf<Id, Status> | undefined
  /** Additional headers, and replacements of documented ones. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The connection breaks before the answer (`reset`); a stream can also fail after its first event. */
  readonly fault?: FaultOf<Id, Status> | undefined
}

type Body<Documented> = [Documented] extends [undefined]
  ? undefined
  : Constant<Documented> | ((example: Documented) => Constant<Documented>)

type ErrorsOf<Id extends PublicOperationId, Status extends StatusOf<Id>> = Status extends 400 | SuccessOf<Id>
  ? DocumentedOperations[Id]['responses'] extends { 400: { content: { 'application/json': infer Body } } }
    ? 'errors' extends keyof Body
      ? readonly FieldError[]
      : never
    : never
  : never

type FaultOf<Id extends PublicOperationId, Status extends StatusOf<Id>> =
  | 'reset'
  | (Id extends StreamOperation ? (Status extends 200 ? Fault : never) : never)

/** The choice of a documented answer of one operation. */
export type AnswerChoice<Id extends PublicOperationId> = {
  [Status in StatusOf<Id>]: AnyStatus<Id> & WithStatus<Id, Status> & AnswerWith<Id, Status>
}[StatusOf<Id>]

/** With this type, the compiler's message about a wrong status names all possible statuses. */
interface AnyStatus<Id extends PublicOperationId> {
  readonly status?: StatusOf<Id> | undefined
}

type WithStatus<Id extends PublicOperationId, Status extends StatusOf<Id>> =
  Status extends SuccessOf<Id> ? AnyStatus<Id> : { readonly status: Status }

/** A function that chooses the answer to each request. */
export type ChooseAnswer<Id extends PublicOperationId, Choice extends AnswerChoice<Id> = AnswerChoice<Id>> = (
  asked: AnsweredRequest<Id>,
) => Choice | (Promise<Choice> & WithoutStatus)

/** Without this property of the promise, the compiler does not distinguish the choices by their status. */
interface WithoutStatus {
  readonly status?: undefined
}

type ParametersOf<Parameters> = Parameters extends { path: infer Path } ? Path : Record<never, never>

type RequestBodyOf<Body> = Body extends { content: { 'application/json': infer Json } } ? Json : undefined

/** A request that a handler answers. Nothing has checked it, although its types describe a valid request. */
export interface AnsweredRequest<Id extends PublicOperationId = PublicOperationId> {
  readonly request: Request
  /** The path parameters. */
  readonly params: Readonly<ParametersOf<DocumentedOperations[Id]['parameters']>>
  /** The parsed body; undefined if the request has no body, or a body that cannot be parsed. */
  readonly body: RequestBodyOf<DocumentedOperations[Id]['requestBody']>
}

/** Parses the body of a request, which can still be read afterwards. Returns undefined if the body is neither JSON nor a form. */
export async function parsedBody(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  const mediaType = request.headers.get('Content-Type') ?? ''
  if (mediaType.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
