import type { ParsedUrlQuery } from 'node:querystring'
import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { publicDocument } from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'
import type { Preference } from './preference.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Absent where the response has no content. */
  readonly body?: unknown
}

/** A parameter that breaks its schema. */
export interface ParameterFault {
  readonly place: 'path' | 'query'
  readonly name: string
  /** Goes on after the parameter's name: `must be <= 50`. */
  readonly message: string
}

/** Prism, for what it does well: it chooses an answer of the document, and judges parameters. */
export interface DocumentedAnswers {
  /** The answer that the document has for an operation: the preferred one, or the first example of the lowest success. */
  answer(operation: Operation, preference?: Preference): Promise<Answer>
  /** What is wrong with the parameters of a request, those of the path first. The path is still encoded. */
  parameterFaults(
    operation: Operation,
    path: string,
    query: ParsedUrlQuery,
  ): Promise<readonly ParameterFault[]>
}

/** Reads the public document, which takes Prism about half a second. */
export async function createDocumentedAnswers(): Promise<DocumentedAnswers> {
  // Prism resolves references inside the very document that it is given.
  const resources = await getHttpOperationsFromSpec(structuredClone(publicDocument))
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
    // Without its body schema: the contract's validator judges bodies, since Prism tells of every alternative of a union.
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
    async answer(operation, { code, example, dynamic } = {}) {
      const url = { path: operation.path, query: {} }
      // A generated error would be nonsense, and Prism generates no event stream.
      const canGenerate = (code ?? 200) < 400 && operation.id !== 'subscribe_events'
      const mock = {
        dynamic: canGenerate && dynamic === true,
        ...(code && { code }),
        ...(example && { exampleKey: example }),
      }
      const { output } = await ask(operation, url, { mock })
      const { 'Content-type': contentType, ...headers } = output.headers ?? {}
      return {
        status: output.statusCode,
        headers: {
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          ...(output.body !== undefined && contentType && { 'Content-Type': contentType }),
        },
        ...(output.body !== undefined && { body: output.body }),
      }
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
