import type { DocumentedOperations } from '@tenant-api/contract'
import type {
  ExampleOf,
  eventStream,
  Fault,
  FieldError,
  PublicOperationId,
  StatusOf,
} from '@tenant-api/documented-answers'
import type { proxyStatuses } from './proxy-answer.ts'

type FaultOf<Id extends PublicOperationId> =
  | 'reset'
  | 'cut'
  | (Id extends (typeof eventStream)['operation'] ? Fault : never)

type ParametersIn<Id extends PublicOperationId, Place extends 'path' | 'query'> = keyof (NonNullable<
  DocumentedOperations[Id]['parameters'][Place]
> extends infer Parameters
  ? [Parameters] extends [never]
    ? Record<never, never>
    : Parameters
  : never)

/** The parameters of an operation in its path and its query. */
type ParametersOf<Id extends PublicOperationId> = {
  readonly [Name in ParametersIn<Id, 'path'> | ParametersIn<Id, 'query'>]?:
    | string
    | number
    | readonly (string | number)[]
    | undefined
}

/** The choice of an answer for one operation. Besides `operation`, `parameters` and `times`, it needs at least one other property. */
interface Choice<Id extends PublicOperationId> {
  readonly operation: Id
  /** Parameters of the path or the query: the choice applies only to requests with these values. Default: to all requests. */
  readonly parameters?: ParametersOf<Id> | undefined
  /** A documented status, or the status of a proxy in front of the service: 502 or 504, whose body is a page of HTML. */
  readonly status?: StatusOf<Id> | (typeof proxyStatuses)[number] | undefined
  /** The name of an example in the document. Without `status`, the status of the example applies. */
  readonly example?: ExampleOf<Id> | undefined
  /** Replaces the body of the answer. A text is sent as it is, any other value as JSON. The mock does not check it. The event stream takes only a text. */
  readonly body?: unknown
  /** Headers that are added to the answer, or replace its own. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The invalid parts of a request body: the answer is the documented error 400 `invalid_body` with this list. */
  readonly errors?: readonly FieldError[] | undefined
  /**
   * `reset`: the connection breaks without an answer. `cut`: it breaks within the body, or within an event. The others: how a stream
   * of `subscribe_events` fails after its first event.
   */
  readonly fault?: FaultOf<Id> | undefined
  /** Milliseconds before the answer, up to 600,000. If only this or `headers` is given, the answer is the usual one. */
  readonly delay?: number | undefined
  /** The number of requests that get this answer. Default: all requests. */
  readonly times?: number | undefined
}

type PartName = Exclude<keyof Choice<PublicOperationId>, 'operation' | 'parameters' | 'times'>

/** At least one of the properties that choose something. Without any, a choice has no effect. */
type AnyPart = { [Name in PartName]: { readonly [Part in Name]: unknown } }[PartName]

/** The choice of an answer for one operation. */
export type ChosenAnswer = { [Id in PublicOperationId]: ChoiceOf<Id> }[PublicOperationId]

/** The choice of an answer for one of the operations `Id`. */
export type ChoiceOf<Id extends PublicOperationId> = Choice<Id> & AnyPart
