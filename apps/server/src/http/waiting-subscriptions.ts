/**
 * Lets subscriptions wait while the service starts, or while the store does not answer. An `EventSource` takes a 503 for the end,
 * whatever its `Retry-After`, and never connects again.
 */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { eventStream } from '@tenant-api/contract'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { StoreError } from '../errors.ts'
import { FairShares } from '../limiting/fair-shares.ts'
import { limits } from '../limits.ts'

/** Interval of checks of the store while subscriptions wait for it, in milliseconds. */
const checkEveryMs = 250

/** Until when a request may wait, by `performance.now()`. It may wait several times: for the start, and in several steps. */
const ends = new WeakMap<ServerResponse, number>()

/** Requests that wait, one on each connection. */
export class WaitingRoom {
  readonly #shares: FairShares
  readonly #stopping: AbortSignal
  readonly #waiting = new Map<Socket, () => void>()

  /**
   * @param stopping once this signal is aborted, waiting requests lose their connections: their clients then connect to another node
   * @param mostOfHolder how many requests of one holder may wait
   */
  constructor(stopping: AbortSignal, mostOfHolder?: number) {
    this.#stopping = stopping
    this.#shares = new FairShares(limits.waitingSubscriptions, mostOfHolder)
  }

  get size(): number {
    return this.#waiting.size
  }

  /**
   * Resolves when the requests are let in.
   *
   * @param holder who takes the place: a client, or the network of a stranger
   * @returns whether the request should be tried again: not without a free place, after its time, or without its connection
   */
  async wait(res: ServerResponse, holder: string): Promise<boolean> {
    const end = ends.get(res) ?? performance.now() + 1_000 * limits.waitingSubscriptionSeconds
    ends.set(res, end)
    const leftMs = end - performance.now()
    // A pipelined request has no `close` event of its own.
    const { socket } = res.req
    const mayWait = !socket.destroyed && !this.#waiting.has(socket) && !this.#stopping.aborted && leftMs > 0
    if (!mayWait || !this.#shares.take(holder, 1)) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const leave = () => resolve(false)
    const stop = () => socket.destroy()
    const timer = setTimeout(leave, leftMs)
    socket.once('close', leave)
    this.#stopping.addEventListener('abort', stop)
    this.#waiting.set(socket, () => resolve(true))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      socket.off('close', leave)
      this.#stopping.removeEventListener('abort', stop)
      this.#waiting.delete(socket)
      this.#shares.release(holder, 1)
    }
  }

  /** Ends the wait of all requests. */
  letIn(): void {
    for (const letIn of this.#waiting.values()) letIn()
  }
}

/**
 * Repeats a step of a subscription that fails with a {@link StoreError}, once the store answers again. The token of the request must be
 * verified before.
 *
 * @param checkStore throws when the store does not answer
 */
export function untilStoreAnswers(
  room: WaitingRoom,
  checkStore: () => Promise<void>,
): (step: RequestHandler) => RequestHandler {
  let isChecking = false
  async function letInOnceStoreAnswers(): Promise<void> {
    if (isChecking) return
    isChecking = true
    while (room.size > 0) {
      await delay(checkEveryMs)
      await checkStore().then(
        () => room.letIn(),
        () => {},
      )
    }
    isChecking = false
  }

  async function repeated(step: RequestHandler, req: Request, res: Response, next: NextFunction) {
    for (;;) {
      try {
        return await step(req, res, next)
      } catch (error) {
        const { verified } = res.locals.call
        if (!(error instanceof StoreError) || !verified) throw error
        const turn = room.wait(res, verified.clientId)
        letInOnceStoreAnswers()
        if (!(await turn)) throw error
      }
    }
  }

  return step => (req, res, next) =>
    res.locals.call.operation?.id === eventStream.operation
      ? repeated(step, req, res, next)
      : step(req, res, next)
}
