import type { EventStreams, PublicOperationId, WaitOptions } from '@tenant-api/simulator'
import type { ChoiceOf, ChosenAnswer } from './chosen-answer.ts'
import type { RecordedRequest } from './recorded-request.ts'

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
  /** Restores the resources of the document's examples: undoes all creations, changes and deletions. */
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
