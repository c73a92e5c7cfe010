import { parentPort } from 'node:worker_threads'
import { endOfCalls } from './thread.ts'

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
