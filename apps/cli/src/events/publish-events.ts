import { randomUUID } from 'node:crypto'
import { type EventType, isFailure } from '@tenant-api/client'
import {
  createPublisher,
  type PublishEvent,
  type PublishedEvent,
  type PublishFailure,
} from '@tenant-api/client/publisher'
import { isJson, jsonParts } from '@tenant-api/contract/json-text'
import { exampleEvent } from '@tenant-api/simulator/messages'
import { globalFlags } from '../command.ts'
import { CommandError, wrongUsage } from '../command-error.ts'
import { faultOf } from '../fault.ts'
import { printRows } from '../output/print.ts'
import { readText } from '../read-input.ts'
import { connectionOf } from '../sign-in/connection.ts'
import { untilInterrupted } from '../until-interrupted.ts'

/** Number of events in one call of the publisher. Progress is shown after each call. */
const step = 1_000

/** Publishes events in order, and prints the id and offset of each. */
export async function publishEvents(
  file: string | undefined,
  { sample }: { readonly sample?: EventType },
  command: { optsWithGlobals(): object },
): Promise<void> {
  if (file !== undefined && sample !== undefined)
    throw wrongUsage('A file and --sample exclude each other.', 'Give one of them.')
  const flags = globalFlags(command)
  const events =
    sample === undefined ? await eventsIn(file) : [{ place: `sample ${sample}`, event: sampleOf(sample) }]
  const publisher = createPublisher(await connectionOf(flags))
  const published: PublishedEvent[] = []
  const signal = untilInterrupted()
  for (let first = 0; first < events.length; first += step) {
    const part = events.slice(first, first + step)
    published.push(
      ...(await publisher
        .publishEvents(
          part.map(({ event }) => event),
          { signal },
        )
        .catch(error => {
          throw signal.aborted
            ? interruption(published.length, events.length)
            : refusal(error, part, published.length)
        })),
    )
    showProgress(published.length, events.length)
  }
  printRows(
    published.map(({ event_id, offset, duplicate, id }) => ({ event_id, offset, duplicate, id })),
    flags,
  )
}

async function eventsIn(file: string | undefined): Promise<readonly PlacedEvent[]> {
  if (file === undefined)
    throw wrongUsage('No events are given.', 'Name a file, or - for standard input, or use --sample TYPE.')
  return parseEvents(await readText(file))
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY && all > step)
    process.stderr.write(`\rPublished ${done} of ${all} events.${done === all ? '\n' : ''}`)
}

/** The batches of the step that was interrupted may be published too. */
function interruption(done: number, all: number): CommandError {
  const next = 'Run the command again: the service knows an event that it has by its source and id.'
  const message = `The command was interrupted. At least ${done} of ${all} events are published.`
  return new CommandError('failed', 'interrupted', message, next)
}

/** Adds the place of the refused event to the error. The service's message contains the event's index in its batch. */
function refusal(error: unknown, part: readonly PlacedEvent[], before: number): unknown {
  if (!isFailure(error)) return error
  const { published } = error as PublishFailure
  const [, index] = /\[(\d+)\]/.exec(error.message) ?? []
  const { exit, code, message, next } = faultOf(error)
  const place = index === undefined ? undefined : part[published.length + Number(index)]?.place
  const onDisk = before + published.length
  const done = onDisk > 0 ? ` ${onDisk} events are already published.` : ''
  return new CommandError(
    exit,
    code,
    `${place ? `${place}: ` : ''}${message.replace(/([^.])$/, '$1.')}${done}`,
    next,
  )
}

/** An event, not validated, with its place in the input. */
export interface PlacedEvent {
  /** JSON: parsing and printing would change long numbers. */
  readonly event: PublishEvent | string
  /** Such as `line 3`. */
  readonly place: string
}

/**
 * Takes apart a text that contains one event, a JSON array of events, or one event on each line.
 *
 * @throws {CommandError} if a line is not JSON
 */
export function parseEvents(text: string): readonly PlacedEvent[] {
  if (isJson(text)) {
    const parts = jsonParts(text, 1)
    return [Array.isArray(parts) ? parts : text]
      .flat()
      .map((event, index) => ({ event, place: `event ${index + 1}` }))
  }
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    if (!isJson(line)) throw wrongUsage(`Line ${index + 1} is not JSON.`, 'Correct the line.')
    return [{ event: line, place: `line ${index + 1}` }]
  })
}

/**
 * The document's example of an event type, without the attributes that the service adds. Each call creates a
 * new id, because the service drops events with known ids as duplicates.
 */
export function sampleOf(type: EventType): PublishEvent {
  const { specversion, source, data } = exampleEvent(type)?.event ?? {}
  // The cast is safe: the document's tests validate its examples, one for each type.
  return { specversion, source, type, data, id: randomUUID() } as PublishEvent
}
