import { faults, millisecondsOf } from '@tenant-api/contract'
import { badRequest } from '../api/problem.ts'
import { logPage } from '../logs/search.ts'
import { checkpointProblem } from '../paging.ts'
import { handler } from './handler.ts'

export const list_logs = handler('list_logs', async ({ query }, { logs, paging }) => {
  const { correlation_id, client_id, operation, resource_id, kind, date_from, date_to } = query
  // Named one by one, because checkpoints are bound to the filter as JSON.
  const filter = {
    correlation_id,
    client_id,
    operation,
    resource_id,
    kind,
    from: date_from === undefined ? undefined : millisecondsOf(date_from),
    to: date_to === undefined ? undefined : millisecondsOf(date_to),
  }
  const { from, to } = filter
  if (from !== undefined && to !== undefined && from >= to)
    return badRequest(faults.BadRequestLogs.dates_in_wrong_order)
  const listing = ['list_logs', filter]
  let after: string | null = null
  if (query.from !== undefined) {
    const checkpoint = paging.checkpoints.read(listing, query.from)
    if ('problem' in checkpoint) return checkpointProblem(checkpoint.problem)
    after = checkpoint.last[0] ?? null
  }
  const { entries, last } = await logPage(logs, filter, after, query.take ?? paging.defaultPageSize)
  const next = last === null ? {} : { next: paging.checkpoints.issue(listing, [last]) }
  return { status: 200, body: { logs: entries, ...next } }
})
