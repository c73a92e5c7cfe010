import { bodyFault } from './body-fault.ts'
import type { RequestFault } from './field-error.ts'
import type { Violation } from './sentences.ts'

/**
 * The error for a parsed JSON body that some stores and clients cannot hold: with a NUL character, a lone surrogate, or a number
 * that `JSON.parse` has read as Infinity. Undefined for any other body.
 */
export function unstorableFault(body: unknown): RequestFault | undefined {
  const violation = unstorableIn(body)
  return violation && bodyFault([violation])
}

function unstorableIn(value: unknown): Violation | undefined {
  if (typeof value === 'string') {
    const unstorable = unstorableCharacter(value)
    return unstorable ? violation(`must not contain ${unstorable}`) : undefined
  }
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : violation('must be a number from -1.7e308 to 1.7e308')
  if (value === null || typeof value !== 'object') return undefined
  for (const [name, child] of Object.entries(value)) {
    const unstorable = unstorableCharacter(name)
    if (unstorable) return violation(`must not have a name that contains ${unstorable}`)
    const found = unstorableIn(child)
    if (found) return { ...found, path: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${found.path}` }
  }
  return undefined
}

function unstorableCharacter(text: string): string | undefined {
  if (!text.isWellFormed()) return 'a lone surrogate'
  return text.includes('\0') ? 'a NUL character' : undefined
}

function violation(message: string): Violation {
  return { path: '', code: 'invalid', message }
}
