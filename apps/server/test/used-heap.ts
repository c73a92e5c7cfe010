import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of JavaScript objects in this process that are still reachable. */
export function usedHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
