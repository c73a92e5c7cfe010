/// <reference path="./node-env.d.ts" />
export type { ListingName, MutationName, QueryName } from './generated/operations.ts'
export type { Gap, LiveEvent } from './log.ts'
export type { Input, ListingInput, ListingPage, Output } from './operation-types.ts'
export type {
  PagesOptions,
  ReadOptions,
  SkippablePagesOptions,
  SkippableReadOptions,
  WriteOptions,
} from './option-types.ts'
export { TenantApiProvider, type TenantApiProviderProps, useClient } from './provider.ts'
export { infiniteQueryOptions, mutationOptions, operationKey, queryOptions } from './queries.ts'
export type { StreamQuery } from './reader.ts'
export type { RedeliveryProgress, RedeliveryRequest } from './redeliver-all.ts'
export { staleKeys } from './stale-keys.ts'
export type { Reason, StreamState } from './stream-state.ts'
export { type UseEventRateOptions, useEventRate } from './use-event-rate.ts'
export { type LiveEvents, type UseEventsOptions, useEvents } from './use-events.ts'
export { type Redelivery, useRedelivery } from './use-redelivery.ts'
