import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inherited } from '@tenant-api/test-kit/start-process'
import { expect, it, onTestFinished } from 'vitest'
import { lockDataDir, openDatabase } from '../../src/stores/sqlite/open.ts'
import { userEvent } from '../events/published-events.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { tenantOf } from '../stores/tenant-of.ts'
import { unexpected } from '../unexpected.ts'
import { openImage } from './open-image.ts'
import { canMount, startOnSmallDisk, unshare } from './small-disk.ts'

const mebibyte = 1_048_576
const publishers = 4
const rounds = process.env.LONG ? 10 : 4

it.runIf(canMount)(
  'each time as much is freed of a full disk as the page says, writes return without a restart, and nothing acknowledged is lost',
  async () => {
    const disk = await startOnSmallDisk(160 * mebibyte, 16 * mebibyte)
    const { service } = disk
    onTestFinished(() => service.kill())
    const acknowledged: string[] = []
    /** How many batches each publisher was refused in a row. */
    const refused = Array<number>(publishers).fill(0)
    let isOver = false
    onTestFinished(() => {
      isOver = true
    })
    let number = 0
    const large = 'x'.repeat(16_000)
    async function publish(publisher: number) {
      while (!isOver) {
        const batch = Array.from({ length: 14 }, () => userEvent(`${number++}`, large))
        try {
          const events = await service.publish(batch)
          acknowledged.push(...events.map(({ event_id }) => event_id))
          refused[publisher] = 0
        } catch (error) {
          if (isOver) return
          expect(String(error)).toContain('not published: 503')
          refused[publisher] = (refused[publisher] ?? 0) + 1
          await delay(20)
        }
      }
    }
    const publishing = Promise.all(refused.map((_, publisher) => publish(publisher)))

    // The checkpoint that follows a full disk has been tried by then.
    const full = () => expect.poll(() => Math.min(...refused)).toBeGreaterThan(40)
    for (let round = 0; round < rounds; round++) {
      await full()
      const before = acknowledged.length
      disk.giveBack(Math.max(disk.logBytes(), mebibyte))
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
    }
    isOver = true
    await publishing
    const stored = await openImage(await disk.crash())
    expect(acknowledged.filter(id => !stored.has(id))).toEqual([])
    expect(service.lines.map(line => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 50, msg: expect.stringMatching(/^the disk is full/) }),
    )
  },
)

it.runIf(canMount)('a start on a full disk says how much to free', async () => {
  const folder = await temporaryFolder()
  tenantOf(folder)
  lockDataDir(folder)[Symbol.dispose]()
  const database = openDatabase(folder, unexpected)
  onTestFinished(() => database.close())
  database.exec(`CREATE TABLE blobs (blob); INSERT INTO blobs VALUES (zeroblob(${4 * mebibyte}))`)
  // The copy has the write-ahead log, as after a crash. The lock and the index of the log need a little space.
  const script = `
    mount -t tmpfs -o size=6m none "$DATA_DIR" && cp "$COPIED"/* "$DATA_DIR"
    head -c 6m /dev/zero > "$DATA_DIR/filler" 2> /dev/null
    truncate -s -128K "$DATA_DIR/filler"
    exec "$@"`
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const [command = '', ...args] = [...unshare, 'sh', '-c', script, 'sh', process.execPath, main]
  const DATA_DIR = await temporaryFolder()
  const env = { ...inherited(), PORT: '0', DATA_DIR, COPIED: folder }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const output = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await output).toBe(
    `The database in ${DATA_DIR} cannot be used (database or disk is full): free at least as much space as tenant.db-wal takes.\n`,
  )
})
