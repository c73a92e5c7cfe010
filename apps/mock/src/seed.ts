import { readFileSync } from 'node:fs'
import { validate } from '@tenant-api/contract'
import { readTenantFile } from '@tenant-api/contract/tenant-file'
import { isRecord, type SeededState, seededState } from '@tenant-api/simulator'

/**
 * Reads a seed, and checks it against the schema of tenant files and those of events, deliveries and attempts.
 *
 * @param seed the path of a tenant file, or its parsed content
 * @throws {TypeError} with the place of the first fault
 */
export function readSeed(seed: string | object): SeededState {
  const isPath = typeof seed === 'string'
  const { value, faults } = readTenantFile(isPath ? textOf(seed) : JSON.stringify(seed), violationsOf)
  if (value) return seededState(value)
  const [{ line, column, message } = { line: 1, column: 1, message: '' }] = faults
  const text = message.replace(/^The file/, isPath ? 'the file' : 'the object')
  throw new TypeError(
    isPath ? `${seed}:${line}:${column}: ${text}` : `The seed is not a tenant file: ${text}`,
  )
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new TypeError(`The seed '${path}' cannot be read (${code}). Name a tenant file.`)
  }
}

/** The schemas of the entries that only mocks read. */
const schemas: Readonly<Record<string, Parameters<typeof validate>[0]>> = {
  events: 'SubscriptionMessage',
  deliveries: 'EventStreamDelivery',
  attempts: 'DeliveryAttempt',
}

function violationsOf(part: string, entry: unknown) {
  const name = schemas[part]
  if (name === undefined || !isRecord(entry)) return []
  // The mock makes the offset of an event that has none.
  return validate(name, part === 'events' ? { offset: '0', ...entry } : entry)
}
