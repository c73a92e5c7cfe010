import { shown, unknownName } from '@tenant-api/contract'
import { isRecord } from '@tenant-api/documented-answers'
import { refuseViolations } from './check-request.ts'
import { wrongProperty } from './checked-message.ts'
import type { Operation } from './match-operation.ts'

/** Names of parameters, each with its values in the order of the alphabet. */
export type CheckedParameters = readonly (readonly [name: string, values: readonly string[]])[]

/** The values of a parameter, which may be repeated or separated by commas. Their order means nothing. */
export function valuesIn(given: unknown): readonly string[] {
  return [given ?? []]
    .flat()
    .flatMap(value => String(value).split(','))
    .sort()
}

/**
 * The parameters that a request must have for a choice to apply.
 *
 * @throws {Refusal} 400 for a parameter that the operation does not have, or a value that no parameter has
 */
export function checkedParameters({ path, query }: Operation, given: unknown = {}): CheckedParameters {
  if (!isRecord(given)) throw wrongProperty('parameters', 'must be an object such as {"id":"est_…"}')
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const known = [...inPath, ...Object.keys(query)]
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  return entries.map(([name, value]) => {
    const isValue = [value].flat().every(one => typeof one === 'string' || typeof one === 'number')
    if (known.includes(name) && isValue) return [name, valuesIn(value)]
    const message = isValue
      ? unknownName(known, name)
      : `must be a string, a number, or a list of them, got ${shown(value)}`
    throw refuseViolations([{ path: `/parameters/${name}`, code: isValue ? 'unknown' : 'type', message }])
  })
}
