/** The page of the tests in Chromium: components that use the hooks, and functions that return what the components show. */
import { createClient } from '@tenant-api/client'
import { createElement, type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type LiveEvent,
  type LiveEvents,
  TenantApiProvider,
  type UseEventsOptions,
  useEventRate,
  useEvents,
} from '../src/index.ts'

export interface Access {
  readonly baseUrl: string
  /** The tokens that the token function returns, one for each call. The last one is repeated. */
  readonly tokens: readonly string[]
}

export type Mounting = UseEventsOptions & Access & { readonly isStrict?: boolean; readonly session?: string }

export type Action = 'pause' | 'resume' | 'clear' | 'unmount' | 'measure'

export interface Shown extends Omit<LiveEvents, 'events' | 'pause' | 'resume' | 'clear'> {
  readonly ids: readonly string[]
  /** The ids that `onEvents` got, up to 1,000. */
  readonly told: readonly string[]
  readonly rate: number
  /** The most commits of the component between two animation frames, since `measure`. */
  readonly mostCommits: number
  readonly frames: number
}

let root: ReturnType<typeof createRoot> | undefined
let live: LiveEvents | undefined
let rate = 0
let tellings = 0
const told: string[] = []
let commits = 0
let mostCommits = 0
let frames = 0

function onEvents(events: readonly LiveEvent[]): void {
  tellings += events.length
  // Keep few ids, because a test measures that the memory does not grow.
  if (tellings < 1_000) told.push(...events.map(idOf))
}

function Live(options: UseEventsOptions): ReactNode {
  const shown = useEvents({ ...options, onEvents })
  useLayoutEffect(() => {
    live = shown
    commits += 1
  })
  return shown.events.slice(-20).map((event, index) => createElement('p', { key: index }, idOf(event)))
}

function Quiet(options: UseEventsOptions): ReactNode {
  return useEvents(options).events.length
}

function Rate({ max, paused, ...query }: UseEventsOptions): ReactNode {
  const measured = useEventRate(query)
  useLayoutEffect(() => {
    rate = measured
  })
  return measured
}

export function mount({ baseUrl, tokens, isStrict, session = 'tests', ...options }: Mounting): void {
  let asked = 0
  const token = () => tokens[Math.min(asked++, tokens.length - 1)] ?? ''
  const client = createClient({ baseUrl, token })
  const components = [Live, Quiet, Rate].map(component =>
    createElement(component, { key: component.name, ...options }),
  )
  const app = createElement(TenantApiProvider, { client, session }, components)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(isStrict ? createElement(StrictMode, {}, app) : app)
}

export function shown(): Shown | undefined {
  if (!live) return undefined
  const { events, pause, resume, clear, ...others } = live
  return { ...others, ids: events.map(idOf), told, rate, mostCommits, frames }
}

/** The number of events that `onEvents` got. */
export function countTellings(): number {
  return tellings
}

export function act(action: Action): void {
  if (action === 'measure') mostCommits = commits = frames = 0
  else if (action === 'unmount') root?.unmount()
  else live?.[action]()
}

function idOf(event: LiveEvent): string {
  if (event.type === 'gap') return `gap after ${event.after}`
  return event.type === 'unknown' ? event.raw.type : event.event.id
}

requestAnimationFrame(function count() {
  mostCommits = Math.max(mostCommits, commits)
  commits = 0
  frames += 1
  requestAnimationFrame(count)
})
