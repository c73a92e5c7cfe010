import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { messages } from '@tenant-api/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Coverage } from '../../src/coverage/coverage.ts'
import { documentedRequest } from '../../src/documented-requests.ts'
import { call } from '../../src/exchange.ts'
import { expectRefusal } from '../../src/refusal.ts'
import { requestToken } from '../../src/request-token.ts'
import { inherited } from '../../src/start-process.ts'
import { operationsOf } from '../../src/target.ts'
import { startTarget } from './service-target.ts'

const program = fileURLToPath(new URL('../../../../apps/server/src/commands/clients.ts', import.meta.url))

/** The answers to a client that is not global. */
export function globalClients(coverage: Coverage): void {
  describe('A client that is not global', async () => {
    const target = await startTarget(coverage, {})
    const credentials = { clientId: 'narrow', clientSecret: 'a-secret-for-contract-tests' }
    let token = ''

    beforeAll(async () => {
      const { clientId, clientSecret } = credentials
      const args = ['create', '--id', clientId, '--secret', clientSecret, '--scope', 'all', '--not-global']
      const env = { ...inherited(), DATA_DIR: target.dataDir }
      await promisify(execFile)(process.execPath, [program, ...args], { env })
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
