import type { ParsedUrlQuery } from 'node:querystring'
import {
  bodyFault,
  checkParametersOf,
  faultAt,
  formats,
  type OpenApiDocument,
  type OperationId,
  operations,
  validateBody,
} from '@tenant-api/contract'
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { invalidRequest, type Problem } from '../api/problem.ts'
import type { CallState } from './call-state.ts'
import { documentByPath } from './document-by-path.ts'
import { isTokenEndpoint } from './token-endpoint.ts'

/**
 * Validates path, query, headers and body against the document with express-openapi-validator, and adds checks for its known
 * gaps.
 *
 * @param takingBytes operations that validate their body themselves
 * @returns the handlers for `app`, once the validator has accepted the document
 */
export async function validateRequests(
  app: Application,
  document: OpenApiDocument,
  takingBytes: readonly OperationId[],
): Promise<RequestHandler[]> {
  const validators = new Map<string, RequestHandler[]>()
  for (const [path, part] of documentByPath(document, takingBytes)) {
    const handlers = validatorOf(path, part)
    await documentIsValid(app, handlers)
    validators.set(path, handlers)
  }
  const validate: RequestHandler = (req, res, next) => {
    inTurn(validators.get(res.locals.call.operation?.path ?? '') ?? [], req, res, next)
  }
  return [refuseFaultyParameters(document), checkMissingBody(document), validate]
}

/**
 * Creates a validator for one path. With the whole document, the validator would try the paths one by one and compile a
 * regular expression for each, which is a fifth of the cost of a small request. The routes are passed in, because the
 * validator's `middleware()` would compile OpenAPI's own schema for each path, which takes half of the start time.
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

/**
 * Refuses a missing required body, which the validator accepts if the schema requires no property. Accepts a missing optional
 * body, which the validator would refuse if the request has a `Content-Type`, as with `curl --data ''`.
 */
function checkMissingBody({ paths }: OpenApiDocument): RequestHandler {
  return (req, res, next) => {
    const { operation, mediaType } = res.locals.call
    const { requestBody } = (operation && paths[operation.path]?.[operation.method.toLowerCase()]) ?? {}
    if (requestBody && mediaType === undefined && req.headers['content-type'] !== undefined) {
      if (requestBody.required)
        throw invalidRequest(faultAt('#', 'invalid_body', 'The body is required.', 'required'))
      delete req.headers['content-type']
    }
    next()
  }
}

/**
 * Waits until the validator has loaded the document, so that the start fails if the document is invalid. Otherwise only the
 * first request would report that.
 */
function documentIsValid(app: Application, [first]: RequestHandler[]): Promise<void> {
  return new Promise((resolve, reject) => {
    first?.({ app } as Request, {} as Response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}

/** Refuses parameters that violate the document. The validator accepts some: `0x10`, `1e1`, a single value given twice. */
function refuseFaultyParameters(document: OpenApiDocument): RequestHandler {
  const check = checkParametersOf(document)
  return (req, res, next) => {
    const { operation } = res.locals.call
    const { path, query, headers } = req
    const fault = operation && check(operation.id, { path, query: query as ParsedUrlQuery, headers })
    if (fault) throw invalidRequest(fault)
    next()
  }
}

/**
 * The documented error for a request that the validator refuses. `refuseFaultyParameters` has already checked the
 * parameters, so the fault is in the body.
 */
export function invalidBody({ operation, mediaType }: CallState, body: unknown): Problem {
  const violations = operation ? validateBody(operation.id, mediaType, body) : []
  const part = operation && isTokenEndpoint(operation.path) ? 'parameter' : 'property'
  return invalidRequest(bodyFault(violations, { part }))
}
