import { shown, unknownName } from '@tenant-api/contract'
import { isRecord } from '@tenant-api/simulator'
import { type CheckParameters, checkCombinations, refuseViolations } from './check-request.ts'
import { wrongProperty } from './checked-message.ts'
import type { Operation } from './match-operation.ts'
import { Refusal } from './refusal.ts'

/** Names of parameters, each with its values in the order of the alphabet. */
export type CheckedParameters = readonly (readonly [name: string, values: readonly string[]])[]

/** The values of a parameter, which may be repeated or separated by commas. Their order means nothing. */
export function valuesIn(given: unknown): readonly string[] {
  return [given ?? []]
    .flat()
    .flatMap(value => String(value).split(','))
    .sort()
}

/** The names of the parameters in the path and the query of an operation. */
function parameterNames({ path, query }: Operation): readonly string[] {
  return [...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name), ...Object.keys(query)]
}

/**
 * The parameters that a request must have for a choice to apply.
 *
 * @throws {Refusal} 400 for a parameter that the operation does not have, or a value that no parameter has
 */
export function checkedParameters(operation: Operation, given: unknown = {}): CheckedParameters {
  if (!isRecord(given)) throw wrongProperty('parameters', 'must be an object such as {"id":"est_…"}')
  const known = parameterNames(operation)
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

/** @throws {Refusal} 400 for parameters with which the mock refuses every request */
export function refuseUnmatchable(
  faultOf: CheckParameters,
  { id, path, query: types }: Operation,
  parameters: CheckedParameters,
): void {
  const given = Object.fromEntries(parameters)
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(given[name] ?? '')))
  const query = Object.fromEntries(
    parameters
      .filter(([name]) => name in types)
      .map(([name, values]) => [name, types[name] === 'array' ? [...values] : values.join(',')]),
  )
  const fault = faultOf(id, { path: inPath, query, headers: {} })?.errors.find(one => one.path in given)
  if (fault) throw neverMatches(fault.message)
  try {
    checkCombinations(query)
  } catch (error) {
    throw error instanceof Refusal ? neverMatches(error.message) : error
  }
}

/** @param reason why the mock refuses every request with the parameters: a sentence */
function neverMatches(reason: string): Refusal {
  const end = `matches only requests that the mock refuses. ${reason}`
  return wrongProperty('parameters', end.replace(/\.$/, ''))
}
