import type { Coverage } from '@tenant-api/conformance/coverage'
import { documentedRequest } from '@tenant-api/conformance/documented-requests'
import { call } from '@tenant-api/conformance/exchange'
import { expectRefusal } from '@tenant-api/conformance/refusal'
import { requestToken } from '@tenant-api/conformance/request-token'
import { operationsOf } from '@tenant-api/conformance/target'
import { messages } from '@tenant-api/contract'
import { addClient } from '@tenant-api/test-kit/start-service'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTarget } from './service-target.ts'

/** The answers to a client that is not global: the operations of `/api/v2/` refuse its token. */
export function globalClients(coverage: Coverage): void {
  describe('A client that is not global', async () => {
    const target = await startTarget(coverage, {})
    const credentials = { clientId: 'narrow', clientSecret: 'a-secret-for-contract-tests' }
    let token = ''

    beforeAll(async () => {
      const { clientId, clientSecret } = credentials
      await addClient(target.dataDir, ['--id', clientId, '--secret', clientSecret, '--not-global'])
      token = await requestToken({ ...target, credentials }, { audience: '/api/v2/', scope: 'read:events' })
    })

    test.each(operationsOf(target).filter(({ audience }) => audience === '/api/v2/'))(
      '$id is refused',
      async ({ id }) => {
        const answer = await call(target, id, documentedRequest(id), token)
        expectRefusal(id, answer, { status: 401, errorCode: 'client_not_global' })
        expect(answer.body).toMatchObject({ message: messages.Unauthorized.client_not_global })
      },
    )
  })
}
