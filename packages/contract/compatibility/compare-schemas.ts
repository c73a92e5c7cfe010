import { breaks, type Change, type Direction, type Drift } from './change.ts'
import { compareKeywords, valuesOf } from './compare-keywords.ts'
import { compareNames } from './compare-names.ts'
import { componentName, type Document, resolve, type Schema, unwrapped } from './document.ts'

/** Compares schemas of two documents. A component is compared once for each direction, however often it is referred to. */
export class SchemaComparison {
  readonly #before: Document
  readonly #after: Document
  readonly #compared = new Set<string>()

  constructor(before: Document, after: Document) {
    this.#before = before
    this.#after = after
  }

  /** @param place of the two schemas, for people */
  compare(one: Schema, other: Schema, direction: Direction, place: string): readonly Change[] {
    const [before, after] = [unwrapped(one), unwrapped(other)]
    const name = componentName(after)
    if (name !== undefined) {
      const key = `${componentName(before)} ${name} ${direction}`
      if (this.#compared.has(key)) return []
      this.#compared.add(key)
    }
    const [was, is] = [resolve(this.#before, before), resolve(this.#after, after)]
    const at = name === undefined ? place : `${name}, ${direction}`
    const change = (drift: Drift, text: string): Change => {
      const isGrowth = drift === 'wider' && direction === 'to consumers' && was['x-extensible'] === true
      return { place: at, text, breaks: !isGrowth && breaks(drift, direction) }
    }
    return [
      ...compareKeywords(was, is).map(({ drift, text }) => change(drift, text)),
      ...this.#compareProperties(was, is, direction, at),
      ...compareNames(was, is, change),
      ...compareAnnotations(was, is, direction, at),
      ...this.#compareItems(was, is, direction, at, change),
      ...this.#compareParts(was, is, direction, at),
      ...this.#compareAlternatives(was, is, direction, at, change),
    ]
  }

  #compareProperties(before: Schema, after: Schema, direction: Direction, place: string): readonly Change[] {
    const { properties: was = {}, required: needed = [] } = before
    const { properties: is = {}, required: needs = [] } = after
    const changes: Change[] = []
    const note = (text: string, isBreak: boolean) => changes.push({ place, text, breaks: isBreak })
    const toService = direction === 'to the service'
    for (const [name, property] of Object.entries(was)) {
      const next = is[name]
      if (next) changes.push(...this.compare(property, next, direction, `${place}.${name}`))
      else note(`the property ${name} is gone`, true)
    }
    for (const name of Object.keys(is).filter(added => !(added in was)))
      note(
        `the property ${name} is new`,
        toService ? needs.includes(name) : before.additionalProperties === false,
      )
    for (const name of Object.keys(is).filter(known => known in was)) {
      if (needs.includes(name) && !needed.includes(name)) note(`the property ${name} is required`, toService)
      if (!needs.includes(name) && needed.includes(name))
        note(`the property ${name} is no longer required`, !toService)
    }
    return changes
  }

  #compareItems(
    { items: was }: Schema,
    { items: is }: Schema,
    direction: Direction,
    place: string,
    change: (drift: Drift, text: string) => Change,
  ): readonly Change[] {
    if (was && is) return this.compare(was, is, direction, `${place}[]`)
    if (was) return [change('wider', 'its items may be anything')]
    return is ? [change('narrower', 'its items may no longer be anything')] : []
  }

  #compareParts(before: Schema, after: Schema, direction: Direction, place: string): readonly Change[] {
    const [was = [], is = []] = [before.allOf, after.allOf]
    const pairs = was.flatMap((part, index) => {
      const next = is[index]
      return next ? this.compare(part, next, direction, place) : []
    })
    if (was.length === is.length) return pairs
    const drift = is.length > was.length ? 'narrower' : 'wider'
    const text = `${is.length} schemas apply together, not ${was.length}`
    return [...pairs, { place, text, breaks: breaks(drift, direction) }]
  }

  #compareAlternatives(
    before: Schema,
    after: Schema,
    direction: Direction,
    place: string,
    change: (drift: Drift, text: string) => Change,
  ): readonly Change[] {
    const was = alternativesOf(this.#before, before)
    const is = alternativesOf(this.#after, after)
    const changes: Change[] = []
    if (
      before.discriminator?.propertyName !== after.discriminator?.propertyName &&
      was.size > 0 &&
      is.size > 0
    )
      changes.push(change('other', `the alternatives are told apart by ${after.discriminator?.propertyName}`))
    for (const [name, alternative] of was) {
      const next = is.get(name)
      if (next) changes.push(...this.compare(alternative, next, direction, `${place}(${name})`))
      else changes.push(change(is.size === 0 ? 'wider' : 'narrower', `the alternative ${name} is gone`))
    }
    for (const name of is.keys())
      if (!was.has(name))
        changes.push(change(was.size === 0 ? 'narrower' : 'wider', `the alternative ${name} is new`))
    return changes
  }
}

/** What does not decide which values are right. Who leaves a property out gets its default, so another default breaks them. */
function compareAnnotations(before: Schema, after: Schema, direction: Direction, place: string) {
  const changes: Change[] = []
  const [was, is] = [before.default, after.default].map(value => JSON.stringify(value) ?? 'none')
  if (was !== is && direction === 'to the service')
    changes.push({ place, text: `the default is ${is}, was ${was}`, breaks: true })
  if (after.deprecated && !before.deprecated) changes.push({ place, text: 'is deprecated', breaks: false })
  return changes
}

/** By the value that chooses each, else by its component's name, else by its place. */
function alternativesOf(
  document: Document,
  { anyOf = [], oneOf = anyOf, discriminator }: Schema,
): ReadonlyMap<string, Schema> {
  return new Map(
    oneOf.map((alternative, index) => {
      const property =
        discriminator && resolve(document, alternative).properties?.[discriminator.propertyName]
      const values = property && valuesOf(resolve(document, property))
      const chosen = values?.length === 1 ? values[0] : undefined
      return [chosen?.replaceAll('"', '') ?? componentName(alternative) ?? String(index + 1), alternative]
    }),
  )
}
