import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { freePort } from '@tenant-api/test-kit/free-port'
import { startService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStageWith } from '../stage.ts'
import { idsIn } from './live-page.ts'

describe.skipIf(!chromiumPath)('The live view after a jump to a time', () => {
  test('goes on after a crash of the service with no event missing', async () => {
    // The client alone would wait for a minute.
    const env = { PORT: String(await freePort()), EVENTS_RETRY_MS: '60000' }
    const crashing = await startServiceProcess(env)
    onTestFinished(crashing.kill)
    const stage = await openStageWith(crashing)
    const before = await stage.publish(3)
    const since = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, '')
    const page = await stage.signedIn(`/live?since=${since}`)
    await expect.poll(() => idsIn(page)).toEqual(before)
    await crashing.kill()
    await page.getByText('reconnecting', { exact: true }).waitFor()
    const again = await startService({ ...env, DATA_DIR: crashing.dataDir })
    const after = await stage.publish(3)
    await expect.poll(() => idsIn(page)).toEqual([...before, ...after])
    await again.stop()
    await stage.close()
  })
})
