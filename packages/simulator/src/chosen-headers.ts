import type { Answer } from './answer.ts'
import { isRecord } from './parts.ts'

export type ChosenHeaders = Readonly<Record<string, string>>

/** An answer with other headers, whose names may differ in case. */
export function withHeaders<Kind extends Answer>(answer: Kind, headers: ChosenHeaders): Kind {
  const names = Object.keys(headers).map(name => name.toLowerCase())
  const kept = Object.entries(answer.headers).filter(([name]) => !names.includes(name.toLowerCase()))
  return { ...answer, headers: { ...Object.fromEntries(kept), ...headers } }
}

/** An example whose message names the seconds of a chosen header Retry-After, as the service's message does. */
export function withRetryAfter(answer: Answer, headers: ChosenHeaders = {}): Answer {
  const [, seconds = ''] = Object.entries(headers).find(([name]) => /^retry-after$/i.test(name)) ?? []
  if (!isRecord(answer.body) || !/^\d+$/.test(seconds)) return answer
  const pause = `Try again in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}`
  const parts = Object.entries(answer.body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/Try again in \d+ seconds?/, pause) : value,
  ])
  return { ...answer, body: Object.fromEntries(parts) }
}
