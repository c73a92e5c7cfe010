import { setTimeout as wait } from 'node:timers/promises'
import { check } from '@tenant-api/conformance/check'
import { createCoverage } from '@tenant-api/conformance/coverage'
import { type GroupName, groupsOf } from '@tenant-api/conformance/groups'
import { abilities } from '@tenant-api/conformance/target'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { faultyCases } from './faults.ts'
import { type Fault, startFaultyServer } from './faulty-server.ts'
import { listingFaults } from './listing-faults.ts'
import { timeFaults } from './time-faults.ts'

const settings = { API_RATE_LIMIT: 'off', EVENTS_HEARTBEAT_SECONDS: '1' }
const before = await startService({ ...settings, ACCESS_TOKEN_SECONDS: '1' })
const expiredToken = await before.token()
await before.stop()
const service = await startService({ ...settings, DATA_DIR: before.dataDir })
const [token, internalToken] = [await service.token(), await service.token({ audience: '/internal/' })]
while (Date.now() < expiryOf(expiredToken)) await wait(expiryOf(expiredToken) - Date.now())
afterAll(() => service.stop())

const cases = [...faultyCases(token, expiredToken), ...listingFaults, ...timeFaults]

/** The violations that the conformance suite finds in a proxy with a fault. Whatever it finds, it closes all its connections. */
async function violations(fault: Fault, groups: readonly GroupName[]) {
  const server = await startFaultyServer(service.baseUrl, fault)
  onTestFinished(server.close)
  const { baseUrl } = server
  const target = {
    ...{ name: baseUrl, baseUrl, token, internalToken, expiredToken, credentials },
    ...{ coverage: createCoverage(), can: abilities.service },
  }
  const findings = await check(target, groupsOf(groups), { onCase() {}, onGroup() {} })
  await expect.poll(() => server.connections()).toBe(0)
  return findings.violations
}

test('The conformance suite finds no fault in a proxy that changes nothing', async () => {
  const groups = [...new Set(cases.map(({ group }) => group))]
  expect(await violations({}, groups)).toEqual([])
})

test.each(cases)(
  'The conformance suite reports a server that does not keep the promise: $promise',
  async ({ fault, group, sentence }) => {
    const found = await violations(fault, [group])
    expect(found.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringMatching(sentence)]),
    )
    for (const { message } of found) expect(message).not.toMatch(/Cannot read|is not iterable/)
    for (const { curl } of found) expect(curl).toMatch(/^curl -i -X [A-Z]+ /)
  },
)

/** The time at which a token expires, in milliseconds since 1970. */
function expiryOf(token: string): number {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return (exp + 1) * 1_000
}
