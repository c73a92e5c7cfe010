import type { IncomingHttpHeaders } from 'node:http'
import type { ParsedUrlQuery } from 'node:querystring'
import {
  audienceFault,
  type BodyRule,
  bodyFault,
  type checkParametersOf,
  faultAt,
  faults,
  grantFault,
  mediaTypeFault,
  millisecondsOf,
  type OperationId,
  publicDocument,
  redeliveryRule,
  replayRule,
  type Violation,
  validateBody,
} from '@tenant-api/contract'
import { filterViolations } from '@tenant-api/contract/event-filter'
import type { Operation } from './match-operation.ts'
import { invalidRequest, Refusal } from './refusal.ts'

/** Finds the first violation in the parameters of a request. */
export type CheckParameters = ReturnType<typeof checkParametersOf>

/** Refuses parameters that violate the document. The path in `request` must be still percent-encoded. */
export function checkParameters(
  faultOf: CheckParameters,
  { id }: Operation,
  request: Parameters<CheckParameters>[1],
): void {
  const fault = faultOf(id, request)
  if (fault) throw invalidRequest(fault)
}

/** Refuses parameters that exclude each other, and dates in the wrong order. The schema of one parameter cannot express this. */
export function checkCombinations(query: ParsedUrlQuery): void {
  const { from, take, page, per_page: perPage, date_from: dateFrom, date_to: dateTo } = query
  if ((from ?? take) !== undefined && (page ?? perPage) !== undefined)
    throw invalidRequest(faults.BadRequestPaging.mixed_paging)
  if (dateFrom && dateTo && millisecondsOf(String(dateFrom)) >= millisecondsOf(String(dateTo))) {
    throw invalidRequest(faults.BadRequestPathAndQuery.dates_in_wrong_order)
  }
}

/** What the schemas of bodies cannot express: the order of dates, and the paths of events. */
const bodyRules: Readonly<Partial<Record<OperationId, BodyRule>>> = {
  create_event_stream: filterViolations,
  update_event_stream: filterViolations,
  redeliver_events: redeliveryRule,
  replay_events: replayRule,
}

/** Refuses a required body that is missing, and a body that violates its schema or one of `bodyRules`. */
export function checkBody(
  { id, path, method, requestMediaTypes }: Operation,
  headers: IncomingHttpHeaders,
  body: unknown,
): void {
  const documented = publicDocument.paths[path]?.[method.toLowerCase()]?.requestBody
  if (!documented) return
  if (body === undefined) {
    if (!documented.required) return
    const fault = headers['content-type'] === undefined ? mediaTypeFault({}, requestMediaTypes) : undefined
    if (fault !== undefined) throw new Refusal(415, 'unsupported_media_type', fault)
    throw invalidRequest(faultAt('#', 'invalid_body', 'The body is required.', 'required'))
  }
  const violations = validateBody(id, undefined, body, bodyRules[id])
  refuseViolations(violations, id === 'issue_token' ? 'parameter' : 'property')
}

/** Refuses a body with violations; the message names the first wrong property. */
export function refuseViolations(
  violations: readonly Violation[],
  part: 'property' | 'parameter' = 'property',
): void {
  if (violations.length > 0) throw invalidRequest(bodyFault(violations, { part }))
}

/** Refuses token requests for which RFC 6749, section 5.2, and RFC 8707, section 2, define specific error codes. */
export function checkTokenRequest(body: unknown): void {
  const { grant_type: grant, audience } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (typeof grant === 'string' && grant !== 'client_credentials')
    throw new Refusal(400, 'unsupported_grant_type', grantFault(grant))
  if (typeof audience === 'string' && !/^(https?:\/\/[^/]+)?\/(api\/v2|internal)\/$/.test(audience))
    throw new Refusal(400, 'invalid_target', audienceFault(audience))
}

/** @throws {Refusal} if the path is not valid percent-encoded UTF-8, or holds an encoded slash */
export function checkEncoding(path: string): void {
  try {
    if (!/%2f/i.test(path) && decodeURIComponent(path)) return
  } catch {
    // Falls through: both faults have the same message.
  }
  const message = 'The path holds an encoded slash, or is not valid percent-encoded UTF-8.'
  throw new Refusal(400, 'invalid_uri', message)
}
