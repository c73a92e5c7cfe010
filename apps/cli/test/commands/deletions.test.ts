import { afterAll, expect, test } from 'vitest'
import { newPolicy } from '../cases.ts'
import { run } from '../run-here.ts'
import { startTestService } from '../service.ts'

const tested = await startTestService()
afterAll(() => tested.service.stop())

test('a deletion needs --yes if it cannot ask for confirmation', async () => {
  const { id: policy } = await tested.client.createRateLimitPolicy(newPolicy())
  const { stdout, stderr, code } = await run(['policies', 'delete', policy], { env: tested.env })
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
  expect(stderr).toBe(`Delete ${policy}? No prompt is possible here. Add --yes to go on.\n`)
  await tested.client.getRateLimitPolicy({ id: policy })
})
