import { startService } from '@tenant-api/test-kit/start-service'
import { expect, test, vi } from 'vitest'
import { newPolicy, policiesPath } from './policy.ts'
import { send } from './send.ts'

/** Runs a service that writes an invalid time for a policy. Returns its answer and the errors in its log. */
async function answerOf(VALIDATE_RESPONSES: string) {
  const service = await startService({ VALIDATE_RESPONSES })
  const token = await service.token()
  const created = await send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() })
  const { id } = JSON.parse(created.text) as { id: string }
  const lie = vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('never')
  const { status, text } = await send(service, { path: `${policiesPath}/${id}`, token })
  lie.mockRestore()
  await service.stop()
  const entries = service.lines.map(line => JSON.parse(line) as { level: number })
  return { status, body: JSON.parse(text) as unknown, errors: entries.filter(({ level }) => level >= 50) }
}

const fault = { err: { message: expect.stringContaining('that the document does not allow') } }

test('an undocumented answer becomes a 500 that reveals nothing, and is logged', async () => {
  const { status, body, errors } = await answerOf('all')
  expect(status).toBe(500)
  expect(body).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'The service failed to answer the request.',
    errorCode: 'internal_error',
  })
  expect(errors).toMatchObject([fault])
})

test('with sampled validation an undocumented answer is sent and logged', async () => {
  const { status, body, errors } = await answerOf('sample')
  expect({ status, body }).toMatchObject({ status: 200, body: { created_at: 'never' } })
  expect(errors).toMatchObject([fault])
})
