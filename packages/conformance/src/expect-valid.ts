import { type Violation as Fault, validate } from '@tenant-api/contract'
import { Violation } from './cases/expect.ts'

/** Expects a value that is valid by a schema of the document. */
export function expectValid(schema: Parameters<typeof validate>[0], value: unknown): void {
  expectNone(schema, validate(schema, value))
}

/** Expects no violations of a schema. */
export function expectNone(name: string, violations: readonly Fault[]): void {
  if (violations.length > 0)
    throw new Violation(
      `${name} is not valid: ${violations.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`,
    )
}
