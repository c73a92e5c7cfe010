import type { LiveEvent } from '@tenant-api/react'
import { operations } from '../generated/operations.ts'
import { eventOf } from './entry.ts'

/** Where a stream that begins with an event starts. */
export type Start = { readonly from: string } | { readonly from_timestamp: string }

/** @param before the entry before it; undefined if that is not known */
export function startOf(entry: LiveEvent, before: LiveEvent | undefined): Start {
  if (before && before.type !== 'gap') return { from: before.offset }
  // Without the offset before the event, a second earlier: the service accepts an event after its time.
  const time = Date.parse(String(eventOf(entry).time)) || Date.now()
  return { from_timestamp: new Date(time - 1_000).toISOString().replace(/\.\d+/, '') }
}

/** The curl command that reads the stream from an event on. */
export function curlCommand(start: Start): string {
  const { path } = operations.subscribeEvents
  const query = new URLSearchParams({ ...start })
  return `curl -N -H "Authorization: Bearer $TOKEN" '${location.origin}${path}?${query}'`
}

/** The command of the command line that reads the stream from an event on. */
export function cliCommand(start: Start): string {
  const flag = 'from' in start ? `--from '${start.from}'` : `--from-timestamp ${start.from_timestamp}`
  return `tenant-api events tail --url ${location.origin} ${flag}`
}
