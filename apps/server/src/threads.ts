import { parentPort, Worker } from 'node:worker_threads'

/** A thread that answers calls in order. */
interface Thread<Call, Answer> {
  /** Whether the thread has loaded its script. Earlier calls wait until it has. */
  readonly isReady: boolean
  /**
   * @param handedOver buffers to transfer with the call; the caller cannot use them afterwards
   * @throws the error that has ended the thread; the next call starts a new thread
   */
  call(call: Call, handedOver?: readonly ArrayBuffer[]): Promise<Answer>
  /** Starts the thread, unless it is running. */
  start(): void
  /** Ends the thread after all earlier calls are answered. */
  end(): Promise<void>
}

/** The message that ends a thread. */
const endOfCalls = null

interface Running<Answer> {
  readonly worker: Worker
  isReady: boolean
  /** Unanswered calls, in order. */
  readonly waiting: { resolve(answer: Answer): void; reject(error: unknown): void }[]
}

/**
 * @param script a script that calls `answerCalls`
 * @param data the `workerData` of the script
 */
export function createThread<Call extends object, Answer>(script: URL, data: unknown): Thread<Call, Answer> {
  let running: Running<Answer> | null = null

  function start(): Running<Answer> {
    const worker = new Worker(script, { workerData: data })
    const started: Running<Answer> = { worker, isReady: false, waiting: [] }
    worker.on('message', (answer: Answer) => {
      // The first message says that the thread is ready.
      if (started.isReady) started.waiting.shift()?.resolve(answer)
      started.isReady = true
      // The thread keeps the process alive only while calls wait.
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
      const ended = exited(worker)
      worker.ref()
      worker.postMessage(endOfCalls)
      await ended
    },
  }
}

/**
 * Runs in a thread: reports that it is ready, then answers calls in order.
 *
 * @param answer a function that returns the answer to a call, and the buffers to transfer with it
 * @param end a function that is called before the thread ends
 */
export function answerCalls<Call extends object>(
  answer: (call: Call) => { readonly answer: unknown; readonly transfer: readonly ArrayBuffer[] },
  end: () => void,
): void {
  parentPort?.on('message', (call: Call | typeof endOfCalls) => {
    if (call === endOfCalls) {
      end()
      parentPort?.close()
      return
    }
    const { answer: value, transfer } = answer(call)
    parentPort?.postMessage(value, [...transfer])
  })
  parentPort?.postMessage('ready')
}

/** Resolves when a thread has ended, even if an error has ended it. `once` of `node:events` would reject with that error. */
export function exited(worker: Worker): Promise<void> {
  return new Promise(resolve => worker.once('exit', () => resolve()))
}
