import {
  type Change,
  changeOf,
  type Direction,
  placed,
  type SchemaDifference,
  schemaChange,
} from './change.ts'
import { compareAnnotations } from './compare-annotations.ts'
import { compareKeywords, valuesOf } from './compare-keywords.ts'
import { compareNames } from './compare-names.ts'
import { componentName, type Document, partsOf, resolve, type Schema, unwrapped } from './document.ts'
import type { Rule } from './effects.ts'

/** The most places at which changes are listed: components that refer to each other multiply them. */
const mostPlaces = 100_000

/**
 * Compares schemas of two documents. Each component is compared once for each direction, even if it is referenced often. The places
 * of the changes begin at the compared schema.
 */
export class SchemaComparison {
  readonly #before: Document
  readonly #after: Document
  readonly #compared = new Map<string, readonly Change[]>()
  #places = 0

  constructor(before: Document, after: Document) {
    this.#before = before
    this.#after = after
  }

  /** @param place where the two schemas are, for the report */
  compare(one: Schema, other: Schema, direction: Direction, place: string): readonly Change[] {
    const [before, after] = [unwrapped(one), unwrapped(other)]
    const [oldName, name] = [componentName(before), componentName(after)]
    const at = name === undefined ? place : `${name}, ${direction}`
    const [was, is] = [partsOf(this.#before, before), partsOf(this.#after, after)]
    // Every schema without a name is another one, so compare it each time.
    if (oldName === undefined || name === undefined) {
      return this.#compareResolved(
        { ...was.target, ...was.beside },
        { ...is.target, ...is.beside },
        direction,
        at,
      )
    }
    const beside = this.#compareResolved(was.beside, is.beside, direction, place)
    const key = `${oldName} ${name} ${direction}`
    const known = this.#compared.get(key)
    if (known) return [...beside, ...known]
    // A component that contains itself has no other changes inside.
    this.#compared.set(key, [])
    const changes = this.#compareResolved(was.target, is.target, direction, at)
    this.#compared.set(key, changes)
    return [...beside, ...changes]
  }

  /** Compares two schemas at a path of the schemas that contain them. */
  #under(path: string, ...given: Parameters<SchemaComparison['compare']>): readonly Change[] {
    const changes = placed(this.compare(...given), { path })
    this.#places += changes.length
    if (this.#places > mostPlaces) throw new Error(`The documents differ at more than ${mostPlaces} places.`)
    return changes
  }

  #compareResolved(was: Schema, is: Schema, direction: Direction, at: string): readonly Change[] {
    const change = (difference: SchemaDifference): Change => {
      const isGrowth =
        difference.drift === 'wider' && direction === 'to consumers' && was['x-extensible'] === true
      return isGrowth
        ? schemaChange(difference, direction, at, false)
        : schemaChange(difference, direction, at)
    }
    return [
      ...compareKeywords(was, is).map(change),
      ...this.#compareProperties(was, is, direction, at),
      ...[...compareNames(was, is)].map(change),
      ...this.#compareOthers(was, is, direction, at),
      ...[...compareAnnotations(was, is, direction)].map(change),
      ...this.#compareItems(was, is, direction, at, change),
      ...this.#compareContents(was, is, direction, at, change),
      ...this.#compareParts(was, is, direction, at, change),
      ...this.#compareAlternatives(was, is, direction, at, change),
    ]
  }

