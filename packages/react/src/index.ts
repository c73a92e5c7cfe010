/// <reference path="./node-env.d.ts" />
export type { ListingName, MutationName, QueryName } from './generated/operations.ts'
export type { Gap, LiveEvent, Reason, StreamState } from './log.ts'
export type {
  Input,
  ListingInput,
  ListingPage,
  Output,
  PagesOptions,
  ReadOptions,
  SkippablePagesOptions,
  SkippableReadOptions,
  TenantApiProviderProps,
  UseEventsOptions,
  WriteOptions,
} from './option-types.ts'
export { TenantApiProvider, useClient } from './provider.ts'
export { infiniteQueryOptions, mutationOptions, operationKey, queryOptions, staleKeys } from './queries.ts'
export type { StreamQuery } from './reader.ts'
export {
  type LiveEvents,
  type UseEventRateOptions,
  useEventRate,
  useEvents,
} from './use-events.ts'
export type { RedeliveryProgress, RedeliveryRequest } from './use-redelivery.ts'
export { type Redelivery, useRedelivery } from './use-redelivery.ts'
