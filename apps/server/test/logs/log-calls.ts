import type { components } from '@tenant-api/contract'
import { expect } from 'vitest'
import { send } from '../http/send.ts'

export type LogEntry = components['schemas']['LogEntry']
type LogsPage = components['schemas']['LogsPage']

/** All entries that match a query, newest first, read page by page. */
export async function readLog(
  service: { baseUrl: string },
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<LogEntry[]> {
  const found: LogEntry[] = []
  for (let next: string | undefined = ''; next !== undefined; ) {
    const parameters = new URLSearchParams({ take: '50', ...query, ...(next && { from: next }) })
    const answer = await send(service, { path: `/api/v2/logs?${parameters}`, token })
    expect(answer.status, answer.text).toBe(200)
    const page: LogsPage = JSON.parse(answer.text)
    found.push(...page.logs)
    next = page.next
  }
  return found
}
