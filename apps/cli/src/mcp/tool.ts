import type { JsonSchema } from './documented-tool.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** A tool as an agent sees it, and what it does. */
export interface Tool {
  /** `read_…` for a tool that changes nothing, `write_…` for any other. */
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonSchema & { readonly type: 'object' }
  /** True if a call may remove or replace something that people may miss. */
  readonly isDestructive?: boolean
  /** True if a second equal call changes nothing more. */
  readonly isIdempotent?: boolean
  /**
   * Resolves with the answer as JSON text of any length, or as several texts that are short enough. An abort of the signal ends the
   * call.
   */
  call(given: Arguments, signal: AbortSignal): Promise<string | readonly string[]>
}

export function isWrite({ name }: Pick<Tool, 'name'>): boolean {
  return name.startsWith('write_')
}

/** An answer of the service or the mock that refuses a call. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`The status is ${status}.`)
    this.status = status
    this.body = body
  }
}

/**
 * Refuses an argument that cannot be sent to the service, in the form of the service's errors.
 *
 * @param place the name of the argument, with the field code of the document; undefined if it is unknown
 */
export function refused(errorCode: string, message: string, place?: readonly [path: string, code: string]) {
  const errors = place && [{ path: place[0], code: place[1], message }]
  return new Refusal(400, {
    ...{ statusCode: 400, error: 'Bad Request', message, errorCode },
    ...(errors && { errors }),
  })
}

/** @throws {Refusal} for an argument that the tool does not have */
export function refuseUnknown({ inputSchema }: Pick<Tool, 'inputSchema'>, given: Arguments): void {
  const name = Object.keys(given).find(name => !Object.hasOwn(inputSchema.properties as object, name))
  if (name !== undefined)
    throw refused('invalid_query_string', `The argument '${name}' is unknown.`, [name, 'unknown'])
}

/** @returns an argument that is a whole number, or the default @throws {Refusal} for another value */
export function wholeNumber(given: Arguments, name: string, most: number, fallback: number): number {
  const { [name]: value = fallback } = given
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most) return Number(value)
  const message = `The argument '${name}' must be a whole number from 1 to ${most}.`
  throw refused('invalid_query_string', message, [name, 'invalid'])
}

/** The refusal of an argument that the client cannot send, such as the id `..`; any other error as it is. */
export function asRefusal(error: unknown, given: Arguments, pathParameters: readonly string[] = []): unknown {
  if (error instanceof URIError) return refused('invalid_uri', 'An argument is not valid Unicode.')
  if (!(error instanceof TypeError)) return error
  const [name = ''] = error.message.split(' ')
  if (pathParameters.includes(name)) return refused('invalid_uri', error.message, [name, 'format'])
  return refused(
    'invalid_query_string',
    error.message,
    Object.hasOwn(given, name) ? [name, 'invalid'] : undefined,
  )
}
