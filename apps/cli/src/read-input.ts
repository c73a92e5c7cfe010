import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { wrongUsage } from './command-error.ts'

/**
 * Reads a file, or standard input for `-`.
 *
 * @throws {CommandError} if the file cannot be read
 */
export async function readInput(file: string): Promise<Uint8Array<ArrayBuffer>> {
  if (file === '-') return new Uint8Array(await buffer(process.stdin))
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw wrongUsage(`${file} cannot be read: ${error.code}.`, 'Name another file, or - for standard input.')
  })
}

/**
 * Reads the text of a file, or of standard input for `-`, without a byte order mark.
 *
 * @throws {CommandError} if the file cannot be read, or is not UTF-8
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readInput(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw wrongUsage(`${file === '-' ? 'Standard input' : file} is not UTF-8.`, 'Convert it to UTF-8.')
  }
}

/** Maximum number of bytes of an answer that is read whole. An endless answer would fill the memory. */
const most = 65_536

/** The first 64 KB of an answer, as text. Leaves the rest unread, which closes the connection. */
export async function firstText(answer: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) break
  }
  return Buffer.concat(chunks).subarray(0, most).toString()
}

declare global {
  interface JSON {
    /** An object that `JSON.stringify` prints as this token. TypeScript does not know the function yet. */
    rawJSON(token: string): object
  }
}

/**
 * Parses JSON for a body. `JSON.stringify` prints the result with the numbers and strings as they came: those that it would change, such
 * as long numbers, are raw tokens.
 *
 * @throws {SyntaxError} if the text is not JSON
 */
export function parseBody(text: string): unknown {
  function kept(_name: string, value: unknown, { source }: { readonly source?: string }): unknown {
    return source === undefined || JSON.stringify(value) === source ? value : JSON.rawJSON(source)
  }
  // The cast is safe: the third argument is newer than the type.
  return JSON.parse(text, kept as (name: string, value: unknown) => unknown)
}
