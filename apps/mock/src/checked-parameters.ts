import { shown, unknownName } from '@tenant-api/contract'
import { isRecord } from '@tenant-api/documented-answers'
import { refuseViolations } from './check-request.ts'
import { wrongProperty } from './checked-message.ts'
import type { Operation } from './match-operation.ts'

/**
 * The parameters that a request must have for a choice to apply.
 *
 * @throws {Refusal} 400 for a parameter that the operation does not have, or a value that no parameter has
 */
export function checkedParameters(
  { path, query }: Operation,
  given: unknown = {},
): readonly (readonly [name: string, value: string])[] {
  if (!isRecord(given)) throw wrongProperty('parameters', 'must be an object such as {"id":"est_…"}')
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const known = [...inPath, ...Object.keys(query)]
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  return entries.map(([name, value]) => {
    const isValue = typeof value === 'string' || typeof value === 'number'
    if (known.includes(name) && isValue) return [name, String(value)]
    const message = isValue ? unknownName(known, name) : `must be a string or a number, got ${shown(value)}`
    throw refuseViolations([{ path: `/parameters/${name}`, code: isValue ? 'unknown' : 'type', message }])
  })
}
