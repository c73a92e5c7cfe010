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
export const answerBytes = 65_536

/** The first 64 KB of an answer, as text. Leaves the rest unread, which closes the connection. */
export async function firstText(answer: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    if (size > answerBytes) break
  }
  return Buffer.concat(chunks).subarray(0, answerBytes).toString()
}
