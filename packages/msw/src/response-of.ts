import { type Answer, currentHeaders, withHeaders } from '@tenant-api/simulator'
import { HttpResponse } from 'msw'

/** The response with a documented answer, and with additional headers. */
export function responseOf(answer: Answer, headers: Readonly<Record<string, string>> = {}): Response {
  const { status, body } = answer
  return new HttpResponse(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: withHeaders({ ...answer, headers: currentHeaders(answer) }, headers).headers,
  })
}
