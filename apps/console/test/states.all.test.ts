import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient, type Failure, isFailure, type Schemas } from '@tenant-api/client'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { root } from '@tenant-api/test-kit/root'
import { credentials, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { createStream } from './create-stream.ts'
import { type Endpoint, openEndpoint } from './endpoint.ts'
import { takePictures } from './page-checks.ts'
import { openStage, openStageWith, test as pageTest, type Stage, signInWithToken } from './stage.ts'

/** A test whose service waits for a slow endpoint longer than a test takes. */
const test = pageTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern
  .extend('stage', { scope: 'file' }, async ({}, { onCleanup }) => {
    const stage = await openStage({ WEBHOOK_TIMEOUT_SECONDS: '60' })
    onCleanup(() => stage.close())
    return stage
  })

/** What a surface tells of an event stream. */
interface Told {
  readonly state: string
  /** Why the event stream is disabled; '' if it is enabled. */
  readonly reason: string
  /** Why the latest attempt failed; '' if it did not, and if there is none. */
  readonly error: string
  readonly waiting: number
  readonly redelivering: number
}

function toldBy(stream: Schemas['EventStream'], { current }: Schemas['EventStreamStats']): Told {
  const { state, last_attempt, waiting, redelivering } = current
  const [reason, error] = [stream.disabled_reason ?? '', last_attempt?.error_message ?? '']
  return { state, reason, error, waiting, redelivering }
}

async function toldByApi({ client }: Stage, id: string): Promise<Told> {
  return toldBy(await client.getEventStream({ id }), await client.getEventStreamStats({ id }))
}

async function toldByCli({ service }: Stage, id: string): Promise<Told> {
  const json = async (command: string) => {
    const { stdout } = await runCli(service.baseUrl, ['streams', command, id, '--json'])
    return JSON.parse(stdout)
  }
  const [stream, stats, attempts] = await Promise.all(['show', 'stats', 'attempts'].map(json))
  const told = toldBy(stream, stats)
  const latest = (attempts as Schemas['DeliveryAttempt'][]).find(({ result }) => result !== 'abandoned')
  expect(latest?.error_message ?? '').toBe(told.error)
  return told
}

/** Reads the page of an event stream. */
function toldByPage(page: Page): Promise<Told> {
  return page.getByRole('region', { name: 'Health' }).evaluate(health => {
    const fact = (name: string) =>
      [...health.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling
    return {
      state: health.querySelector('.badge')?.textContent ?? '',
      reason: fact('Disabled because')?.textContent ?? '',
      error: fact('Last attempt')?.querySelector('.outcome > p + p')?.textContent ?? '',
      waiting: Number(fact('Waiting for a retry')?.textContent),
      redelivering: Number(fact('Redeliveries among them')?.textContent ?? 0),
    }
  })
}

/** The error at the top of a page. */
const alertOf = (page: Page) => page.locator('main > [role=alert]')

interface Row {
  readonly state: string
  /** The status with which the endpoint answers at first. */
  readonly status: number
  /** Brings the event stream into the state. */
  readonly bring: (stage: Stage, endpoint: Endpoint, id: string) => Promise<unknown>
  readonly told: Partial<Told>
}

const unavailable = 'The endpoint answered with status 503.'

const rows: readonly Row[] = [
  {
    state: 'behind',
    status: 204,
    // The endpoint is slow, and the clock is set right meanwhile: its events are two minutes old at once. This is the first row, because
    // the log accepts no event before an older one.
    async bring(stage, endpoint) {
      onTestFinished(endpoint.hold())
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 120_000 })
      await stage.publish(3).finally(vi.useRealTimers)
    },
    told: { state: 'behind', error: '' },
  },
  {
    state: 'healthy',
    status: 204,
    async bring(stage, endpoint) {
      await stage.publish(2)
      await expect.poll(() => endpoint.requests.length).toBe(2)
    },
    told: { state: 'healthy', error: '', waiting: 0 },
  },
  {
    state: 'retrying',
    status: 503,
    bring: stage => stage.publish(2),
    told: { state: 'retrying', error: unavailable, waiting: 2 },
  },
  {
    state: 'failing',
    status: 503,
    bring: stage => stage.publish(12),
    told: { state: 'failing', error: unavailable, waiting: 12 },
  },
  {
    state: 'refusing',
    status: 422,
    bring: stage => stage.publish(2),
    told: { state: 'refusing', error: 'The endpoint answered with status 422.', waiting: 0 },
  },
  {
    state: 'disabled-by-rule',
    status: 410,
    bring: stage => stage.publish(1),
    told: { state: 'disabled', reason: expect.stringContaining('410') },
  },
  {
    state: 'disabled-by-hand',
    status: 503,
    async bring(stage, endpoint, id) {
      await stage.publish(2)
      await expect.poll(() => endpoint.requests.length).toBeGreaterThan(0)
      await stage.client.updateEventStream({ id, status: 'disabled' })
    },
    told: { state: 'disabled', error: unavailable },
  },
  {
    state: 'redelivering',
    status: 422,
    async bring(stage, endpoint, id) {
      await stage.publish(3)
      await expect.poll(async () => (await stage.client.getEventDeliveries({ id })).length).toBe(3)
      onTestFinished(endpoint.hold())
      await stage.client.redeliverEvents({ id })
    },
    told: { redelivering: 3 },
  },
  {
    state: 'replaying',
    status: 204,
    // One event in a second, so that the replay goes on while the surfaces are read.
    async bring(stage, endpoint, id) {
      await stage.publish(60)
      await expect.poll(() => endpoint.requests.length).toBe(60)
      await stage.client.updateEventStream({ id, max_events_per_second: 1 })
      await stage.client.replayEvents({ id, date_from: '2026-01-01T00:00:00Z' })
    },
    told: { state: 'replaying', error: '', waiting: 0 },
  },
]

