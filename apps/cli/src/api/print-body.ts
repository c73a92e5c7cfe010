import { once } from 'node:events'
import type { CommandError } from '../command-error.ts'

/**
 * Prints the unchanged body of an answer. Waits while standard output is full, because the rest of an endless answer would fill the
 * memory.
 *
 * @param broken creates the error for a body that breaks off
 */
export async function printBody(response: Response, broken: (error: Error) => CommandError): Promise<void> {
  // An error of standard output ends the process.
  for await (const chunk of chunks(response, broken))
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain')
  process.stdout.write('\n')
}

async function* chunks(
  response: Response,
  broken: (error: Error) => CommandError,
): AsyncGenerator<Uint8Array> {
  try {
    yield* response.body ?? []
  } catch (error) {
    throw broken(error as Error)
  }
}
