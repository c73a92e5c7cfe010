import type { Scope } from './scope.ts'
import { titleOf } from './title.ts'

/** The error of a case that finds nothing to check. Such a case counts as skipped. */
export class Skipped extends Error {}

/** Ends the running case as skipped, because it finds nothing to check. */
export function skip(reason: string): never {
  throw new Skipped(reason)
}

/** A check of one promise. It throws if the target breaks the promise. */
export interface Case {
  readonly name: string
  /** Why the case does not apply to the target. */
  readonly skipped?: string | undefined
  /** Runs the case in `scope`. Then removes what the case created, and closes what it opened. */
  run(scope: Scope): Promise<void>
}

/** Cases under a common title. */
export interface Block {
  readonly name: string
  readonly skipped?: string | undefined
  readonly members: (Block | Case)[]
  /** Runs before the first case of the block. Its scope ends after the last case. */
  prepare?: () => Promise<void>
}

type Declare<Row extends readonly unknown[], Result> = (
  title: string,
  body: (...row: { -readonly [Index in keyof Row]: Row[Index] }) => Result,
) => void

interface Each<Result> {
  <Row extends readonly unknown[] | readonly [unknown]>(rows: readonly Row[]): Declare<Row, Result>
  <Value>(values: readonly Value[]): Declare<[Value], Result>
}

interface Declaration<Result> {
  (title: string, body: () => Result): void
  /** Declares a block or case for each row or value. The title may contain `%s`, `%i`, `%j` and `$property`. */
  readonly each: Each<Result>
  /** Declares a block or case that is skipped if `reason` is defined. */
  unless(reason: string | undefined): Declaration<Result>
}

let current: Block | undefined

/** Declares a block of cases. */
export const describe = declaration<void>((name, skipped, body) => {
  const block: Block = { name, skipped, members: [] }
  enclosing().members.push(block)
  fill(block, body)
})

/** Declares a case. */
export const test = declaration<unknown>((name, skipped, body) => {
  enclosing().members.push({ name, skipped, run: scope => scope.run(async () => void (await body())) })
})

/** Declares work that runs before the first case of the block. Resources that it creates are removed after the last case. */
export function beforeAll(prepare: () => Promise<void>): void {
  enclosing().prepare = prepare
}

/** Collects the cases that a function declares. */
export function collect(name: string, skipped: string | undefined, declare: () => void): Block {
  const block: Block = { name, skipped, members: [] }
  if (skipped === undefined) fill(block, declare)
  return block
}

function fill(block: Block, declare: () => void): void {
  const outer = current
  current = block
  declare()
  current = outer
}

function enclosing(): Block {
  if (!current) throw new Error('describe and test must be called within collect')
  return current
}

function declaration<Result>(
  add: (name: string, skipped: string | undefined, body: () => Result) => void,
  skipped?: string,
): Declaration<Result> {
  const each = (rows: readonly unknown[]) => (title: string, body: (...row: never[]) => Result) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row]
      add(titleOf(title, values), skipped, () => body(...(values as never[])))
    }
  }
  return Object.assign((title: string, body: () => Result) => add(title, skipped, body), {
    each: each as Each<Result>,
    unless: (reason: string | undefined) => declaration(add, skipped ?? reason),
  })
}
