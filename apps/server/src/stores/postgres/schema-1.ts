/** The statements of schema version 1, which was released. */
export const schemaOfVersion1: readonly string[] = [
  `CREATE TABLE epochs (
  epoch          bigint PRIMARY KEY,
  first_sequence bigint NOT NULL
)`,
  // Events up to the floor count as deleted, though their rows remain until their whole generation is dropped.
  `CREATE TABLE event_log (
  is_only    boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  floor      bigint NOT NULL DEFAULT 0,
  generation integer NOT NULL DEFAULT 1,
  begun_at   timestamptz NOT NULL DEFAULT now()
)`,
  'INSERT INTO event_log DEFAULT VALUES',
  `CREATE TABLE events (
  sequence    bigint NOT NULL,
  generation  integer NOT NULL,
  epoch       bigint NOT NULL,
  id          text NOT NULL,
  type        text NOT NULL,
  key         text NOT NULL,
  accepted_at bigint NOT NULL,
  json        text NOT NULL,
  PRIMARY KEY (sequence, generation)
) PARTITION BY LIST (generation)`,
  'CREATE INDEX events_by_key ON events (key)',
  'CREATE INDEX events_by_time ON events (accepted_at, sequence)',
  'CREATE TABLE events_1 PARTITION OF events FOR VALUES IN (1)',

  // A node is alive until `expires_at`.
  `CREATE TABLE nodes (
  id         text PRIMARY KEY,
  expires_at timestamptz NOT NULL
)`,

  `CREATE TABLE event_streams (
  id                 text COLLATE "C" PRIMARY KEY,
  name               text NOT NULL UNIQUE,
  subscriptions      text NOT NULL,
  sealed_destination bytea NOT NULL,
  status             text NOT NULL,
  disabled_reason    text,
  disabled_at        bigint,
  created_at         bigint NOT NULL,
  updated_at         bigint NOT NULL,
  cursor             bigint NOT NULL,
  ending_at          bigint,
  failures_in_row    bigint NOT NULL DEFAULT 0,
  last_success_at    bigint NOT NULL,
  holder             text,
  fence              bigint NOT NULL DEFAULT 0,
  revision           bigint NOT NULL DEFAULT 1,
  acted_on           bigint NOT NULL DEFAULT 0
)`,
  `CREATE INDEX event_streams_active ON event_streams (id) WHERE status = 'enabled' OR ending_at IS NOT NULL`,

  `CREATE TABLE deliveries (
  event_stream_id  text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
  event_id         text COLLATE "C" NOT NULL,
  event_type       text NOT NULL,
  event            text NOT NULL,
  status           text NOT NULL,
  first_attempt_at bigint,
  attempts         text NOT NULL,
  tries            integer NOT NULL,
  is_test          boolean NOT NULL,
  due_at           bigint,
  PRIMARY KEY (event_stream_id, event_id)
)`,
  `CREATE INDEX deliveries_failed ON deliveries (event_stream_id, first_attempt_at, event_id) WHERE status = 'failed'`,
  'CREATE INDEX deliveries_due ON deliveries (event_stream_id, due_at) WHERE due_at IS NOT NULL',
  `CREATE INDEX deliveries_over ON deliveries (first_attempt_at) WHERE status = 'failed' AND due_at IS NULL`,
  `CREATE TABLE delivery_counts (
  event_stream_id text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
  day             bigint NOT NULL,
  successful      bigint NOT NULL,
  failed          bigint NOT NULL,
  PRIMARY KEY (event_stream_id, day)
)`,

  `CREATE TABLE rate_limit_policies (
  id                text COLLATE "C" PRIMARY KEY,
  resource          text NOT NULL,
  consumer          text NOT NULL,
  consumer_selector text NOT NULL,
  configuration     text NOT NULL,
  created_at        bigint NOT NULL,
  updated_at        bigint NOT NULL,
  UNIQUE (resource, consumer, consumer_selector)
)`,

  `CREATE TABLE clients (
  id             text PRIMARY KEY,
  name           text NOT NULL,
  secret_hash    text NOT NULL,
  scopes         text NOT NULL,
  is_global      boolean NOT NULL,
  is_third_party boolean NOT NULL,
  created_at     bigint NOT NULL,
  disabled_at    bigint,
  made           bigint GENERATED ALWAYS AS IDENTITY
)`,
  `CREATE TABLE signing_keys (
  kid           text PRIMARY KEY,
  alg           text NOT NULL,
  sealed_jwk    bytea NOT NULL,
  signs_from    bigint NOT NULL,
  tokens_end_at bigint,
  made          bigint GENERATED ALWAYS AS IDENTITY
)`,

  // Short-lived counts, not worth an fsync: a crash of the server may lose them.
  `CREATE UNLOGGED TABLE rate_limit_counts (
  key     text PRIMARY KEY,
  count   bigint NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 50)`,
  'CREATE INDEX rate_limit_counts_over ON rate_limit_counts (ends_at)',
  `CREATE UNLOGGED TABLE quota_buckets (
  client_id  text PRIMARY KEY,
  tokens     double precision NOT NULL,
  at         timestamptz NOT NULL,
  is_granted boolean NOT NULL
) WITH (fillfactor = 50)`,
  `CREATE UNLOGGED TABLE event_connections (
  id        text PRIMARY KEY,
  client_id text NOT NULL,
  node      text NOT NULL
)`,
  'CREATE INDEX event_connections_of ON event_connections (client_id)',
  'CREATE INDEX event_connections_at ON event_connections (node)',
]
