import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Returns the processor time of the longest task of a page's main thread while `work` runs, in milliseconds. Other programs on the
 * machine make a task last longer, but do not add to its processor time.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Only a page of a browser that playwright has launched can be traced.')
  await browser.startTracing(page, { categories: ['-*', 'toplevel'] })
  await work()
  const trace = String(await browser.stopTracing())
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask/.test(name) && pid === main?.pid && tid === main.tid,
  )
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread.')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1_000
}
