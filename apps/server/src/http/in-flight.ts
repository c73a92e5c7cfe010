import type { RequestHandler } from 'express'

/** Steps of requests that still run, although their callers may have disconnected. */
export class InFlight {
  #count = 0
  #onIdle: (() => void)[] = []

  /** The same step, counted while it runs. */
  counted(step: RequestHandler): RequestHandler {
    return (req, res, next) => {
      const result: unknown = step(req, res, next)
      if (!(result instanceof Promise)) return result
      this.#count++
      return result.finally(() => {
        this.#count--
        if (this.#count === 0) for (const resolve of this.#onIdle.splice(0)) resolve()
      })
    }
  }

  /** Resolves once no step runs. */
  async idle(): Promise<void> {
    if (this.#count > 0) await new Promise<void>(resolve => this.#onIdle.push(resolve))
  }
}
