import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cimd, startLimitedTokenEndpoint, thirdParty } from './limited-token-endpoint.ts'
import { askForToken, rateLimitOf } from './token-request.ts'

const { service, policies } = await startLimitedTokenEndpoint()
const clients = ['own', cimd[0], thirdParty[0]] as const
const redirect_uri = 'https://busy.example/'
const far = '127.0.0.2'

// Stops the time, so that no window ends during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  await policies.clear()
})

/** Sends bad token requests for a client from an address until the limits are used up, if they can be. */
async function attack(client_id: string, from: string) {
  for (const bad of [
    { client_secret: 'wrong' },
    { grant_type: 'x' },
    { client_secret: '' },
    { audience: '' },
  ])
    for (let count = 0; count < 4; count++) await askForToken(service, { client_id, ...bad }, {}, from)
}

test.each([
  ['block', { action: 'block', limit: 3 }],
  ['redirect', { action: 'redirect', limit: 3, redirect_uri }],
  ['log', { action: 'log', limit: 3 }],
] as const)(
  'bad requests from another network use up nothing of a client under the action %s',
  async (_, configuration) => {
    for (const selector of ['default', 'cimd_clients', 'third_party_clients', 'client_id:partner-a'])
      await policies.create(selector, configuration)
    for (const client_id of clients) {
      await attack(client_id, far)
      const answers = [await askForToken(service, { client_id }), await askForToken(service, { client_id })]
      expect(
        answers.map(({ status }) => status),
        client_id,
      ).toEqual([200, 200])
      expect(
        answers.map(answer => rateLimitOf(answer)?.remaining),
        client_id,
      ).toEqual([2, 1])
    }
  },
)

test('bad requests from the same network use up nothing of a client whose secret was right lately', async () => {
  expect((await askForToken(service, { client_id: 'own' })).status).toBe(200)
  await policies.create('default', { action: 'block', limit: 3 })
  await attack('own', '127.0.0.1')
  const answer = await askForToken(service, { client_id: 'own' })
  expect([answer.status, rateLimitOf(answer)?.remaining]).toEqual([200, 2])
})

test('guesses of a secret are refused beyond the limit, each network apart', async () => {
  await policies.create('default', { action: 'block', limit: 2 })
  const guess = async (client_id: string, from: string) =>
    (await askForToken(service, { client_id, client_secret: 'wrong' }, {}, from)).status
  for (const client_id of ['own', 'nobody']) {
    const statuses: number[] = []
    for (const from of [far, far, far, '127.0.0.3', far]) statuses.push(await guess(client_id, from))
    expect(statuses, client_id).toEqual([401, 401, 429, 401, 429])
  }
})

test('a request with an unknown grant type, or without credentials, is refused without being counted', async () => {
  await policies.create('default', { action: 'block', limit: 0 })
  const bad = [{ grant_type: 'x' }, { client_secret: undefined }, { audience: undefined }]
  const statuses: number[] = []
  for (const parameters of bad) {
    // Safe cast: JSON omits the parameters that are undefined.
    const given = { client_id: 'own', ...parameters } as Readonly<Record<string, string>>
    statuses.push((await askForToken(service, given)).status)
  }
  expect(statuses).toEqual([400, 401, 400])
})
