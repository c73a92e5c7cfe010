import type { components } from '@tenant-api/contract/types'
import { type Answer, documentedAnswer, type PublicOperationId } from './answer.ts'

/** Why a request gets an error that depends on what it asks for. */
export interface Refused {
  readonly status: 400 | 410
  readonly errorCode: components['schemas']['ErrorCode']
  readonly message: string
}

/** The documented error of an operation, told of this request. */
export function refusedAnswer(id: PublicOperationId, { status, errorCode, message }: Refused): Answer {
  const answer = documentedAnswer(id, { status })
  const example = answer.body as components['schemas']['Error']
  return { ...answer, body: { ...example, message, errorCode } }
}
