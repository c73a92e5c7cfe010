import { shown } from '@tenant-api/contract'
import { documentedAnswer, eventStream } from '@tenant-api/simulator'
import { wrongProperty } from './checked-message.ts'
import type { Operation } from './match-operation.ts'

/**
 * The body of a chosen answer, copied, so that later changes of the caller's object have no effect.
 *
 * @throws {Refusal} 400 for a body that the mock cannot send
 */
export function checkedBody({ id }: Operation, { status, body }: Readonly<Record<string, unknown>>): unknown {
  const code = status ?? documentedAnswer(id).status
  if (code === 204) throw wrongProperty('body', 'is not for the status 204, which has no body')
  if (typeof body === 'string') return body
  if (id === eventStream.operation && code === 200)
    throw wrongProperty('body', `must be a text for the status 200 of ${id}, got ${shown(body)}`)
  if (ArrayBuffer.isView(body))
    throw wrongProperty('body', 'must be a text or a value that JSON can express, got bytes')
  let json: string | undefined
  try {
    json = JSON.stringify(body)
  } catch (error) {
    throw wrongProperty(
      'body',
      `must be a text or a value that JSON can express: ${(error as Error).message}`,
    )
  }
  if (json === undefined)
    throw wrongProperty('body', `must be a text or a value that JSON can express, got a ${typeof body}`)
  return JSON.parse(json)
}
