import type { LiveEvent } from '@tenant-api/react'

/** The type as the service sent it, also for a type newer than the console. */
export function typeOf(entry: LiveEvent): string {
  return entry.type === 'unknown' ? entry.raw.type : entry.type
}

/** The message as the service sent it; undefined for a gap. */
export function messageOf(entry: LiveEvent): Readonly<Record<string, unknown>> | undefined {
  if (entry.type === 'gap') return undefined
  return entry.type === 'unknown' ? entry.raw : { ...entry }
}

/** The attributes of the event. A message of an unknown type may have none. */
export function eventOf(entry: LiveEvent): Readonly<Record<string, unknown>> {
  const event = messageOf(entry)?.event
  return event !== null && typeof event === 'object' ? { ...event } : {}
}

/** The text that a search examines: all values of the event in lower case, without the names of its properties. */
export function textOf(entry: LiveEvent): string {
  if (entry.type === 'gap') return ''
  return withValues('', entry.type === 'unknown' ? entry.raw : entry.event).toLowerCase()
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
