import { validate, validateAnswer } from '@tenant-api/contract'
import type { FuzzedAnswer } from './exchange.ts'
import type { FuzzedRequest } from './fuzzed-request.ts'

/** Returns the ways in which an answer violates the document. */
export function faultsOf(
  { operation, method, isElsewhere }: FuzzedRequest,
  { status, headers, text }: FuzzedAnswer,
): readonly string[] {
  if (status >= 500 || status < 200) return [`the status ${status}`]
  if (fromParser.includes(status)) return isErrorBody(text, status) ? [] : [`${status} with another body`]
  const isStream = headers['content-type']?.startsWith('text/event-stream')
  if (isStream || method === 'HEAD') return []
  const body = parse(text)
  if (body === unparsable) return ['a body that is not JSON']
  const violations = validateAnswer(operation, { status, headers, body })
  if (violations.length === 0) return []
  // If another operation or none answered, check only that an error body has a documented form.
  if (isElsewhere && (status < 400 || isErrorBody(text, status))) return []
  return violations.map(({ path, message }) => `${path} ${message}`)
}

/** Returns the faults of the first response to bytes, which may not be a valid request. */
export function faultsOfBytes(received: string): readonly string[] {
  if (received === '') return []
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? []
  if (!/^[1-4]/.test(status)) return [`an answer that begins with ${JSON.stringify(received.slice(0, 40))}`]
  const [, head = '', rest = ''] = /^(.*?\r\n\r\n)(.*)$/s.exec(received) ?? []
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  const body = Buffer.from(rest, 'latin1').subarray(0, length).toString('utf8')
  if (!/^4/.test(status) || /^HEAD /.test(head) || rest === '' || rest.length < length) return []
  return isErrorBody(body, Number(status)) ? [] : [`${status} with the body ${body.slice(0, 200)}`]
}

/** Statuses that the HTTP parser may answer on any path, with an empty body, according to the document. */
const fromParser = [408, 414, 431]

const unparsable = Symbol('unparsable')

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return unparsable
  }
}

/** Whether an error has one of the documented forms, or an empty body from the HTTP parser. */
function isErrorBody(text: string, status: number): boolean {
  if (text === '') return [400, 413, ...fromParser].includes(status)
  const body = parse(text)
  return validate('Error', body).length === 0 || validate('TokenError', body).length === 0
}
