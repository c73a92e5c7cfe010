import { AsyncLocalStorage } from 'node:async_hooks'
import type { OutgoingHttpHeaders } from 'node:http'

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
   * Closes and removes everything, the newest first. A second call waits for the first one.
   *
   * @throws {AggregateError} with all errors, after trying to remove everything
   */
  end(): Promise<void> {
    this.#ended ??= scopes.exit(() => this.#undo()).finally(() => Scope.open.delete(this))
    return this.#ended
  }

  async #undo(): Promise<void> {
    const errors: unknown[] = []
    for (let end = this.#ends.pop(); end; end = this.#ends.pop())
      await end().catch(error => errors.push(error))
    if (errors.length > 0) throw new AggregateError(errors)
  }

  atEnd(work: () => Promise<unknown>): void {
    this.#ends.push(work)
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
