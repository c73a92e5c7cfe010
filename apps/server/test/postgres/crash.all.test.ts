import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seed } from '@tenant-api/test-kit/random'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { it, onTestFinished } from 'vitest'
import { crash } from '../crashes/crashes.ts'
import { newDatabase } from './new-database.ts'
import { settings } from './nodes.ts'

const rounds = process.env.LONG ? 1_000 : 4

it(`a node loses nothing in ${rounds} crashes: each acknowledged event is in the log, and is delivered or listed in the history (TEST_SEED=${seed})`, () =>
  crash(rounds, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const nodes = {
      SECRETS_KEY: settings.SECRETS_KEY,
      // A start takes longer than a lease. So the lease of the killed node has expired when the next node is ready.
      LEASE_SECONDS: '1',
      DATABASE_URL: await newDatabase(),
      DATA_DIR: dataDir,
    }
    return env => startServiceProcess({ ...env, ...nodes })
  }))
