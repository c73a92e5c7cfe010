/** The types of the answers that a test may choose, derived from the types that are generated from the document. */
import type { DocumentedOperations, StreamOperation } from '@tenant-api/contract/types'
import type { Fault, operations, PublicOperationId } from '@tenant-api/documented-answers'

type Responses<Id extends PublicOperationId> = (typeof operations)[Id]['responses']

/** A documented status of an operation. */
export type StatusOf<Id extends PublicOperationId> = keyof Responses<Id> & number

type ExampleOf<Id extends PublicOperationId, Status extends StatusOf<Id>> = Responses<Id>[Status] extends {
  examples: infer Examples
}
  ? keyof Examples & string
  : never

/** The documented body of a response; undefined for a response without a body. */
export type BodyOf<
  Id extends PublicOperationId,
  Status extends StatusOf<Id>,
> = Status extends keyof DocumentedOperations[Id]['responses']
  ? DocumentedOperations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined
  : undefined

/** A value with readonly properties at any depth, so that its arrays may be `as const`. */
type Constant<Value> = { readonly [Key in keyof Value]: Constant<Value[Key]> }

/** The property `status` of a choice. It is optional for the success response. */
type StatusPart<Status extends number> = `${Status}` extends `2${string}`
  ? { readonly status?: Status }
  : { readonly status: Status }

type Content<Id extends PublicOperationId, Status extends StatusOf<Id>> = Id extends StreamOperation
  ? Status extends 200
    ? {
        /** How each stream fails after its first event. */
        readonly fault?: Fault
      }
    : JsonContent<Id, Status>
  : JsonContent<Id, Status>

interface JsonContent<Id extends PublicOperationId, Status extends StatusOf<Id>> {
  /** The name of an example in the document. Default: the first one. */
  readonly example?: ExampleOf<Id, Status>
  /** Replaces the example. */
  readonly body?: Constant<BodyOf<Id, Status>>
}

/** The choice of a documented answer of one operation. */
export type AnswerChoice<Id extends PublicOperationId> = {
  [Status in StatusOf<Id>]: StatusPart<Status> &
    Content<Id, Status> & {
      /** Additional headers, and replacements of documented ones. */
      readonly headers?: Readonly<Record<string, string>>
    }
}[StatusOf<Id>]

/** A request that a handler answers. */
export interface AnsweredRequest {
  readonly request: Request
  /** The path parameters. */
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>
}
