import { afterAll } from 'vitest'
import type { Coverage } from '../src/coverage/coverage.ts'
import { credentials, startService } from '../src/start-service.ts'
import { declareSuite } from '../src/suite.ts'
import { abilities } from '../src/target.ts'

/**
 * Declares the suite against the real service.
 *
 * @param env additional settings
 * @param coverage records the answers
 */
export async function declareService(
  name: string,
  { env = {}, coverage }: { env?: Readonly<Record<string, string>>; coverage?: Coverage },
): Promise<void> {
  const service = await startService({
    EVENTS_HEARTBEAT_SECONDS: '1',
    EVENTS_MAX_CONNECTIONS_PER_CLIENT: String(abilities.service.subscriptionsPerClient),
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    // Without limits: the suite sends more requests than the default limit allows, and its policies would lock it out.
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
    can: abilities.service,
  })
}
