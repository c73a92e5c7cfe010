import { fileURLToPath } from 'node:url'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { describe, expect, it } from 'vitest'
import { imageAfterCut } from './disk-image.ts'
import { openImage } from './open-image.ts'
import type { RecordedDisk } from './recorded-disk.ts'
import { canTrace, recordRun } from './recorded-run.ts'

const cuts = process.env.LONG ? 10_000 : 80

/** A power cut after which acknowledged data is missing, or the folder cannot be opened. */
interface Loss {
  readonly at: number
  readonly missing: readonly string[]
  readonly error?: unknown
}

/** Simulates `count` power cuts. Returns the cuts that lost data, and how many acknowledged ids were checked in all. */
async function cutPower(disk: RecordedDisk, count: number) {
  const random = createRandom(seed)
  const losses: Loss[] = []
  let acknowledged = 0
  for (let cut = 0; cut < count; cut++) {
    const at = 1 + random(disk.end)
    const wanted = disk.acknowledged.filter(answer => answer.at <= at).map(({ id }) => id)
    acknowledged += wanted.length
    try {
      const stored = await openImage(imageAfterCut(disk, at, random))
      const missing = wanted.filter(id => !stored.has(id))
      if (missing.length > 0) losses.push({ at, missing })
    } catch (error) {
      losses.push({ at, missing: wanted, error })
    }
  }
  return { losses, acknowledged }
}

describe.runIf(canTrace)(`A power cut (seed ${seed})`, () => {
  it('loses no acknowledged data, whenever it happens', async () => {
    const disk = await recordRun(seed)
    expect(disk.acknowledged.filter(({ id }) => id.startsWith('evt_')).length).toBeGreaterThan(500)
    const { losses, acknowledged } = await cutPower(disk, cuts)
    expect(losses).toEqual([])
    expect(acknowledged).toBeGreaterThan(cuts * 100)
    process.stdout.write(`${cuts} power cuts, ${acknowledged} acknowledged records looked for, none lost\n`)
  })

  it('is detected if it loses data, here because the service acknowledges writes before their sync', async () => {
    const NODE_OPTIONS = `--import=${preload('without-fdatasync.ts')}`
    const { losses } = await cutPower(await recordRun(seed, { NODE_OPTIONS }), 50)
    expect(losses.filter(({ missing }) => missing.length > 0).length).toBeGreaterThan(5)
  })

  it.runIf(process.env.LONG)(
    'is detected if it damages the database, here because SQLite does not sync the file',
    async () => {
      const NODE_OPTIONS = `--import=${preload('synchronous-off.ts')}`
      const { losses } = await cutPower(await recordRun(seed, { NODE_OPTIONS }), 200)
      expect(losses.filter(({ error }) => error !== undefined).length).toBeGreaterThan(5)
    },
  )
})

function preload(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
