/** Limits of several seconds, so that a busy machine answers before they end. */
import { afterEach, expect, test, vi } from 'vitest'
import { createClient, TimeoutError } from '../src/index.ts'
import { startService } from './service.ts'

const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'

afterEach(() => {
  vi.restoreAllMocks()
})

async function setUp(options: { attemptTimeout?: number; timeout?: number; retries?: number }) {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const service = await startService()
  const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', ...options })
  return { service, client }
}

test('an answer that does not arrive in time is a TimeoutError', async () => {
  const { service, client } = await setUp({ attemptTimeout: 5_000, retries: 0 })
  const result = client.getJwks()
  const { closed } = await service.next()
  const error = await result.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(TimeoutError)
  const detail = 'No answer arrived in time.'
  expect(error).toMatchObject({
    code: 'timeout',
    message: 'No answer within the attemptTimeout of 5000 ms.',
    detail,
  })
  await closed
})

test('a token that the caller provides is requested again if a call of its function hangs', async () => {
  const service = await startService()
  const hanging = new Promise<string>(() => {})
  const token = vi
    .fn(async () => 'good')
    .mockReturnValueOnce(hanging)
    .mockReturnValueOnce(hanging)
  const client = createClient({ baseUrl: service.baseUrl, token, attemptTimeout: 5_000, retries: 1 })
  await expect(client.getRateLimitPolicy({ id })).rejects.toMatchObject({ code: 'timeout' })
  const result = client.getRateLimitPolicy({ id })
  ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
  await result
  expect(token).toHaveBeenCalledTimes(3)
})

test('a read is retried after an attempt that timed out, whose connection is closed', async () => {
  const { service, client } = await setUp({ attemptTimeout: 6_000 })
  const result = client.getRateLimitPolicy({ id })
  const { closed } = await service.next()
  await closed
  ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
  expect(await result).toMatchObject({ id })
})

test('the time of a call is limited over all its attempts', async () => {
  const { service, client } = await setUp({ timeout: 8_000, attemptTimeout: 60_000 })
  const startedAt = performance.now()
  const result = expect(client.getRateLimitPolicy({ id })).rejects.toMatchObject({ code: 'timeout' })
  ;(await service.next()).response.destroy()
  const { closed } = await service.next()
  await result
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  await closed
  expect(service.count).toBe(2)
})
