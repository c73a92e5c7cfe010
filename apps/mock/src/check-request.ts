import type { ParsedUrlQuery } from 'node:querystring'
import { publicDocument, type Violation, validate } from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'
import type { ParameterFault } from './prism.ts'
import { type ErrorCode, Refusal } from './refusal.ts'

/** Refuses what Prism lets through: parameters that are unknown, repeated or empty, and integers such as `0x10` and `1e1`. */
export function checkLooseQuery(operation: Operation, query: ParsedUrlQuery): void {
  for (const [name, value] of Object.entries(query)) {
    const type = Object.hasOwn(operation.query, name) ? operation.query[name] : undefined
    if (!type) throw invalidQuery(operation, name, 'is unknown')
    if (Array.isArray(value) && type !== 'array') throw invalidQuery(operation, name, 'is repeated')
    if (value === '') throw invalidQuery(operation, name, 'must not be empty')
    if (type === 'integer' && !/^-?\d+$/.test(String(value)))
      throw invalidQuery(operation, name, 'must be an integer')
  }
}

/** Refuses the first violation that Prism found. */
export function checkParameters(operation: Operation, [fault]: readonly ParameterFault[]): void {
  if (fault?.place === 'path') {
    throw new Refusal(400, 'invalid_uri', `The path parameter '${fault.name}' ${fault.message}.`)
  }
  if (fault) throw invalidQuery(operation, fault.name, fault.message)
}

/** Refuses parameters that exclude each other. A schema of one parameter cannot express this. */
export function checkCombinations(query: ParsedUrlQuery): void {
  const { from, take, page, per_page: perPage, date_from: dateFrom, date_to: dateTo } = query
  if ((from ?? take) !== undefined && (page ?? perPage) !== undefined) {
    const message =
      "The query parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'."
    throw new Refusal(400, 'invalid_paging', message)
  }
  if (dateFrom && dateTo && Date.parse(String(dateFrom)) >= Date.parse(String(dateTo))) {
    throw new Refusal(
      400,
      'invalid_query_string',
      "The query parameter 'date_from' must lie before 'date_to'.",
    )
  }
}

/** Refuses a body that is missing or breaks its schema. */
export function checkBody(operation: Operation, body: unknown): void {
  const documented = publicDocument.paths[operation.path]?.[operation.method.toLowerCase()]?.requestBody
  if (!documented) return
  if (body === undefined) {
    if (documented.required) throw new Refusal(400, 'invalid_body', 'The body is missing.')
    return
  }
  refuseViolations(validate(schemaName(documented.content), body))
}

/** Refuses the first violation in a body, and names its property. */
export function refuseViolations([violation]: readonly Violation[]): void {
  if (!violation) return
  const property = violation.path.slice(1).replaceAll('/', '.')
  const name = property ? `The property '${property}'` : 'The body'
  throw new Refusal(400, 'invalid_body', `${name} ${violation.message}.`)
}

/** Refuses requests for which RFC 6749, section 5.2, and RFC 8707, section 2, have their own codes. */
export function checkTokenRequest(body: unknown): void {
  const { grant_type: grant, audience } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (grant !== undefined && grant !== 'client_credentials') {
    throw new Refusal(
      400,
      'unsupported_grant_type',
      "The parameter 'grant_type' must be 'client_credentials'.",
    )
  }
  if (audience !== undefined && !/^(https?:\/\/[^/]+)?\/(api\/v2|internal)\/$/.test(String(audience))) {
    throw new Refusal(400, 'invalid_target', "The parameter 'audience' names an audience that is unknown.")
  }
}

function invalidQuery(operation: Operation, name: string, fault: string): Refusal {
  return new Refusal(
    400,
    queryErrorCode(operation, name),
    `The query parameter '${name.slice(0, 64)}' ${fault}.`,
  )
}

function queryErrorCode({ id, query }: Operation, name: string): ErrorCode {
  if (!Object.hasOwn(query, name)) return 'invalid_query_string'
  if (id === 'subscribe_events' && name === 'from') return 'invalid_cursor'
  return ['take', 'from', 'page', 'per_page'].includes(name) ? 'invalid_paging' : 'invalid_query_string'
}

type SchemaName = Parameters<typeof validate>[0]

/** Every media type of a request has the same schema, and it has a name. */
function schemaName(content: Readonly<Record<string, { readonly schema: object }>>): SchemaName {
  const [{ schema } = { schema: {} }] = Object.values(content)
  return String('$ref' in schema ? schema.$ref : '').replace('#/components/schemas/', '') as SchemaName
}
