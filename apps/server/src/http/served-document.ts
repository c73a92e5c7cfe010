import { forCloud, type OpenApiDocument } from '@tenant-api/contract'
import type { Config } from '../config/config.ts'

/**
 * The document as this service serves it: with the service's own address in place of the example address. In a private cloud the
 * document also allows larger pages.
 */
export function servedDocument(
  given: OpenApiDocument,
  config: Pick<Config, 'tenantCloud'>,
  baseUrl: string,
): OpenApiDocument {
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
