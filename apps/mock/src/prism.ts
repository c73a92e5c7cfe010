import type { ParsedUrlQuery } from 'node:querystring'
import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { document } from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'

/** A parameter that breaks its schema. */
export interface ParameterFault {
  readonly place: 'path' | 'query'
  readonly name: string
  /** Goes on after the parameter's name: `must be <= 50`. */
  readonly message: string
}

/** Prism generates bodies from schemas and checks parameters. */
export interface Prism {
  /** A body made from the schema of an operation's response. */
  generate(operation: Operation, status: number): Promise<unknown>
  /** The violations in the parameters of a request, path parameters first. The path is still encoded. */
  parameterFaults(
    operation: Operation,
    path: string,
    query: ParsedUrlQuery,
  ): Promise<readonly ParameterFault[]>
}

let prism: Promise<Prism> | undefined

/** The Prism of this process: it takes half a second to read the document, which is the same for every mock. */
export function startPrism(): Promise<Prism> {
  prism ??= createPrism()
  return prism
}

async function createPrism(): Promise<Prism> {
  // The whole document closes the objects in answers. From open objects Prism generates bodies with undocumented names.
  // Prism resolves references inside the object that it gets.
  const resources = await getHttpOperationsFromSpec(structuredClone(document))
  const config: IHttpConfig = {
    isProxy: false,
    mock: { dynamic: false },
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
  }
  const prism = createInstance(config, { logger: createLogger('prism', { level: 'silent' }) })

  async function ask(
    operation: Operation,
    url: { path: string; query: ParsedUrlQuery },
    changes: Partial<IHttpConfig>,
  ) {
    const resource = resources.find(
      ({ method, path }) => path === operation.path && method === operation.method.toLowerCase(),
    )
    if (!resource) throw new Error(`Prism does not know ${operation.id}`)
    // Without the body schema: the contract's validator checks bodies, since Prism reports every alternative of a union.
    const { body: _, ...request } = resource.request ?? {}
    const query = url.query as Record<string, string | string[]>
    const input = { method: resource.method as 'get', url: { ...url, query } }
    const result = await prism.request(input, [{ ...resource, request }], {
      ...config,
      ...changes,
    } as IHttpConfig)()
    if (result._tag === 'Left') throw result.left
    return result.right
  }

  return {
    async generate(operation, status) {
      const url = { path: operation.path, query: {} }
      const { output } = await ask(operation, url, { mock: { dynamic: true, code: status } })
      return output.body
    },

    async parameterFaults(operation, path, query) {
      const { validations } = await ask(operation, { path, query }, { validateRequest: true })
      return validations.input
        .map(({ path: [place = '', name = ''] = [], message }) => ({
          place: place === 'path' ? ('path' as const) : ('query' as const),
          name,
          message: message.replace(/^Request \w+ parameter \S+ /, ''),
        }))
        .toSorted((a, b) => a.place.localeCompare(b.place))
    },
  }
}
