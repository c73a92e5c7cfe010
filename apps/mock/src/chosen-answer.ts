import type { DocumentedOperations } from '@tenant-api/contract'
import type {
  ExampleOf,
  eventStream,
  Fault,
  FieldError,
  PublicOperationId,
  StatusOf,
} from '@tenant-api/simulator'
import type { proxyStatuses } from './proxy-answer.ts'

type FaultOf<Id extends PublicOperationId> =
  | 'reset'
  | 'cut'
  | (Id extends (typeof eventStream)['operation'] ? Fault : never)

type ParametersIn<Id extends PublicOperationId, Place extends 'path' | 'query'> = Id extends unknown
  ? keyof (NonNullable<DocumentedOperations[Id]['parameters'][Place]> extends infer Parameters
      ? [Parameters] extends [never]
        ? Record<never, never>
        : Parameters
      : never)
  : never

/** The parameters of an operation in its path and its query. */
type ParametersOf<Id extends PublicOperationId> = {
  readonly [Name in ParametersIn<Id, 'path'> | ParametersIn<Id, 'query'>]?:
    | string
    | number
    | readonly (string | number)[]
    | undefined
}

/** What a choice can consist of. It needs at least one of these properties. */
interface Parts<Id extends PublicOperationId> {
  /** A documented status, or the status of a proxy in front of the service: 502 or 504, whose body is a page of HTML. */
  readonly status: (Id extends unknown ? StatusOf<Id> : never) | (typeof proxyStatuses)[number]
  /** The name of an example in the document. Without `status`, the status of the example applies. */
  readonly example: Id extends unknown ? ExampleOf<Id> : never
  /** Replaces the body of the answer. A text is sent as it is, any other value as JSON. The mock does not check it. A subscription takes only a text. */
  readonly body: unknown
  /** Headers that are added to the answer, or replace its own. */
  readonly headers: Readonly<Record<string, string>>
  /** The invalid parts of a request: the answer is the documented error 400 with this list. */
  readonly errors: readonly FieldError[]
  /**
   * `reset`: the connection breaks, and the mock does not do what is requested. `cut`: the mock does it, and the connection breaks
   * within the body of the answer, or within an event. The others: how a stream of `subscribe_events` fails after its first event.
   */
  readonly fault: FaultOf<Id>
  /** Milliseconds before the answer, up to 600,000. If only this or `headers` is given, the answer is the usual one. */
  readonly delay: number
}

type Part = keyof Parts<PublicOperationId>

/** A choice with the part `Name`, and perhaps with the parts `Allowed`. */
type With<Id extends PublicOperationId, Name extends Part, Allowed extends Part> = {
  readonly [One in Name]: Parts<Id>[One]
} & { readonly [One in Exclude<Allowed, Name>]?: Parts<Id>[One] | undefined } & {
  readonly [One in Exclude<Part, Name | Allowed>]?: undefined
}

type Always = 'headers' | 'delay'

interface Scope<Id extends PublicOperationId> {
  readonly operation: Id
  /** Parameters of the path or the query: the choice applies only to requests with these values. Default: to all requests. */
  readonly parameters?: ParametersOf<Id> | undefined
  /** The number of requests that get this answer. Default: all requests. */
  readonly times?: number | undefined
}

/** The choice of an answer for one operation. */
export type ChosenAnswer = { [Id in PublicOperationId]: ChoiceOf<Id> }[PublicOperationId]

/** The choice of an answer for one of the operations `Id`. */
export type ChoiceOf<Id extends PublicOperationId> = Scope<Id> &
  (
    | With<Id, 'example', Always | 'status'>
    | With<Id, 'body', Always | 'status'>
    | (With<Id, 'errors', Always | 'status'> & { readonly status?: 400 | undefined })
    | With<Id, 'fault', Always>
    | With<Id, 'headers', 'status' | 'delay'>
    | With<Id, 'delay', 'status' | 'headers'>
    | With<Id, 'status', Always>
  )
