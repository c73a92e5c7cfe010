import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startEventServiceProcess } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { complaintOf, resultOf } from './run-command.ts'

const newKey = () => randomBytes(32).toString('base64')

test('SECRETS_KEY is replaced while a service runs: tokens and offsets stay valid, also after a restart', async () => {
  const [old, next] = [newKey(), newKey()]
  const service = await startEventServiceProcess({ SECRETS_KEY: old })
  const { dataDir: DATA_DIR } = service
  const token = await service.token({ scope: 'read:events' })
  const [first] = await service.publish([userEvent('a'), userEvent('b')])
  const both = { SECRETS_KEY: next, SECRETS_KEY_PREVIOUS: old }
  expect(await resultOf('keys', DATA_DIR, ['seal'], both)).toEqual({ sealed_anew: true })
  expect(await resultOf('keys', DATA_DIR, ['seal'], both)).toEqual({ sealed_anew: false })
  expect(await complaintOf('keys', DATA_DIR, ['list'], { SECRETS_KEY: old })).toMatch(
    /^SECRETS_KEY is not the key with which the data was encrypted/,
  )
  await service.publish([userEvent('c')])
  await service.kill()

  const again = await startEventServiceProcess({
    DATA_DIR,
    SECRETS_KEY: next,
    PORT: new URL(service.baseUrl).port,
  })
  const reader = await again.subscribe({ token, query: { from: first?.offset ?? '' } })
  const events = await reader.nextEvents(2)
  expect(events.map(({ event }) => JSON.stringify(event).match(/"user_id":"(\w)"/)?.[1])).toEqual(['b', 'c'])
  reader.close()
  await again.end()
})

test('a service does not start on the data of another tenant, and says whose it is', async () => {
  const service = await startEventServiceProcess()
  await service.kill()
  expect(await complaintOf('clients', service.dataDir, ['list'], { TENANT_ID: 'another' })).toBe(
    'The data belongs to the tenant local, but TENANT_ID is another: set TENANT_ID=local, or give this tenant data of its own.\n',
  )
  await service.end()
})
