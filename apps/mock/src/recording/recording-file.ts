import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs'
import { documentVersion, parseTokens, withoutLineBreaks } from '@tenant-api/contract'
import { isRecord } from '@tenant-api/simulator'

/** The largest recording, in bytes. */
export const mostBytes = 67_108_864
/** Bytes at the end that only summaries may take. */
const summaryBytes = 262_144

/** The first line of a recording. */
const heading = { recording: 'tenant-api-mock', format: 1, document: documentVersion }

/** A file of JSON Lines, to which a mock adds what it has seen. Several mocks may add to one file: each line is one write. */
export interface RecordingFile {
  /** Adds a line. After the limit of bytes or a failed write, reports it once, and adds nothing more. */
  append(entry: object): void
  /** Adds the last line of this mock, and waits until all lines are on the disk. */
  close(summary: object): void
}

/**
 * Opens a recording to go on with it, or creates it, readable only by its owner.
 *
 * @param report gets sentences about what is not recorded
 * @throws {Error} if the file cannot be opened, or is no recording; the message says what to do
 */
export function openRecording(path: string, report: (sentence: string) => void): RecordingFile {
  const file = opened(path)
  let isFull = false

  function write(entry: object, limit: number): void {
    if (isFull) return
    const line = Buffer.from(`${withoutLineBreaks(JSON.stringify(entry))}\n`)
    try {
      const { size } = fstatSync(file)
      // A mock that was killed may have left a part of a line, from which the next one must be apart.
      const bytes = endsLine(file, size) ? line : Buffer.concat([Buffer.from('\n'), line])
      if (size + bytes.length > limit) {
        isFull = true
        report(
          `The recording ${path} has reached its limit of ${limit} bytes. The mock records nothing more.`,
        )
        return
      }
      const written = writeSync(file, bytes)
      if (written < bytes.length) throw new Error('the disk is full')
    } catch (error) {
      isFull = true
      report(`The recording ${path} cannot be written: ${reason(error)}. The mock records nothing more.`)
    }
  }

  if (fstatSync(file).size === 0) write(heading, mostBytes)
  return {
    append: entry => write(entry, mostBytes - summaryBytes),
    close(summary) {
      isFull = false
      write(summary, mostBytes)
      isFull = true
      fsyncSync(file)
      closeSync(file)
    },
  }
}

function opened(path: string): number {
  const { O_RDWR, O_APPEND, O_CREAT, O_EXCL, O_NONBLOCK } = constants
  try {
    return openSync(path, O_RDWR | O_APPEND | O_CREAT | O_EXCL, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(path, error)
  }
  try {
    // A pipe would wait for its reader.
    const file = openSync(path, O_RDWR | O_APPEND | O_NONBLOCK)
    if (!fstatSync(file).isFile()) throw notRecording()
    const start = Buffer.alloc(1_024)
    const text = start.toString('utf8', 0, readSync(file, start, 0, start.length, 0))
    if (text !== '' && !isHeading(text.split('\n')[0] ?? '')) throw notRecording()
    return file
  } catch (error) {
    throw unusable(path, error)
  }
}

function endsLine(file: number, size: number): boolean {
  const last = Buffer.alloc(1)
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last.toString() === '\n')
}

/**
 * Reads the lines of a recording. Ignores those that are no JSON objects, such as a last line that was cut off, and reports their number.
 *
 * @throws {Error} if the file cannot be read, or is no recording; the message says what to do
 */
export function readRecording(
  path: string,
  use: (entry: Readonly<Record<string, unknown>>) => void,
  report: (sentence: string) => void,
): void {
  const [first = '', ...lines] = textOf(path).split('\n')
  if (!isHeading(first)) throw unusable(path, notRecording())
  const ignored = lines.flatMap((line, index) => (line === '' || isUsed(line, use) ? [] : [index + 2]))
  if (ignored.length === 0) return
  const [one] = ignored
  const place =
    ignored.length === 1 ? `Line ${one}` : `${ignored.length} lines, the first of them line ${one},`
  const verb = ignored.length === 1 ? 'is not a whole exchange, and is' : 'are not whole exchanges, and are'
  report(`${place} of the recording ${path} ${verb} ignored.`)
}

function textOf(path: string): string {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const stat = fstatSync(file)
      if (!stat.isFile()) throw notRecording()
      if (stat.size > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`)
      return readFileSync(file, 'utf8')
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw unusable(path, error)
  }
}

function isUsed(line: string, use: (entry: Readonly<Record<string, unknown>>) => void): boolean {
  try {
    const entry = parseTokens(line)
    if (!isRecord(entry)) return false
    use(entry)
    return true
  } catch {
    return false
  }
}

function isHeading(line: string): boolean {
  try {
    const { recording, format } = Object(JSON.parse(line))
    return recording === heading.recording && format === heading.format
  } catch {
    return false
  }
}

function notRecording(): Error {
  return new Error('its first line is not that of a recording. Choose another file')
}

function unusable(path: string, error: unknown): Error {
  return new Error(`The recording ${path} cannot be used: ${reason(error)}.`, { cause: error })
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EACCES') return 'access is denied'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'ENOSPC') return 'the disk is full'
  return message
}
