import { forCloud, type OpenApiDocument, readLater } from '@tenant-api/contract'
import type { Config } from '../config/config.ts'

/**
 * The document as this service serves it: with the service's own address in place of the servers of the source. In a private cloud the
 * document also allows larger pages.
 */
export function servedDocument(
  given: OpenApiDocument,
  config: Pick<Config, 'tenantCloud'>,
  baseUrl: string,
): OpenApiDocument {
  return readLater(() => {
    const servers = [{ url: baseUrl, description: 'The service that serves this document.' }]
    const copy = { ...forCloud(given, config.tenantCloud), servers }
    // The cast is safe: `npm run check` demands the flow of a scheme that has flows.
    const schemes = copy.components.securitySchemes as Record<
      string,
      { flows?: { clientCredentials: { tokenUrl: string } } }
    >
    for (const { flows } of Object.values(schemes)) {
      if (flows)
        flows.clientCredentials.tokenUrl = baseUrl + new URL(flows.clientCredentials.tokenUrl).pathname
    }
    return copy
  })
}
