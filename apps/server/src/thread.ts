import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A thread that answers calls one after the other, in the order in which they come. */
export interface Thread<Call, Answer> {
  /** Whether its script has been loaded: until then a call waits for that too. */
  readonly isReady: boolean
  /**
   * @param handedOver buffers of the call that need not be copied; the caller has them no more
   * @throws the error that has ended the thread; the next call starts another one
   */
  call(call: Call, handedOver?: readonly ArrayBuffer[]): Promise<Answer>
  /** Starts it, if it is not running. */
  start(): void
  /** Ends it, once what was asked before is answered. */
  end(): Promise<void>
}

/** What a thread is sent to make it end. */
export const endOfCalls = null

interface Running<Answer> {
  readonly worker: Worker
  isReady: boolean
  /** Those that wait, in the order in which they are answered. */
  readonly waiting: { resolve(answer: Answer): void; reject(error: unknown): void }[]
}

/**
 * @param script answers by `answerCalls`
 * @param data what its `workerData` holds
 */
export function createThread<Call extends object, Answer>(script: URL, data: unknown): Thread<Call, Answer> {
  let running: Running<Answer> | null = null

  function start(): Running<Answer> {
    const worker = new Worker(script, { workerData: data })
    const started: Running<Answer> = { worker, isReady: false, waiting: [] }
    worker.on('message', (answer: Answer) => {
      // The first one says that it is ready.
      if (started.isReady) started.waiting.shift()?.resolve(answer)
      started.isReady = true
      // It keeps the process only while somebody waits for it.
      if (started.waiting.length === 0) worker.unref()
    })
    worker.on('error', error => {
      if (running === started) running = null
      for (const { reject } of started.waiting.splice(0)) reject(error)
    })
    worker.unref()
    return started
  }

  return {
    get isReady() {
      return running?.isReady ?? false
    },
    start() {
      running ??= start()
    },
    call(call, handedOver = []) {
      running ??= start()
      const { worker, waiting } = running
      return new Promise((resolve, reject) => {
        worker.postMessage(call, [...handedOver])
        waiting.push({ resolve, reject })
        worker.ref()
      })
    },
    async end() {
      if (!running) return
      const { worker } = running
      running = null
      const ended = once(worker, 'exit')
      worker.ref()
      worker.postMessage(endOfCalls)
      await ended
    },
  }
}
