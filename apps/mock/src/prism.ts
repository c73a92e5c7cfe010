import { createRequire } from 'node:module'
import { document } from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'

/** Optional dependencies, which only generated bodies need. */
const packages = ['@stoplight/prism-core', '@stoplight/prism-http']
const { resolve } = createRequire(import.meta.url)

export const isPrismInstalled = packages.every(name => {
  try {
    return resolve(name) !== ''
  } catch {
    return false
  }
})

/** Generates a body from the schema of an operation's response. */
type Generate = (operation: Operation, status: number) => Promise<unknown>

let prism: Promise<Generate> | undefined

/**
 * Lets Prism generate a body from the schema of an operation's response. All mocks of this process share one Prism. It is loaded at
 * the first call: loading it and reading the document take a second, and most mocks never generate a body.
 */
export async function generatedBody(operation: Operation, status: number): Promise<unknown> {
  prism ??= createPrism()
  const generate = await prism
  return generate(operation, status)
}

async function createPrism(): Promise<Generate> {
  const [{ createLogger }, { createInstance, getHttpOperationsFromSpec }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
  ])
  // Do not use the public document: its answers allow unknown properties, and Prism would generate some with random names.
  // Clone the document, because Prism resolves references in place.
  const resources = await getHttpOperationsFromSpec(structuredClone(document))
  const config = {
    isProxy: false,
    mock: { dynamic: false },
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
  } as const
  const prism = createInstance(config, { logger: createLogger('prism', { level: 'silent' }) })

  return async ({ id, method, path }, status) => {
    const resource = resources.find(one => one.path === path && one.method === method.toLowerCase())
    if (!resource) throw new Error(`Prism does not know ${id}`)
    const input = { method: resource.method as 'get', url: { path, query: {} } }
    const mock = { dynamic: true, code: status } as const
    const result = await prism.request(input, [resource], { ...config, mock })()
    if (result._tag === 'Left') throw result.left
    return result.right.output.body
  }
}
