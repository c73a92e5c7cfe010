import type { Coverage } from '@tenant-api/conformance/coverage'
import { abilities } from '@tenant-api/conformance/target'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll } from 'vitest'
import { declareSuite } from '../src/suite.ts'

/**
 * Declares the suite against the real service.
 *
 * @param env additional settings
 * @param coverage the record of the answers
 */
export async function declareService(
  name: string,
  { env = {}, coverage }: { env?: Readonly<Record<string, string>>; coverage?: Coverage },
): Promise<void> {
  const service = await startService({
    EVENTS_HEARTBEAT_SECONDS: '1',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    // Without limits: the suite sends more requests than the default limit allows, and its own policies would lock it out.
    API_RATE_LIMIT: '1000000,1000000',
    RATE_LIMIT_POLICIES: 'off',
    ...env,
  })
  afterAll(() => service.stop())

  declareSuite({
    name,
    ...(coverage && { coverage }),
    baseUrl: service.baseUrl,
    token: await service.token(),
    internalToken: await service.token({ audience: '/internal/' }),
    credentials,
    unreachableEndpoint: 'http://127.0.0.1:1/',
    manyEvents: true,
    hasExactMessages: true,
    can: abilities.service,
  })
}
