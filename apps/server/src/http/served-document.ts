import { forCloud, type OpenApiDocument } from '@tenant-api/contract'
import type { Config } from '../config/config.ts'

/**
 * The document as this service serves it: with its own address in place of the example address, and with the larger pages of a
 * private cloud.
 */
export function servedDocument(given: OpenApiDocument, config: Config, baseUrl: string): OpenApiDocument {
  const copy = forCloud(given, config.tenantCloud) as OpenApiDocument & {
    servers: unknown
    components: {
      securitySchemes: Record<string, { flows?: { clientCredentials: { tokenUrl: string } } }>
    }
  }
  copy.servers = [{ url: baseUrl }]
  for (const { flows } of Object.values(copy.components.securitySchemes)) {
    if (flows) flows.clientCredentials.tokenUrl = baseUrl + new URL(flows.clientCredentials.tokenUrl).pathname
  }
  return copy
}
