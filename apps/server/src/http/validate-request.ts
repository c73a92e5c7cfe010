import { formats, type OpenApiDocument, operations } from '@tenant-api/contract'
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { Problem } from '../problem.ts'
import type { Operation } from './call-state.ts'
import { documentByPath } from './document-by-path.ts'

/**
 * Validates path, query, headers and body against the document with express-openapi-validator, and adds checks for its known
 * gaps.
 *
 * @returns the handlers for `app`, after checking that the validator accepts the document
 */
export async function validateRequests(
  app: Application,
  document: OpenApiDocument,
): Promise<RequestHandler[]> {
  const validators = new Map<string, RequestHandler[]>()
  for (const [path, part] of documentByPath(document)) {
    const handlers = validatorOf(path, part)
    await documentIsValid(app, handlers)
    validators.set(path, handlers)
  }
  const validate: RequestHandler = (req, res, next) => {
    inTurn(validators.get(res.locals.call.operation?.path ?? '') ?? [], req, res, next)
  }
  return [refuseLooseParameters, refuseMissingBody(document), validate]
}

/**
 * A validator for one path. With the whole document the validator would try the paths one by one and compile a regular
 * expression for each: a fifth of the cost of a small request. The routes are passed in, because its own `middleware()`
 * would first compile OpenAPI's schema of documents for each path: half of the time of a start.
 */
function validatorOf(path: string, part: OpenApiDocument): RequestHandler[] {
  const apiDoc = part as never
  const validator = new OpenApiValidator({
    apiSpec: apiDoc,
    validateRequests: { discriminator: true } as never,
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    formats,
    ajvFormats: { mode: 'full' },
  })
  const onPath = Object.values(operations).filter(operation => operation.path === path)
  const routes = onPath.map(({ method }) => ({
    basePath: '',
    expressRoute: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    openApiRoute: path,
    method,
    pathParams: [],
  }))
  return validator.installMiddleware(
    Promise.resolve({ apiDoc, basePaths: [''], routes, serial: 0 }),
  ) as RequestHandler[]
}

function inTurn(handlers: readonly RequestHandler[], req: Request, res: Response, next: NextFunction): void {
  const [first, ...others] = handlers
  if (!first) next()
  else first(req, res, error => (error ? next(error) : inTurn(others, req, res, next)))
}

/** Refuses a missing required body, which the validator accepts if the schema requires no property. */
function refuseMissingBody({ paths }: OpenApiDocument): RequestHandler {
  return (req, res, next) => {
    const { operation, mediaType } = res.locals.call
    const { requestBody } = (operation && paths[operation.path]?.[operation.method.toLowerCase()]) ?? {}
    if (requestBody?.required && mediaType === undefined && req.headers['content-type'] !== undefined)
      throw new Problem('invalid_body', 'The body is required.')
    next()
  }
}

/**
 * Waits until the validator has loaded the document. Otherwise an invalid document would be reported at the first request
 * only.
 */
function documentIsValid(app: Application, [first]: RequestHandler[]): Promise<void> {
  return new Promise((resolve, reject) => {
    first?.({ app } as Request, {} as Response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}

/**
 * Refuses parameters that the validator accepts or misreads: integers such as `0x10`, `1e1` and 400 digits; names with
 * brackets, which it reads as arrays and objects; and repeated single values.
 */
const refuseLooseParameters: RequestHandler = (req, res, next) => {
  const { operation } = res.locals.call
  for (const [name, value] of Object.entries(req.query)) {
    const type = operation && Object.hasOwn(operation.query, name) ? operation.query[name] : undefined
    if (!type) throw invalidQuery(operation, name, 'is unknown')
    if (Array.isArray(value) && type !== 'array') throw invalidQuery(operation, name, 'is repeated')
    if (type === 'integer' && !/^-?\d{1,15}$/.test(String(value)))
      throw invalidQuery(operation, name, 'must be an integer')
  }
  next()
}

/** The documented error for a query parameter. Paging and cursors have codes of their own. */
export function invalidQuery(operation: Operation | undefined, name: string, fault: string): Problem {
  const isKnown = operation !== undefined && Object.hasOwn(operation.query, name)
  return new Problem(
    codeOf(operation, isKnown ? name : ''),
    `The query parameter '${name.slice(0, 64)}' ${fault}.`,
  )
}

function codeOf(operation: Operation | undefined, name: string) {
  if (name === 'from' && operation?.id === 'subscribe_events') return 'invalid_cursor'
  return ['take', 'from', 'page', 'per_page'].includes(name) ? 'invalid_paging' : 'invalid_query_string'
}

/** A fault as the validator reports it. */
export interface ValidatorError {
  /** A JSON pointer into the request: `/query/take`, `/body/name`. */
  readonly path: string
  readonly message?: string
  /** The failed keyword of JSON Schema, with a suffix. */
  readonly errorCode?: string
}

/** The documented error for the validator's faults: one sentence that names the invalid part of the request. */
export function invalidRequest(operation: Operation | undefined, errors: readonly ValidatorError[]): Problem {
  const error = mostTelling(errors)
  const { path, message } = { path: error.path, ...reworded(error) }
  const [, place = '', name = '', ...rest] = path.split('/')
  switch (place) {
    case 'params':
      return new Problem('invalid_uri', `The path parameter '${name}' ${message}.`)
    case 'query':
      return invalidQuery(operation, name, message)
    case 'headers':
      if (name === 'last-event-id')
        return new Problem('invalid_cursor', `The header 'Last-Event-ID' ${message}.`)
      return new Problem('invalid_body', `The header '${name}' ${message}.`)
    default: {
      const property = [name, ...rest].filter(part => part !== '').join('.')
      return new Problem(
        'invalid_body',
        property ? `The property '${property}' ${message}.` : `The body ${message}.`,
      )
    }
  }
}

function reworded({ path, message = 'is invalid', errorCode = '' }: ValidatorError): {
  path?: string
  message: string
} {
  if (message.includes('must be url encoded')) {
    return { message: 'holds reserved characters, which must be percent-encoded' }
  }
  switch (errorCode.split('.', 1)[0]) {
    case 'required':
      return { path: path.replace(/^\/body\/body$/, '/body'), message: 'is required' }
    case 'additionalProperties':
      return { message: 'is not a known property' }
    case 'discriminator': {
      const [, tag = ''] = /tag "(\w+)"/.exec(message) ?? []
      return { path: `${path}/${tag}`, message: 'is none of the documented values' }
    }
    default:
      return { message }
  }
}

/** Among faults of several alternatives the deepest one, because the caller probably meant its alternative. */
function mostTelling(errors: readonly ValidatorError[]): ValidatorError {
  const depth = ({ path }: ValidatorError) => path.split('/').length
  return errors.reduce(
    (best, error) => (depth(error) > depth(best) ? error : best),
    errors[0] ?? { path: '' },
  )
}
