import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { killDuringWrites } from './kills.ts'

const kills = process.env.LONG ? 100 : 4

it(`changes and their entries in the log agree after ${kills} kills`, async () => {
  const settings = {
    DATA_DIR: await temporaryFolder(),
    API_RATE_LIMIT: 'off',
    BASE_URL: 'http://tenant.example.com',
  }
  const nodes = [await startServiceProcess(settings)]
  onTestFinished(async () => void (await nodes[0]?.kill()))
  const result = await killDuringWrites(
    {
      nodes,
      async killAndStart() {
        await nodes[0]?.kill()
        nodes[0] = await startServiceProcess(settings)
      },
    },
    kills,
  )
  expect(result.entries).toBeGreaterThan(kills)
})
