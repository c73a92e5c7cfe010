import pino from 'pino'
import { limits } from '../limits.ts'

/** Lines are buffered up to this many bytes or milliseconds, because each write wakes another thread. */
const [minLength, periodicFlush] = [8_192, 20]

/**
 * The output of the log. While it cannot be written, for example because the disk is full, lines wait, and the oldest of them are
 * kept. The service continues.
 *
 * @param dest a file descriptor, by default stdout
 */
export function openLogOutput(dest = 1) {
  const output = pino.destination({ dest, minLength, periodicFlush, maxLength: limits.waitingLogBytes })
  const { flushSync } = output
  let isFailing = false
  output.on('error', () => {
    isFailing = true
  })
  output.on('write', () => {
    isFailing = false
  })
  // `flushSync` repeats a failing write for ever. It is called at the exit of the process and for a line of level `fatal`.
  output.flushSync = () => {
    if (!isFailing) flushSync.call(output)
  }
  return output
}
