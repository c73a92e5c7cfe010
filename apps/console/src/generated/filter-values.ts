// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** Whether an event stream delivers. */
export const eventStreamStatuses = [
  "enabled",
  "disabled"
] as const

/** How a delivery attempt may end. */
export const attemptResults = [
  "delivered",
  "failed",
  "abandoned"
] as const

/** The kinds of log entries. */
export const logKinds = [
  "change",
  "refusal",
  "token",
  "command",
  "system"
] as const

/** The operations, commands and notices of log entries. */
export const logOperations = [
  "create_event_stream",
  "update_event_stream",
  "delete_event_stream",
  "test_event_stream",
  "redeliver_events",
  "redeliver_event",
  "replay_events",
  "end_replay",
  "skip_events",
  "publish_events",
  "create_rate_limit_policy",
  "update_rate_limit_policy",
  "delete_rate_limit_policy",
  "issue_token",
  "create_client",
  "rotate_client_secret",
  "disable_client",
  "rotate_signing_key",
  "revoke_signing_key",
  "seal_keys",
  "erase_events",
  "event_stream.failing",
  "event_stream.recovered",
  "event_stream.behind",
  "event_stream.disabled",
  "events.dropped",
  "signing_key.rotated",
  "clock.jumped",
  "node.took_over"
] as const
