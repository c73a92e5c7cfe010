import { jsonParts } from '@tenant-api/contract/json-text'
import type { LiveEvent } from '@tenant-api/react'
import { operations } from '../generated/operations.ts'
import { keptText } from './with-texts.ts'

/** The type as the service sent it, also for a type newer than the console. */
export function typeOf(entry: LiveEvent): string {
  return entry.type === 'unknown' ? entry.raw.type : entry.type
}

/** The message as the service sent it; undefined for a gap. */
export function messageOf(entry: LiveEvent): Readonly<Record<string, unknown>> | undefined {
  if (entry.type === 'gap') return undefined
  if (entry.type === 'unknown') return entry.raw
  const { type, offset, event } = entry
  return { type, offset, event }
}

/** The message as indented JSON, with all digits of its numbers. Empty for a gap. */
export function jsonOf(entry: LiveEvent): string {
  if (entry.type === 'gap') return ''
  return jsonParts(keptText(entry) ?? JSON.stringify(messageOf(entry)), 0, '  ')
}

/** The attributes of the event. A message of an unknown type may have none. */
export function eventOf(entry: LiveEvent): Readonly<Record<string, unknown>> {
  const event = messageOf(entry)?.event
  return event !== null && typeof event === 'object' ? { ...event } : {}
}

/** The text that a search examines: all values of the event in lower case, without the names of its properties. */
export function textOf(entry: LiveEvent): string {
  if (entry.type === 'gap') return ''
  return withValues(keptText(entry) ?? '', entry.type === 'unknown' ? entry.raw : entry.event).toLowerCase()
}

/** Appends each value on a line of its own. Growing one string takes half as long as joining arrays. */
function withValues(text: string, value: unknown): string {
  if (value === null || typeof value !== 'object') return `${text}${value}\n`
  return Object.values(value).reduce<string>(withValues, text)
}

/** A short text that says what an event is about: the first names and ids in its `data.object`. */
export function subjectOf(entry: LiveEvent): string {
  const { data } = eventOf(entry) as { readonly data?: { readonly object?: unknown } }
  return namesIn(data?.object, 2).slice(0, 4).join(' · ')
}

function namesIn(value: unknown, depth: number): readonly string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === 'string') return /^(id|name|email|\w+_id)$/.test(key) ? [member] : []
    return depth > 0 && !Array.isArray(member) ? namesIn(member, depth - 1) : []
  })
}

/** The start of a subscription whose first event is a given event. */
type Start = { readonly from: string } | { readonly from_timestamp: string }

/** @param before the entry before `entry`; undefined if it is not known */
export function startOf(entry: LiveEvent, before: LiveEvent | undefined): Start {
  if (before && before.type !== 'gap') return { from: before.offset }
  // The offset before the event is not known. Start a second before its time, because the publisher's clock may be ahead.
  const time = Date.parse(String(eventOf(entry).time)) || Date.now()
  return { from_timestamp: new Date(time - 1_000).toISOString().replace(/\.\d+/, '') }
}

/** The curl command for a subscription from `start`. */
export function curlCommand(start: Start): string {
  const { path } = operations.subscribeEvents
  const query = new URLSearchParams({ ...start })
  return `curl -N -H "Authorization: Bearer $TENANT_API_TOKEN" '${location.origin}${path}?${query}'`
}

/** The `tenant-api` command for a subscription from `start`. */
export function cliCommand(start: Start): string {
  const flag = 'from' in start ? `--from '${start.from}'` : `--from-timestamp ${start.from_timestamp}`
  return `tenant-api events tail --url ${location.origin} ${flag}`
}

const format = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** The time of an event in the time zone of the browser, to the millisecond; '' if the event has no valid time. */
export function timeOfDay(time: unknown): string {
  const milliseconds = Date.parse(String(time))
  return Number.isNaN(milliseconds) ? '' : format.format(milliseconds)
}
