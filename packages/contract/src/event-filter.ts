/**
 * Filters of events: conditions on their content. This file needs no Node, so that a page in a browser tests events as the service
 * does.
 */
import { filterPaths, mostFilterValues } from '../generated/filter-paths.ts'

interface Operands {
  readonly exact: string
  readonly prefix: string
  readonly suffix: string
  readonly in: readonly string[]
  readonly exists: true
}
type Test = keyof Operands

/** A condition: a path, and exactly one test. */
export type EventFilter = { readonly path: string } & {
  readonly [Name in Test as Name | `not_${Name}`]?: Operands[Name]
}

const tests: readonly Test[] = ['exact', 'prefix', 'suffix', 'in', 'exists']
const not = 'not_'
const testNames = tests.flatMap(test => [test, `${not}${test}`])

/** The condition of an expression `path:test:value`; a text for the end of an error message if it is none. */
function parseFilter(expression: string): EventFilter | string {
  const [path = '', name = '', ...values] = parts(expression, ':')
  const test = tests.find(known => name === known || name === `${not}${known}`)
  if (!test)
    return `must be path:test:value with one of the tests ${testNames.join(', ')}, got ${quoted(expression)}`
  switch (test) {
    case 'exists':
      return values.length === 0 ? { path, [name]: true } : `has a value after '${name}', which takes none`
    case 'in':
      return values.length > 0 && values.length <= mostFilterValues
        ? { path, [name]: values }
        : `must have 1 to ${mostFilterValues} values after '${name}', got ${values.length}`
    default:
      return values.length === 1
        ? { path, [name]: values[0] }
        : `must have one value after '${name}', got ${values.length}. Is a colon in the value written as \\:?`
  }
}

/**
 * The conditions of a subscription. Each of the types must have their paths; without types, at least one type of the document.
 *
 * @returns a text for the end of an error message if an expression is invalid
 */
export function parseFilters(
  expressions: readonly string[],
  types: readonly string[],
): readonly EventFilter[] | string {
  const filters: EventFilter[] = []
  for (const expression of expressions) {
    const filter = parseFilter(expression)
    if (typeof filter === 'string') return filter
    const fault = pathFault(filter.path, types)
    if (fault !== null) return `names the path ${fault}`
    filters.push(filter)
  }
  return filters
}

/** `path` is a JSON pointer into the stream. `message` is the end of a sentence whose beginning is the name of the property. */
interface FilterViolation {
  readonly path: string
  readonly code: 'invalid'
  readonly message: string
}

/**
 * The violations in the filters of an event stream, or of a request that creates or changes one: paths that a subscribed type lacks.
 * Takes any JSON: other faults are not reported.
 */
export function filterViolations(stream: unknown): readonly FilterViolation[] {
  const { filters, subscriptions } = Object(stream)
  const types = listOf(subscriptions).map(one => Object(one).event_type)
  return listOf(filters).flatMap((filter, index) => {
    const { path } = Object(filter)
    const fault = typeof path === 'string' ? pathFault(path, types) : null
    return fault === null
      ? []
      : [{ path: `/filters/${index}/path`, code: 'invalid' as const, message: `is ${fault}` }]
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

const pathsByType = new Map<unknown, Set<string>>()
for (const { types, paths } of filterPaths)
  for (const type of types) {
    const known = pathsByType.get(type) ?? new Set()
    for (const path of paths) known.add(path)
    pathsByType.set(type, known)
  }

/**
 * The paths that a form offers for filters: those that all of the types have; without types, those that any type has. A path that ends with
 * `.*` stands for any name in an object.
 */
export function commonPaths(types: readonly string[]): readonly string[] {
  const known = types.flatMap(type => pathsByType.get(type) ?? [])
  const sources = known.length > 0 ? known : [...pathsByType.values()]
  const paths = new Set(sources.flatMap(source => [...source]))
  return [...paths].filter(path => known.every(source => hasPath(source, parts(path, '.'))))
}

/** A text that shows a path and the types that lack it; null if the types have it. Ignores types that the document does not have. */
function pathFault(path: string, given: readonly unknown[]): string | null {
  const names = parts(path, '.')
  const types = given.filter(type => pathsByType.has(type))
  if (types.length === 0)
    return [...pathsByType.values()].some(paths => hasPath(paths, names))
      ? null
      : `${quoted(path)}, which no event type has`
  const lacking = types.filter(type => !hasPath(pathsByType.get(type) ?? new Set(), names))
  return lacking.length === 0
    ? null
    : `${quoted(path)}, which events of these types do not have: ${lacking.join(', ')}`
}

/** The longest beginning of a path that is documented decides: it is the whole path, or an object that takes other names. */
function hasPath(paths: ReadonlySet<string>, names: readonly string[]): boolean {
  for (let count = names.length; count > 0; count--) {
    const path = names
      .slice(0, count)
      .map(name => name.replaceAll(/[\\.]/g, '\\$&'))
      .join('.')
    if (paths.has(`${path}.*`)) return true
    if (paths.has(path)) return count === names.length
  }
  return false
}

/** Tells whether an event, as parsed JSON, meets all conditions. */
export type EventMatcher = (event: unknown) => boolean

/** A function that tests events. It never throws: a path that events lack, of whatever version of the document, is absent. */
export function compileFilters(filters: readonly EventFilter[]): EventMatcher {
  const conditions = filters.map(compiled)
  return event => conditions.every(isMetBy => isMetBy(event))
}

function compiled({ path, ...rest }: EventFilter): EventMatcher {
  const names = parts(path, '.')
  const [[name, operand] = ['exists', true]] = Object.entries(rest)
  const isNegated = name.startsWith(not)
  const meets = valueTest(isNegated ? name.slice(not.length) : name, operand)
  return event => isMetAt(event, names, 0, { meets, left: mostValues }) !== isNegated
}

/** Values of an event that a condition looks at, so that large arrays cost nobody else much. The document names the number. */
const mostValues = 1_000

/** Whether any value at a path below `value` meets a test. @param test.left how many values may still be looked at */
function isMetAt(
  value: unknown,
  names: readonly string[],
  index: number,
  test: { readonly meets: EventMatcher; left: number },
): boolean {
  if (test.left-- <= 0) return false
  if (Array.isArray(value)) return value.slice(0, test.left).some(item => isMetAt(item, names, index, test))
  const name = names[index]
  if (name === undefined) return test.meets(value)
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isThere && isMetAt((value as Record<string, unknown>)[name], names, index + 1, test)
}

function valueTest(test: string, operand: unknown): EventMatcher {
  if (test === 'exists') return () => true
  const texts = [operand].flat().map(String)
  const known = new Set(texts)
  const isOf: (text: string) => boolean =
    test === 'prefix'
      ? text => texts.some(one => text.startsWith(one))
      : test === 'suffix'
        ? text => texts.some(one => text.endsWith(one))
        : text => known.has(text)
  // An object has no text.
  return value => value !== Object(value) && isOf(String(value))
}

/** Splits a text at a separator. A backslash keeps a separator, or another backslash, in its part; elsewhere it is a character. */
function parts(text: string, separator: ':' | '.'): string[] {
  const found: string[] = []
  let part = ''
  for (let index = 0; index < text.length; index++) {
    const next = text[index + 1]
    if (text[index] === separator) {
      found.push(part)
      part = ''
    } else if (text[index] === '\\' && (next === separator || next === '\\')) {
      part += next
      index++
    } else part += text[index]
  }
  return [...found, part]
}

/** A text for an error message: at most 255 characters. */
function quoted(text: string): string {
  return `'${text.length > 255 ? `${text.slice(0, 254)}…` : text}'`
}
