import type { TenantApiProviderProps, UseEventsOptions } from './option-types.ts'

/** What an option must be, in words and as a function. */
type Rule = readonly [form: string, accepts: (value: unknown) => boolean]

const rules: Readonly<Record<keyof UseEventsOptions, Rule>> = {
  event_type: [
    "an array of event types, such as ['user.created']",
    value => Array.isArray(value) && value.every(type => typeof type === 'string'),
  ],
  filter: [
    "an array of conditions, such as ['data.object.name:prefix:a']",
    value => Array.isArray(value) && value.every(filter => typeof filter === 'string'),
  ],
  from: ['an offset, which is a string', value => typeof value === 'string'],
  from_timestamp: [
    'a valid Date or a string in whole seconds such as 2026-11-20T08:00:00Z',
    value =>
      value instanceof Date
        ? !Number.isNaN(value.getTime())
        : typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  ],
  max: [
    'a whole number of 0 or more, or Infinity',
    value => typeof value === 'number' && value >= 0 && value === Math.floor(value),
  ],
  paused: ['true or false', value => typeof value === 'boolean'],
  enabled: ['true or false', value => typeof value === 'boolean'],
  onEvents: ['a function', value => typeof value === 'function'],
}

/** @throws {TypeError} when an option of `useEvents` is wrong; the message names the option */
export const checkEventsOptions = (options: object): void => checkOptions(options, Object.keys(rules))

/** @throws {TypeError} when an option of `useEventRate` is wrong; the message names the option */
export const checkRateOptions = (options: object): void =>
  checkOptions(options, ['event_type', 'filter', 'from', 'from_timestamp', 'enabled'])

/** @throws {TypeError} when a property of the `TenantApiProvider` is wrong; the message names it */
export function checkProps({ client, session = '', children: _, ...others }: TenantApiProviderProps): void {
  if (typeof client?.subscribe !== 'function')
    throw new TypeError('client must be the result of createClient.')
  if (typeof session !== 'string')
    throw new TypeError(`session must be a string, such as the id of the user; got ${got(session)}.`)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    throw new TypeError(`TenantApiProvider has no property '${unknown}', but client, session and children.`)
}

function checkOptions(options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError(`The options must be an object, got ${got(options)}.`)
  for (const [name, value] of Object.entries(options)) {
    if (!names.includes(name))
      throw new TypeError(`The option '${name}' is unknown. The options are ${names.join(', ')}.`)
    const [form, accepts] = rules[name as keyof UseEventsOptions]
    if (value !== undefined && !accepts(value))
      throw new TypeError(`${name} must be ${form}, or undefined; got ${got(value)}.`)
  }
  const { from, from_timestamp } = options as UseEventsOptions
  if (from !== undefined && from_timestamp !== undefined)
    throw new TypeError('from and from_timestamp exclude each other.')
}

/** Says what a value is. Shows no objects, which may have no text. */
export function got(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'undefined'
  if (value === '') return 'an empty string'
  if (Array.isArray(value)) {
    const odd = value.findIndex(item => typeof item !== 'string' || item === '')
    return odd < 0 ? 'an array' : `an array with ${got(value[odd])}`
  }
  if (value instanceof Date) return `the Date ${value}`
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'function') return 'a function'
  return `the ${typeof value} ${String(value)}`
}
