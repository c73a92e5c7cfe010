import { type Block, collect } from './cases/declare.ts'
import { lack, type Need } from './needs.ts'
import type { Target } from './target.ts'

/** Cases that run, and are reported, together. */
export interface Group {
  readonly name: string
  readonly declare: (target: Target) => void
  readonly needs?: readonly Need[]
  /** The group publishes no events that other readers would get. */
  readonly isQuiet?: true
  /** The group waits for a time without events. It runs beside the quiet groups. */
  readonly isWaiting?: true
}

/** The cases of a group for a target. If the group does not apply, the block has a reason and no cases. */
export function blockOf({ name, declare, needs = [] }: Group, target: Target): Block {
  return collect(name, lack(target, ...needs), () => declare(target))
}
