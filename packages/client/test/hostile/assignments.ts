import { createInterface } from 'node:readline'
import { type Assignment, limits, type Outcome, type Report } from './report.ts'

/** One way to use a client. `signal` aborts at the end of its time. */
export type Way = (signal: AbortSignal) => Promise<unknown>

/** How the program of a client uses it. */
export interface HostileCaller {
  /** The ways to use the client with the service at an address, by name. */
  ways(baseUrl: string): Readonly<Record<string, Way>>
  /** What a resolved promise of a way shows: `value`, or another end. */
  endOfValue(value: unknown, signal: AbortSignal): string
  /** What a rejected promise of a way shows. */
  endOfError(error: unknown, signal: AbortSignal): string
}

/** Time for a client that ignores its signal, in milliseconds. It outlasts the pause of a client that cannot be aborted. */
const patience = 4_000

/**
 * Uses a client in each of its ways, in a process of its own, whose memory is the client's. The first argument of the program
 * is the address of the hostile service; each line of its input is a JSON `Assignment`, each line of its output the `Report`.
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
    const startedAt = performance.now()
    const end = await Promise.race([
      work(signal).then(
        value => endOfValue(value, signal),
        (error: unknown) => endOfError(error, signal),
      ),
      new Promise<string>(resolve => setTimeout(resolve, limits.timeout + patience, 'hung').unref()),
    ])
    clearTimeout(aborting)
    return { way, end, milliseconds: Math.round(performance.now() - startedAt) }
  }

  /** Uses one way after the other for a large answer, to measure the memory of each; all ways at once for other answers. */
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

/** The most memory, in MB, that the process holds during some work beyond what it holds before. */
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
