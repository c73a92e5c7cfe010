import { document, type OpenApiDocument } from '@tenant-api/contract'
import type { Config } from './config.ts'

type PageParameters = Record<'Take' | 'PerPage', { description: string; schema: { maximum: number } }>

/** The maximum page size: the document's value for public clouds, and twice as much on a private cloud. */
export function maxPageSize({ tenantCloud }: Config): number {
  const { maximum } = (document.components.parameters as unknown as PageParameters).Take.schema
  return tenantCloud === 'private' ? 2 * maximum : maximum
}

/** The document as this service serves it: with its own address, and with the larger pages of a private cloud. */
export function servedDocument(given: OpenApiDocument, config: Config, baseUrl: string): OpenApiDocument {
  const copy = structuredClone(given) as OpenApiDocument & {
    servers: unknown
    components: {
      securitySchemes: Record<string, { flows: { clientCredentials: { tokenUrl: string } } }>
      parameters: PageParameters
    }
  }
  copy.servers = [{ url: baseUrl }]
  for (const { flows } of Object.values(copy.components.securitySchemes)) {
    const { pathname } = new URL(flows.clientCredentials.tokenUrl)
    flows.clientCredentials.tokenUrl = baseUrl + pathname
  }
  for (const parameter of [copy.components.parameters.Take, copy.components.parameters.PerPage]) {
    const { maximum } = parameter.schema
    parameter.schema.maximum = maxPageSize(config)
    parameter.description = parameter.description
      .replace(`at most ${maximum}`, `at most ${maxPageSize(config)}`)
      .replace(`${maximum / 2} when`, `${maxPageSize(config) / 2} when`)
  }
  return copy
}
