/** The answers that a test may choose, as types over the generated ones: nothing here repeats what the document says. */
import type { DocumentedOperations } from '@tenant-api/contract/types'
import type { Fault, operations, PublicOperationId } from '@tenant-api/examples'

type Responses<Id extends PublicOperationId> = (typeof operations)[Id]['responses']

/** A status that the document has for an operation. */
export type StatusOf<Id extends PublicOperationId> = keyof Responses<Id> & number

type ExampleOf<Id extends PublicOperationId, Status extends StatusOf<Id>> = Responses<Id>[Status] extends {
  examples: infer Examples
}
  ? keyof Examples & string
  : never

/** The documented body of an operation's status; undefined for a status without a body. */
export type BodyOf<
  Id extends PublicOperationId,
  Status extends StatusOf<Id>,
> = Status extends keyof DocumentedOperations[Id]['responses']
  ? DocumentedOperations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined
  : undefined

/** The success of an operation need not be named. */
type StatusPart<Status extends number> = `${Status}` extends `2${string}`
  ? { readonly status?: Status }
  : { readonly status: Status }

type Content<Id extends PublicOperationId, Status extends StatusOf<Id>> = Id extends 'subscribe_events'
  ? Status extends 200
    ? {
        /** The failure of each stream after its first event. */
        readonly fault?: Fault
      }
    : JsonContent<Id, Status>
  : JsonContent<Id, Status>

interface JsonContent<Id extends PublicOperationId, Status extends StatusOf<Id>> {
  /** The name of one of the document's examples; the first one if not given. */
  readonly example?: ExampleOf<Id, Status>
  /** Replaces the example. */
  readonly body?: BodyOf<Id, Status>
}

/** An answer of the document, for one operation. */
export type AnswerChoice<Id extends PublicOperationId> = {
  [Status in StatusOf<Id>]: StatusPart<Status> &
    Content<Id, Status> & {
      /** Headers that the document does not have, or that replace documented headers. */
      readonly headers?: Readonly<Record<string, string>>
    }
}[StatusOf<Id>]
