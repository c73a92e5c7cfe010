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

test('a change or deletion with --if-match fails if the resource has changed since it was read', async () => {
  const { id } = await tested.client.createRateLimitPolicy(newPolicy())
  const { env } = tested
  const read = await run(['policies', 'show', id], { env })
  const [, tag = ''] = /^ETag: (\S+)$/m.exec(read.stderr) ?? []
  const change = [
    'policies',
    'update',
    id,
    '--configuration',
    '{ "action": "block", "limit": 5 }',
    '--if-match',
  ]
  const [first, second] = [await run([...change, tag], { env }), await run([...change, tag], { env })]
  expect(first).toMatchObject({ code: 0, stderr: expect.stringMatching(/^ETag: "2-\w+"\n$/) })
  expect(second).toMatchObject({ code: 6, stderr: expect.stringContaining('The resource has changed') })
  const remove = (header: string) => run(['policies', 'delete', id, '--yes', '--if-match', header], { env })
  expect((await remove(tag)).code).toBe(6)
  expect((await remove('*')).code).toBe(0)
})
