import type { OpenApiDocument } from '@tenant-api/contract'
import type { Config } from './config.ts'

/**
 * The document as this service stands by it: its own address in place of the examples', and on a private cloud the larger
 * pages. Everything else is the document's own.
 */
export function servedDocument(
  document: OpenApiDocument,
  { tenantCloud }: Config,
  baseUrl: string,
): OpenApiDocument {
  const copy = structuredClone(document) as OpenApiDocument & {
    servers: unknown
    components: {
      securitySchemes: Record<string, { flows: { clientCredentials: { tokenUrl: string } } }>
      parameters: Record<'Take' | 'PerPage', { description: string; schema: { maximum: number } }>
    }
  }
  copy.servers = [{ url: baseUrl }]
  for (const { flows } of Object.values(copy.components.securitySchemes)) {
    const { pathname } = new URL(flows.clientCredentials.tokenUrl)
    flows.clientCredentials.tokenUrl = baseUrl + pathname
  }
  if (tenantCloud === 'private') {
    for (const parameter of [copy.components.parameters.Take, copy.components.parameters.PerPage]) {
      const { maximum } = parameter.schema
      parameter.schema.maximum = 2 * maximum
      parameter.description = parameter.description
        .replace(`at most ${maximum}`, `at most ${2 * maximum}`)
        .replace(`${maximum / 2} when`, `${maximum} when`)
    }
  }
  return copy
}
