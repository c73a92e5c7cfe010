import { type OperationId, scopesByAudience } from '@tenant-api/contract'
import type { WireRequest } from './cases.ts'
import {
  documentedPath,
  documentedRequest,
  exampleParameters,
  fullestRequest,
  pathParameters,
} from './documented-requests.ts'
import { newEvent } from './events.ts'
import { requestToken } from './request-token.ts'
import { acceptedEventStream, newEventStream } from './suite/event-streams.ts'
import { acceptedPolicy, newPolicy } from './suite/rate-limit-policies.ts'
import { replayingStreamId } from './suite/replays.ts'
import type { Need } from './target.ts'
import { type Operation, type Target, tokenFor } from './target.ts'

/** Changes to an example request and its token. `token: undefined` removes the token. */
type Provoked = Partial<WireRequest> & { readonly token?: string | undefined }

interface Provocation {
  /** What the provocation needs of the target. */
  readonly needs?: readonly Need[]
  /** Operations to leave out: they give this error only in a state that other cases create, or that takes too much. */
  readonly except?: readonly OperationId[]
  /** Returns the changes to the document's example request. */
  change(target: Target, operation: Operation): Provoked | Promise<Provoked>
}

const tooLarge = ' '.repeat(1_048_577)
const unknownId = 'xxx_1111111111111111111111'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** How to provoke each error that the document shows, by the name of the example. */
export const provocations: Readonly<Record<string, Provocation>> = {
  missing_token: { change: () => ({ token: undefined }) },
  invalid_token: { needs: ['verifyTokens'], change: () => ({ token: 'a.b.c' }) },
  invalid_signature: {
    needs: ['verifyTokens'],
    change: (target, operation) => ({ token: forged(tokenFor(target, operation)) }),
  },
  wrong_audience: {
    needs: ['credentials'],
    change: async (target, { internal }) => ({ token: await otherToken(target, internal) }),
  },
  insufficient_scope: {
    needs: ['credentials'],
    change: async (target, { audience, internal }) => ({
      token: await requestToken(target, { audience, scope: internal ? ' ' : 'read:stats' }),
    }),
  },

  malformed_id: {
    change: (_, { id }) => ({ path: documentedPath(id, { [pathParameters(id)[0] ?? '']: 'short' }) }),
  },
  unknown_query_parameter: query('limit=1'),
  invalid_paging: query('take=0'),
  mixed_paging: query('page=0&take=1'),
  invalid_checkpoint: query('from=nonsense'),
  forged_checkpoint: query('from=eyJ2IjoxfQ.Vb0yTn3xQdQ'),
  malformed_query_parameter: query('date_from=yesterday'),
  dates_in_wrong_order: query('date_from=2026-01-02T00:00:00Z&date_to=2026-01-01T00:00:00Z'),
  invalid_cursor: place('nonsense'),
  forged_cursor: place('a'.repeat(41)),
  where_it_stopped: { change: () => json({ ...newEventStream(), start: { from: 'where_it_stopped' } }) },
  wrong_start: { change: () => json({ event_types: ['group.created'] }) },
  two_ends: { change: () => json({ from: 'a', to: 'b', date_to: '2026-01-01T00:00:00Z' }) },
  wrong_order: {
    change: () => json({ date_from: '2026-01-02T00:00:00Z', date_to: '2026-01-01T00:00:00Z' }),
  },
  unknown_filter_path: {
    async change(target, operation) {
      const wrong = { path: 'data.object.organisation.id', exact: 'org_1' }
      const change = { subscriptions: [{ event_type: 'organization.member.added' }], filters: [wrong] }
      switch (operation.id) {
        case 'create_event_stream':
          return json({ ...newEventStream(), ...change })
        case 'update_event_stream':
          return { ...(await atStream(target, operation.id, 'disabled')), ...json(change) }
        default:
          return query(`event_type=organization.member.added&filter=${wrong.path}:exact:org_1`).change(
            target,
            operation,
          )
      }
    },
  },
  unknown_event_type: query('event_type=user.create'),
  from_and_from_timestamp: query('from=a&from_timestamp=2026-01-01T00:00:00Z'),
  invalid_last_event_id: headers({ 'Last-Event-ID': 'nonsense' }),
  forged_last_event_id: headers({ 'Last-Event-ID': 'a'.repeat(41) }),
  invalid_last_event_id_parameter: query('lastEventId=nonsense'),
  forged_last_event_id_parameter: query(`lastEventId=${'a'.repeat(41)}`),
  different_last_event_ids: {
    change: (_, { id }) => ({
      path: `${documentedRequest(id).path}?lastEventId=a`,
      headers: { 'Last-Event-ID': 'b' },
    }),
  },

  malformed_json: { change: () => ({ body: '{' }) },
  unknown_property: { change: (_, { id }) => json({ ...exampleBody(id), id: 'x' }) },
  payload_too_large: {
    change: (_, { id }) => {
      const { headers } = fullestRequest(id)
      return { headers: { ...headers, 'Content-Length': tooLarge.length }, body: tooLarge }
    },
  },
  unsupported_media_type: headers({ 'Content-Type': 'text/plain' }),
  unsupported_encoding: headers({ 'Content-Encoding': 'gzip' }),

  invalid_data: { change: () => json(withoutName(newEvent('group.created'))) },
  reserved_attribute: { change: () => json({ ...newEvent('group.created'), xtenant: 'acme' }) },
  missing_attribute: {
    change: (_, { id }) => {
      const request = documentedRequest(id, 'application/json')
      const { 'ce-type': _type, ...others } = request.headers ?? {}
      return { ...request, headers: others }
    },
  },
  event_with_other_content_type: { change: () => asJson(newEvent('group.created')) },
  batch_with_other_content_type: { change: () => asJson([newEvent('group.created')]) },

  invalid_request: { change: () => ({ headers: form, body: 'grant_type=client_credentials' }) },
  unsupported_grant_type: token({ grant_type: 'password' }),
  invalid_scope: token({ scope: 'read:nothing' }),
  too_many_scopes: token({ scope: scopesByAudience['/api/v2/'].join(' ') }),
  invalid_target: token({ audience: '/api/v3/' }),
  invalid_client: {
    ...token({ client_secret: 'a-secret-of-someone-else' }),
    needs: ['credentials', 'verifyTokens'],
  },

  not_found: {
    needs: ['keepState', 'writes'],
    change: async (target, { id }) => {
      // The document shows what the event stream lacks: the delivery or the replay.
      const isInStream = pathParameters(id).includes('event_id') || id === 'end_replay'
      const stream = isInStream ? await newStreamId(target, 'enabled') : unknownId
      return { path: documentedPath(id, { id: stream, event_id: unknownId }) }
    },
  },
  event_stream_not_found: {
    needs: ['keepState', 'writes'],
    change: (_, { id }) => ({ path: documentedPath(id, { id: unknownId }) }),
  },
  name_taken: {
    needs: ['keepState', 'writes'],
    change: async (target, { id }) => {
      const { name } = newEventStream()
      await acceptedEventStream(target, { ...newEventStream(), name })
      const change = id === 'create_event_stream' ? newEventStream() : {}
      return { path: documentedPath(id, { id: await newStreamId(target) }), ...json({ ...change, name }) }
    },
  },
  disabled: {
    needs: ['keepState', 'writes'],
    // `redeliver_event` gives this error only for a failed delivery.
    except: ['redeliver_event'],
    change: async (target, { id }) => ({ path: documentedPath(id, { id: await newStreamId(target) }) }),
  },
  start_without_enabling: {
    needs: ['writes'],
    change: async (target, { id }) => ({
      ...(await atStream(target, id, 'disabled')),
      ...json({ start: { from_timestamp: '2026-01-01T00:00:00Z' } }),
    }),
  },
  under_way: {
    needs: ['writes', 'events', 'webhooks'],
    // Ten redeliveries would have to be under way.
    except: ['redeliver_events', 'redeliver_event'],
    change: async (target, { id }) => ({ path: documentedPath(id, { id: await replayingStreamId(target) }) }),
  },
  precondition_failed: {
    needs: ['keepState', 'writes'],
    change: async (target, { id }) => ({
      path: documentedPath(id, {
        id: id.endsWith('policy')
          ? (await acceptedPolicy(target, newPolicy())).id
          : await newStreamId(target),
      }),
      headers: { ...documentedRequest(id).headers, 'If-Match': '"0-0"' },
    }),
  },
  exists: {
    needs: ['keepState', 'writes'],
    change: async target => {
      const policy = newPolicy()
      await acceptedPolicy(target, policy)
      return json(policy)
    },
  },
}

