import { createReadStream } from 'node:fs'
import { WrongInput } from './wrong-input.ts'

/** The most objects, lists and values in a file, and the deepest nesting. */
const mostValues = 3_000_000
const deepest = 200

/**
 * Reads a file, a pipe or a device.
 *
 * @throws {WrongInput} if it cannot be read, or has more than `mostBytes`
 */
export async function readText(file: string, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of createReadStream(file)) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new WrongInput(`${file} has more than ${mostBytes / 1_000_000} MB.`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw unreadable(file, error)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function unreadable(file: string, error: unknown): WrongInput {
  if (error instanceof WrongInput) return error
  const { code, message } = error as NodeJS.ErrnoException
  const reason = { ENOENT: 'it does not exist', EISDIR: 'it is a folder', EACCES: 'permission is denied' }[
    String(code)
  ]
  return new WrongInput(`${file} cannot be read: ${reason ?? message}.`)
}

/** @throws {WrongInput} if the text is no JSON, or too large to work with */
export function parseJson(file: string, text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new WrongInput(`${file} is not JSON: ${(error as Error).message}.`)
  }
  refuseLarge(file, value)
  return value
}

/**
 * Refuses a value with too many parts. A part that occurs several times counts each time, as everything that reads the value sees it.
 *
 * @throws {WrongInput}
 */
export function refuseLarge(file: string, value: unknown): void {
  let level = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (count > mostValues) throw new WrongInput(`${file} has more than ${mostValues} values.`)
    if (depth > deepest) throw new WrongInput(`${file} is nested more than ${deepest} levels deep.`)
    const next: unknown[] = []
    for (const one of level)
      if (one !== null && typeof one === 'object')
        for (const child of Object.values(one)) {
          next.push(child)
          if (next.length > mostValues) throw new WrongInput(`${file} has more than ${mostValues} values.`)
        }
    level = next
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
