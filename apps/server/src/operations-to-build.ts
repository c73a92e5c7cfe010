import type { OperationId } from '@tenant-api/contract'

/** Operations of the document that have no handler yet: they answer 501. This list only shrinks, and goes with its last entry. */
export const operationsToBuild = [
  'list_event_streams',
  'update_event_stream',
  'delete_event_stream',
  'get_event_stream_stats',
  'test_event_stream',
  'get_event_delivery',
  'redeliver_events',
  'redeliver_event',
] as const satisfies OperationId[]
