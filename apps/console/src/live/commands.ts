import type { LiveEvent } from '@tenant-api/react'
import { operations } from '../generated/operations.ts'
import { eventOf } from './entry.ts'

/** The start of a subscription whose first event is a given event. */
export type Start = { readonly from: string } | { readonly from_timestamp: string }

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
  return `curl -N -H "Authorization: Bearer $TOKEN" '${location.origin}${path}?${query}'`
}

/** The `tenant-api` command for a subscription from `start`. */
export function cliCommand(start: Start): string {
  const flag = 'from' in start ? `--from '${start.from}'` : `--from-timestamp ${start.from_timestamp}`
  return `tenant-api events tail --url ${location.origin} ${flag}`
}
