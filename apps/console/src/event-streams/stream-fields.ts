import type { EventType, Schemas } from '@tenant-api/client'
import { fieldErrors, isConflict } from '../controls/field-errors.ts'

export type Authorization = Schemas['WebhookAuthorizationInput']

const configuration = '#/destination/configuration'

/** The fields of the form, with the places of their values in the body of a request. */
const paths = {
  name: '#/name',
  event_types: '#/subscriptions',
  webhook_endpoint: `${configuration}/webhook_endpoint`,
  token: `${configuration}/webhook_authorization/token`,
  username: `${configuration}/webhook_authorization/username`,
  password: `${configuration}/webhook_authorization/password`,
  header_key: `${configuration}/webhook_authorization/header_key`,
  header_value: `${configuration}/webhook_authorization/header_value`,
} as const

export type Errors = Partial<Record<keyof typeof paths, string>>

/** The error messages by field, if the error concerns only fields; otherwise undefined. */
export function errorsOf(error: unknown): Errors | undefined {
  // When an event stream is created or changed, only its name can conflict with another stream.
  if (isConflict(error)) return { name: error.detail }
  return fieldErrors(error, paths)
}

/** The name and the event types in the fields of the form. */
export function basicsIn(fields: FormData): Pick<Schemas['EventStreamCreate'], 'name' | 'subscriptions'> {
  const types = fields.getAll('event_types') as EventType[]
  return { name: textIn(fields, 'name'), subscriptions: types.map(event_type => ({ event_type })) }
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
