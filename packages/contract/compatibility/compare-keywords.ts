import type { SchemaDifference } from './change.ts'
import type { Schema } from './document.ts'

/** Lower limits: a higher limit accepts fewer values. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
/** Upper limits: a lower limit accepts fewer values. */
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
/** Keywords whose values cannot be ordered. Adding one narrows the schema, and removing one widens it. */
const conditions = [
  'contains',
  'contentEncoding',
  'contentMediaType',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'format',
  'if',
  'multipleOf',
  'not',
  'pattern',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
  'uniqueItems',
]

/** Compares two schemas by the keywords that constrain the value itself: types, enums, limits and conditions. */
export function compareKeywords(before: Schema, after: Schema): readonly SchemaDifference[] {
  return [
    ...compareValues(before, after),
    ...compareLimits(before, after),
    ...compareConditions(before, after),
  ]
}

function* compareValues(before: Schema, after: Schema): Generator<SchemaDifference> {
  const [types, newTypes] = [typesOf(before), typesOf(after)]
  for (const type of types.filter(one => !newTypes.includes(one)))
    yield {
      rule: 'type-removed',
      drift: newTypes.length === 0 ? 'wider' : 'narrower',
      text: `may no longer be of the type ${type}`,
    }
  for (const type of newTypes.filter(one => !types.includes(one)))
    yield {
      rule: 'type-added',
      drift: types.length === 0 ? 'narrower' : 'wider',
      text: `may be of the type ${type}`,
    }

  const [values, newValues] = [valuesOf(before), valuesOf(after)]
  if (values && !newValues)
    yield { rule: 'enum-removed', drift: 'wider', text: 'may be any value, not only one of a few' }
  else if (!values && newValues)
    yield { rule: 'enum-added', drift: 'narrower', text: `may only be one of ${newValues.join(', ')}` }
  else if (values && newValues) {
    for (const value of values.filter(one => !newValues.includes(one)))
      yield {
        rule: 'enum-value-removed',
        drift: 'narrower',
        text: `may no longer be ${value}`,
        at: { value },
      }
    for (const value of newValues.filter(one => !values.includes(one)))
      yield { rule: 'enum-value-added', drift: 'wider', text: `may be ${value}`, at: { value } }
  }
}

function* compareLimits(before: Schema, after: Schema): Generator<SchemaDifference> {
  for (const [keywords, none] of [
    [lower, Number.NEGATIVE_INFINITY],
    [upper, Number.POSITIVE_INFINITY],
  ] as const) {
    for (const keyword of keywords) {
      const [was, is] = [before[keyword] ?? none, after[keyword] ?? none].map(Number)
      if (was === undefined || is === undefined || was === is) continue
      const isNarrower = none < 0 ? is > was : is < was
      const shown = (limit: number) => (Number.isFinite(limit) ? String(limit) : 'none')
      yield {
        rule: `${kebab(keyword)}-${is === none ? 'unset' : was === none ? 'set' : is > was ? 'increased' : 'decreased'}`,
        drift: isNarrower ? 'narrower' : 'wider',
        text: `${keyword} is ${shown(is)}, was ${shown(was)}`,
      }
    }
  }
}

function* compareConditions(before: Schema, after: Schema): Generator<SchemaDifference> {
  for (const keyword of conditions) {
    const [was, is] = [before[keyword], after[keyword]].map(value => value && JSON.stringify(value))
    if (was === is) continue
    const [drift, how] =
      was === undefined
        ? (['narrower', 'added'] as const)
        : is === undefined
          ? (['wider', 'removed'] as const)
          : (['other', 'changed'] as const)
    yield {
      rule: `${kebab(keyword)}-${how}`,
      drift,
      text: `${keyword} is ${is ?? 'none'}, was ${was ?? 'none'}`,
    }
  }
}

function kebab(keyword: string): string {
  return keyword.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : [type].flat()
}

/** The values of `enum`, or the one of `const`, as JSON; undefined if the schema has neither. */
export function valuesOf(schema: Schema): readonly string[] | undefined {
  const values = 'const' in schema ? [schema.const] : schema.enum
  return values?.map(value => JSON.stringify(value))
}
