import type { SubscribedMessage } from '@tenant-api/client'
import { printable, tabSeparated } from '../output/cell.ts'
import { jsonText } from '../output/json-text.ts'
import { isTerminal, styled } from '../output/print.ts'

/** Formats a message as one line: short with colors, tab-separated, or JSON. */
export type LineOf = (message: SubscribedMessage) => string

/** @param isRead true for lines that a person reads: short and with colors, without the data of the event */
export function lineFormat({ json = false, isRead = isTerminal() } = {}): LineOf {
  if (json) return message => jsonText(message.type === 'unknown' ? message.raw : message, process.stdout)
  return message => {
    const event = eventOf(message)
    const { time = '', id = '', data } = event
    const type = message.type === 'unknown' ? message.raw.type : message.type
    if (!isRead) return tabSeparated([time, type, id, message.offset, data])
    const when = styled('dim', printable(time), process.stdout)
    return `${when}  ${printable(type).padEnd(32)}  ${printable(id)}  ${printable(nameOf(data))}`.trimEnd()
  }
}

interface ReadEvent {
  readonly id?: unknown
  readonly time?: unknown
  readonly data?: unknown
}

function eventOf(message: SubscribedMessage): ReadEvent {
  // A newer service may send events of any form.
  const event = message.type === 'unknown' ? message.raw.event : message.event
  return typeof event === 'object' && event !== null ? event : {}
}

/** A readable name of an event's object. */
function nameOf(data: unknown): unknown {
  const { object } = (data ?? {}) as { object?: Record<string, unknown> }
  return object?.display_name ?? object?.name ?? object?.email ?? object?.user_id ?? object?.id
}
