import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { wrongUsage } from './command-error.ts'

/**
 * Reads the text of a file, or of standard input for `-`.
 *
 * @throws {CommandError} if the file cannot be read
 */
export async function readInput(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw wrongUsage(`${file} cannot be read: ${error.code}.`, 'Name another file, or - for standard input.')
  })
}
