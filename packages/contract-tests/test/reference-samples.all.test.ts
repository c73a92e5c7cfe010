import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { root } from '@tenant-api/test-kit/root'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bodyField, executeAgain, goTo, placeOf, sample } from './reference-page.ts'
import { test } from './reference-stage.ts'

const run = promisify(execFile)
const cwd = path.join(root, 'packages/contract-tests')

async function textOf(page: Page, name: 'curl' | 'TypeScript'): Promise<string> {
  await page.getByRole('tab', { name }).click()
  return String(await sample(page, name).textContent())
}

/** Runs a sample as it stands, and returns what it prints. */
async function runSample(page: Page, name: 'curl' | 'TypeScript', env: Record<string, string>) {
  const text = await textOf(page, name)
  const [program, args]: [string, string[]] =
    name === 'curl'
      ? ['bash', ['-c', `${text} -sS`]]
      : ['node', ['--input-type=module-typescript', '-e', text]]
  const { stdout } = await run(program, args, { cwd, env: { ...process.env, ...env } })
  return stdout
}

test('both samples work as they stand, before the first request', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('create_event_stream'))
  const env = { TENANT_API_TOKEN: await stage.service.token() }
  const body = JSON.parse(await bodyField(page).inputValue())
  for (const language of ['curl', 'TypeScript'] as const) {
    const name = `It's "${language}" & more`
    await bodyField(page).fill(JSON.stringify({ ...body, name }, null, 2))
    expect(await runSample(page, language, env)).toContain('whsec_')
  }
  await goTo(page, 'get_event_deliveries')
  await expect.poll(() => page.getByLabel('id', { exact: true }).inputValue()).toMatch(/^est_/)
  await page.locator('[data-name=event_types] summary').click()
  await page.getByRole('checkbox', { name: 'user.created' }).check()
  await page.getByRole('checkbox', { name: 'group.created' }).check()
  await page.getByLabel('take').fill('5')
  await page.getByLabel('date_from').fill('2026-01-01T00:00:00Z')
  expect(JSON.parse(await runSample(page, 'curl', env))).toEqual([])
  expect((await runSample(page, 'TypeScript', env)).trim()).toBe('[]')
  expect(await executeAgain(page)).toBe('200 OK')
})

test('samples have neither the token nor the secret of a client', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('list_event_streams'))
  expect(await executeAgain(page)).toBe('200 OK')
  expect(await textOf(page, 'curl')).toBe(
    `curl '${stage.service.baseUrl}/api/v2/event-streams' \\\n  -H "Authorization: Bearer $TENANT_API_TOKEN"`,
  )
  expect(await textOf(page, 'TypeScript')).toBe(
    [
      "import { createClient } from '@tenant-api/client'",
      '',
      `const client = createClient({ baseUrl: '${stage.service.baseUrl}', token: process.env.TENANT_API_TOKEN ?? '' })`,
      'console.log(await client.listEventStreams())',
    ].join('\n'),
  )
  await goTo(page, 'issue_token')
  await page.getByLabel('client_id').fill(credentials.clientId)
  await page.getByLabel('client_secret').fill(credentials.clientSecret)
  for (const mediaType of ['application/x-www-form-urlencoded', 'application/json']) {
    await page.getByLabel('Request content type').selectOption(mediaType)
    if (mediaType === 'application/json') {
      const body = JSON.parse(await bodyField(page).inputValue())
      body.client_id = credentials.clientId
      await bodyField(page).fill(JSON.stringify({ ...body, client_secret: credentials.clientSecret }))
    }
    for (const language of ['curl', 'TypeScript'] as const) {
      expect(await textOf(page, language)).not.toContain(credentials.clientSecret)
      expect(
        await runSample(page, language, { TENANT_API_CLIENT_SECRET: credentials.clientSecret }),
      ).toContain('eyJ')
    }
  }
  const cut = await bodyField(page).inputValue()
  await bodyField(page).fill(cut.slice(0, cut.indexOf(credentials.clientSecret) + 5))
  expect(await textOf(page, 'curl')).not.toContain(credentials.clientSecret.slice(0, 5))
  expect(await textOf(page, 'TypeScript')).toContain('The body is not a JSON object')
})

test('says how to get a token into a shell, with a command that works anywhere', async ({ stage }) => {
  const page = await stage.open(placeOf('list_event_streams'))
  await page.getByText('Set $TENANT_API_TOKEN').click()
  const command = String(await page.getByRole('group', { name: 'Command for a token' }).textContent())
  const env = {
    ...process.env,
    TENANT_API_CLIENT_ID: credentials.clientId,
    TENANT_API_CLIENT_SECRET: credentials.clientSecret,
  }
  const { stdout } = await run('sh', ['-c', `${command}\n${await textOf(page, 'curl')} -sS`], {
    env,
    cwd: '/',
  })
  expect(JSON.parse(stdout)).toEqual({ eventStreams: expect.any(Array) })
})

test('the language of the samples stays for other operations and after a reload', async ({ stage }) => {
  const page = await stage.open(placeOf('get_jwks'))
  const typescript = page.getByRole('tab', { name: 'TypeScript' })
  await typescript.click()
  await goTo(page, 'list_event_streams')
  await sample(page, 'TypeScript').waitFor()
  await page.reload()
  await sample(page, 'TypeScript').waitFor()
  expect(await typescript.getAttribute('aria-selected')).toBe('true')
})

test('the language of the samples can be chosen without the storage of the browser', async ({ stage }) => {
  const page = await stage.open(placeOf('get_jwks'))
  await page.addInitScript(`Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError') },
  })`)
  await page.reload()
  await page.getByRole('tab', { name: 'TypeScript' }).click()
  await sample(page, 'TypeScript').waitFor()
})

test('copies the access token of the page', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('list_event_streams'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByText('Set $TENANT_API_TOKEN').click()
  await holdClock(page)
  await page.getByRole('button', { name: 'Copy the access token' }).click()
  await page.getByText('Copied').waitFor()
  await page.clock.resume()
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^eyJ/)
})

test('the samples of a subscription read messages', async ({ stage }) => {
  const page = await stage.open(placeOf('subscribe_events'))
  await page.getByLabel('from_timestamp').fill('2026-01-01T00:00:00Z')
  await page.locator('[data-name=event_type] summary').click()
  await page.getByRole('checkbox', { name: 'user.created' }).check()
  await page.getByRole('checkbox', { name: 'user.deleted' }).check()
  const env = { ...process.env, TENANT_API_TOKEN: await stage.service.token() }
  const reading = run('bash', ['-c', `${await textOf(page, 'curl')} -sS --max-time 6`], { env }).catch(
    error => error,
  )
  expect((await reading).stdout).toContain('event: offset-only')
  expect(await textOf(page, 'curl')).toMatch(
    /^curl -N '.*event_type=user\.created&event_type=user\.deleted' \\\n/,
  )
  expect(await textOf(page, 'TypeScript')).toMatch(
    /for await \(const message of client\.subscribe\(\{\n {2}from_timestamp: "2026-01-01T00:00:00Z",\n.*\)\) console\.log\(message\)$/s,
  )
})
