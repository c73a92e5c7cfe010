import type { Answer } from '@tenant-api/simulator'
import { STATUS_CODES } from './node-http.ts'

/** Statuses that the document does not have, but that a proxy in front of the service sends. */
export const proxyStatuses = [502, 504] as const

/** The HTML page of a proxy that cannot reach the service. */
export function proxyAnswer(status: number): Answer {
  const title = `${status} ${STATUS_CODES[status]}`
  const body = `<html>\n<head><title>${title}</title></head>\n<body><h1>${title}</h1></body>\n</html>\n`
  return { status, headers: { 'Content-Type': 'text/html' }, body }
}
