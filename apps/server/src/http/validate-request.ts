import type { ParsedUrlQuery } from 'node:querystring'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type BodyRule,
  bodyFault,
  checkParametersOf,
  faultAt,
  formats,
  type OpenApiDocument,
  type OperationId,
  operations,
  validateBody,
  withLists,
} from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import type { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { invalidRequest, type Problem } from '../api/problem.ts'
import type { CallState } from './call-state.ts'
import { isTokenEndpoint } from './match-operation.ts'

type BodyRules = Partial<Record<OperationId, BodyRule>>

/** Time between two validators that are created while no request waits for them, in milliseconds. */
const pauseMs = 100

/**
 * Validates path, query, headers and body against the document with express-openapi-validator, and adds checks for its known
 * gaps. The validator of a path is created at the path's first request, or in a pause: the library and its schemas would take a
 * fifth of the start.
 *
 * @param options.bodyRules rules that bodies must keep as well
 * @param options.takingBytes operations that validate their body themselves
 * @param options.stopping ends the creation of validators in pauses
 */
export function validateRequests(
  document: OpenApiDocument,
  options: {
    readonly bodyRules: BodyRules
    readonly takingBytes: readonly OperationId[]
    readonly stopping: AbortSignal | undefined
  },
): RequestHandler[] {
  const { bodyRules, takingBytes, stopping } = options
  const ready = new Map<string, RequestHandler>()
  const waiting = new Map<string, Promise<RequestHandler>>()
  /** Concurrent requests share one creation. After a failure, the next request tries again. */
  function create(path: string): Promise<RequestHandler> {
    const creation =
      waiting.get(path) ??
      validatorOf(path, documentOfPath(document, path, takingBytes), bodyRules)
        .then(validator => {
          ready.set(path, validator)
          return validator
        })
        .finally(() => waiting.delete(path))
    waiting.set(path, creation)
    return creation
  }
  async function createInPauses(): Promise<void> {
    for (const path of firstPaths) {
      await delay(pauseMs, undefined, { ref: false, ...(stopping && { signal: stopping }) })
      if (!ready.has(path)) await create(path)
    }
  }
  // A failure is reported to the request that needs the validator.
  createInPauses().catch(() => {})
  const validate: RequestHandler = (req, res, next) => {
    const { operation } = res.locals.call
    const validator = operation && ready.get(operation.path)
    if (validator) validator(req, res, next)
    else if (operation) create(operation.path).then(created => created(req, res, next), next)
    else next()
  }
  return [refuseFaultyParameters(document), checkMissingBody(document), validate, applyRules(bodyRules)]
}

/**
 * The paths that a new client calls first: all without an id in them. The validators of the others are created when they are needed,
 * because all of them would hold 10 MB.
 */
const firstPaths = new Set(
  Object.values(operations)
    .map(({ path }) => path)
    .filter(path => !path.includes('{')),
)

/**
 * Creates the validator of one path from the library's parts that validate a request. With the whole document, the validator would try
 * the paths one by one and compile a regular expression for each, which is a fifth of the cost of a small request. Its entry would
 * also load uploads, security and the validation of answers: 16 MB, which stay in memory.
 */
async function validatorOf(
  path: string,
  part: OpenApiDocument,
  bodyRules: BodyRules,
): Promise<RequestHandler> {
  const [{ RequestValidator }, { SchemaPreprocessor }, { AjvOptions }, { defaultSerDes }, { BadRequest }] =
    await Promise.all([
      import('express-openapi-validator/dist/middlewares/openapi.request.validator.js'),
      import('express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js'),
      import('express-openapi-validator/dist/framework/ajv/options.js'),
      import('express-openapi-validator/dist/framework/base.serdes.js'),
      import('express-openapi-validator/dist/framework/types.js'),
    ])
  // The cast is safe: the type of the document names only what this service reads.
  const apiDoc = part as unknown as ConstructorParameters<typeof RequestValidator>[0]
  const options = new AjvOptions({
    apiSpec: apiDoc,
    validateRequests: { discriminator: true },
    validateFormats: true,
    serDes: defaultSerDes,
    formats,
    ajvFormats: { mode: 'full' },
    // The cast is safe: the options of a request are made of these only.
  } as unknown as ConstructorParameters<typeof AjvOptions>[0])
  // The cast is safe: without options for answers, the library prepares only the schemas of requests.
  new SchemaPreprocessor(apiDoc, options.preprocessor, undefined as never).preProcess()
  const validator = new RequestValidator(apiDoc, options.request)
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  return (req, res, next) => {
    const pathParams = Object.entries(pattern.exec(req.path)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ])
    // The cast is safe: these are the properties that the validator reads.
    const request = Object.assign(req, {
      openapi: {
        expressRoute: path,
        openApiRoute: path,
        pathParams: Object.fromEntries(pathParams),
        schema: part.paths[path]?.[req.method.toLowerCase()],
      },
    }) as unknown as Parameters<RequestValidator['validate']>[0]
    try {
      validator.validate(request, res, next)
    } catch (error) {
      next(error instanceof BadRequest ? invalidBody(res.locals.call, req.body, bodyRules) : error)
    }
  }
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
 * Refuses parameters that violate the document. The validator accepts some: `0x10`, `1e1`, a single value given twice. It also knows
 * only the form of a list that the document names, so it gets arrays.
 */
function refuseFaultyParameters(document: OpenApiDocument): RequestHandler {
  const check = checkParametersOf(document)
  return (req, res, next) => {
    const { operation } = res.locals.call
    if (operation) {
      const { path, headers } = req
      const query = req.query as ParsedUrlQuery
      const fault = check(operation.id, { path, query, headers })
      if (fault) throw invalidRequest(fault)
      // In Express, `query` is a getter, which parses the address again each time.
      const value = withLists(operation.id, query)
      Object.defineProperty(req, 'query', { value, writable: true, configurable: true })
    }
    next()
  }
}

/** Refuses a body that fits its schema, but breaks its rule. */
function applyRules(bodyRules: BodyRules): RequestHandler {
  return (req, res, next) => {
    const { operation, mediaType } = res.locals.call
    const rule = operation && bodyRules[operation.id]
    const violations = rule && mediaType !== undefined ? rule(req.body) : []
    if (violations.length > 0) throw invalidRequest(bodyFault(violations))
    next()
  }
}

/**
 * The documented error for a request that the validator refuses. `refuseFaultyParameters` has already checked the
 * parameters, so the fault is in the body.
 */
function invalidBody({ operation, mediaType }: CallState, body: unknown, rules: BodyRules): Problem {
  const violations = operation ? validateBody(operation.id, mediaType, body, rules[operation.id]) : []
  const part = operation && isTokenEndpoint(operation.path) ? 'parameter' : 'property'
  return invalidRequest(bodyFault(violations, { part }))
}

/**
 * The document of one path for express-openapi-validator, with the components that the path refers to. It is a copy, because the
 * validator modifies it. Discriminator mappings are removed, because the validator's Ajv rejects them.
 *
 * @param takingBytes operations that validate their body themselves: the document has no schema for these bodies, and no
 *   parameter that is checked with them. These operations use the contract's validator, which reports one error instead of one
 *   for each alternative
 */
function documentOfPath(
  document: OpenApiDocument,
  path: string,
  takingBytes: readonly OperationId[],
): OpenApiDocument {
  const item = forValidator(document.paths[path] ?? {})
  for (const { method } of takingBytes
    .map(id => operations[id])
    .filter(operation => operation.path === path)) {
    // The cast is safe: an operation that takes bytes has a body.
    const operation = item[method.toLowerCase()] as unknown as TakingBytes
    for (const described of Object.values(operation.requestBody.content)) described.schema = {}
    operation.parameters = operation.parameters?.filter(parameter => !parameter['x-checked-with-body'])
  }
  const references = referencesIn(item, document)
  // Keep the order of components, because the validator's handling of discriminators depends on it.
  const components = Object.entries(document.components).map(([section, named]) => [
    section,
    Object.fromEntries(
      Object.entries(named).filter(([name]) => references.has(`#/components/${section}/${name}`)),
    ),
  ])
  const { openapi, info, servers } = document
  const part = { openapi, info, servers, components: Object.fromEntries(components) }
  return { ...forValidator(part), paths: { [path]: item } }
}

interface TakingBytes {
  readonly requestBody: { readonly content: Readonly<Record<string, { schema: object }>> }
  parameters?: readonly { readonly 'x-checked-with-body'?: boolean }[] | undefined
}

function forValidator<Part extends object>(part: Part): Part {
  return JSON.parse(
    JSON.stringify(part, (key, value) => (key === 'mapping' || key === 'responses' ? undefined : value)),
  )
}

/** The references in a part of the document, and those in the components that it refers to. */
function referencesIn(part: object, { components }: OpenApiDocument): ReadonlySet<string> {
  const references = new Set<string>()
  function find(value: unknown): void {
    JSON.stringify(value, (key, child) => {
      if (key === '$ref' && !references.has(child)) {
        references.add(child)
        const [, , section = '', name = ''] = child.split('/')
        find(components[section]?.[name])
      }
      return child
    })
  }
  find(part)
  return references
}
