import { AsyncLocalStorage } from 'node:async_hooks'
import type { WireRequest } from '../wire.ts'

const scopes = new AsyncLocalStorage<Scope>()

/** The lifetime of what a case, or the preparation of a block, opens and creates. */
export class Scope {
  /** The request whose answer the scope has read last. */
  lastRequest: WireRequest | undefined
  readonly #ends: (() => Promise<unknown>)[] = []

  /** Runs work, and undoes it at once. */
  async run(work: () => Promise<void>): Promise<void> {
    try {
      await this.begin(work)
    } finally {
      await this.end()
    }
  }

  /** Runs work, which `end` undoes. */
  begin(work: () => Promise<void>): Promise<void> {
    return scopes.run(this, work)
  }

  /** Closes and removes everything, the newest first. */
  async end(): Promise<void> {
    await scopes.exit(async () => {
      for (const end of this.#ends.splice(0).reverse()) await end()
    })
  }

  atEnd(work: () => Promise<unknown>): void {
    this.#ends.push(work)
  }
}

/** Calls a function at the end of the running scope. Outside of a scope it is the caller's duty to clean up. */
export function atEnd(work: () => Promise<unknown>): void {
  scopes.getStore()?.atEnd(work)
}

/** Records a request, which a violation then shows as a curl line. */
export function noteRequest(request: WireRequest): void {
  const scope = scopes.getStore()
  if (scope) scope.lastRequest = request
}
