import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seed } from '@tenant-api/test-kit/random'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { it, onTestFinished } from 'vitest'
import { crash } from '../../crashes/crashes.ts'

const rounds = process.env.LONG ? 1_000 : 6

it(`the service loses nothing in ${rounds} crashes: each acknowledged event is in the log, and is delivered or listed in the history (TEST_SEED=${seed})`, () =>
  crash(rounds, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    return env => startServiceProcess({ ...env, DATA_DIR: dataDir })
  }))
