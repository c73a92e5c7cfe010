import { callOperation } from '@tenant-api/conformance/call-operation'
import type { Coverage } from '@tenant-api/conformance/coverage'
import type { components } from '@tenant-api/contract'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { startTarget } from './service-target.ts'

/** A service that is restarted with another signature algorithm. */
export function signingKeys(coverage: Coverage): void {
  test('The key set contains the keys of every algorithm with which tokens were signed', async () => {
    const before = await startService({ TOKEN_ALG: 'ES256' })
    await before.stop()
    const env = { DATA_DIR: before.dataDir, TOKEN_ALG: 'RS256' }
    const target = await startTarget(coverage, env, onTestFinished)
    const { body } = await callOperation(target, 'get_jwks')
    const { keys } = body as components['schemas']['JsonWebKeySet']
    expect(keys.map(({ alg }) => alg).toSorted()).toEqual(['ES256', 'RS256'])
  })
}
