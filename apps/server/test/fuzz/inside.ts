/**
 * Preloaded into the service: at SIGUSR2 it prints internal state as one line of JSON. This is the memory use after a
 * garbage collection, and the property names of the prototypes of objects, arrays, strings and functions.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  collectGarbage()
  const prototypes = [Object, Array, String, Function].map(({ prototype }) =>
    Reflect.ownKeys(prototype).map(String),
  )
  process.stdout.write(`${JSON.stringify({ inside: { memory: process.memoryUsage(), prototypes } })}\n`)
})
