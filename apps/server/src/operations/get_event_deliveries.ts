import { faults, messages, operations } from '@tenant-api/contract'
import { badRequest, problem } from '../api/problem.ts'
import type { DeliveryPlace } from '../event-streams/deliveries.ts'
import { deliveryFilterOf } from '../event-streams/deliveries.ts'
import { checkpointProblem } from '../paging.ts'
import { handler } from './handler.ts'

export const get_event_deliveries = handler(
  'get_event_deliveries',
  async ({ path, query }, { baseUrl, deliveries, eventStreams, paging }, { caller }) => {
    const { statuses, from, take } = query
    const filter = deliveryFilterOf(query)
    if (filter.from !== null && filter.to !== null && filter.from >= filter.to) {
      return badRequest(faults.BadRequestPathAndPaging.dates_in_wrong_order)
    }
    const listing = ['get_event_deliveries', path.id, { statuses: distinct(statuses), ...filter }]
    let after: DeliveryPlace | null = null
    if (from !== undefined) {
      const checkpoint = paging.checkpoints.read(listing, from)
      if ('problem' in checkpoint) return checkpointProblem(checkpoint.problem)
      const [listedAt, id = ''] = checkpoint.last
      after = { listedAt: Number(listedAt), id }
    }
    if (!(await eventStreams.find(path.id)))
      return problem('not_found', messages.EventStreamNotFound.not_found)

    const asker = { group: caller?.clientId ?? '', member: path.id }
    const page = await deliveries.largeReads.run(asker, () => deliveries.list(path.id, filter, after, take))
    const { deliveries: found, next: place } = page
    const body = [...found]
    if (!place) return { status: 200, body }
    const next = new URL(operations.get_event_deliveries.path.replace('{id}', path.id), baseUrl)
    // A filter may repeat a value as often as an address allows. The link would be longer than that, with escaped commas.
    for (const [name, value] of Object.entries(query))
      next.searchParams.set(name, String(Array.isArray(value) ? distinct(value) : value))
    const last = [String(place.listedAt), place.id]
    const checkpoint = paging.checkpoints.issue(listing, last)
    next.searchParams.set('from', checkpoint)
    return {
      status: 200,
      body,
      headers: { Link: `<${next}>; rel="next"`, 'X-Next-Checkpoint': checkpoint },
    }
  },
)

function distinct<Value>(values: readonly Value[] | undefined): readonly Value[] | null {
  return values ? [...new Set(values)] : null
}
