import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { send } from './send.ts'

const preload = fileURLToPath(new URL('lying-clock.ts', import.meta.url))

/** Runs a service that writes an invalid time for a policy. Returns its answer and the errors in its log. */
async function answerOf(VALIDATE_RESPONSES: string) {
  const LYING_CLOCK = path.join(await temporaryFolder(), 'lie')
  const env = { VALIDATE_RESPONSES, LYING_CLOCK, NODE_OPTIONS: `--import=${preload}` }
  const service = await startServiceProcess(env)
  onTestFinished(service.stop)
  const token = await service.token()
  const created = await send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() })
  const { id } = JSON.parse(created.text) as { id: string }
  await writeFile(LYING_CLOCK, '')
  const { status, text } = await send(service, { path: `${policiesPath}/${id}`, token })
  // The log line may arrive after the answer.
  const errors = () =>
    service.lines.map(line => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50)
  await expect.poll(errors).not.toEqual([])
  return { status, body: JSON.parse(text) as unknown, errors: errors() }
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
