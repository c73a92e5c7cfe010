import { createLogger } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { document } from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'

/** The part of Prism that the mock uses: it generates bodies from schemas. */
export interface Prism {
  /** Generates a body from the schema of an operation's response. */
  generate(operation: Operation, status: number): Promise<unknown>
}

let prism: Promise<Prism> | undefined

/** The Prism instance that all mocks of this process share: it takes half a second to read the document. */
export function startPrism(): Promise<Prism> {
  prism ??= createPrism()
  return prism
}

async function createPrism(): Promise<Prism> {
  // Do not use the public document: its answers allow unknown properties, and Prism would generate some with random names.
  // Clone the document, because Prism resolves references in place.
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

  return {
    async generate(operation, status) {
      const { method, path } = operation
      const resource = resources.find(one => one.path === path && one.method === method.toLowerCase())
      if (!resource) throw new Error(`Prism does not know ${operation.id}`)
      const input = { method: resource.method as 'get', url: { path, query: {} } }
      const mock = { dynamic: true, code: status } as const
      const result = await prism.request(input, [resource], { ...config, mock })()
      if (result._tag === 'Left') throw result.left
      return result.right.output.body
    },
  }
}
