import { AsyncLocalStorage } from 'node:async_hooks'
import type { OutgoingHttpHeaders } from 'node:http'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { Violation } from './expect.ts'

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

/** A title with its placeholders replaced: `%s`, `%i` and `%j` by the next value, `$name` by a property of the first value. */
export function titleOf(title: string, values: readonly unknown[]): string {
  const rest = [...values]
  const [first] = values
  const formatted = title.replaceAll(/%([sij])/g, (_, kind: string) => {
    const value = rest.shift()
    return kind === 'j' || (typeof value === 'object' && value !== null)
      ? String(JSON.stringify(value))
      : String(value)
  })
  if (typeof first !== 'object' || first === null) return formatted
  const properties = new Map<string, unknown>(Object.entries(first))
  return formatted.replaceAll(/\$(\w+)/g, (text, name: string) =>
    properties.has(name) ? String(properties.get(name)) : text,
  )
}

const scopes = new AsyncLocalStorage<Scope>()

/** An HTTP request. */
export interface WireRequest {
  readonly method: string
  /** Encoded path and query; sent without changes. */
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

/** The connections and resources of one case, or of one block's preparation. `end` closes and removes them. */
export class Scope {
  /** The scopes that have begun and not ended. */
  static readonly open = new Set<Scope>()
  /** The last request sent in this scope, or the request of the subscription that was read last. */
  lastRequest: WireRequest | undefined
  readonly #ends: (() => Promise<unknown>)[] = []
  readonly #inFlight = new Set<Promise<unknown>>()
  #ended: Promise<void> | undefined

  /** Runs work. Afterwards calls `end`, even if the work fails. */
  async run(work: () => Promise<void>): Promise<void> {
    try {
      await this.begin(work)
    } finally {
      await this.end()
    }
  }

  /** Runs work in this scope. `end` removes what the work creates. */
  begin(work: () => Promise<void>): Promise<void> {
    Scope.open.add(this)
    return scopes.run(this, work)
  }

  /**
   * Waits for the requests in flight, then closes and removes everything, the newest first. From now on the work of this scope can
   * send no request. A second call waits for the first one.
   *
   * @throws {AggregateError} with all errors, after trying to remove everything
   */
  end(): Promise<void> {
    this.#ended ??= scopes.exit(() => this.#undo()).finally(() => Scope.open.delete(this))
    return this.#ended
  }

  async #undo(): Promise<void> {
    // An answer in flight may name a new resource, or open a connection.
    await Promise.allSettled(this.#inFlight)
    // Let the case process these answers, and register what must be closed or removed.
    await setImmediate()
    const errors: unknown[] = []
    for (let end = this.#ends.pop(); end; end = this.#ends.pop())
      await end().catch(error => errors.push(error))
    if (errors.length > 0) throw new AggregateError(errors)
  }

  atEnd(work: () => Promise<unknown>): void {
    this.#ends.push(work)
  }

  /** @throws {Violation} if the scope has ended: nothing would close what the request opens */
  async request<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    if (isInterrupted) throw new Violation('the run was interrupted')
    if (this.hasEnded) throw new Violation('the case has ended')
    const answer = send()
    this.#inFlight.add(answer)
    return answer.finally(() => this.#inFlight.delete(answer))
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }
}

/** Calls a function at the end of the running scope. Outside of a scope does nothing: the caller must clean up. */
export function atEnd(work: () => Promise<unknown>): void {
  scopes.getStore()?.atEnd(work)
}

/** Records a request for the running case. If the case fails, the report shows its last request as a curl command. */
export function noteRequest(request: WireRequest): void {
  const scope = scopes.getStore()
  if (scope) scope.lastRequest = request
}

/**
 * Repeats a check until it passes.
 *
 * @param limit.timeout the time after which the last error is thrown, in milliseconds
 * @param limit.interval the pause between two checks, in milliseconds
 */
export async function waitFor<Result>(
  check: () => Promise<Result>,
  { timeout = 40_000, interval = 50 } = {},
): Promise<Result> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end || scopes.getStore()?.hasEnded) throw error
    }
    await wait(interval)
  }
}

/**
 * Waits for work, but not longer than `milliseconds`.
 *
 * @throws the error that `late` returns, if the work takes longer
 */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

let isInterrupted = false

/**
 * Sends a request of the running scope. The end of the scope waits for the answer.
 *
 * @throws {Violation} if the scope has ended, or the run was interrupted
 */
export async function inFlight<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  return scopes.getStore()?.request(send) ?? send()
}

/**
 * Ends a run early: stops the cases from sending requests, and removes the resources that they have created.
 *
 * @returns the errors of resources that could not be removed
 */
export async function interrupt(): Promise<readonly unknown[]> {
  isInterrupted = true
  const ended = await Promise.allSettled([...Scope.open].map(scope => scope.end()))
  return ended.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
}
