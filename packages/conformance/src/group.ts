import { type Block, collect } from './cases/declare.ts'
import { lack, type Need } from './needs.ts'
import type { Target } from './target.ts'

/** Cases that run, and are reported, together. */
export interface Group {
  readonly name: string
  readonly declare: (target: Target) => void
  readonly needs?: readonly Need[]
  /** Publishes no events that other readers would get. */
  readonly isQuiet?: true
  /** Waits for a silence of the event stream. It runs beside the quiet groups. */
  readonly isWaiting?: true
}

/** The cases of a group for a target. A group that does not apply to the target has a reason in place of its cases. */
export function blockOf({ name, declare, needs = [] }: Group, target: Target): Block {
  return collect(name, lack(target, ...needs), () => declare(target))
}
