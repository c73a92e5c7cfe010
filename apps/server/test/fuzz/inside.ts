/**
 * Loaded by the service before its own program: at SIGUSR2 it tells what only the inside knows, as one line of JSON. Memory is
 * what stays once garbage has been collected; the prototypes are what every object, array, string and function inherits.
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
