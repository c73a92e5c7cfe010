import type { Coverage } from '@tenant-api/conformance/coverage'
import { abilities, type Target } from '@tenant-api/conformance/target'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll } from 'vitest'

/** Starts the real service with additional settings. By default it ends after the `describe` block that starts it. */
export async function startTarget(
  coverage: Coverage | null,
  env: Readonly<Record<string, string>>,
  whenDone: (end: () => Promise<void>) => void = afterAll,
): Promise<Target & { readonly dataDir: string }> {
  const service = await startService({ API_RATE_LIMIT: '1000000,1000000', ...env })
  whenDone(service.stop)
  return {
    name: 'The service',
    baseUrl: service.baseUrl,
    dataDir: service.dataDir,
    token: await service.token(),
    internalToken: await service.token({ audience: '/internal/' }),
    credentials,
    ...(coverage && { coverage }),
    can: abilities.service,
  }
}
