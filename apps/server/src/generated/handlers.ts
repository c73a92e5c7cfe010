// Generated from the operations of the document by `npm run generate`. Never edited by hand.

import type { Handlers } from '../operations/handler.ts'
import { create_event_stream } from '../operations/create_event_stream.ts'
import { create_rate_limit_policy } from '../operations/create_rate_limit_policy.ts'
import { delete_event_stream } from '../operations/delete_event_stream.ts'
import { delete_rate_limit_policy } from '../operations/delete_rate_limit_policy.ts'
import { end_replay } from '../operations/end_replay.ts'
import { get_authorization_server_metadata } from '../operations/get_authorization_server_metadata.ts'
import { get_event_deliveries } from '../operations/get_event_deliveries.ts'
import { get_event_delivery } from '../operations/get_event_delivery.ts'
import { get_event_stream } from '../operations/get_event_stream.ts'
import { get_event_stream_stats } from '../operations/get_event_stream_stats.ts'
import { get_event_subscribers } from '../operations/get_event_subscribers.ts'
import { get_jwks } from '../operations/get_jwks.ts'
import { get_log } from '../operations/get_log.ts'
import { get_rate_limit_policy } from '../operations/get_rate_limit_policy.ts'
import { issue_token } from '../operations/issue_token.ts'
import { list_event_attempts } from '../operations/list_event_attempts.ts'
import { list_event_stream_attempts } from '../operations/list_event_stream_attempts.ts'
import { list_event_streams } from '../operations/list_event_streams.ts'
import { list_logs } from '../operations/list_logs.ts'
import { list_rate_limit_policies } from '../operations/list_rate_limit_policies.ts'
import { publish_events } from '../operations/publish_events.ts'
import { redeliver_event } from '../operations/redeliver_event.ts'
import { redeliver_events } from '../operations/redeliver_events.ts'
import { replay_events } from '../operations/replay_events.ts'
import { skip_events } from '../operations/skip_events.ts'
import { subscribe_events } from '../operations/subscribe_events.ts'
import { test_event_stream } from '../operations/test_event_stream.ts'
import { update_event_stream } from '../operations/update_event_stream.ts'
import { update_rate_limit_policy } from '../operations/update_rate_limit_policy.ts'

export const handlers: Handlers = {
  create_event_stream,
  create_rate_limit_policy,
  delete_event_stream,
  delete_rate_limit_policy,
  end_replay,
  get_authorization_server_metadata,
  get_event_deliveries,
  get_event_delivery,
  get_event_stream,
  get_event_stream_stats,
  get_event_subscribers,
  get_jwks,
  get_log,
  get_rate_limit_policy,
  issue_token,
  list_event_attempts,
  list_event_stream_attempts,
  list_event_streams,
  list_logs,
  list_rate_limit_policies,
  publish_events,
  redeliver_event,
  redeliver_events,
  replay_events,
  skip_events,
  subscribe_events,
  test_event_stream,
  update_event_stream,
  update_rate_limit_policy,
}
