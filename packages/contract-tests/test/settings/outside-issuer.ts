import { callOperation } from '@tenant-api/conformance/call-operation'
import type { Coverage } from '@tenant-api/conformance/coverage'
import { expectRefusal } from '@tenant-api/conformance/refusal'
import { abilities } from '@tenant-api/conformance/target'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, test } from 'vitest'

/** A service that accepts tokens of another issuer. */
export function outsideIssuer(coverage: Coverage): void {
  describe('With an outside issuer', async () => {
    const { baseUrl, stop } = await startService({
      AUTH_ISSUER: 'https://login.example.com',
      // Nothing listens at this address; the service fetches keys only when a token arrives.
      AUTH_JWKS_URL: 'http://127.0.0.1:1/',
    })
    afterAll(stop)
    const target = { name: 'The service', baseUrl, token: '', credentials, coverage, can: abilities.service }

    test.each(['get_jwks', 'get_authorization_server_metadata'] as const)('%s answers 404', async id => {
      expectRefusal(id, await callOperation(target, id), { status: 404, errorCode: 'not_found' })
    })
  })
}