describe.skipIf(!chromiumPath)('Console, CLI and API tell the same', () => {
  test.for(rows)('of an event stream that is $state', async ({ state, status, bring, told }, { stage }) => {
    const { client } = stage
    const endpoint = await openEndpoint(status)
    const { id } = await createStream(client, `stream ${state}`, endpoint.url)
    onTestFinished(() => client.deleteEventStream({ id }))
    await bring(stage, endpoint, id)
    await expect.poll(() => toldByApi(stage, id)).toMatchObject(told)
    const page = await stage.signedIn(`/event-streams/${id}`)
    await page.getByRole('region', { name: 'Health' }).waitFor()
    await expect
      .poll(async () => {
        const api = await toldByApi(stage, id)
        const others = await Promise.all([toldByCli(stage, id), toldByPage(page)])
        expect(others).toEqual([api, api])
        return api
      })
      .toMatchObject(told)
    await takePictures(page, `state-${state}`)

    const { current } = await client.getEventStreamStats({ id })
    await page.goto(`${stage.service.baseUrl}/console`)
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect
      .poll(() => attention.textContent())
      .toMatch(
        /^(healthy|replaying)$/.test(current.state)
          ? /No event stream is/
          : new RegExp(`${current.state}stream ${state}`),
      )
    await takePictures(page, `state-${state}-overview`)
  })

  test('of an event stream that was deleted meanwhile', async ({ stage }) => {
    const { client, service } = stage
    const { id } = await createStream(client, 'stream deleted', 'http://127.0.0.1:1/')
    const page = await stage.signedIn(`/event-streams/${id}`)
    await page.getByRole('region', { name: 'Health' }).waitFor()
    await client.deleteEventStream({ id })
    const { code, detail } = await failureOf(client.getEventStream({ id }))
    expect(code).toBe('not_found')
    await expectRefusal(runCli(service.baseUrl, ['streams', 'show', id]), detail, 5)
    await alertOf(page).getByText(detail).waitFor()
    await takePictures(page, 'state-deleted')
  })

  test('of a service that drains, and then is away', async () => {
    const service = await startServiceProcess({
      DRAIN_SECONDS: '600',
      API_RATE_LIMIT: 'off',
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    })
    onTestFinished(service.kill)
    const stage = await openStageWith(service)
    onTestFinished(stage.close)
    const endpoint = await openEndpoint(204)
    const { id } = await createStream(stage.client, 'stream drained', endpoint.url)
    const page = await stage.signedIn(`/event-streams/${id}`)
    service.process.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${service.baseUrl}/readyz`)).status).toBe(503)
    await stage.publish(2)
    await expect.poll(() => endpoint.requests.length).toBe(2)
    const api = await toldByApi(stage, id)
    expect(await toldByCli(stage, id)).toEqual(api)
    await expect.poll(() => toldByPage(page)).toEqual(api)
    expect(await page.getByRole('alert').count()).toBe(0)
    await takePictures(page, 'state-draining')

    await service.kill()
    expect(await failureOf(stage.client.getEventStream({ id }))).toMatchObject({ code: 'network_error' })
    await expectRefusal(runCli(service.baseUrl, ['streams', 'show', id]), 'No answer from the service', 8)
    await alertOf(page)
      .getByText(/does not answer/)
      .waitFor()
    await takePictures(page, 'state-away')
  })

  test('of a token that lacks a scope', async ({ stage }) => {
    const missing = 'update:event_deliveries'
    const { client, service } = stage
    const endpoint = await openEndpoint(422)
    const { id } = await createStream(client, 'stream of a narrow token', endpoint.url)
    onTestFinished(() => client.deleteEventStream({ id }))
    await stage.publish(1)
    await expect.poll(async () => (await client.getEventDeliveries({ id })).length).toBe(1)
    const [{ id: event_id = '' } = {}] = await client.getEventDeliveries({ id })
    const scope = 'read:event_streams read:events read:logs'
    const token = await service.token({ scope })
    const narrow = createClient({ baseUrl: service.baseUrl, token })
    const { code, detail } = await failureOf(narrow.redeliverEvent({ id, event_id }))
    expect({ code, detail }).toEqual({ code: 'forbidden', detail: expect.stringContaining(missing) })
    await expectRefusal(runCli(service.baseUrl, ['deliveries', 'redeliver', id, event_id], token), missing, 4)
    const page = await stage.signedIn(`/event-streams/${id}`, { scope })
    await expect.poll(() => toldByPage(page)).toEqual(await toldByApi(stage, id))
    await takePictures(page, 'state-narrowed')
    await page.goto(`${service.baseUrl}/console/deliveries/${id}/${event_id}`)
    const button = page.getByRole('button', { name: 'Redeliver' })
    expect(await button.getAttribute('title')).toBe(`The token lacks the scope ${missing}.`)
    await takePictures(page, 'state-narrowed-delivery')
  })

  test('of a token that has expired', async () => {
    const stage = await openStage({ ACCESS_TOKEN_SECONDS: '15' })
    onTestFinished(stage.close)
    await expectRefused(stage, 'expired')
  })

  test('of a token whose key was revoked', async ({ stage }) => {
    await expectRefused(stage, 'revoked', async () => {
      const keys = 'apps/server/src/commands/keys.ts'
      const env = { DATA_DIR: stage.service.dataDir }
      for (const { kid } of JSON.parse((await run(keys, ['list'], env)).stdout))
        await run(keys, ['revoke', kid], env)
    })
  })
})

/** Expects that all surfaces refuse a token once `end` has ended it. */
async function expectRefused(stage: Stage, state: string, end = async () => {}): Promise<void> {
  const { baseUrl } = stage.service
  const { id } = await createStream(stage.client, `stream of a token that is ${state}`, 'http://127.0.0.1:1/')
  const token = await stage.service.token()
  const page = await stage.open(`/event-streams/${id}`)
  await signInWithToken(page, token)
  await page.getByRole('region', { name: 'Health' }).waitFor()
  await end()
  const client = createClient({ baseUrl, token })
  await expect.poll(() => client.getEventStream({ id }).then(String, ({ code }) => code)).toBe('unauthorized')
  const { detail } = await failureOf(client.getEventStream({ id }))
  await expectRefusal(runCli(baseUrl, ['streams', 'show', id], token), detail, 3)
  await alertOf(page).getByText(detail).waitFor()
  await takePictures(page, `state-${state}`)
  await page.getByRole('button', { name: 'Sign in again' }).first().click()
  await page.getByRole('dialog').getByLabel('Client id').waitFor()
}

/** Expects that a command fails with a message and an exit code. */
async function expectRefusal(ended: Promise<Ended>, message: string, code: number): Promise<void> {
  expect(await ended).toMatchObject({ stderr: expect.stringContaining(message), code })
}

/** Why a request fails. */
async function failureOf(request: PromiseLike<unknown>): Promise<Failure> {
  try {
    await request
  } catch (error) {
    if (isFailure(error)) return error
    throw error
  }
  throw new Error('The request did not fail.')
}

interface Ended {
  readonly stdout: string
  readonly stderr: string
  readonly code: number
}

/** Runs a command of the CLI with a token, or as the first client. */
function runCli(baseUrl: string, args: readonly string[], token?: string): Promise<Ended> {
  const { clientId, clientSecret } = credentials
  const client = { TENANT_API_CLIENT_ID: clientId, TENANT_API_CLIENT_SECRET: clientSecret }
  return run('apps/cli/src/main.ts', args, {
    TENANT_API_URL: baseUrl,
    ...(token === undefined ? client : { TENANT_API_TOKEN: token }),
  })
}

/** Runs a program of this repository in its own process. */
async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const ended = execute(process.execPath, [path.join(root, program), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, XDG_CONFIG_HOME: createTemporaryFolder(), ...env },
  })
  return ended.then(
    output => ({ ...output, code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout, stderr, code }),
  )
}

const execute = promisify(execFile)
