import type { Change, Direction } from './change.ts'
import type { SchemaComparison } from './compare-schemas.ts'
import { deprecationHeaderNames } from './deprecation-headers.ts'
import {
  type Document,
  type Operation,
  type Parameter,
  type PathItem,
  type Response,
  resolve,
} from './document.ts'

/** One operation in the two documents, and what they are compared by. */
export interface Pair {
  readonly before: Document
  readonly after: Document
  readonly was: Operation
  readonly is: Operation
  readonly schemas: SchemaComparison
  /** Of an operation that the service calls, consumers take the requests and give the answers. */
  readonly isWebhook: boolean
}

/** The parameters of an operation, those of its path among them, by place and name. */
export function parametersOf(document: Document, { parameters = [] }: PathItem, operation: Operation) {
  const all = [...parameters, ...(operation.parameters ?? [])].map(parameter => resolve(document, parameter))
  return new Map(all.map(parameter => [`${parameter.in} parameter ${parameter.name}`, parameter]))
}

export function compareParameters(
  { is, schemas, isWebhook }: Pair,
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
): readonly Change[] {
  const direction = sentBy(isWebhook)
  const place = is.operationId
  const changes: Change[] = []
  for (const [name, was] of before) {
    const next = after.get(name)
    if (!next) {
      changes.push({ place, text: `the ${name} is gone`, breaks: true })
      continue
    }
    if (formOf(was) !== formOf(next))
      changes.push({ place, text: `the ${name} is written in another way`, breaks: true })
    if (was.allowReserved && !next.allowReserved)
      changes.push({ place, text: `the ${name} takes no reserved characters any more`, breaks: !isWebhook })
    if (!was.allowReserved && next.allowReserved)
      changes.push({ place, text: `the ${name} takes reserved characters`, breaks: isWebhook })
    if (!was.deprecated && next.deprecated)
      changes.push({ place, text: `the ${name} is deprecated`, breaks: false })
    if (!was.required && next.required)
      changes.push({ place, text: `the ${name} is required`, breaks: !isWebhook })
    if (was.required && !next.required)
      changes.push({ place, text: `the ${name} is no longer required`, breaks: isWebhook })
    changes.push(...schemas.compare(was.schema, next.schema, direction, `${place}, ${name}`))
  }
  for (const [name, { required = false }] of after)
    if (!before.has(name))
      changes.push({
        place,
        text: `the ${name} is new${required ? ', and required' : ''}`,
        breaks: required && !isWebhook,
      })
  return changes
}

/** How values are written; OpenAPI has defaults for each place of a parameter. */
function formOf({ in: place, style = defaultStyle(place), explode = style === 'form' }: Parameter): string {
  return `${style} ${explode}`
}

function defaultStyle(place: string): string {
  return place === 'query' || place === 'cookie' ? 'form' : 'simple'
}

export function compareRequestBodies({
  before,
  after,
  was,
  is,
  schemas,
  isWebhook,
}: Pair): readonly Change[] {
  const direction = sentBy(isWebhook)
  const place = is.operationId
  const [old, next] = [
    was.requestBody && resolve(before, was.requestBody),
    is.requestBody && resolve(after, is.requestBody),
  ]
  if (!old || !next) {
    if (old) return [{ place, text: 'the request has no body any more', breaks: true }]
    const required = next?.required === true
    return next
      ? [{ place, text: `the request has a body${required ? ', which is required' : ''}`, breaks: required }]
      : []
  }
  const changes: Change[] = []
  if (!old.required && next.required)
    changes.push({ place, text: 'the body of the request is required', breaks: !isWebhook })
  for (const [mediaType, { schema }] of Object.entries(old.content)) {
    const content = next.content[mediaType]
    if (content) changes.push(...schemas.compare(schema, content.schema, direction, `${place}, request`))
    else changes.push({ place, text: `the request cannot be ${mediaType} any more`, breaks: true })
  }
  for (const mediaType of Object.keys(next.content))
    if (!(mediaType in old.content))
      changes.push({ place, text: `the request may be ${mediaType}`, breaks: isWebhook })
  return changes
}

export function compareResponses({ before, after, was, is, schemas, isWebhook }: Pair): readonly Change[] {
  const direction = sentBy(!isWebhook)
  const changes: Change[] = []
  for (const [status, response] of Object.entries(was.responses)) {
    const next = is.responses[status]
    const place = `${is.operationId} ${status}`
    if (!next) {
      // Who handles an error that does not come any more is not harmed.
      const isNeeded = isSuccess(status) || isWebhook
      changes.push({ place: is.operationId, text: `the answer ${status} is gone`, breaks: isNeeded })
      continue
    }
    const { content: oldContent = {}, ...old } = resolve(before, response)
    const { content = {}, ...described } = resolve(after, next)
    const [oldHeaders, headers] = [headersOf(old), headersOf(described)]
    for (const [name, given] of Object.entries(oldHeaders)) {
      const header = headers[name] && resolve(after, headers[name])
      const old = resolve(before, given)
      if (!header) changes.push({ place, text: `the header ${name} is gone`, breaks: true })
      else {
        if (old.required && !header.required)
          changes.push({ place, text: `the header ${name} is no longer required`, breaks: true })
        changes.push(...schemas.compare(old.schema, header.schema, direction, `${place}, header ${name}`))
      }
    }
    for (const [mediaType, { schema }] of Object.entries(oldContent)) {
      const described = content[mediaType]
      if (described) changes.push(...schemas.compare(schema, described.schema, direction, place))
      else changes.push({ place, text: `the answer is not ${mediaType} any more`, breaks: true })
    }
    for (const mediaType of Object.keys(content))
      if (!(mediaType in oldContent))
        changes.push({ place, text: `the answer may be ${mediaType}`, breaks: true })
    for (const name of Object.keys(headers))
      if (!(name in oldHeaders)) changes.push({ place, text: `the header ${name} is new`, breaks: false })
  }
  for (const status of Object.keys(is.responses))
    if (!(status in was.responses))
      changes.push({
        place: is.operationId,
        text: `the answer ${status} is new`,
        breaks: isSuccess(status) && !isWebhook,
      })
  return changes
}

/** Without those that follow from `deprecated`, of which the lifecycle tells. */
function headersOf({ headers = {} }: Response): NonNullable<Response['headers']> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !deprecationHeaderNames.includes(name)),
  )
}

/** Each requirement that was enough must still be. */
export function compareSecurity({ was, is }: Pair): readonly Change[] {
  const [before, after] = [requirementsOf(was), requirementsOf(is)]
  const place = is.operationId
  const lost = before.filter(one => !after.includes(one))
  const gained = after.filter(one => !before.includes(one))
  return [
    ...lost.map(one => ({ place, text: `${one} is not enough any more`, breaks: !after.includes(nothing) })),
    ...gained.map(one => ({ place, text: `${one} is enough`, breaks: false })),
  ]
}

const nothing = 'no token'

function requirementsOf({ security = [] }: Operation): readonly string[] {
  if (security.length === 0) return [nothing]
  return security.map(requirement =>
    Object.entries(requirement)
      .map(([scheme, scopes]) =>
        scopes.length > 0 ? `the scope ${scopes.toSorted().join(' and ')}` : scheme,
      )
      .join(' with '),
  )
}

function sentBy(isService: boolean): Direction {
  return isService ? 'to consumers' : 'to the service'
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status)
}
