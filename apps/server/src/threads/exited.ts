import type { Worker } from 'node:worker_threads'

/** Resolves when a thread has ended, even if an error has ended it. `once` of `node:events` would reject with that error. */
export function exited(worker: Worker): Promise<void> {
  return new Promise(resolve => worker.once('exit', () => resolve()))
}
