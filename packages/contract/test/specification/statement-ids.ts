import { verbsOf } from './scope-catalog.ts'

/** The ids of the statements by their first part; `-` is the first part alone. */
const rest: Readonly<Record<string, string>> = {
  service: `
    purpose dashboard callers separate content-type json deliveries subscribe create-policy others
  `,
  delivery: `
    - id event_stream_id event_stream_id.format status status.values event_type event_type.values
    attempts event event.when closed
  `,
  attempt: `
    status timestamp error_message error_message.when closed
  `,
  'delivery-event': `
    optional closed id id.format source specversion type time data
  `,
  message: `
    discriminator type.event type.error type.offset-only type type.copied offset offset.resume event
  `,
  event: `
    specversion type source id time data xtenant xstream xpurpose object.id object.name
    object.created_at object.type object.connection_id object.external_id object.type.others
    context.tenant.tenant_id context.client.id context.client.name context.client.metadata
    context.connection.id context.connection.name context.connection.strategy context.geo.continent_code
    context.geo.country_code context.geo.country_name context.geo.subdivision_code
    context.geo.subdivision_name context.geo.city_name context.geo.time_zone context.geo.latitude
    context.geo.longitude context.request.hostname context.request.ip context.request.method
    context.request.user_agent context.request.custom_domain required
  `,
  policy: `
    id id.format resource resource.values consumer consumer.values consumer_selector selector.client
    selector.cimd-client selector.cimd-clients selector.third-party selector.default configuration
    configuration.action configuration.others created_at updated_at
  `,
  states: `
    delivery delivery.transitions policy
  `,
  common: `
    base-path bearer payload
  `,
  correlation: `
    accepted length logged cut
  `,
  paging: `
    page page.default per_page per_page.private per_page.default after-last offset.size from take
    take.private take.default next valid expired out-of-sequence recommended live
  `,
  deliveries: `
    name lifecycle result id optional statuses event_types date_from date_from.inclusive
    date_from.precision date_from.length date_to date_to.exclusive date_to.precision date_to.length from
    take take.limits take.default no-body answer next order scope
  `,
  subscribe: `
    stream no-body optional from from.length from.default from_timestamp from_timestamp.length
    from_timestamp.first event_type event_type.repeated event_type.default event_type.values data errors
    scope
  `,
  'create-policy': `
    - resource consumer consumer_selector configuration answer status errors scope
  `,
  auth: `
    required bearer jwt scopes forbidden grant path audience deliveries invalid-token invalid-signature
    not-global lifetime
  `,
  scope: `
    form crud
  `,
  events: `
    types types.filter types.delivery types.message live message other-messages resume start envelope
    object context payloads history history.content error offset-only streams
  `,
  errors: `
    paging message token signature not-global scope deliveries-scope not-found quota quota.headers body
  `,
  limits: `
    payload correlation event-stream-id take date from from_timestamp consumer_selector policy-id
    offset-page checkpoint-page checkpoint offset-size quota
  `,
  version: `
    - path openapi openapi.beta lifecycle compatibility
  `,
}

/** The id of each statement of the specification. */
export const statementIds: readonly string[] = [
  ...Object.entries(rest).flatMap(([first, others]) =>
    others
      .trim()
      .split(/\s+/)
      .map(other => (other === '-' ? first : `${first}.${other}`)),
  ),
  ...[...verbsOf.keys()].map(resource => `scope.${resource}`),
]
