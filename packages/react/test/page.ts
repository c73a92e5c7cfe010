/** The page of the tests in Chromium: mounts components with the hooks, and tells what they show. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@tenant-api/client'
import { createElement, type FunctionComponent, Profiler, StrictMode } from 'react'
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
  readonly rate: number
  readonly commits: number
  /** Animation frames since the page was mounted. */
  readonly frames: number
  /** The ids that `onEvents` got. */
  readonly told: readonly string[]
}

let live: LiveEvents | undefined
let rate = 0
let commits = 0
let frames = 0
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
    for (const event of events) told.push(idOf(event))
  }
  const Live: FunctionComponent<{ index: number }> = ({ index }) => {
    const shown = useEvents({ ...options, ...(index === 0 && { onEvents }) })
    const measured = useEventRate(options)
    if (index === 0) {
      live = shown
      rate = measured
    }
    return createElement(
      'ul',
      {},
      shown.events.slice(-20).map((event, index) => createElement('li', { key: index }, idOf(event))),
    )
  }
  const lives = Array.from({ length: components }, (_, index) => createElement(Live, { key: index, index }))
  const counted = createElement(Profiler, { id: 'live', onRender: () => commits++ }, lives)
  const app = createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(TenantApiProvider, { client }, counted),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(strict ? createElement(StrictMode, {}, app) : app)
  requestAnimationFrame(function count() {
    frames += 1
    requestAnimationFrame(count)
  })
}

export function unmount(): void {
  root?.unmount()
}

export function shown(): Shown | undefined {
  if (!live) return undefined
  const { events, state, offset, dropped } = live
  return { ids: events.map(idOf), state, offset, dropped, rate, commits, frames, told }
}

export function act(action: 'pause' | 'resume' | 'clear'): void {
  live?.[action]()
}

function idOf(event: LiveEvent): string {
  if (event.type === 'gap') return `gap after ${event.after}`
  return event.type === 'unknown' ? event.raw.type : event.event.id
}