function query(text: string): Provocation {
  return { change: (_, { id }) => ({ path: `${documentedRequest(id).path}?${text}` }) }
}

/** A place in the log that is none: in the body of an operation that has one, in the query of any other. */
function place(offset: string): Provocation {
  return {
    async change(target, operation) {
      const { id } = operation
      const start = { from: offset }
      switch (id) {
        case 'create_event_stream':
          return json({ ...newEventStream(), start })
        case 'update_event_stream':
          return { ...(await atStream(target, id, 'disabled')), ...json({ status: 'enabled', start }) }
        case 'replay_events':
          return { ...(await atStream(target, id, 'enabled')), ...json({ from: offset }) }
        case 'skip_events':
          return { ...(await atStream(target, id, 'enabled')), ...json({ to: offset }) }
        default:
          return query(`from=${offset}`).change(target, operation)
      }
    },
  }
}

async function atStream(target: Target, id: OperationId, status: 'enabled' | 'disabled'): Promise<Provoked> {
  return { path: documentedPath(id, { id: await newStreamId(target, status) }) }
}

function headers(given: Readonly<Record<string, string>>): Provocation {
  return { change: (_, { id }) => ({ headers: { ...fullestRequest(id).headers, ...given } }) }
}

function token(parameters: Readonly<Record<string, string>>): Provocation {
  return {
    needs: ['credentials'],
    change: ({ credentials }) => {
      const grant = { grant_type: 'client_credentials', audience: '/api/v2/' }
      const client = {
        client_id: credentials?.clientId ?? '',
        client_secret: credentials?.clientSecret ?? '',
      }
      return {
        headers: form,
        body: new URLSearchParams({ ...grant, ...client, ...parameters }).toString(),
      }
    },
  }
}

function json(body: object): Provoked {
  return { body: JSON.stringify(body) }
}

function asJson(body: object): Provoked {
  return { headers: { 'Content-Type': 'application/json' }, ...json(body) }
}

function exampleBody(id: OperationId): object {
  const names = pathParameters(id)
  return Object.fromEntries(Object.entries(exampleParameters(id)).filter(([name]) => !names.includes(name)))
}

function withoutName(event: ReturnType<typeof newEvent>): object {
  const { name: _, ...object } = event.data.object as { name?: string }
  return { ...event, data: { ...event.data, object } }
}

/** Changes the first character of a token's signature. The last character has unused bits, which do not change the signature. */
export function forged(token = ''): string {
  const [header, payload, signature = ''] = token.split('.')
  return [header, payload, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.')
}

function otherToken(target: Target, isInternal: boolean): Promise<string> | string {
  return isInternal ? target.token : requestToken(target, { audience: '/internal/', scope: 'publish:events' })
}

async function newStreamId(target: Target, status: 'enabled' | 'disabled' = 'disabled'): Promise<string> {
  return (await acceptedEventStream(target, { ...newEventStream(), status })).id
}
