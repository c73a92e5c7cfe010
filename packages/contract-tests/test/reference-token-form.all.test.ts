import { credentials } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import { bodyField, executeAgain, goTo, placeOf, sample } from './reference-page.ts'
import { test } from './reference-stage.ts'

const fields = ['client_id', 'client_secret'] as const

test('the samples read the id and the secret of a client from variables while the fields are empty', async ({
  stage,
}) => {
  const page = await stage.open(placeOf('issue_token'))
  const curl = () => sample(page, 'curl').textContent()
  expect(await curl()).toContain('--data-urlencode "client_id=$TENANT_API_CLIENT_ID"')
  expect(await curl()).toContain('--data-urlencode "client_secret=$TENANT_API_CLIENT_SECRET"')
  await page.getByLabel('client_id').fill('mine')
  await expect.poll(curl).toContain("--data-urlencode 'client_id=mine'")
  await page.getByLabel('client_id').fill('')
  await page.getByRole('tab', { name: 'TypeScript' }).click()
  const typescript = await sample(page, 'TypeScript').textContent()
  expect(typescript).toContain("client_id: process.env.TENANT_API_CLIENT_ID ?? ''")
  expect(typescript).toContain("client_secret: process.env.TENANT_API_CLIENT_SECRET ?? ''")
})

test('the client id of the session is filled in', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('issue_token'))
  await expect.poll(() => page.getByLabel('client_id').inputValue()).toBe(credentials.clientId)
  await page.getByLabel('client_id').fill('another')
  await goTo(page, 'get_jwks')
  await goTo(page, 'issue_token')
  expect(await page.getByLabel('client_id').inputValue()).toBe('another')
})

test('an error of the token endpoint is shown at the fields that it names', async ({ stage }) => {
  const page = await stage.open(placeOf('issue_token'))
  expect(await executeAgain(page)).toBe('401 Unauthorized')
  const faultOf = (name: string) => page.locator(`[data-name=${name}] .fault`).textContent()
  for (const name of fields)
    expect(await faultOf(name)).toBe('In the last answer: client_id and client_secret are needed.')
  expect(await faultOf('audience')).toBe('')
  await page.getByLabel('client_secret').fill('any')
  await expect.poll(() => faultOf('client_secret')).toBe('')
  await page.getByLabel('Request content type').selectOption('application/json')
  await bodyField(page).fill('{"grant_type": "client_credentials", "audience": "/api/v2/"}')
  expect(await executeAgain(page)).toBe('401 Unauthorized')
  expect(await page.locator('.request .faults').textContent()).toContain(
    'client_id and client_secret are needed.',
  )
})
