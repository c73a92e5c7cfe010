import { type Client, NotFoundError, type Schemas } from '@tenant-api/client'

/** What the service reports of a test event. */
export interface TestResult {
  /** The failed attempt; undefined if the history does not list the test event. */
  readonly failure: Schemas['EventStreamDelivery']['attempts'][number] | undefined
  /** Whether the test event may still be under way, because deliveries of its event stream are. */
  readonly isUnderWay: boolean
}

/** Reads what has become of a test event. The service lists it only if it has failed, and counts it while it is under way. */
export async function readTestOutcome(
  client: Client,
  { event_stream_id: id, event_id }: Schemas['TestEventAccepted'],
  signal: AbortSignal,
): Promise<TestResult> {
  // Read the statistics first: a test event that has ended by then is in the history if it has failed.
  const { current } = await client.getEventStreamStats({ id }, { signal })
  const failed = await client.getEventDelivery({ id, event_id }, { signal }).catch(ignoreNotFound)
  return { failure: failed?.attempts.at(-1), isUnderWay: current.waiting > 0 }
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof NotFoundError)) throw error
}
