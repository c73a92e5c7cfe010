import { shown } from '@tenant-api/contract'
import { isRecord } from '@tenant-api/simulator'
import { refuseViolations } from './check-request.ts'
import { wrongProperty } from './checked-message.ts'
import { validateHeaderName, validateHeaderValue } from './node-http.ts'

/** Headers that must agree with how the mock sends the body. */
const ofTheConnection = ['connection', 'content-length', 'transfer-encoding']

/** @throws {Refusal} 400 for headers that Node cannot send */
export function checkedHeaders(headers: unknown): Readonly<Record<string, string>> {
  if (!isRecord(headers)) throw wrongProperty('headers', 'must be an object')
  for (const [name, value] of Object.entries(headers)) {
    const fault = faultOf(name, value)
    if (fault) refuseViolations([{ path: `/headers/${name}`, code: 'invalid', message: fault }])
  }
  // The cast is safe: every value is a string.
  return headers as Readonly<Record<string, string>>
}

function faultOf(name: string, value: unknown): string | undefined {
  if (ofTheConnection.includes(name.toLowerCase())) return 'is set by the mock'
  if (typeof value !== 'string') return `must be a string, got ${shown(value)}`
  try {
    validateHeaderName(name)
  } catch {
    return 'is not a valid name of a header'
  }
  try {
    validateHeaderValue(name, value)
  } catch {
    return 'must be a valid header value'
  }
  return undefined
}
