import { createRequire } from 'node:module'
import { check } from '@tenant-api/conformance/check'
import { groupsOf } from '@tenant-api/conformance/groups'
import { abilities } from '@tenant-api/conformance/target'
import { credentials, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'

const preload = createRequire(import.meta.url).resolve('@tenant-api/test-kit/shifted-clock')

test.each([2_500, -2_500])(
  'The conformance suite finds no fault in a service whose clock is %d ms ahead',
  async ahead => {
    const service = await startServiceProcess({
      ...{ API_RATE_LIMIT: 'off', EVENTS_HEARTBEAT_SECONDS: '1' },
      ...{ CLOCK_AHEAD_MS: String(ahead), NODE_OPTIONS: `--import=${preload}` },
    })
    onTestFinished(service.stop)
    const { baseUrl } = service
    const [token, internalToken] = [await service.token(), await service.token({ audience: '/internal/' })]
    const target = { name: baseUrl, baseUrl, token, internalToken, credentials, can: abilities.service }
    const groups = groupsOf(['resuming', 'publishing', 'changed-event-streams'])
    const { violations } = await check(target, groups, { onCase() {}, onGroup() {} })
    expect(violations.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
  },
)
