import { isRecord } from '@tenant-api/simulator'
import { jsonOf } from './exchange.ts'

/** A message of an event stream. */
export interface StreamMessage {
  readonly type: string
  readonly offset: string
}

/** The largest frame that is read, in characters. */
const mostCharacters = 1_048_576

/**
 * Returns a function that reads the next bytes of an event stream, which may end anywhere.
 *
 * @param use gets each message, with the numbers as they came
 * @param refuse gets what is wrong with a frame that is no message. After a frame that is too large, nothing more is read
 */
export function frameReader(
  use: (message: StreamMessage) => void,
  refuse: (difference: string) => void,
): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder()
  let lines: string[] = []
  let line = ''
  let size = 0
  return bytes => {
    if (size > mostCharacters) return
    const text = decoder.decode(bytes, { stream: true })
    const ended = text.split('\n')
    ended[0] = line + ended[0]
    line = ended.pop() ?? ''
    size += text.length
    for (const one of ended) {
      const content = one.endsWith('\r') ? one.slice(0, -1) : one
      if (content !== '') lines.push(content)
      else {
        readBlock(lines, use, refuse)
        lines = []
        size = line.length
      }
    }
    if (size <= mostCharacters) return
    lines = []
    line = ''
    refuse(`a frame has more than ${mostCharacters} characters; the rest of the stream is not recorded`)
  }
}

function readBlock(
  lines: readonly string[],
  use: (message: StreamMessage) => void,
  refuse: (difference: string) => void,
) {
  const fields = lines.map(line => /^([^:]*):? ?(.*)$/s.exec(line) ?? [])
  const valuesOf = (wanted: string) =>
    fields.flatMap(([, name, value]) => (name === wanted ? [value ?? ''] : []))
  const data = valuesOf('data')
  // A comment, or `retry` alone.
  if (data.length === 0) return
  const message = jsonOf(data.join('\n'))
  if (!isMessage(message)) return refuse('the data of a frame is not a message')
  if (valuesOf('event').at(-1) !== message.type)
    refuse("the field 'event' of a frame is not the type of its message")
  if (valuesOf('id').at(-1) !== message.offset)
    refuse("the field 'id' of a frame is not the offset of its message")
  use(message)
}

function isMessage(value: unknown): value is StreamMessage {
  return isRecord(value) && typeof value.type === 'string' && typeof value.offset === 'string'
}
