import type { DocumentedOperations } from '@tenant-api/contract'
import type {
  EventStreams,
  ExampleOf,
  eventStream,
  Fault,
  FieldError,
  PublicOperationId,
  StatusOf,
  WaitOptions,
} from '@tenant-api/simulator'
import type { proxyStatuses } from './preference.ts'

/**
 * A running mock. Its functions do the same as the mock's own paths: `push` and `pushUnknown` as `POST /__mock/events`, `cut` as
 * `POST /__mock/cut`, `answer` as `POST /__mock/answers`, `resetAnswers` as `DELETE /__mock/answers`, `resetResources` as
 * `DELETE /__mock/resources`, `requests` as `GET /__mock/requests`, and `reset` as `POST /__mock/reset`. Where a path answers 400, the
 * function throws an error with the same message.
 */
export interface Mock
  extends Pick<EventStreams, 'push' | 'pushUnknown' | 'cut' | 'openStreams' | 'subscribers'> {
  /** The base URL, without a trailing slash. */
  readonly url: string
  /**
   * Chooses the answer of an operation for requests without the header `Prefer`. Choices with `parameters` apply first. Of the others,
   * those with `times` apply first, in the order in which you make them. A choice without `times` replaces all earlier choices for the
   * operation with the same `parameters`.
   */
  answer<Id extends PublicOperationId>(choice: ChoiceOf<Id>): void
  /**
   * The choices that still wait for requests: those whose answer no request has got, and those with `times` for as many requests as are
   * left. Check after each test that there are none.
   */
  unusedAnswers(): readonly ChosenAnswer[]
  /** Removes all choices of answers. */
  resetAnswers(): void
  /** Restores the resources of the seed, or of the document's examples: undoes all creations, changes and deletions. */
  resetResources(): void
  /** The latest 100 requests, in the order in which they arrived, without those to pages of the mock, such as its own paths and its health. */
  requests(): readonly RecordedRequest[]
  /**
   * Waits until at least `count` requests have arrived since the start or the latest reset. Requests without an answer count, too.
   *
   * @throws {Error} after 4 seconds, or after `timeout` milliseconds
   */
  received(count: number, options?: WaitOptions): Promise<void>
  /**
   * Brings the mock back to its first state, for the next test: cuts the open streams, breaks off requests whose answers are delayed,
   * and forgets choices, pushed events, changes of resources, and recorded requests.
   */
  reset(): void
  /**
   * Closes all connections, including subscriptions, and stops listening. Leaves no timer, socket or listener behind. Functions that
   * need a running mock throw an error then, and those that still wait do so at once.
   */
  close(): Promise<void>
}

/** A request that has arrived, and how it was answered. */
export interface RecordedRequest {
  readonly method: string
  /** The path and the query, as sent. */
  readonly url: string
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The parsed body. Undefined if there is none, if it cannot be parsed, and for a request with a wrong token or path. */
  readonly body: unknown
  /** The status of the answer. Undefined while there is none, if the connection was broken instead, and if the client gave up. */
  readonly status: number | undefined
  /** Whether the client gave up before the answer, for example because its user left the page. */
  readonly aborted: boolean
}

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
