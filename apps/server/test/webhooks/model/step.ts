import type { Random } from '@tenant-api/test-kit/random'
import { type Behaviour, behaviours } from './targets.ts'

/** Relative frequencies of the kinds of steps. */
const weights = {
  publish: 10,
  enable: 4,
  disable: 3,
  'enable and disable': 2,
  retarget: 5,
  'begin after': 3,
  'go on': 4,
  skip: 4,
  'redeliver one': 2,
  'redeliver many': 2,
  replay: 3,
  'end replay': 1,
  delete: 1,
  test: 2,
  prune: 3,
  kill: 2,
  stall: 1,
  'break a commit': 2,
} as const
type Kind = keyof typeof weights
const kinds = (Object.keys(weights) as Kind[]).flatMap(kind => Array<Kind>(weights[kind]).fill(kind))

const largeBatch = 60

/** One step of a sequence. All random values are drawn before the sequence runs, so that timing does not affect them. */
export interface Step {
  readonly kind: Kind
  readonly node: number
  readonly stream: number
  readonly events: number
  /** Selects one of the events that were published so far. */
  readonly place: number
  /** Whether the stream is disabled before it begins anew. */
  readonly isStoppedFirst: boolean
  readonly behaviour: Behaviour
  /** Whether the next step waits for the end of this one. Otherwise it waits for `pauseMs`. */
  readonly isAwaited: boolean
  readonly pauseMs: number
}

export function drawSteps(random: Random, nodes: number, streams: number): readonly Step[] {
  return Array.from({ length: 6 + random(12) }, () => ({
    kind: kinds[random(kinds.length)] ?? 'publish',
    node: random(nodes),
    stream: random(streams),
    events: random(6) === 0 ? largeBatch : 1 + random(4),
    place: random(1_000),
    isStoppedFirst: random(3) > 0,
    behaviour: behaviours[random(behaviours.length)] ?? 'takes',
    isAwaited: random(3) === 0,
    pauseMs: random(16),
  }))
}