  *#compareProperties(before: Schema, after: Schema, direction: Direction, place: string): Generator<Change> {
    const { properties: was = {}, required: needed = [] } = before
    const { properties: is = {}, required: needs = [] } = after
    const toService = direction === 'to the service'
    const side = toService ? 'request' : 'response'
    for (const [name, property] of Object.entries(was)) {
      const next = is[name]
      const path = `$.${name}`
      if (next) yield* this.#under(path, property, next, direction, `${place}.${name}`)
      else yield changeOf(`${side}-property-removed`, place, `the property ${name} is gone`, true, { path })
    }
    // Another part of an `allOf` may define a required property.
    const names = new Set([...Object.keys(is), ...needs, ...needed.filter(name => !(name in was))])
    for (const name of names) {
      const isNeeded = needs.includes(name)
      const at = { path: `$.${name}` }
      if (name in is && !(name in was)) {
        const rule = addedProperty(toService, isNeeded, before)
        yield changeOf(rule, place, `the property ${name} is new`, !/^(request|response)/.test(rule), at)
      } else if (isNeeded && !needed.includes(name))
        yield changeOf(
          `${side}-property-became-required`,
          place,
          `the property ${name} is required`,
          toService,
          at,
        )
      else if (!isNeeded && needed.includes(name))
        yield changeOf(
          `${side}-property-became-optional`,
          place,
          `the property ${name} is no longer required`,
          !toService,
          at,
        )
    }
  }

  #compareItems(
    { items: was }: Schema,
    { items: is }: Schema,
    direction: Direction,
    place: string,
    change: (difference: SchemaDifference) => Change,
  ): readonly Change[] {
    if (was && is) return this.#under('$[*]', was, is, direction, `${place}[]`)
    if (was) return [change({ rule: 'items-removed', drift: 'wider', text: 'its items may be anything' })]
    return is
      ? [change({ rule: 'items-added', drift: 'narrower', text: 'its items are restricted to a schema' })]
      : []
  }

  /** Compares the schema of all other properties, if only its component may differ. */
  #compareOthers(
    { additionalProperties: was }: Schema,
    { additionalProperties: is }: Schema,
    direction: Direction,
    place: string,
  ): readonly Change[] {
    if (typeof was !== 'object' || typeof is !== 'object') return []
    if (JSON.stringify(was) !== JSON.stringify(is)) return []
    return this.#under('$.*', was, is, direction, `${place}.*`)
  }

  /** Compares the schemas of what a string contains, such as the JSON in the `data` of an event. */
  #compareContents(
    { contentSchema: was }: Schema,
    { contentSchema: is }: Schema,
    direction: Direction,
    place: string,
    change: (difference: SchemaDifference) => Change,
  ): readonly Change[] {
    if (was && is) return this.#under('|', was, is, direction, `${place}, content`)
    if (was)
      return [change({ rule: 'content-schema-removed', drift: 'wider', text: 'its content may be anything' })]
    return is
      ? [
          change({
            rule: 'content-schema-added',
            drift: 'narrower',
            text: 'its content is restricted to a schema',
          }),
        ]
      : []
  }

  #compareParts(
    before: Schema,
    after: Schema,
    direction: Direction,
    place: string,
    change: (difference: SchemaDifference) => Change,
  ): readonly Change[] {
    const [was = [], is = []] = [before.allOf, after.allOf]
    const pairs = was.flatMap((part, index) => {
      const next = is[index]
      return next ? this.compare(part, next, direction, place) : []
    })
    if (was.length === is.length) return pairs
    const text = `${is.length} schemas apply together, not ${was.length}`
    return [
      ...pairs,
      is.length > was.length
        ? change({ rule: 'all-of-added', drift: 'narrower', text })
        : change({ rule: 'all-of-removed', drift: 'wider', text }),
    ]
  }

  #compareAlternatives(
    before: Schema,
    after: Schema,
    direction: Direction,
    place: string,
    change: (difference: SchemaDifference) => Change,
  ): readonly Change[] {
    const was = alternativesOf(this.#before, before)
    const is = alternativesOf(this.#after, after)
    const tag = before.discriminator?.propertyName
    const pathOf = (name: string) => (tag === undefined ? '$' : `$(${tag}=${name})`)
    const changes: Change[] = []
    if (
      before.discriminator?.propertyName !== after.discriminator?.propertyName &&
      was.size > 0 &&
      is.size > 0
    )
      changes.push(
        change({
          rule: 'discriminator-changed',
          drift: 'other',
          text: `the discriminator is ${after.discriminator?.propertyName}`,
        }),
      )
    for (const [name, alternative] of was) {
      const next = is.get(name)
      const path = pathOf(name)
      if (next) changes.push(...this.#under(path, alternative, next, direction, `${place}(${name})`))
      else
        changes.push(
          change({
            rule: 'alternative-removed',
            drift: is.size === 0 ? 'wider' : 'narrower',
            text: `the alternative ${name} is gone`,
            at: { path },
          }),
        )
    }
    for (const name of is.keys())
      if (!was.has(name))
        changes.push(
          change({
            rule: 'alternative-added',
            drift: was.size === 0 ? 'narrower' : 'wider',
            text: `the alternative ${name} is new`,
            at: { path: pathOf(name) },
          }),
        )
    return changes
  }
}

/** A new property breaks senders if it is required, and readers if the object is closed. */
function addedProperty(toService: boolean, isNeeded: boolean, { additionalProperties }: Schema): Rule {
  if (toService) return isNeeded ? 'required-request-property-added' : 'request-property-added'
  return additionalProperties === false ? 'closed-response-property-added' : 'response-property-added'
}

/** The alternatives by discriminator value, or else by component name, or else by position. */
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
