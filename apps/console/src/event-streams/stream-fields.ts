import type { EventType, Schemas } from '@tenant-api/client'
import { fieldErrors, isConflict } from '../controls/field-errors.ts'
import { eventFilters } from '../generated/event-filters.ts'
import { placeIn } from './place-field.tsx'

export type Authorization = Schemas['WebhookAuthorizationInput']

const configuration = '#/destination/configuration'

/** The fields of the form, with the places of their values in the body of a request. */
const paths = {
  name: '#/name',
  event_types: '#/subscriptions',
  order: '#/order',
  max_events_per_second: '#/max_events_per_second',
  start_time: '#/start/from_timestamp',
  start_offset: '#/start/from',
  webhook_endpoint: `${configuration}/webhook_endpoint`,
  token: `${configuration}/webhook_authorization/token`,
  username: `${configuration}/webhook_authorization/username`,
  password: `${configuration}/webhook_authorization/password`,
  header_key: `${configuration}/webhook_authorization/header_key`,
  header_value: `${configuration}/webhook_authorization/header_value`,
} as const

type FilterField = `filter ${number} ${'path' | 'value'}`

/** The fields of the filters. Errors of a whole filter are shown at its value. */
const filterPaths = Object.fromEntries(
  Array.from({ length: eventFilters.mostFilters }, (_, index) => [
    [`filter ${index} path`, `#/filters/${index}/path`],
    [`filter ${index} value`, `#/filters/${index}`],
  ]).flat(),
) as Readonly<Record<FilterField, string>>

export type Errors = Partial<Record<keyof typeof paths | FilterField, string>>

/** The error messages by field, if the error concerns only fields; otherwise undefined. */
export function errorsOf(error: unknown): Errors | undefined {
  // When an event stream is created or changed, only its name can conflict with another stream.
  if (isConflict(error)) return { name: error.detail }
  return fieldErrors(error, { ...paths, ...filterPaths })
}

type Basics = Pick<
  Schemas['EventStreamCreate'],
  'name' | 'subscriptions' | 'filters' | 'order' | 'max_events_per_second'
>

/** The name, the event types, the filters and how events are sent in the fields of the form. */
export function basicsIn(fields: FormData): Basics {
  const types = fields.getAll('event_types') as EventType[]
  return {
    name: textIn(fields, 'name'),
    subscriptions: types.map(event_type => ({ event_type })),
    filters: JSON.parse(textIn(fields, 'filters')) as Schemas['EventFilters'],
    order: textIn(fields, 'order') as Schemas['EventStreamOrder'],
    max_events_per_second: Number(textIn(fields, 'max_events_per_second')),
  }
}

/** Where an event stream begins, in the fields of a form. Without a start it begins with new events. */
export function startIn(fields: FormData): { start?: Schemas['EventStreamStart'] } {
  const { kind, value } = placeIn(fields, 'start')
  switch (kind) {
    case 'now':
      return {}
    case 'stopped':
      return { start: { from: 'where_it_stopped' } }
    case 'time':
      return { start: { from_timestamp: value } }
    case 'offset':
      return { start: { from: value } }
  }
}

/** The destination in the fields of the form. */
export function destinationIn(fields: FormData): Schemas['EventStreamDestinationInput'] {
  return {
    type: 'webhook',
    configuration: {
      webhook_endpoint: textIn(fields, 'webhook_endpoint'),
      webhook_authorization: authorizationIn(fields),
    },
  }
}

export function authorizationIn(fields: FormData): Authorization {
  const method = textIn(fields, 'method') as Authorization['method']
  const text = (name: keyof typeof paths) => textIn(fields, name)
  switch (method) {
    case 'basic':
      return { method, username: text('username'), password: text('password') }
    case 'bearer':
      return { method, token: text('token') }
    case 'custom_header':
      return { method, header_key: text('header_key'), header_value: text('header_value') }
  }
}

function textIn(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '')
}
