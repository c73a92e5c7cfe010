import type { components } from '@tenant-api/contract/types'
import { type Answer, documentedAnswer, type PublicOperationId } from './answer.ts'

/** An error caused by a request's parameters. */
export interface Refused {
  readonly status: 400 | 410
  readonly errorCode: components['schemas']['ErrorCode']
  readonly message: string
}

/** The documented error answer of an operation, with the code and message of this refusal. */
export function refusedAnswer(id: PublicOperationId, { status, errorCode, message }: Refused): Answer {
  const answer = documentedAnswer(id, { status })
  const example = answer.body as components['schemas']['Error']
  return { ...answer, body: { ...example, message, errorCode } }
}
