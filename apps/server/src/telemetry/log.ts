import pino, { type SerializedError } from 'pino'
import { limits } from '../limits.ts'

/** Lines are buffered up to this many bytes or milliseconds, because each write wakes another thread. */
const [minLength, periodicFlush] = [8_192, 20]
/** How often a synchronous flush repeats a write that stdout does not take, 100 ms apart. */
const repetitions = 10

/**
 * Escapes characters that JSON leaves as they are: control characters that terminals interpret (U+009B begins an escape
 * sequence), and line separators at which some readers, Node's among them, would split the line.
 */
export function printable(text: string): string {
  return text.replaceAll(
    /[\x7f-\x9f\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** An error for the log. A message is a sentence, which the causes follow after a colon. */
export function loggedError(error: Error): SerializedError {
  const logged = pino.stdSerializers.err(error)
  return Object.assign(logged, { message: logged.message.replaceAll(/\.(?=: )/g, '') })
}

/** The path of a request for the log, escaped and cut. */
export function loggedPath(path: string): string {
  const text = printable(path.slice(0, limits.loggedPathCharacters + 1))
  return text.length > limits.loggedPathCharacters
    ? `${text.slice(0, limits.loggedPathCharacters - 1)}…`
    : text
}

/**
 * The output of the log. While it cannot be written, for example because the disk is full or nobody reads the pipe, lines wait, and
 * the oldest of them are kept. The service continues.
 *
 * @param dest a file descriptor, by default stdout
 */
export function openLogOutput(dest = 1) {
  let repetitionsLeft = 0
  const output = pino.destination({
    dest,
    minLength,
    periodicFlush,
    maxLength: limits.waitingLogBytes,
    // The next periodic flush repeats an asynchronous write. The timer of a repetition would keep the process alive.
    retryEAGAIN: () => repetitionsLeft-- > 0,
  })
  const { flushSync } = output
  let isFailing = false
  output.on('error', ({ code }: NodeJS.ErrnoException) => {
    isFailing = code !== 'EAGAIN'
  })
  output.on('write', () => {
    isFailing = false
  })
  // `flushSync` repeats a failing write for ever. It is called at the exit of the process and for a line of level `fatal`.
  output.flushSync = () => {
    if (isFailing) return
    repetitionsLeft = repetitions
    try {
      flushSync.call(output)
    } catch {
      // The pipe is still full: its lines wait, or are lost at the exit.
    } finally {
      repetitionsLeft = 0
    }
  }
  return output
}
