import { validate } from '@tenant-api/contract'
import { Violation } from './cases/expect.ts'

/** Expects a value that is valid by a schema of the document. */
export function expectValid(schema: Parameters<typeof validate>[0], value: unknown): void {
  const violations = validate(schema, value)
  if (violations.length > 0)
    throw new Violation(
      `${schema} is not valid: ${violations.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`,
    )
}
