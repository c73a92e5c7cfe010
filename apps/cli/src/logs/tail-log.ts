import { setTimeout } from 'node:timers/promises'
import { type Client, isTransient, type OperationParameters, type Schemas } from '@tenant-api/client'
import { CommandError } from '../command-error.ts'
import { openResumeFile } from '../events/resume-file.ts'
import { tellHowToResume } from '../events/subscribed.ts'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { givenValues } from '../operations/flags.ts'
import { rowOfEntry } from '../operations/operation-table.ts'
import { createLineWriter } from '../output/line-writer.ts'
import { isTerminal, jsonText, note, printable, styled, tabSeparated } from '../output/print.ts'
import { clientOf } from '../sign-in/connection.ts'
import { untilInterrupted } from '../until-interrupted.ts'

type Entry = Schemas['LogEntry']
type Filters = OperationParameters<'list_logs'>

/** The flags of `logs tail`, besides the filters. */
export interface TailFlags {
  readonly dateFrom?: string
  readonly max?: number
  readonly resume?: string
}

/** Milliseconds between two requests for new entries. */
const interval = 2_000

/** Prints new entries of the log, oldest first, until it is interrupted or has printed `--max` entries. */
export async function tailLog(flags: TailFlags, command: { optsWithGlobals(): object }): Promise<void> {
  const resume = flags.resume === undefined ? undefined : openResumeFile(flags.resume)
  const signal = untilInterrupted()
  let quotaBack = 0
  const { client, flags: global } = await clientOf(command, {
    onResponse({ headers }) {
      const isUsedUp = headers.get('X-RateLimit-Remaining') === '0'
      quotaBack = isUsedUp ? Number(headers.get('X-RateLimit-Reset')) * 1_000 : 0
    },
  })
  // The cast is safe: the service validates the filters, and its error names a wrong one.
  const { date_from: _, ...filters } = givenValues(operations.list_logs.flags, { ...flags }) as Filters
  const reader = createReader(client, filters, signal, resume?.offset, flags.dateFrom)
  const lineOf = lineFormat(global.json === true)
  const writer = createLineWriter()
  let left = flags.max ?? Number.POSITIVE_INFINITY
  let hasRead = false
  while (left > 0 && !signal.aborted) {
    try {
      const entries = (await reader.read()).slice(0, left)
      if (!hasRead) note('Following the log. Stop with Ctrl-C.')
      hasRead = true
      for (const entry of entries) await writer.write(lineOf(entry))
      await writer.flush()
      reader.remember(entries)
      if (entries.length > 0) resume?.store(reader.position())
      left -= entries.length
    } catch (error) {
      if (signal.aborted) break
      if (!hasRead || !isTransient(error)) throw error
      note(`${faultOf(error).message.replace(/\.?$/, '.')} Trying again …`)
    }
    // An interruption ends the pause.
    if (left > 0)
      await setTimeout(Math.max(interval, quotaBack - Date.now()), null, { signal }).catch(() => {})
  }
  await writer.close()
  if (signal.aborted && resume) tellHowToResume(undefined)
}

/**
 * Sums, such as of refusals, are written up to a minute after the time in their entries, between entries that may have been printed.
 * So this number of milliseconds before the newest entry is read again.
 */
const lookBack = 120_000
/** Milliseconds between two readings of all entries in that time. Other readings end at the first page without a new entry. */
const wholeInterval = 60_000
/** Entries that are held until the oldest of them has been read. */
const mostAtOnce = 50_000

interface Reader {
  /** The entries that are new, oldest first. */
  read(): Promise<readonly Entry[]>
  /** Notes that entries are printed. */
  remember(entries: readonly Entry[]): void
  /** How far the log is read, as text: the time from which it is read again, and the ids of the entries since then. */
  position(): string
}

/**
 * @param position an earlier position
 * @param dateFrom where to start without a position; by default, after the newest entry
 */
function createReader(
  client: Client,
  filters: Filters,
  signal: AbortSignal,
  position: string | undefined,
  dateFrom: string | undefined,
): Reader {
  const [storedStart, ...storedIds] = position?.split(' ') ?? []
  /** Milliseconds since 1970; undefined until the start is known. */
  let start = timeOf(storedStart ?? dateFrom)
  /** The times of the printed entries since the start, by id. */
  const seen = new Map(storedIds.map(id => [id, start ?? 0]))
  let wholeAt = 0

  async function unseen(): Promise<readonly Entry[]> {
    const isWhole = performance.now() >= wholeAt
    const found: Entry[] = []
    const listing = client.listLogs(
      { ...filters, ...(start !== undefined && { date_from: new Date(start) }) },
      { signal },
    )
    for await (const { items } of listing.pages()) {
      const fresh = items.filter(({ id }) => !seen.has(id))
      found.push(...fresh)
      if (found.length > mostAtOnce) throw tooMany()
      if (!isWhole && items.length > 0 && fresh.length === 0) break
    }
    if (isWhole) wholeAt = performance.now() + wholeInterval
    return found.reverse()
  }

  function remember(entries: readonly Entry[]): void {
    for (const { id, date } of entries) {
      const time = Date.parse(date)
      seen.set(id, time)
      start = Math.max(start ?? 0, time - lookBack)
    }
    // The service reads whole seconds.
    for (const [id, time] of seen) if (time < (start ?? 0) - 1_000) seen.delete(id)
  }

  return {
    async read() {
      if (start === undefined) {
        const { items } = await client.listLogs({ take: 1 }, { signal }).page()
        // From the first entry on, all are new.
        start = Math.max(0, (timeOf(items[0]?.date) ?? 0) - lookBack)
        remember(await unseen())
      }
      return unseen()
    },
    remember,
    position: () => [new Date(start ?? 0).toISOString(), ...seen.keys()].join(' '),
  }
}

function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text)
}

function tooMany(): CommandError {
  return new CommandError(
    'failed',
    'failed',
    `The log has more than ${mostAtOnce} new entries.`,
    'Start at a later time with --date-from, and list the others with `logs list --all`.',
  )
}

/** Formats an entry as one line: short with colors for a person, tab-separated, or JSON. */
function lineFormat(json: boolean): (entry: Entry) => string {
  if (json) return entry => jsonText(entry, process.stdout)
  if (!isTerminal()) return entry => tabSeparated(Object.values(rowOfEntry(entry)))
  return ({ date, kind, operation, client, resource, changed, detail }) => {
    const when = styled('dim', printable(date), process.stdout)
    const what = `${printable(kind).padEnd(7)}  ${printable(operation).padEnd(26)}`
    const who = printable(client?.name ?? client?.id)
    const which = printable(resource?.name ?? resource?.id)
    const more = printable(detail ?? changed?.join(', '))
    return `${when}  ${what}  ${[who, which, more].filter(text => text !== '').join('  ')}`.trimEnd()
  }
}
