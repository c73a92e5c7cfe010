import { type Change, changeOf, placed } from './change.ts'
import { type Document, type Operation, type Parameter, type PathItem, resolve } from './document.ts'
import { type Pair, sentBy } from './pair.ts'

/** The parameters of an operation and of its path, by location and name. */
export function parametersOf(document: Document, { parameters = [] }: PathItem, operation: Operation) {
  const all = [...parameters, ...(operation.parameters ?? [])].map(parameter => resolve(document, parameter))
  return new Map(all.map(parameter => [`${parameter.in} parameter ${parameter.name}`, parameter]))
}

export function* compareParameters(
  { is, schemas, isWebhook }: Pair,
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
): Generator<Change> {
  const place = is.operationId
  for (const [name, was] of before) {
    const next = after.get(name)
    const at = { parameter: `${was.in}.${was.name}` }
    if (!next) {
      yield changeOf('request-parameter-removed', place, `the ${name} is gone`, true, at)
      continue
    }
    yield* placed(compareParameter(was, next, name, place, isWebhook), at)
    yield* placed(schemas.compare(was.schema, next.schema, sentBy(isWebhook), `${place}, ${name}`), at)
  }
  for (const [name, { required = false, in: location, name: own }] of after) {
    if (before.has(name)) continue
    const rule = required ? 'required-request-parameter-added' : 'request-parameter-added'
    const text = `the ${name} is new${required ? ', and required' : ''}`
    yield changeOf(rule, place, text, required && !isWebhook, { parameter: `${location}.${own}` })
  }
}

function* compareParameter(
  was: Parameter,
  is: Parameter,
  name: string,
  place: string,
  isWebhook: boolean,
): Generator<Change> {
  const change = (...[rule, text, breaks]: [Parameters<typeof changeOf>[0], string, boolean]) =>
    changeOf(rule, place, `the ${name} ${text}`, breaks)
  if (formOf(was) !== formOf(is))
    yield change('request-parameter-style-changed', 'is written in another way', true)
  if (was.allowReserved && !is.allowReserved)
    yield change(
      'request-parameter-allow-reserved-removed',
      'takes no reserved characters any more',
      !isWebhook,
    )
  if (!was.allowReserved && is.allowReserved)
    yield change('request-parameter-allow-reserved-added', 'takes reserved characters', isWebhook)
  if (!was.deprecated && is.deprecated) yield change('request-parameter-deprecated', 'is deprecated', false)
  if (!was.required && is.required)
    yield change('request-parameter-became-required', 'is required', !isWebhook)
  if (was.required && !is.required)
    yield change('request-parameter-became-optional', 'is no longer required', isWebhook)
}

/** A parameter's `style` and `explode`, with the defaults that OpenAPI has for its location. */
function formOf({ in: place, style = defaultStyle(place), explode = style === 'form' }: Parameter): string {
  return `${style} ${explode}`
}

function defaultStyle(place: string): string {
  return place === 'query' || place === 'cookie' ? 'form' : 'simple'
}
