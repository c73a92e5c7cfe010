/** The page of the tests in Chromium: mounts components with the hooks, and tells what they show. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@tenant-api/client'
import { createElement, type FunctionComponent, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type LiveEvent,
  type LiveEvents,
  TenantApiProvider,
  type UseEventsOptions,
  useEventRate,
  useEvents,
} from '../src/index.ts'

export interface Mounting extends UseEventsOptions {
  readonly baseUrl: string
  readonly tokens: readonly string[]
  readonly strict?: boolean
  /** How many components use the hook. Default: 1. */
  readonly components?: number
}

/** What the page has shown so far. */
export interface Shown {
  readonly ids: readonly string[]
  readonly state: LiveEvents['state']
  readonly offset: string | undefined
  readonly dropped: number
  readonly isPaused: boolean
  readonly rate: number
  /** The most commits of the component between two animation frames, since `measure`. */
  readonly mostCommits: number
  readonly frames: number
  /** The longest task since `measure`, in milliseconds; 0 if none was longer than 50 ms. */
  readonly longestTask: number
  /** The ids that `onEvents` got, up to 1,000. */
  readonly told: readonly string[]
}

export type Action = 'pause' | 'resume' | 'clear' | 'unmount' | 'measure'

let live: LiveEvents | undefined
let rate = 0
let commits = 0
let mostCommits = 0
let frames = 0
let longestTask = 0
let tellings = 0
const told: string[] = []
let root: ReturnType<typeof createRoot> | undefined
const queryClient = new QueryClient()

export function mount({ baseUrl, tokens, strict = false, components = 1, ...options }: Mounting): void {
  let asked = 0
  const client = createClient({
    baseUrl,
    // The last token is kept.
    token: () => tokens[Math.min(asked++, tokens.length - 1)] ?? '',
    retries: 2,
  })
  const onEvents = (events: readonly LiveEvent[]) => {
    tellings += events.length
    // Longer lists would grow the memory, which a test measures.
    if (tellings < 1_000) told.push(...events.map(idOf))
  }
  const Live: FunctionComponent<{ index: number }> = ({ index }) => {
    const shown = useEvents({ ...options, ...(index === 0 && { onEvents }) })
    if (index === 0) live = shown
    useLayoutEffect(() => {
      if (index === 0) commits += 1
    })
    return createElement(
      'ul',
      {},
      shown.events.slice(-20).map((event, index) => createElement('li', { key: index }, idOf(event))),
    )
  }
  const Rate: FunctionComponent = () => {
    rate = useEventRate(options)
    return rate
  }
  const lives = Array.from({ length: components }, (_, index) => createElement(Live, { key: index, index }))
  const app = createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(TenantApiProvider, { client }, lives, createElement(Rate)),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(strict ? createElement(StrictMode, {}, app) : app)
}

requestAnimationFrame(function count() {
  mostCommits = Math.max(mostCommits, commits)
  commits = 0
  frames += 1
  requestAnimationFrame(count)
})
new PerformanceObserver(list => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
}).observe({ type: 'longtask' })

export function shown(): Shown | undefined {
  if (!live) return undefined
  const { events, state, offset, dropped, isPaused } = live
  return {
    ids: events.map(idOf),
    state,
    offset,
    dropped,
    isPaused,
    rate,
    mostCommits,
    frames,
    longestTask,
    told,
  }
}

/** The number of events that `onEvents` got. */
export function countTellings(): number {
  return tellings
}

export function act(action: Action): void {
  if (action === 'measure') {
    mostCommits = commits = frames = longestTask = 0
  } else if (action === 'unmount') root?.unmount()
  else live?.[action]()
}

function idOf(event: LiveEvent): string {
  if (event.type === 'gap') return `gap after ${event.after}`
  return event.type === 'unknown' ? event.raw.type : event.event.id
}
