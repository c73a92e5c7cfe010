import { faults, messages } from '@tenant-api/contract'
import { badRequest, problem } from '../api/problem.ts'
import { attemptFilterOf, attemptKeys } from '../event-streams/attempts.ts'
import { readKeyedPage } from '../paging.ts'
import { handler } from './handler.ts'

export const list_event_stream_attempts = handler(
  'list_event_stream_attempts',
  async ({ path, query }, { attempts, deliveries, eventStreams, paging }, { caller }) => {
    const filter = attemptFilterOf(query)
    if (filter.from !== null && filter.to !== null && filter.from >= filter.to)
      return badRequest(faults.BadRequestPathAndPaging.dates_in_wrong_order)
    const listing = {
      name: ['list_event_stream_attempts', path.id, filter],
      keyOf: attemptKeys.keyOf,
      list: (after: readonly string[] | null, limit: number) =>
        attempts.list(path.id, filter, attemptKeys.placeOf(after), limit),
    }
    const asker = { group: caller?.clientId ?? '', member: path.id }
    const page = await deliveries.largeReads.run(asker, () => readKeyedPage(listing, query, paging))
    if ('status' in page) return page
    if (!(await eventStreams.find(path.id)))
      return problem('not_found', messages.EventStreamNotFound.not_found)
    const sampled = await attempts.sampled(path.id)
    return {
      status: 200,
      body: {
        attempts: page.items.map(({ attempt }) => attempt),
        ...page.rest,
        ...(sampled && sampled.kept < sampled.of && { sampled }),
      },
    }
  },
)
