import { document } from '@tenant-api/contract'
import type { EventFilter } from '@tenant-api/contract/event-filter'
import type { Random } from '@tenant-api/test-kit/random'
import { randomJson } from '@tenant-api/test-kit/random-json'

/** Filters, implemented a second time: first all values with their paths as text, then the tests. */
export function passes(event: unknown, filters: readonly EventFilter[]): boolean {
  const texts = new Map<string, (string | null)[]>()
  function note(path: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) note(path, item)
      return
    }
    const isObject = typeof value === 'object' && value !== null
    texts.set(path, [...(texts.get(path) ?? []), isObject ? null : `${value}`])
    if (isObject)
      for (const [name, one] of Object.entries(value))
        note(`${path}.${name.replaceAll('\\', '\\\\').replaceAll('.', '\\.')}`, one)
  }
  note('', event)
  return filters.every(({ path, ...test }) => {
    const there = texts.get(`.${path}`) ?? []
    const has = (isMet: (text: string) => boolean) => there.some(text => text !== null && isMet(text))
    const { exact, prefix, suffix, in: list, exists } = test
    if (exact !== undefined) return has(text => text === exact)
    if (prefix !== undefined) return has(text => text.slice(0, prefix.length) === prefix)
    if (suffix !== undefined)
      return has(text => text.slice(text.length - suffix.length) === suffix && text.length >= suffix.length)
    if (list !== undefined) return has(text => list.indexOf(text) >= 0)
    if (exists) return there.length > 0
    if (test.not_exact !== undefined) return !has(text => text === test.not_exact)
    if (test.not_prefix !== undefined)
      return !has(text => text.slice(0, test.not_prefix?.length) === test.not_prefix)
    if (test.not_suffix !== undefined) return !has(text => text.endsWith(String(test.not_suffix)))
    if (test.not_in !== undefined) return !has(text => (test.not_in?.indexOf(text) ?? -1) >= 0)
    return there.length === 0
  })
}

const documentedEvents = (
  Object.values(document.components.examples ?? {}) as { value: { event?: object } }[]
)
  .map(({ value }) => value.event)
  .filter(event => event !== undefined)

/** A documented event with other values in some places, and random JSON in its open parts. */
function randomEvent(random: Random): Record<string, unknown> {
  const event = structuredClone(documentedEvents[random(documentedEvents.length)]) as unknown as Record<
    string,
    unknown
  >
  const { data } = event as { data: { object: object; context?: object } }
  const json = () => JSON.parse(randomJson(random).kept)
  Object.assign(data.object, { app_metadata: { a: json(), 'b.c\\': [json(), { a: json() }] } })
  data.context = { client: { metadata: { list: Array.from({ length: random(3) }, json) } } }
  return event
}

/** All paths of an event with a value there, and some that it lacks. */
function placesOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return [[path, undefined], ...value.flatMap(item => placesOf(item, path))]
  if (typeof value !== 'object' || value === null) return [[path, value]]
  const below = Object.entries(value).flatMap(([name, one]) =>
    placesOf(one, `${path === '' ? '' : `${path}.`}${name.replaceAll(/[\\.]/g, '\\$&')}`),
  )
  return [...(path === '' ? [] : [[path, undefined] as [string, undefined]]), ...below, [`${path}.absent`, 1]]
}

/** An event, and filters whose paths and values mostly occur in it. */
export function randomCase(random: Random): { event: unknown; filters: EventFilter[] } {
  const event = randomEvent(random)
  const places = placesOf(event, '')
  const filters = Array.from({ length: 1 + random(3) }, (): EventFilter => {
    const [path, value] = places[random(places.length)] ?? ['source', '']
    const text = String(random(4) > 0 ? value : places[random(places.length)]?.[1])
    const cut = random(text.length + 1)
    const not = random(2) === 0 ? 'not_' : ''
    switch (random(5)) {
      case 0:
        return { path, [`${not}exact`]: text }
      case 1:
        return { path, [`${not}prefix`]: text.slice(0, cut) }
      case 2:
        return { path, [`${not}suffix`]: text.slice(cut) }
      case 3:
        return { path, [`${not}in`]: [...new Set(['a', text, String(random(9))])] }
      default:
        return { path, [`${not}exists`]: true }
    }
  })
  return { event, filters }
}

/** The expression of a condition. */
export function expressionOf({ path, ...test }: EventFilter): string {
  const [[name, operand] = ['', []]] = Object.entries(test)
  const values = operand === true ? [] : [operand].flat()
  return [path, name, ...values].map(text => String(text).replaceAll(/[\\:]/g, '\\$&')).join(':')
}
