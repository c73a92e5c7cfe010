import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { type Assignment, limits, type Outcome, type Report } from './report.ts'

/** One way to use a client. `signal` aborts after the time limit. */
export type Way = (signal: AbortSignal) => Promise<unknown>

/** How a test program uses its client, and how it classifies the outcomes. */
export interface HostileCaller {
  /** The ways to use the client with the service at an address, by name. */
  ways(baseUrl: string): Readonly<Record<string, Way>>
  /** The outcome of a promise that resolved: `value`, or another name. */
  endOfValue(value: unknown, signal: AbortSignal): string
  /** The outcome of a promise that rejected. */
  endOfError(error: unknown, signal: AbortSignal): string
}

/** Milliseconds after the time limit in which a call must end. */
const grace = 500
/** Extra milliseconds for a client that ignores its signal. This is longer than the client's pause between two attempts. */
const patience = 4_000

/**
 * Uses a client in all ways. Runs in a separate process, whose memory shows how much the client uses. The program's first argument
 * is the address of the hostile service. Each line of stdin is a JSON `Assignment`, and each line of stdout its JSON `Report`.
 */
export async function doAssignments({ ways, endOfValue, endOfError }: HostileCaller): Promise<void> {
  const [, , address = ''] = process.argv
  const stray: string[] = []
  process.on('unhandledRejection', error => stray.push(String(error)))
  process.on('warning', warning => stray.push(String(warning)))

  async function outcomeOf(way: string, work: Way): Promise<Outcome> {
    const reading = new AbortController()
    const { signal } = reading
    const aborting = setTimeout(() => reading.abort(new Error('enough')), limits.timeout)
    const ended = new AbortController()
    const isLate = passes(limits.timeout + grace, ended.signal)
    const end = await Promise.race([
      work(signal).then(
        value => endOfValue(value, signal),
        (error: unknown) => endOfError(error, signal),
      ),
      new Promise<string>(resolve => setTimeout(resolve, limits.timeout + patience, 'hung').unref()),
    ])
    clearTimeout(aborting)
    ended.abort()
    return { way, end, isLate: await isLate }
  }

  /** If the answer is large, uses one way after the other, to measure the memory of each way. Otherwise uses all ways at once. */
  async function report({ behaviour, isLarge }: Assignment): Promise<Report> {
    const all = Object.entries(ways(`${address}/${behaviour}`))
    const outcomes: Outcome[] = []
    const use = async ([way, work]: (typeof all)[number]) => outcomes.push(await outcomeOf(way, work))
    let megabytes = 0
    if (isLarge) for (const way of all) megabytes = Math.max(megabytes, await memoryOf(() => use(way)))
    else megabytes = await memoryOf(() => Promise.all(all.map(use)))
    return { outcomes, stray: stray.splice(0), megabytes }
  }

  for await (const line of createInterface(process.stdin))
    process.stdout.write(`${JSON.stringify(await report(JSON.parse(line)))}\n`)
}

const { gc } = globalThis as { readonly gc?: () => void }

/** The peak increase of the process's memory during `work`, in MB. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  gc?.()
  const idle = process.memoryUsage.rss()
  let most = idle
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 2)
  await work()
  clearInterval(sampling)
  return (most - idle) / 1_048_576
}

/**
 * Whether the time passes before the signal. Counts short pauses: in one turn in which the process stands still, because the machine
 * is busy or a large body is parsed, only one of them ends.
 */
async function passes(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  const step = 20
  for (let passed = 0; passed < milliseconds && !signal.aborted; passed += step)
    await pause(step, undefined, { ref: false, signal }).catch(() => {})
  return !signal.aborted
}
