import type { Coverage } from '@tenant-api/conformance/coverage'
import { documentedRequest } from '@tenant-api/conformance/documented-requests'
import { call } from '@tenant-api/conformance/exchange'
import { expectRefusal } from '@tenant-api/conformance/refusal'
import { abilities, operationsOf } from '@tenant-api/conformance/target'
import { credentials } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { startHeldService } from './held-service.ts'

/** The answers of a service that accepts connections but is not ready. */
export function starting(coverage: Coverage): void {
  test('A starting service answers every operation with 503', async () => {
    const { baseUrl, release } = await startHeldService()
    onTestFinished(async () => (await release()).stop())
    const target = {
      name: 'The service',
      baseUrl,
      token: '',
      internalToken: '',
      credentials,
      coverage,
      can: abilities.service,
    }
    const firstAnswer = async ({ id }: { id: Parameters<typeof documentedRequest>[0] }) => ({
      id,
      answer: await call(target, id, documentedRequest(id), undefined),
    })
    const answers = await Promise.all(operationsOf(target).map(firstAnswer))
    for (const { id, answer } of answers) {
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
      if (id === 'issue_token') expect(answer.body).toMatchObject({ error: 'temporarily_unavailable' })
      else expectRefusal(id, answer, { status: 503, errorCode: 'service_unavailable' })
    }
  })
}
