import { afterAll } from 'vitest'
import type { Coverage } from '../../src/coverage/coverage.ts'
import { credentials, startService } from '../../src/start-service.ts'
import { abilities, type Target } from '../../src/target.ts'

/** The real service under settings of its own; it ends with the block of tests that starts it, or when told otherwise. */
export async function startTarget(
  coverage: Coverage | null,
  env: Readonly<Record<string, string>>,
  whenDone: (end: () => Promise<void>) => void = afterAll,
): Promise<Target & { readonly dataDir: string }> {
  const service = await startService({ API_RATE_LIMIT: '1000000,1000000', ...env })
  whenDone(service.kill)
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
