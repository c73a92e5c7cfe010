import { parentPort } from 'node:worker_threads'
import { endOfCalls } from './thread.ts'

/**
 * What the script of a thread does: it answers each call, in their order, and tells first that it is ready.
 *
 * @param answer what a call is answered with, and the buffers that are handed over with it
 * @param end called before the thread ends
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
