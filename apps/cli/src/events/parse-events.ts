import { wrongUsage } from '../command-error.ts'

/** A parsed event, not validated, with its place in the input. */
export interface PlacedEvent {
  readonly event: unknown
  /** Such as `line 3`. */
  readonly place: string
}

/**
 * Parses a text that contains one event, a JSON array of events, or one event on each line.
 *
 * @throws {CommandError} if a line is not JSON
 */
export function parseEvents(text: string): readonly PlacedEvent[] {
  const whole = parsed(text)
  if (Array.isArray(whole)) return whole.map((event, index) => ({ event, place: `event ${index + 1}` }))
  if (whole !== undefined) return [{ event: whole, place: 'event 1' }]
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const event = parsed(line)
    if (event === undefined) throw wrongUsage(`Line ${index + 1} is not JSON.`, 'Correct the line.')
    return [{ event, place: `line ${index + 1}` }]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
