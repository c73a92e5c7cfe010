import { credentials } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import {
  answerBody,
  answerOf,
  bodyField,
  executeAgain,
  executeButton,
  executeUntil,
  goTo,
  type Operation,
  placeOf,
  show,
} from './reference-page.ts'
import { test } from './reference-stage.ts'

test('a malformed body is marked with its place, and a later answer is shown with its secret', async ({
  stage,
}) => {
  const page = await stage.signedIn(placeOf('create_event_stream'))
  const text = await bodyField(page).inputValue()
  const lines = text.split('\n')
  await bodyField(page).fill(lines.slice(0, -1).join('\n'))
  await page.getByText(`Line ${lines.length - 1}, column 4: expected a comma or }, got the end.`).waitFor()
  expect(await executeAgain(page)).toBe('400 Bad Request')
  expect(await answerBody(page).textContent()).toContain('"errorCode": "invalid_body"')
  await bodyField(page).fill(text)
  expect(await page.getByText('column').count()).toBe(0)
  await executeUntil(page, '201 Created')
  expect(await answerBody(page).textContent()).toMatch(/"signing_secret": "whsec_/)
})

test('the place of a fault is named for a token in the middle, too', async ({ stage }) => {
  const page = await stage.open(placeOf('create_rate_limit_policy'))
  await bodyField(page).fill('{\n  "resource": nothing\n}')
  await page.getByText("Line 2, column 15: expected a value, got 'nothing'.").waitFor()
})

test('the properties of a body are shown without a click', async ({ stage }) => {
  const page = await stage.open()
  const properties = { create_event_stream: 'destination', update_rate_limit_policy: 'configuration' }
  const schema = page.locator('.request .schema').first()
  for (const [id, property] of Object.entries(properties)) {
    await goTo(page, id as Operation)
    await schema.getByText(property, { exact: true }).waitFor()
  }
  await show(page, '#/webhooks/receive_event')
  await schema.getByText('type: "user.created"', { exact: true }).waitFor()
})

test('invalid properties are listed at the body', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('create_event_stream'))
  const body = JSON.parse(await bodyField(page).inputValue())
  body.destination.type = 'queue'
  delete body.name
  await bodyField(page).fill(JSON.stringify(body))
  expect(await executeAgain(page)).toBe('400 Bad Request')
  const faults = page.locator('.request .faults li')
  expect(await faults.allTextContents()).toEqual([
    'In the last answer:',
    expect.stringMatching(/^The property 'name'/),
    expect.stringMatching(/^The property 'destination\.type'/),
  ])
  expect(await bodyField(page).getAttribute('aria-invalid')).toBe('true')
  await bodyField(page).fill(JSON.stringify({ ...body, name: 'mine' }))
  await expect
    .poll(() => faults.allTextContents())
    .toEqual(['In the last answer:', expect.stringMatching(/^The property 'destination\.type'/)])
})

test('an invalid parameter is explained at its field', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('get_event_stream_stats'))
  await page.getByLabel('id', { exact: true }).fill('a b')
  expect(await executeAgain(page)).toBe('400 Bad Request')
  const field = page.locator('[data-name=id]')
  expect(await field.locator('.fault').textContent()).toMatch(/must have 26 characters/)
  expect(await field.locator('.fault').textContent()).toMatch(/^In the last answer: /)
  expect(await field.textContent()).not.toContain('^')
  await page.getByLabel('id', { exact: true }).fill('a')
  await expect.poll(() => field.locator('.fault').textContent()).toBe('')
})

test('an earlier answer is folded when nothing was sent, because a required value was missing', async ({
  stage,
}) => {
  const page = await stage.signedIn(placeOf('get_event_stream_stats'))
  await page.getByLabel('id', { exact: true }).fill('a b')
  expect(await executeAgain(page)).toBe('400 Bad Request')
  await page.getByLabel('id', { exact: true }).fill('')
  await executeButton(page).click()
  await answerOf(page).getByText('Nothing was sent, because a required value was missing.').waitFor()
  expect(await answerBody(page).isVisible()).toBe(false)
  await answerOf(page).getByText('The answer to an earlier request').click()
  await answerBody(page).waitFor()
  await page.getByLabel('id', { exact: true }).fill('a')
  expect(await executeAgain(page)).toBe('400 Bad Request')
  expect(await answerBody(page).isVisible()).toBe(true)
})

test('a missing required value is named at its field, which gets the focus, and nothing is sent', async ({
  stage,
}) => {
  const page = await stage.open(placeOf('update_rate_limit_policy'))
  await bodyField(page).waitFor()
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await bodyField(page).fill('')
  await page.getByRole('button', { name: 'Execute' }).click()
  await page.getByText('Enter a value for id.').waitFor()
  await page.getByText('Enter a body. This operation needs one.').waitFor()
  expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('id')
  expect(sent).toEqual([])
})

test('the form of the token endpoint needs only an id and a secret', async ({ stage }) => {
  const page = await stage.open(placeOf('issue_token'))
  await page.getByLabel('client_id').fill(credentials.clientId)
  await page.getByLabel('client_secret').fill(credentials.clientSecret)
  expect(await executeAgain(page)).toBe('200 OK')
  expect(await answerBody(page).textContent()).toMatch(/"access_token": "eyJ/)
})

test('the JSON body of the token endpoint works with the id and the secret of a client', async ({
  stage,
}) => {
  const page = await stage.open(placeOf('issue_token'))
  await page.getByLabel('Request content type').selectOption('application/json')
  const { clientId, clientSecret } = credentials
  const body = JSON.parse(await bodyField(page).inputValue())
  await bodyField(page).fill(JSON.stringify({ ...body, client_id: clientId, client_secret: clientSecret }))
  expect(await executeAgain(page)).toBe('200 OK')
  await page.getByLabel('Request content type').selectOption('application/x-www-form-urlencoded')
  await page.getByLabel('Request content type').selectOption('application/json')
  expect(await bodyField(page).inputValue()).toContain(clientId)
})

test('a body can be chosen from the examples, and stays while another view is shown', async ({ stage }) => {
  const page = await stage.open(placeOf('create_event_stream'))
  await page.getByRole('radio', { name: /HTTP Basic/ }).check()
  expect(await bodyField(page).inputValue()).toContain('"method": "basic"')
  await bodyField(page).fill('{"name": "mine"}')
  expect(await page.getByRole('radio', { name: 'Your own body.' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Schemas' }).click()
  await page.goBack()
  expect(await bodyField(page).inputValue()).toBe('{"name": "mine"}')
  expect(await answerOf(page).textContent()).toBe('')
})

test('a mark of a missing value goes when the value is there, and a refused body takes no focus from Execute', async ({
  stage,
}) => {
  const page = await stage.signedIn(placeOf('create_rate_limit_policy'))
  const text = await bodyField(page).inputValue()
  await bodyField(page).fill('')
  await executeButton(page).press('Enter')
  await page.getByText('Enter a body.').waitFor()
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
  await bodyField(page).fill(text.replace('oauth', 'other'))
  expect(await page.getByText('Enter a body.').count()).toBe(0)
  await executeButton(page).press('Enter')
  await page.getByText('In the last answer:').waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
})
