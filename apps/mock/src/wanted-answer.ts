import { type Answer, documentedAnswer, plainAnswer, type Query, withRetryAfter } from '@tenant-api/simulator'
import type { Operation } from './match-operation.ts'
import type { Preference } from './preference.ts'
import { proxyAnswer, proxyStatuses } from './proxy-answer.ts'

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
