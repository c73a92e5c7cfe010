import { attemptKeys } from '../event-streams/attempts.ts'
import { readKeyedPage } from '../paging.ts'
import { handler } from './handler.ts'

export const list_event_attempts = handler(
  'list_event_attempts',
  async ({ path, query }, { attempts, deliveries, paging }, { caller }) => {
    const listing = {
      name: ['list_event_attempts', path.event_id],
      keyOf: attemptKeys.keyOf,
      list: (after: readonly string[] | null, limit: number) =>
        attempts.listOfEvent(path.event_id, attemptKeys.placeOf(after), limit),
    }
    const asker = { group: caller?.clientId ?? '', member: path.event_id }
    const page = await deliveries.largeReads.run(asker, () => readKeyedPage(listing, query, paging))
    if ('status' in page) return page
    return { status: 200, body: { attempts: page.items.map(({ attempt }) => attempt), ...page.rest } }
  },
)
