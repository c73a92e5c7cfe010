import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { killDuringWrites } from '../logs/kills.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { newDatabase } from './new-database.ts'
import { settings } from './nodes.ts'

const kills = process.env.LONG ? 100 : 4

it(`changes and their entries in the log agree after ${kills} kills of three nodes`, async () => {
  const url = await newDatabase()
  const env = {
    SECRETS_KEY: settings.SECRETS_KEY,
    DATABASE_URL: url,
    DATA_DIR: await temporaryFolder(),
    LEASE_SECONDS: '1',
    API_RATE_LIMIT: 'off',
    BASE_URL: 'http://tenant.example.com',
  }
  const start = () => startServiceProcess(env)
  const nodes = [await start(), await start(), await start()]
  onTestFinished(async () => void (await Promise.all(nodes.map(node => node.kill()))))
  const result = await killDuringWrites(
    {
      nodes,
      async killAndStart(index) {
        await nodes[index]?.kill()
        nodes[index] = await start()
      },
    },
    kills,
  )
  expect(result.entries).toBeGreaterThan(kills)
})
