/** Type tests: the compiler checks this file, but nothing runs it. */
import {
  QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type {
  Client,
  CursorPage,
  EventType,
  Failure,
  NumberedPage,
  Schemas,
  SubscribedMessage,
} from '@tenant-api/client'
import { createElement } from 'react'
import { expectTypeOf } from 'vitest'
import {
  type Gap,
  type Input,
  infiniteQueryOptions,
  type LiveEvents,
  mutationOptions,
  operationKey,
  queryOptions,
  TenantApiProvider,
  type UseEventsOptions,
  useEventRate,
  useEvents,
  useRedelivery,
} from '../src/index.ts'

declare const client: Client
declare const user: { readonly id: string } | undefined
const queryClient = new QueryClient()
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

export function useOptions(): void {
  const stream = queryOptions(client, 'getEventStream', { id })
  expectTypeOf(useQuery(stream).data).toEqualTypeOf<Schemas['EventStream'] | undefined>()
  expectTypeOf(queryClient.getQueryData(stream.queryKey)).toEqualTypeOf<Schemas['EventStream'] | undefined>()
  expectTypeOf(useQuery(stream).error).toEqualTypeOf<Failure | null>()
  queryOptions(client, 'getJwks')
  queryOptions(client, 'listEventStreams')
  queryOptions(client, 'listEventStreams', { page: 1 })
  // @ts-expect-error the id is missing
  queryOptions(client, 'getEventStream')
  // @ts-expect-error no such parameter
  queryOptions(client, 'getEventStream', { id, take: 5 })
  // @ts-expect-error both styles of paging
  queryOptions(client, 'listEventStreams', { page: 1, take: 5 })
  // @ts-expect-error this operation changes something
  queryOptions(client, 'deleteEventStream', { id })

  const deliveries = useQuery(queryOptions(client, 'getEventDeliveries', { id })).data
  expectTypeOf(deliveries?.items).toEqualTypeOf<Schemas['EventStreamDelivery'][] | undefined>()
  const endless = useInfiniteQuery(infiniteQueryOptions(client, 'getEventDeliveries', { id, take: 5 })).data
  const { error } = useInfiniteQuery(infiniteQueryOptions(client, 'listRateLimitPolicies'))
  expectTypeOf(error).toEqualTypeOf<Failure | null>()
  expectTypeOf(endless?.pages[0]?.items).toEqualTypeOf<Schemas['EventStreamDelivery'][] | undefined>()
  expectTypeOf(endless?.pages[0]?.next).toEqualTypeOf<string | undefined>()
  const policies = useInfiniteQuery(infiniteQueryOptions(client, 'listRateLimitPolicies')).data
  expectTypeOf(policies?.pages[0]).not.toExtend<NumberedPage<unknown> | undefined>()
  // @ts-expect-error the query itself sets the position of each page
  infiniteQueryOptions(client, 'getEventDeliveries', { id, from: 'c1' })
  // @ts-expect-error the pages of an infinite query are linked by cursors
  infiniteQueryOptions(client, 'listRateLimitPolicies', { per_page: 5 })
  // @ts-expect-error not a listing
  infiniteQueryOptions(client, 'getEventStream', { id })

  const remove = useMutation(mutationOptions(client, 'deleteRateLimitPolicy'))
  expectTypeOf(remove.mutateAsync).returns.resolves.toEqualTypeOf<undefined>()
  expectTypeOf(remove.error).toEqualTypeOf<Failure | null>()
  expectTypeOf(useRedelivery().error).toEqualTypeOf<Failure | null>()
  remove.mutate({ id })
  // @ts-expect-error the id is missing
  remove.mutate({})
  // @ts-expect-error this operation reads
  mutationOptions(client, 'getJwks')
  operationKey(client, 'createEventStream')
  // @ts-expect-error no such operation
  operationKey(client, 'explodeEventStream')
}

type StreamPage = CursorPage<Schemas['EventStream']>
type NumberedStreams = NumberedPage<Schemas['EventStream']>

export function usePagingStyles(size: number | undefined, given: Input<'listEventStreams'>): void {
  expectTypeOf(useQuery(queryOptions(client, 'listEventStreams')).data).toEqualTypeOf<
    StreamPage | undefined
  >()
  expectTypeOf(useQuery(queryOptions(client, 'listEventStreams', { take: 5 })).data).toEqualTypeOf<
    StreamPage | undefined
  >()
  const numbered = queryOptions(client, 'listEventStreams', { page: 0, per_page: size })
  expectTypeOf(useQuery(numbered).data).toEqualTypeOf<NumberedStreams | undefined>()
  expectTypeOf(useQuery(numbered).data?.total).toEqualTypeOf<number | undefined>()
  expectTypeOf(useSuspenseQuery(numbered).data.total).toEqualTypeOf<number>()
  expectTypeOf(queryClient.getQueryData(numbered.queryKey)).toEqualTypeOf<NumberedStreams | undefined>()
  const either = queryOptions(client, 'listEventStreams', given)
  expectTypeOf(useQuery(either).data).toEqualTypeOf<StreamPage | NumberedStreams | undefined>()
}

export function useSkipping(id: string | undefined): void {
  const stream = queryOptions(client, 'getEventStream', id ? { id } : skipToken)
  expectTypeOf(useQuery(stream).data).toEqualTypeOf<Schemas['EventStream'] | undefined>()
  expectTypeOf(useQuery(stream).error).toEqualTypeOf<Failure | null>()
  const numbered = queryOptions(client, 'listEventStreams', id ? { page: 0 } : skipToken)
  expectTypeOf(useQuery(numbered).data).toEqualTypeOf<NumberedStreams | undefined>()
  const deliveries = infiniteQueryOptions(client, 'getEventDeliveries', id ? { id, take: 5 } : skipToken)
  const { data } = useInfiniteQuery(deliveries)
  expectTypeOf(data?.pages[0]?.items).toEqualTypeOf<Schemas['EventStreamDelivery'][] | undefined>()
  // @ts-expect-error a query that suspends cannot be skipped
  useSuspenseQuery(stream)
  // @ts-expect-error a query that suspends cannot be skipped
  useSuspenseInfiniteQuery(deliveries)
  // @ts-expect-error no such parameter
  queryOptions(client, 'getEventStream', id ? { id, take: 5 } : skipToken)
}

export function useOtherFeatures(): void {
  const options = queryOptions(client, 'getEventStream', { id })
  expectTypeOf(useSuspenseQuery(options).data).toEqualTypeOf<Schemas['EventStream']>()
  expectTypeOf(useQuery({ ...options, select: ({ name }) => name }).data).toEqualTypeOf<string | undefined>()
  const endless = infiniteQueryOptions(client, 'listEventStreams')
  expectTypeOf(useSuspenseInfiniteQuery(endless).data.pages).toEqualTypeOf<StreamPage[]>()
  queryClient.setQueryData(options.queryKey, stream => stream && { ...stream, name: 'audit' })
  // @ts-expect-error the data is an event stream
  queryClient.setQueryData(options.queryKey, 'audit')
}

createElement(TenantApiProvider, { client, session: user?.id })

export function useNarrowing(): void {
  // @ts-expect-error no such event type
  useEvents({ event_type: ['user.exploded'] })
  useEvents({ from_timestamp: new Date() })
  useEventRate({ from_timestamp: '2026-11-20T08:00:00Z' })
  // @ts-expect-error both starts
  useEvents({ from: 'offset', from_timestamp: '2026-11-20T08:00:00Z' })
  // @ts-expect-error both starts
  useEventRate({ from: 'offset', from_timestamp: new Date() })
  // @ts-expect-error no such option
  useEvents({ event_type: ['user.created'], event_types: ['user.created'] })
  const { events, state } = useEvents({ from: undefined, max: undefined })
  expectTypeOf(events).toEqualTypeOf<readonly (SubscribedMessage | Gap)[]>()
  for (const event of events) {
    if (event.type === 'user.created') expectTypeOf(event).toEqualTypeOf<Schemas['UserCreatedMessage']>()
    if (event.type === 'gap') expectTypeOf(event.after).toEqualTypeOf<string | undefined>()
  }
  if (state.status === 'waiting') expectTypeOf(state.until).toEqualTypeOf<number>()
}

declare const maybe: { readonly types?: EventType[] }

export function useFilters(chosen: EventType[], fixed: readonly EventType[], isFiltered: boolean): void {
  type Created = SubscribedMessage<'user.created'> | Gap
  const { events } = useEvents({
    event_type: ['user.created'],
    max: 10,
    onEvents: fresh => expectTypeOf(fresh).toEqualTypeOf<readonly Created[]>(),
  })
  expectTypeOf(events).toEqualTypeOf<readonly Created[]>()
  for (const event of events)
    if (event.type !== 'gap' && event.type !== 'unknown')
      expectTypeOf(event).toEqualTypeOf<Schemas['UserCreatedMessage']>()
  // An empty list, and no list, mean all types.
  expectTypeOf(useEvents({ event_type: chosen })).toEqualTypeOf<LiveEvents>()
  expectTypeOf(useEvents({ event_type: [] })).toEqualTypeOf<LiveEvents>()
  expectTypeOf(useEvents({ event_type: fixed, enabled: fixed.length > 0 })).toEqualTypeOf<LiveEvents>()
  expectTypeOf(useEvents({ event_type: [...chosen] })).toEqualTypeOf<LiveEvents>()
  expectTypeOf(useEvents({ event_type: [...new Set(fixed)] })).toEqualTypeOf<LiveEvents>()
  useEventRate({ event_type: fixed })
  expectTypeOf(useEvents({ event_type: maybe.types })).toEqualTypeOf<LiveEvents>()
  expectTypeOf(
    useEvents({ event_type: isFiltered ? ['user.created'] : undefined }),
  ).toEqualTypeOf<LiveEvents>()
  const options: UseEventsOptions = { event_type: chosen }
  expectTypeOf(useEvents(options)).toEqualTypeOf<LiveEvents>()
}
