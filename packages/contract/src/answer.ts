import { operations } from '../generated/operations.ts'
import { type DocumentedResponse, dereference, document, pointerTo, pointerToken } from './document.ts'
import type { OperationId } from './operation.ts'
import { validateAt } from './validator.ts'

/** An answer as received, with its JSON parsed. */
export interface Answer {
  readonly status: number
  /** Header names may be in upper or lower case. */
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>
  /** The parsed JSON body, or one message of a subscription. Absent for an answer without a body. */
  readonly body?: unknown
}

/** A part of an answer that the document does not allow. `path` begins with `/status`, `/headers` or `/body`. */
export interface AnswerViolation {
  readonly path: string
  readonly message: string
}

/**
 * Compares an answer of an operation with the document. Violations are an undocumented status or media type, a missing or
 * malformed header, and a body that does not match its schema.
 */
export function validateAnswer(
  operationId: OperationId,
  { status, headers, body }: Answer,
): readonly AnswerViolation[] {
  const { method, path } = operations[operationId]
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  const documented = responses[status]
  if (!documented) return [{ path: '/status', message: `${status} is not documented for ${operationId}` }]
  const pointer = pointerTo(
    `/paths/${pointerToken(path)}/${method.toLowerCase()}/responses/${status}`,
    documented,
  )
  const response = dereference<DocumentedResponse>(documented)
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return [
    ...headerViolations(response, pointer, given),
    ...bodyViolations(response, pointer, String(given.get('content-type') ?? ''), body),
  ]
}

function headerViolations(
  { headers = {} }: DocumentedResponse,
  pointer: string,
  given: ReadonlyMap<string, Answer['headers'][string]>,
): AnswerViolation[] {
  return Object.entries(headers).flatMap(([name, documented]) => {
    const path = `/headers/${name}`
    const { required, schema } = dereference(documented)
    const value = given.get(name.toLowerCase())
    if (value === undefined) return required ? [{ path, message: 'is required' }] : []
    const isNumber = (dereference<object>(schema) as { type?: string }).type === 'integer'
    const at = pointerTo(`${pointer}/headers/${name}`, documented)
    const text = String(value)
    // Only digits are a number: `Number` also accepts an empty text, spaces and `0x10`.
    const read = isNumber && /^-?\d+$/.test(text) ? Number(text) : text
    const violations = validateAt(pointerTo(`${at}/schema`, schema), read)
    return violations.map(({ message }) => ({ path, message }))
  })
}

function bodyViolations(
  { content = {} }: DocumentedResponse,
  pointer: string,
  contentType: string,
  body: unknown,
): readonly AnswerViolation[] {
  const [mediaType = ''] = contentType.toLowerCase().split(';')
  if (Object.keys(content).length === 0) {
    return body === undefined ? [] : [{ path: '/body', message: 'is not documented for this status' }]
  }
  const documented = content[mediaType.trim()]
  if (!documented)
    return [{ path: '/headers/content-type', message: `${contentType || 'none'} is not documented` }]
  const at = pointerTo(`${pointer}/content/${pointerToken(mediaType.trim())}/schema`, documented.schema)
  return validateAt(at, body).map(({ path, message }) => ({ path: `/body${path}`, message }))
}
